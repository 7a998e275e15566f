/** The roles of this game, which everybody knows (CD-3.1), and how many of each are known to be dead. */
import { type DeepView, type RoleId, roleSet } from '@conclave/cult-of-the-deep';

export interface RoleCount {
  readonly role: RoleId;
  readonly count: number;
  readonly dead: number;
}

export function roleCounts(view: DeepView): readonly RoleCount[] {
  const roles = roleSet(view.sitting.length, view.options);
  return [...new Set(roles)].map((role) => ({
    role,
    count: roles.filter((one) => one === role).length,
    dead: view.players.filter((player) => player.roleIsPublic && player.role === role && player.status !== 'living')
      .length,
  }));
}
