/** The values of the option `roles`: every set of special roles, named by the roles in it. */
import type { Catalogue } from '@conclave/kernel';
import type { SpecialRole } from '../components/roles.ts';
import { options, specialRolesOf } from '../options.ts';

type RoleNames = Readonly<Record<`name.${SpecialRole}`, string>>;

export function roleSets(names: RoleNames, none: string): Catalogue {
  const sets = options.find(({ id }) => id === 'roles')?.values ?? [];
  return Object.fromEntries(
    sets.map((set) => {
      const roles = specialRolesOf({ roles: String(set) }).map((role) => names[`name.${role}`]);
      return [`option.roles.${set}`, roles.join(', ') || none];
    }),
  );
}
