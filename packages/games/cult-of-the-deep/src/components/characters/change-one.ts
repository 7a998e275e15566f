/** Abilities that touch one committed die in a Response phase, once per turn. */
import type { Seat } from '@conclave/kernel';
import type { ChoiceOf } from '../../choices.ts';
import type { Context } from '../../frames.ts';
import type { Deep } from '../../state.ts';
import { recommit, turnDie } from '../../verbs/dice.ts';
import type { Add } from '../../verbs/hooks.ts';
import { committedDice, dieOf, playerAt } from '../../verbs/table.ts';
import type { Face } from '../faces.ts';

type OnOneDie = ChoiceOf<'guardian2-change' | 'assassin2-change' | 'blood-mage2-reroll'>['type'];

/** Every committed die that shows one of these faces. */
export function addDice(s: Deep, type: OnOneDie, faces: readonly Face[], add: Add): void {
  for (const { id, face } of committedDice(s)) if (faces.includes(face)) add({ type, die: id });
}

/** An act that gives a die another face; its owner commits it again. */
export function changeOne(use: 'guardian2-change' | 'assassin2-change', face: Face, by: 'guardian-ii' | 'assassin-ii') {
  return (s: Deep, me: Seat, { die: id }: { readonly die: number }, ctx: Context): void => {
    const die = dieOf(s, id);
    playerAt(s, me).used.push(use);
    turnDie(s, die, face, me, by, ctx);
    recommit(s, [die]);
  };
}
