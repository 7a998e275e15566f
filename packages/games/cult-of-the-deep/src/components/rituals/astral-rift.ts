import { at } from '@conclave/kernel';
import { type DeepChoice, resultChoices } from '../../choices.ts';
import { type Context, type EffectOwner, push, question } from '../../frames.ts';
import type { Deep } from '../../state.ts';
import { narrowed } from '../../verbs/automated.ts';
import type { Ritual } from '../../verbs/cards.ts';
import { rollFace } from '../../verbs/dice.ts';
import { gainLife } from '../../verbs/life.ts';
import { allLose } from '../../verbs/losing.ts';
import { livingFrom } from '../../verbs/table.ts';
import type { Face } from '../faces.ts';

const MOST_COSMOS = 3;

// Roll a die; each of the first three Cosmos brings two more. In an order of your choice: everybody loses 1 (Dagger) or 2
// (Double Dagger) or gains 1 (Blood), or you gain one die (Parchment) or two (Ancient) for other rituals. (CD-5.18)
export const astralRift: Ritual = {
  tracks: ['cosmos'],
  isKept: false,
  effect(s, altar, owner, ctx) {
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
  },
};

export type AstralRiftFrame = { rule: 'rift-order'; altar: number; owner: EffectOwner; results: Face[] };

export const astralRiftRules = {
  'rift-order': question('rift-order', {
    asks: (_, { owner }) => owner.chooser,
    whenOnlyOne: 'apply',
    options: (s, { results, owner }): DeepChoice[] =>
      narrowed(s, owner.chooser, resultChoices(results), (offered) => at(offered, 0)),
    choose(s, { altar, owner, results }, choice: DeepChoice, ctx) {
      if (choice.type !== 'result') return;
      push(s, { rule: 'rift-order', altar, owner, results: results.filter((_, i) => i !== choice.result) });
      applyResult(s, altar, owner, results[choice.result], ctx);
    },
  }),
};

function applyResult(s: Deep, altar: number, owner: EffectOwner, face: Face | undefined, ctx: Context): void {
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
