/** The Astral Rift's table (CD-5.18). */
import type { ChoiceOf, DeepChoice } from '../choices.ts';
import type { Face } from '../components/faces.ts';
import { rollFace } from '../dice.ts';
import { type Context, type EffectOwner, push, question } from '../frames.ts';
import { gainLife } from '../life.ts';
import type { Deep } from '../state.ts';
import { livingFrom } from '../table.ts';
import { narrowed } from './high-priest.ts';
import { allLose } from './losses.ts';

const MOST_COSMOS = 3;

/** Rolls the die; each of the first three Cosmos brings two more, one by one (CD-4.6). */
export function openRift(s: Deep, altar: number, owner: EffectOwner, ctx: Context): void {
  const rolled: Face[] = [];
  let cosmos = 0;
  for (let left = 1; left > 0; left--) {
    const face = rollFace(ctx.chance);
    rolled.push(face);
    if (face === 'cosmos' && cosmos < MOST_COSMOS) {
      cosmos += 1;
      left += 2;
    }
  }
  ctx.tell({ type: 'riftRolled', seat: owner.chooser, results: rolled });
  push(s, { rule: 'rift-order', altar, owner, results: rolled.filter((face) => face !== 'cosmos') });
}

export const riftOrder = question('rift-order', {
  asks: (_, { owner }) => owner.chooser,
  whenOnlyOne: 'apply',
  options: (s, { results, owner }): DeepChoice[] =>
    narrowed(s, owner.chooser, resultChoices(results), (offered) => offered[0] as DeepChoice),
  choose(s, { altar, owner, results }, choice: DeepChoice, ctx) {
    const { result } = choice as ChoiceOf<'result'>;
    push(s, { rule: 'rift-order', altar, owner, results: results.filter((_, i) => i !== result) });
    applyResult(s, altar, owner, results[result] as Face, ctx);
  },
});

/** Each pending result, by its place in the list. */
export function resultChoices(results: readonly Face[]): DeepChoice[] {
  return results.map((_, result) => ({ type: 'result', result }));
}

function applyResult(s: Deep, altar: number, owner: EffectOwner, face: Face, ctx: Context): void {
  switch (face) {
    case 'dagger':
      allLose(s, 1, 'astral-rift', owner.chooser);
      break;
    case 'double-dagger':
      allLose(s, 2, 'astral-rift', owner.chooser);
      break;
    case 'blood':
      for (const seat of livingFrom(s, s.active)) gainLife(s, seat, 1, 'astral-rift', owner.chooser, ctx);
      break;
    case 'ancient':
      push(s, { rule: 'altar-gain-die', altar, owner });
      push(s, { rule: 'altar-gain-die', altar, owner });
      break;
    case 'parchment':
      push(s, { rule: 'altar-gain-die', altar, owner });
      break;
  }
}
