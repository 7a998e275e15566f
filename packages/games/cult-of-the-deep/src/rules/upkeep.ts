/** Upkeep (section 4.2): flags, Kraken dice, and the two Faceless. */
import { answer, type DeepChoice, seatChoice } from '../choices.ts';
import { CHARACTERS, type CharacterId } from '../components/characters.ts';
import { type Context, push, question, sequence } from '../frames.ts';
import { gainCoin } from '../life.ts';
import type { Deep } from '../state.ts';
import { altarWith, isLiving, isNecromancer, livingFrom, playerAt, remove } from '../table.ts';
import { handOutKrakenDice, rollKraken } from './kraken.ts';
import { beginPhase, checkDeaths } from './phases.ts';

export const upkeep = sequence('upkeep', [handOutBeforeHighPriest, mayChangeFace, mayMark, rollKraken, checkDeaths]);

/** Only while the Kraken lies on an altar; the High Priest may be a Wraith (CD-4.11, CD-9.16). */
function handOutBeforeHighPriest(s: Deep, _: unknown, ctx: Context): void {
  beginPhase(s, 'upkeep', ctx);
  const seat = s.active;
  if (playerAt(s, seat).role === 'high-priest' && altarWith(s, 'kraken') >= 0) handOutKrakenDice(s, ctx);
  if (!isLiving(s, seat) && isNecromancer(s, seat)) gainCoin(s, seat, 'necromancer', 'necromancer', ctx);
}

// ---- Faceless (CD-5.41)

function mayChangeFace(s: Deep): void {
  if (isLivingPerson(s) && playerAt(s, s.active).character === 'faceless') {
    push(s, { rule: 'faceless-replace', seat: s.active });
  }
}

function isLivingPerson(s: Deep): boolean {
  return isLiving(s, s.active) && !playerAt(s, s.active).automated;
}

export const facelessReplace = question('faceless-replace', {
  asks: (_, { seat }) => seat,
  options: (s): DeepChoice[] => [
    answer('none'),
    ...s.charactersNotInPlay.map((character): DeepChoice => ({ type: 'character', character })),
  ],
  choose(s, { seat }, choice: DeepChoice, ctx) {
    if (choice.type !== 'character') return;
    const { character } = choice;
    remove(s.charactersNotInPlay, character);
    s.charactersGone.push('faceless');
    playerAt(s, seat).character = character;
    ctx.tell({ type: 'facelessReplaced', seat, character });
  },
});

/** The card of a dead player lies with those not in play, in table order (CD-4.95). */
export function putOutOfPlay(s: Deep, card: CharacterId): void {
  s.charactersNotInPlay = CHARACTERS.filter((one) => one === card || s.charactersNotInPlay.includes(one));
}

// ---- Faceless II (CD-5.42)

function mayMark(s: Deep): void {
  if (isLivingPerson(s) && playerAt(s, s.active).character === 'faceless-ii') {
    s.facelessLent = null;
    push(s, { rule: 'faceless-mark', seat: s.active });
  }
}

export const facelessMark = question('faceless-mark', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  // Whoever is marked comes first, then the next to the left.
  options(s, { seat }): DeepChoice[] {
    const others = livingFrom(s, seat).filter((one) => one !== seat);
    const marked = others.filter((one) => one === s.facelessToken);
    return [...marked, ...others.filter((one) => one !== s.facelessToken)].map(seatChoice);
  },
  choose(s, { seat }, choice: DeepChoice, ctx) {
    if (choice.type !== 'seat') return;
    s.facelessToken = choice.seat;
    ctx.tell({ type: 'facelessMarked', seat, marked: choice.seat });
  },
});
