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

/** What was dealt last to each memory: a bot is asked many questions between two deeds. */
const dealt = new WeakMap<DeepMemory, { readonly known: string; readonly deals: readonly Deal[] }>();

/** All deals that the view allows, weighed by memory if there is any. */
export function dealsOf(view: DeepView, memory?: DeepMemory): readonly Deal[] {
  if (memory === undefined) return allDeals(view);
  // Deeds are only ever added, so that their sum tells one state of a memory from another.
  const known = `${sumOf(memory.harm)} ${sumOf(memory.help)} ${view.players.map(({ role }) => role).join()}`;
  const last = dealt.get(memory);
  if (last?.known === known) return last.deals;
  const deals = allDeals(view, memory);
  dealt.set(memory, { known, deals });
  return deals;
}

function sumOf(book: readonly (readonly number[])[]): number {
  let sum = 0;
  for (const row of book) for (const amount of row) sum += amount;
  return sum;
}

/** Seat after seat, so that deals share what they have in common. */
function allDeals(view: DeepView, memory?: DeepMemory): Deal[] {
  const known = view.players.map(({ role }) => role);
  const hidden = hiddenRoles(view);
  const roles: RoleId[] = [];
  const deals: Deal[] = [];
  const dealTo = (seat: Seat, role: RoleId, fit: number) => {
    roles[seat] = role;
    dealFrom(seat + 1, memory === undefined ? 0 : fit + fitOf(roles, seat, memory));
  };
  const dealFrom = (seat: Seat, fit: number) => {
    const role = known[seat];
    if (seat === known.length) deals.push({ roles: roles.slice(), weight: Math.exp(fit) });
    else if (role !== undefined) dealTo(seat, role, fit);
    else {
      for (const [i, one] of hidden.entries()) {
        if (hidden.indexOf(one) !== i) continue;
        hidden.splice(i, 1);
        dealTo(seat, one, fit);
        hidden.splice(i, 0, one);
      }
    }
  };
  dealFrom(0, 0);
  return deals;
}

/** The game's set of roles is public: what is not seen of it is dealt to the seats that are not seen. */
function hiddenRoles(view: DeepView): RoleId[] {
  const roles = roleSet(view.sitting.length, view.options);
  for (const { role } of view.players) if (role !== undefined) roles.splice(roles.indexOf(role), 1);
  return roles;
}

/** How well a seat's role explains what was done between it and the seats before it. */
function fitOf(roles: readonly RoleId[], seat: Seat, memory: DeepMemory): number {
  let sum = 0;
  for (let other = 0; other < seat; other++) {
    sum += deedsOf(roles, seat, other, memory) + deedsOf(roles, other, seat, memory);
  }
  return sum;
}

/** How well it fits the roles of two seats what the one did to the other. */
function deedsOf(roles: readonly RoleId[], by: Seat, to: Seat, { harm, help }: DeepMemory): number {
  const role = roles[by] as RoleId;
  // He strikes in the dark.
  if (role === 'high-priest') return 0;
  const harms = Math.min(harm[by]?.[to] ?? 0, ENOUGH);
  const helps = Math.min(help[by]?.[to] ?? 0, ENOUGH);
  if (harms + helps === 0) return 0;
  if (roles[to] === 'high-priest') {
    const towards = TO_HIGH_PRIEST[role];
    return harms * towards.harm + helps * towards.help;
  }
  const actor = sideOf(role);
  const other = sideOf(roles[to] as RoleId);
  return harms * (HARM[actor]?.[other] ?? 0) + helps * (HELP[actor]?.[other] ?? 0);
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

/** A few deals that stand for all in proportion, drawn at even steps; their weights add up to 1. */
export function sampleOf(deals: readonly Deal[], most: number): readonly Deal[] {
  const total = deals.reduce((sum, { weight }) => sum + weight, 0);
  if (deals.length <= most) return deals.map(({ roles, weight }) => ({ roles, weight: weight / total }));
  const sample: Deal[] = [];
  let passed = 0;
  let taken = 0;
  for (const { roles, weight } of deals) {
    passed += weight;
    const until = Math.round((most * passed) / total);
    if (until > taken) sample.push({ roles, weight: (until - taken) / most });
    taken = until;
  }
  return sample;
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
