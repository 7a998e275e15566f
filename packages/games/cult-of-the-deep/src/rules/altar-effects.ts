/** A marker moves, and the ritual's Altar effect happens (CD-4.65, CD-5.5, section 5.2). */
import { answer, type DeepChoice } from '../choices.ts';
import type { Face } from '../components/faces.ts';
import type { RitualId } from '../components/rituals.ts';
import { type Context, type DeepFrame, type EffectOwner, push, question, sequence } from '../frames.ts';
import { gainCoin, gainLife } from '../life.ts';
import { onAltar } from '../places.ts';
import type { Altar, Deep } from '../state.ts';
import { altarOf, canUse, livingCount, livingFrom, playerAt } from '../table.ts';
import { openRift } from './astral-rift.ts';
import { hisHydra, hisLamia, narrowed } from './high-priest.ts';
import { lose } from './losses.ts';

type AltarEffect = Extract<DeepFrame, { rule: 'altar-effect' }>;

/** A die of a face that the altar accepts has its way: Tribute is paid, any other ritual goes on. */
export function advance(s: Deep, index: number, face: Face, owner: EffectOwner, ctx: Context): void {
  const altar = altarOf(s, index);
  const { ritual } = altar;
  if (ritual === 'tribute-to-nycen') {
    s.tributePaid = true;
    ctx.tell({ type: 'tributePaid', seat: owner.chooser });
    return;
  }
  const to = (altar.markers[face] ?? 0) - 1;
  altar.markers[face] = to;
  ctx.tell({ type: 'markerMoved', altar: onAltar(index), ritual, track: face, to, seat: owner.chooser });
  push(s, { rule: 'altar-effect', altar: index, ritual, owner });
}

export function isDone({ markers }: Altar): boolean {
  return Object.values(markers).every((marker) => marker === 0);
}

export const altarEffect = sequence('altar-effect', [
  (s, { altar, ritual, owner }: AltarEffect, ctx) => happen(s, altar, ritual, owner, ctx),
  mayRepeat,
  completeIfDone,
]);

const EFFECTS: Partial<Record<RitualId, (s: Deep, altar: number, owner: EffectOwner, ctx: Context) => void>> = {
  // Chant coins are of no use to the automated High Priest. (CD-5.13.1, CD-5.85)
  'ancient-chant': (s, _, { receiver }, ctx) => {
    if (!playerAt(s, receiver).automated) gainCoin(s, receiver, 'chant', 'ancient-chant', ctx);
  },
  // (CD-5.15)
  sirens: (s, _, { receiver }, ctx) => gainCoin(s, receiver, 'siren', 'sirens', ctx),
  // A die for another ritual. (CD-5.16.1)
  transmutation: (s, altar, owner) => push(s, { rule: 'altar-gain-die', altar, owner }),
  // Somebody gains or loses 1. (CD-5.17.1)
  'sea-hydra': (s, _, owner) => push(s, { rule: 'altar-hydra', owner }),
  // The Rift table. (CD-5.18)
  'astral-rift': openRift,
  // Somebody steals 1 life from somebody. (CD-5.19.1)
  lamia: (s, _, owner) => push(s, { rule: 'altar-lamia', owner }),
  // A die for 1 life. (CD-5.21.1)
  'blood-rites': (s, altar, owner) => push(s, { rule: 'altar-blood-rites', altar, owner }),
};

function happen(s: Deep, altar: number, ritual: RitualId, owner: EffectOwner, ctx: Context): void {
  EFFECTS[ritual]?.(s, altar, owner, ctx);
}

/** Librarian II, once a turn, after a die of theirs gave them an effect (CD-5.44). */
function mayRepeat(s: Deep, { altar, ritual, owner }: AltarEffect): void {
  const isOwnDie = !owner.isAdded && owner.chooser === s.active;
  const mayAsk = isOwnDie && ritual in EFFECTS && canUse(s, s.active, 'librarian-ii', 'librarian-repeat');
  if (mayAsk) push(s, { rule: 'librarian-repeat', seat: s.active, altar, ritual, owner });
}

export const librarianRepeat = question('librarian-repeat', {
  asks: (_, { seat }) => seat,
  options: (): DeepChoice[] => [answer('no'), answer('yes')],
  choose(s, { seat, altar, ritual, owner }, choice: DeepChoice, ctx) {
    if (choice.type !== 'yes') return;
    playerAt(s, seat).used.push('librarian-repeat');
    ctx.tell({ type: 'altarEffectRepeated', seat, ritual });
    happen(s, altar, ritual, owner, ctx);
  },
});

/** Not before every effect of the ritual that is still running is over: added dice can lead back to it (CD-4.66). */
function completeIfDone(s: Deep, { altar, owner }: AltarEffect): void {
  const isStillRunning = s.stack.some((frame) => frame.rule === 'altar-effect' && frame.altar === altar);
  if (!isDone(altarOf(s, altar)) || isStillRunning) return;
  push(s, { rule: 'complete', altar, keeper: owner.chooser, chosenBy: owner.isAdded ? owner.chooser : null });
}

// ---- Sea Hydra

export const altarHydra = question('altar-hydra', {
  asks: (_, { owner }) => owner.chooser,
  whenOnlyOne: 'apply',
  // The default comes first: the receiver gains.
  options(s, { owner }): DeepChoice[] {
    const others = livingFrom(s, s.active).filter((seat) => seat !== owner.receiver);
    const options = [owner.receiver, ...others].flatMap((seat): DeepChoice[] => [
      { type: 'hydra', seat, effect: 'gain' },
      { type: 'hydra', seat, effect: 'lose' },
    ]);
    return narrowed(s, owner.chooser, options, () => hisHydra(s, owner));
  },
  choose(s, { owner }, choice: DeepChoice, ctx) {
    if (choice.type !== 'hydra') return;
    if (choice.effect === 'gain') gainLife(s, choice.seat, 1, 'sea-hydra', owner.chooser, ctx);
    else lose(s, choice.seat, 1, 'sea-hydra', owner.chooser);
  },
});

// ---- Lamia

/** A thief other than the receiver, unless at most three are living, and any victim but the thief (CD-5.19.1). */
export const altarLamia = question('altar-lamia', {
  asks: (_, { owner }) => owner.chooser,
  whenOnlyOne: 'apply',
  options(s, { owner }): DeepChoice[] {
    const living = livingFrom(s, s.active);
    const thieves = livingCount(s) <= 3 ? living : living.filter((seat) => seat !== owner.receiver);
    const options = thieves.flatMap((thief) =>
      living.filter((victim) => victim !== thief).map((victim): DeepChoice => ({ type: 'lamia', thief, victim })),
    );
    return narrowed(s, owner.chooser, options, () => hisLamia(s, owner));
  },
  choose(s, { owner }, choice: DeepChoice) {
    if (choice.type === 'lamia') lose(s, choice.victim, 1, 'lamia', owner.chooser, choice.thief);
  },
});
