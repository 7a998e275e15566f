/** What an attentive onlooker could believe of the roles, turn by turn: shown after the end, never before. */
import { beliefOf, cultOfTheDeep, type DeepTold, type DeepView, type RoleId } from '@conclave/cult-of-the-deep';
import { at, type Seat } from '@conclave/kernel';
import { SUSPICIONS, type Suspicion } from './suspicions.ts';

export type Belief = Readonly<Record<Suspicion, number>>;

export interface Curve {
  readonly seat: Seat;
  readonly role: RoleId;
  /** One for each turn that began. */
  readonly beliefs: readonly Belief[];
}

/** One curve for every seat whose role was hidden at first. Deaths uncover roles on the way. */
export function suspicionCurves(view: DeepView, told: readonly DeepTold[]): readonly Curve[] {
  const roles = view.players.map(({ role }) => role as RoleId);
  const hidden = roles.flatMap((role, seat) => (role === 'high-priest' ? [] : [seat]));
  const known: (RoleId | undefined)[] = roles.map((role) => (role === 'high-priest' ? role : undefined));
  const memory = cultOfTheDeep.memory.fresh(0);
  const turns: (readonly Belief[])[] = [];
  for (const event of told) {
    if (event.type === 'turnBegan') turns.push(beliefs(view, known, memory));
    if (event.type === 'died') known[event.seat] = event.role;
    cultOfTheDeep.memory.note(memory, event);
  }
  return hidden.map((seat) => ({
    seat,
    role: at(roles, seat),
    beliefs: turns.map((bySeat) => at(bySeat, seat)),
  }));
}

type Memory = ReturnType<typeof cultOfTheDeep.memory.fresh>;

function beliefs(view: DeepView, known: readonly (RoleId | undefined)[], memory: Memory): readonly Belief[] {
  const players = view.players.map(({ role: _, ...player }, seat) => {
    const role = known[seat];
    return role === undefined ? player : { ...player, role };
  });
  return beliefOf({ ...view, players }, memory).map((chances) => {
    const sum = (suspicion: Suspicion) =>
      Object.entries(chances).reduce(
        (all, [role, chance]) => (sideOf(role as RoleId) === suspicion ? all + chance : all),
        0,
      );
    return Object.fromEntries(SUSPICIONS.map((one) => [one, sum(one)])) as Record<Suspicion, number>;
  });
}

export function sideOf(role: RoleId): Suspicion {
  if (role === 'cabalist') return 'cabalist';
  return role === 'high-priest' || role === 'faithful' ? 'faithful' : 'heretic';
}
