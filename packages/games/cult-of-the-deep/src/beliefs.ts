/**
 * What a player believes of the hidden roles. Every way to deal them that fits the known set is weighed by how well it
 * explains who harmed and helped whom (CD-12.14).
 */
import type { Chance, Seat } from '@conclave/kernel';
import { type RoleId, roleSet } from './components/roles.ts';
import type { DeepMemory } from './memory.ts';
import type { DeepView } from './view.ts';

/** One way to deal the roles, by seat, and how likely it is against others. */
export interface Deal {
  readonly roles: readonly RoleId[];
  readonly weight: number;
}

const SIDES = { faith: 0, cabal: 1, heresy: 2 } as const;

function sideOf(role: RoleId): number {
  if (role === 'high-priest' || role === 'faithful') return SIDES.faith;
  return role === 'cabalist' ? SIDES.cabal : SIDES.heresy;
}

/**
 * How much more likely than usual a point of harm or help is, as a logarithm. Towards the High Priest everybody knows what
 * they do: Cabalists strike, and Heretics, who need him for a while, pass for Faithful.
 */
const TO_HIGH_PRIEST: Readonly<Record<RoleId, { readonly harm: number; readonly help: number }>> = {
  'high-priest': { harm: 0, help: 0 },
  faithful: { harm: -0.6, help: 0.5 },
  cabalist: { harm: 0.35, help: -0.6 },
  'repentant-heretic': { harm: -0.4, help: 0.45 },
  'vengeful-heretic': { harm: -0.25, help: 0.25 },
};
/** Between others, row by who acts and column by whom it meets: it says little, for people err. */
const HARM = [
  [-0.08, 0.06, 0.04],
  [0.04, -0.06, 0],
  [0, 0, 0],
] as const;
const HELP = [
  [0.1, -0.2, -0.2],
  [-0.1, 0.1, 0],
  [0, 0, 0],
] as const;
/** Beyond so much, more of the same says nothing new. */
const ENOUGH = 12;

/** The deals of the last views: a bot imagines many worlds of one. A memory changes only between views. */
const dealt = new WeakMap<DeepView, { readonly memory: DeepMemory | undefined; readonly deals: readonly Deal[] }>();

/** All deals that the view allows, weighed by memory if there is any. */
export function dealsOf(view: DeepView, memory?: DeepMemory): readonly Deal[] {
  const known = dealt.get(view);
  if (known !== undefined && known.memory === memory) return known.deals;
  const deals = allDeals(view, memory);
  dealt.set(view, { memory, deals });
  return deals;
}

function allDeals(view: DeepView, memory?: DeepMemory): Deal[] {
  const roles = view.players.map(({ role }) => role);
  const hidden = hiddenRoles(view);
  const deals: Deal[] = [];
  const dealFrom = (seat: Seat) => {
    while (seat < roles.length && roles[seat] !== undefined) seat += 1;
    if (seat === roles.length) {
      const dealt = roles as RoleId[];
      deals.push({ roles: [...dealt], weight: memory === undefined ? 1 : Math.exp(fit(dealt, memory)) });
      return;
    }
    for (const [i, role] of hidden.entries()) {
      if (hidden.indexOf(role) !== i) continue;
      hidden.splice(i, 1);
      roles[seat] = role;
      dealFrom(seat + 1);
      roles[seat] = undefined;
      hidden.splice(i, 0, role);
    }
  };
  dealFrom(0);
  return deals;
}

/** The game's set of roles is public: what is not seen of it is dealt to the seats that are not seen. */
function hiddenRoles(view: DeepView): RoleId[] {
  const roles = roleSet(view.sitting.length, view.options);
  for (const { role } of view.players) if (role !== undefined) roles.splice(roles.indexOf(role), 1);
  return roles;
}

/** How well the deal explains what was done. */
function fit(roles: readonly RoleId[], { harm, help }: DeepMemory): number {
  let sum = 0;
  for (let by = 0; by < roles.length; by++) {
    const role = roles[by] as RoleId;
    // He strikes in the dark.
    if (role === 'high-priest') continue;
    const actor = sideOf(role);
    const harmed = harm[by] as number[];
    const helped = help[by] as number[];
    for (let to = 0; to < roles.length; to++) {
      const harms = Math.min(harmed[to] as number, ENOUGH);
      const helps = Math.min(helped[to] as number, ENOUGH);
      if (harms + helps === 0) continue;
      if (roles[to] === 'high-priest') {
        const towards = TO_HIGH_PRIEST[role];
        sum += harms * towards.harm + helps * towards.help;
      } else {
        const other = sideOf(roles[to] as RoleId);
        sum += harms * (HARM[actor]?.[other] ?? 0) + helps * (HELP[actor]?.[other] ?? 0);
      }
    }
  }
  return sum;
}

const FINE = 1_000_000;

/** One deal, drawn in proportion to the belief. */
export function drawDeal(deals: readonly Deal[], chance: Chance): Deal {
  const total = deals.reduce((sum, { weight }) => sum + weight, 0);
  let left = (total * (chance.below(FINE) + 0.5)) / FINE;
  for (const deal of deals) {
    left -= deal.weight;
    if (left <= 0) return deal;
  }
  return deals[deals.length - 1] as Deal;
}

/** By seat, how likely each role is. */
export function beliefOf(view: DeepView, memory?: DeepMemory): Partial<Record<RoleId, number>>[] {
  const deals = dealsOf(view, memory);
  const total = deals.reduce((sum, { weight }) => sum + weight, 0);
  return view.players.map((_, seat) => {
    const chances: Partial<Record<RoleId, number>> = {};
    for (const { roles, weight } of deals) {
      const role = roles[seat] as RoleId;
      chances[role] = (chances[role] ?? 0) + weight / total;
    }
    return chances;
  });
}
