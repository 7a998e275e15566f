/** Dice gained by Altar effects: committed at once, or, for Portents, added at once (CD-4.71, CD-5.16, CD-5.21, CD-5.52.8). */
import { answer, type ChoiceOf, type DeepChoice } from '../choices.ts';
import { GAINED_DICE } from '../components/coins.ts';
import { FACES, type Face, MILD_FACES } from '../components/faces.ts';
import type { Source } from '../components/sources.ts';
import { facesInReach, hasDieLeft, makeDie } from '../dice.ts';
import { type Context, type EffectOwner, push, question } from '../frames.ts';
import { payLife } from '../life.ts';
import { altarAt, onAltar, type Target } from '../places.ts';
import type { Deep, Mode } from '../state.ts';
import { accepts, altarOf, isLiving, playerAt } from '../table.ts';
import { advance } from './altar-effects.ts';
import { narrowed } from './high-priest.ts';
import { targetsOf } from './targets.ts';

/** Added dice lie nowhere, so the supply does not limit them. */
function mayGain(s: Deep, { isAdded }: EffectOwner): boolean {
  return s.diceGained < GAINED_DICE && (isAdded || hasDieLeft(s));
}

/** Every altar but one and every face it accepts. */
export function placesOnAltars(s: Deep, except: number | null, shown: readonly Face[] = FACES): ChoiceOf<'gain-die'>[] {
  return s.altars.flatMap((altar, index) => {
    if (index === except) return [];
    const faces = shown.filter((face) => accepts(altar, face));
    return faces.map((face) => ({ type: 'gain-die', altar: onAltar(index), face }) as const);
  });
}

/** To another ritual, with a face it accepts (CD-5.16.1). */
export const altarGainDie = question('altar-gain-die', {
  asks: (_, { owner }) => owner.chooser,
  whenOnlyOne: 'apply',
  options(s, { altar, owner }): DeepChoice[] {
    // Added dice are nobody's, so no Transmutation changes them.
    const faces = owner.isAdded ? FACES : facesInReach(s, FACES);
    const options = mayGain(s, owner) ? placesOnAltars(s, altar, faces) : [];
    return narrowed<DeepChoice>(s, owner.chooser, options, (offered) => offered[0] as DeepChoice);
  },
  choose(s, { altar, owner }, choice: DeepChoice, ctx) {
    if (choice.type !== 'gain-die') return;
    const source = altarOf(s, altar).ritual;
    gainDie(s, choice.face, choice.altar, null, owner, source, ctx);
  },
});

function gainDie(
  s: Deep,
  face: Face,
  to: Target,
  mode: Mode | null,
  owner: EffectOwner,
  by: Source,
  ctx: Context,
): void {
  s.diceGained += 1;
  if (owner.isAdded) {
    addDie(s, altarAt(to), face, owner, ctx);
    return;
  }
  const die = makeDie(s, face, to);
  die.mode = mode;
  ctx.tell({ type: 'dieGained', seat: owner.receiver, die: die.id, face, by });
  ctx.tell({ type: 'dieCommitted', seat: owner.receiver, die: die.id, face, to, mode });
}

/** A die of Portents moves the marker and is gone; a receiver has the Altar effect (CD-5.52.8). */
export function addDie(s: Deep, altar: number, face: Face, owner: EffectOwner, ctx: Context): void {
  ctx.tell({ type: 'dieAdded', seat: owner.chooser, altar: onAltar(altar), face, receiver: owner.receiver });
  advance(s, altar, face, owner, ctx);
}

/**
 * Blood Rites: pay 1 life for a die of any face but Double Dagger, with any other target than this ritual (CD-5.21.1). For an added
 * die the receiver says whether to pay, and the sigil's user where the next one goes.
 */
export const altarBloodRites = question('altar-blood-rites', {
  asks: (_, { owner }) => owner.receiver,
  whenOnlyOne: 'apply',
  options(s, { altar, owner }): DeepChoice[] {
    const { life, automated } = playerAt(s, owner.receiver);
    if (automated || !isLiving(s, owner.receiver) || life < 1 || !mayGain(s, owner)) return [];
    const gifts = owner.isAdded ? yesIfUseful(s, altar) : bloodGifts(s, altar);
    return gifts.length === 0 ? [] : [answer('no'), ...gifts];
  },
  choose(s, { altar, owner }, choice: DeepChoice, ctx) {
    if (choice.type === 'no') return;
    payLife(s, owner.receiver, 1, 'blood-rites', ctx);
    if (choice.type === 'blood-rites') {
      gainDie(s, choice.face, choice.to, choice.mode ?? null, owner, 'blood-rites', ctx);
    } else {
      push(s, { rule: 'altar-gain-die', altar, owner });
    }
  },
});

function yesIfUseful(s: Deep, altar: number): DeepChoice[] {
  return placesOnAltars(s, altar).length === 0 ? [] : [answer('yes')];
}

function bloodGifts(s: Deep, altar: number): DeepChoice[] {
  return facesInReach(s, MILD_FACES).flatMap((face) => {
    const { compulsory, voluntary } = targetsOf(s, face);
    return [...compulsory, ...voluntary]
      .filter(({ to }) => to !== onAltar(altar))
      .map(({ to, mode }): DeepChoice => {
        return mode === null ? { type: 'blood-rites', face, to } : { type: 'blood-rites', face, to, mode };
      });
  });
}
