import type { Seat } from '@conclave/kernel';
import type { Context, LossTarget } from '../../frames.ts';
import type { Deep } from '../../state.ts';
import type { Character } from '../../verbs/cards.ts';
import { payLife } from '../../verbs/life.ts';
import { useShield } from '../../verbs/losing.ts';
import { canPayFor, livingFrom, playerAt } from '../../verbs/table.ts';
import { askUnlessMuted, type LossPromptFrame, lossPrompt } from './loss-prompt.ts';

// In any Resolve phase, once per turn: pay 1 life, and a living player has a shield against the next 2 life lost in this phase.
// You are asked before a blow that would bring somebody to 0. (CD-5.37)
export const guardian: Character = {
  life: 15,
  symbol: 'ancient',
  ability: {
    resolveActs(s, me, add) {
      if (!canPayFor(s, me, 'guardian-shield')) return;
      for (const seat of livingFrom(s, s.active)) add({ type: 'guardian-shield', seat });
    },
    lossComes(s, me) {
      if (s.phase === 'resolve' && canPayFor(s, me, 'guardian-shield')) askUnlessMuted(s, 'guardian-shield', me);
    },
  },
  acts: {
    'guardian-shield'(s, me, { seat }, ctx) {
      playerAt(s, me).used.push('guardian-shield');
      layShield(s, me, seat, ctx);
    },
  },
};

export type GuardianFrame = LossPromptFrame<'guardian-shield'>;

export const guardianRules = {
  'guardian-shield': lossPrompt('guardian-shield', {
    targets: (s, me, { targets }) => targets.filter((target) => isSavable(s, me, target)).map(({ seat }) => seat),
    take(s, me, target, ctx) {
      layShield(s, me, target.seat, ctx);
      useShield(s, target, ctx);
    },
  }),
};

const SHIELD = 2;

function isSavable(s: Deep, me: Seat, { seat, amount }: LossTarget): boolean {
  const { life } = playerAt(s, seat);
  const price = seat === me ? 1 : 0;
  return amount >= life && life - price > Math.max(0, amount - SHIELD);
}

function layShield(s: Deep, me: Seat, on: Seat, ctx: Context): void {
  payLife(s, me, 1, 'guardian', ctx);
  playerAt(s, on).shield += SHIELD;
  ctx.tell({ type: 'shieldLaid', seat: me, on });
}
