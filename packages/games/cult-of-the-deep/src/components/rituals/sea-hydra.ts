import type { ChoiceOf, DeepChoice } from '../../choices.ts';
import { type EffectOwner, nearest, push, question } from '../../frames.ts';
import type { Deep } from '../../state.ts';
import { modeOf, narrowed, strongestOther } from '../../verbs/automated.ts';
import type { Ritual } from '../../verbs/cards.ts';
import { removeDie } from '../../verbs/dice.ts';
import { gainLife } from '../../verbs/life.ts';
import { lose } from '../../verbs/losing.ts';
import { dieOf, livingFrom } from '../../verbs/table.ts';

// Somebody gains or loses 1 life. Its Keeper rolls 2 extra dice and discards 1 in the Commit phase; copies add up. (CD-5.17)
export const seaHydra: Ritual = {
  tracks: ['parchment', 'ancient'],
  isKept: true,
  stacks: true,
  effect: (s, _, owner) => push(s, { rule: 'altar-hydra', owner }),
  keeper: { extraDice: () => 2, discards: 1 },
  acts: {
    'hydra-discard'(s, me, { die }, ctx) {
      nearest(s, 'commit-die').discarded += 1;
      removeDie(s, dieOf(s, die), me, 'sea-hydra', ctx);
    },
  },
};

export type SeaHydraFrame = { rule: 'altar-hydra'; owner: EffectOwner };

export const seaHydraRules = {
  'altar-hydra': question('altar-hydra', {
    asks: (_, { owner }) => owner.chooser,
    whenOnlyOne: 'apply',
    // The default comes first: the receiver gains.
    options(s, { owner }): DeepChoice[] {
      const others = livingFrom(s, s.active).filter((seat) => seat !== owner.receiver);
      const options = [owner.receiver, ...others].flatMap((seat): DeepChoice[] => [
        { type: 'hydra', seat, effect: 'gain' },
        { type: 'hydra', seat, effect: 'lose' },
      ]);
      return narrowed(s, owner.chooser, options, () => automatedChoice(s, owner));
    },
    choose(s, { owner }, choice: DeepChoice, ctx) {
      if (choice.type !== 'hydra') return;
      if (choice.effect === 'gain') gainLife(s, choice.seat, 1, 'sea-hydra', owner.chooser, ctx);
      else lose(s, choice.seat, 1, 'sea-hydra', owner.chooser);
    },
  }),
};

/** What the automated High Priest takes (CD-5.85). */
function automatedChoice(s: Deep, { receiver }: EffectOwner): ChoiceOf<'hydra'> {
  return modeOf(s, receiver) === 'strong'
    ? { type: 'hydra', seat: strongestOther(s, receiver), effect: 'lose' }
    : { type: 'hydra', seat: receiver, effect: 'gain' };
}
