/** Rituals come and go (CD-4.66 to CD-4.69). */
import type { Seat } from '@conclave/kernel';
import { type DeepChoice, seatChoice } from '../choices.ts';
import { freshMarkers, type RitualId, rituals } from '../components/rituals.ts';
import { type Context, type DeepFrame, nearest, push, question, sequence } from '../frames.ts';
import { onAltar } from '../places.ts';
import type { Deep } from '../state.ts';
import { accepts, altarOf, canBeKeeper, livingFrom, playerAt } from '../table.ts';
import { handOutKrakenDice } from './kraken.ts';

type Completion = Extract<DeepFrame, { rule: 'complete' }>;

/** Completes the ritual on an altar. A sigil's user chooses the Keeper (CD-5.52.9). */
export const complete = sequence('complete', [
  (s, { altar, chosenBy }) => {
    const { isKept } = rituals[altarOf(s, altar).ritual];
    if (isKept && chosenBy !== null) push(s, { rule: 'choose-keeper', seat: chosenBy });
  },
  (s, { altar, keeper }: Completion, ctx) => {
    const { ritual } = altarOf(s, altar);
    ctx.tell({ type: 'ritualCompleted', altar: onAltar(altar), ritual, seat: keeper });
    if (rituals[ritual].isKept && canBeKeeper(s, keeper)) keepRitual(s, ritual, keeper, ctx);
    else discardRitual(s, ritual, ctx);
    refillAltar(s, altar, ctx);
  },
]);

export const chooseKeeper = question('choose-keeper', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  // Oneself first, if one can be Keeper; then by turn order.
  options(s, { seat }): DeepChoice[] {
    const able = livingFrom(s, s.active).filter((one) => canBeKeeper(s, one));
    const ordered = able.includes(seat) ? [seat, ...able.filter((one) => one !== seat)] : able;
    return ordered.map(seatChoice);
  },
  choose(s, _, choice: DeepChoice) {
    if (choice.type === 'seat') nearest(s, 'complete').keeper = choice.seat;
  },
});

export function keepRitual(s: Deep, ritual: RitualId, seat: Seat, ctx: Context): void {
  playerAt(s, seat).keeps.push(ritual);
  ctx.tell({ type: 'ritualKept', ritual, seat });
}

/** CD-4.67. Whoever takes it off an altar refills that. */
export function discardRitual(s: Deep, ritual: RitualId, ctx: Context): void {
  s.ritualDiscard.push(ritual);
  ctx.tell({ type: 'ritualDiscarded', ritual });
  if (ritual === 'kraken') returnKrakenDice(s, ctx);
  if (ritual === 'ancient-shadow') s.shadowTokens = 0;
}

function returnKrakenDice(s: Deep, ctx: Context): void {
  if (s.players.every(({ krakenDice }) => krakenDice === 0)) return;
  for (const player of s.players) player.krakenDice = 0;
  ctx.tell({ type: 'krakenDiceReturned' });
}

/** A new ritual and its effect on reveal (CD-4.68), then the dice that were left over (CD-4.69). */
export function refillAltar(s: Deep, altar: number, ctx: Context): void {
  if (s.ritualDeck.length === 0) {
    s.ritualDeck = s.ritualDiscard;
    s.ritualDiscard = [];
    ctx.chance.shuffle(s.ritualDeck);
    ctx.tell({ type: 'ritualDeckShuffled' });
  }
  const ritual = s.ritualDeck.shift() as RitualId;
  s.altars[altar] = { ritual, markers: freshMarkers(ritual, s.n) };
  ctx.uncover();
  ctx.tell({ type: 'ritualDrawn', altar: onAltar(altar), ritual });
  if (ritual === 'kraken') handOutKrakenDice(s, ctx);
  sortLeftOverDice(s, altar, ctx);
}

function sortLeftOverDice(s: Deep, altar: number, ctx: Context): void {
  const place = onAltar(altar);
  const stays = (face: Parameters<typeof accepts>[1]) =>
    s.options.edition === 'second' && accepts(altarOf(s, altar), face);
  s.dice = s.dice.filter(({ id, face, at }) => {
    if (at !== place || stays(face)) return true;
    ctx.tell({ type: 'dieWasted', seat: s.active, die: id, face, altar: place });
    return false;
  });
}
