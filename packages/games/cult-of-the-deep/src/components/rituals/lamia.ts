import type { ChoiceOf, DeepChoice } from '../../choices.ts';
import { type EffectOwner, push, question } from '../../frames.ts';
import type { Deep } from '../../state.ts';
import { mostAmongOthers, narrowed, strongestOther } from '../../verbs/automated.ts';
import type { Ritual } from '../../verbs/cards.ts';
import { gainLife } from '../../verbs/life.ts';
import { lose } from '../../verbs/losing.ts';
import { livingCount, livingFrom, playerAt } from '../../verbs/table.ts';

// Somebody else steals 1 life from anybody; with at most three living you may be the thief. In the own Resolve phase its Keeper
// gains 1 life for each player who loses life for the first time. (CD-5.19)
export const lamia: Ritual = {
  tracks: ['parchment', 'cosmos'],
  isKept: true,
  effect: (s, _, owner) => push(s, { rule: 'altar-lamia', owner }),
  keeper: {
    lifeLost(s, me, losers, ctx) {
      if (s.phase === 'resolve') gainLife(s, me, losers, 'lamia', me, ctx);
    },
  },
};

export type LamiaFrame = { rule: 'altar-lamia'; owner: EffectOwner };

export const lamiaRules = {
  'altar-lamia': question('altar-lamia', {
    asks: (_, { owner }) => owner.chooser,
    whenOnlyOne: 'apply',
    options(s, { owner }): DeepChoice[] {
      const living = livingFrom(s, s.active);
      const thieves = livingCount(s) <= 3 ? living : living.filter((seat) => seat !== owner.receiver);
      const options = thieves.flatMap((thief) =>
        living.filter((victim) => victim !== thief).map((victim): DeepChoice => ({ type: 'lamia', thief, victim })),
      );
      return narrowed(s, owner.chooser, options, () => automatedChoice(s, owner));
    },
    choose(s, { owner }, choice: DeepChoice) {
      if (choice.type === 'lamia') lose(s, choice.victim, 1, 'lamia', owner.chooser, choice.thief);
    },
  }),
};

/** What the automated High Priest takes (CD-5.85). */
function automatedChoice(s: Deep, { receiver }: EffectOwner): ChoiceOf<'lamia'> {
  const victim = strongestOther(s, receiver);
  const weakest = () => mostAmongOthers(s, receiver, (other) => -playerAt(s, other).life, victim);
  return { type: 'lamia', thief: livingCount(s) <= 3 ? receiver : weakest(), victim };
}
