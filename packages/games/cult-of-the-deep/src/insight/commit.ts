/** What the actions of the Commit phase are worth (CD-4.22). */
import type { ChangeType, ChoiceOf, DeepChoice } from '../choices.ts';
import { dieOf, isLiving, playerAt } from '../verbs/table.ts';
import { gainOf, lossOf } from './interests.ts';
import { worthOfFace } from './pool.ts';
import type { Standpoint } from './standpoint.ts';
import { WRAITH_DIE_WORTH } from './weights.ts';

/** All dice must be committed, in whatever order: so the first is placed before the next is thought about. */
const NOT_YET = -1;
const NEVER = -2;

/**
 * A die's best place counts as 0 and every other place as so much worse, for it must lie somewhere: a change that pays comes
 * before that, and the end after it.
 */
export function commitWorths(standpoint: Standpoint, options: readonly DeepChoice[]): number[] {
  const first = options.find((option) => option.type === 'commit-die') as ChoiceOf<'commit-die'> | undefined;
  const mayEnd = options.some(({ type }) => type === 'end-commit');
  const worths = options.map((option) => {
    if (option.type === 'commit-die') return option.die === first?.die ? placingWorth(standpoint, option) : NOT_YET;
    return actionWorth(standpoint, option);
  });
  let best = mayEnd ? 0 : Number.NEGATIVE_INFINITY;
  options.forEach((option, i) => {
    if (option.type === 'commit-die' && option.die === first?.die) best = Math.max(best, worths[i] as number);
  });
  return options.map((option, i) => {
    const worth = worths[i] as number;
    if (option.type === 'end-commit') return -Math.max(0, best);
    return option.type === 'commit-die' && option.die === first?.die ? worth - best : worth;
  });
}

function placingWorth(standpoint: Standpoint, { die, to, mode }: ChoiceOf<'commit-die'>): number {
  return standpoint.ifChanged(dieOf(standpoint.s, die), { at: to, mode: mode ?? null });
}

function actionWorth(standpoint: Standpoint, choice: DeepChoice): number {
  switch (choice.type) {
    case 'spend-chant':
    case 'chant-keeper-change':
    case 'alchemist-change':
    case 'blood-rites-change':
      return changeWorth(standpoint, choice as ChoiceOf<ChangeType>);
    case 'merchant-sell': {
      const { me, interests, judgement } = standpoint;
      const price = choice.coin === 'siren' ? judgement.sirenCoin : judgement.chantCoin;
      return 2 * gainOf(interests, me) - price * interests.power;
    }
    case 'hydra-discard':
      return discardWorth(standpoint, choice.die);
    case 'end-commit':
      return 0;
    // Offers cost everybody's patience.
    default:
      return NEVER;
  }
}

function changeWorth(standpoint: Standpoint, { type, die, face }: ChoiceOf<ChangeType>): number {
  const { s, me, interests, judgement } = standpoint;
  const price =
    type === 'spend-chant'
      ? interests.power * judgement.chantCoin
      : type === 'blood-rites-change'
        ? -lossOf(interests, me, 1)
        : 0;
  if (!isLiving(s, me)) {
    const before = playerAt(s, me).wraithDice[die - 1]?.face;
    const gain = WRAITH_DIE_WORTH[face] - (before === undefined ? 0 : WRAITH_DIE_WORTH[before]);
    return interests.power * gain - price;
  }
  return worthOfFace(standpoint, face) - worthOfFace(standpoint, dieOf(s, die).face) - price;
}

/** The worst die goes, before any other is placed. */
function discardWorth(standpoint: Standpoint, id: number): number {
  const { s } = standpoint;
  const worthOf = (die: number) => worthOfFace(standpoint, dieOf(s, die).face);
  const least = Math.min(...s.dice.filter(({ at }) => at === 'pool').map((die) => worthOf(die.id)));
  return least - worthOf(id) + 1e-6;
}
