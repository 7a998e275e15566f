/** How one wins, for the state one is in now, in one line. */
import type { DeepView, RoleId } from '@conclave/cult-of-the-deep';
import type { Seat } from '@conclave/kernel';
import { playerAt } from '../things.ts';
import { type DeepWord, sayDeep } from '../words/index.ts';

type GoalWord = Extract<Parameters<DeepWord>[0], `deep.goal.${string}`>;

/** Null where the role is not known to whoever looks. */
export function goalOf(view: DeepView, seat: Seat): string | null {
  const { role, status } = playerAt(view, seat);
  return role === undefined ? null : sayDeep(goalWord(role, status === 'living', view.options.edition === 'second'));
}

function goalWord(role: RoleId, isLiving: boolean, isSecond: boolean): GoalWord {
  switch (role) {
    case 'high-priest':
    case 'faithful':
    case 'cabalist':
      return `deep.goal.${role}`;
    case 'vengeful-heretic':
      return isLiving ? 'deep.goal.heretic' : 'deep.goal.vengeful';
    case 'repentant-heretic':
      return isLiving ? 'deep.goal.heretic' : isSecond ? 'deep.goal.repentant' : 'deep.goal.repentantFirst';
  }
}
