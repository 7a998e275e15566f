/** What lies on the table: nothing gets lost or doubled, and everything comes into use. */
import { type GameEvent, toldTo } from '../events.ts';
import type { Check } from './check.ts';
import { everywhere, type Journey, type Position, visit } from './journey.ts';
import type { MustOccur } from './kit.ts';

const conserved: Check = {
  title: 'no component is lost or doubled',
  run: (journeys) =>
    visit(journeys, everywhere, ({ state }, { table: { kit }, positions }) => {
      const problem = piecesProblem(kit.pieces(state), kit.pieces((positions[0] as Position).state));
      if (problem !== null) throw new Error(problem);
    }),
};

/** How the pieces found differ from those there must be; null: not at all. */
export function piecesProblem(found: readonly string[], wanted: readonly string[]): string | null {
  const surplus = new Map<string, number>();
  for (const piece of found) surplus.set(piece, (surplus.get(piece) ?? 0) + 1);
  for (const piece of wanted) surplus.set(piece, (surplus.get(piece) ?? 0) - 1);
  for (const [piece, count] of surplus) {
    if (count !== 0) return count < 0 ? `${piece} is lost` : `${piece} is doubled`;
  }
  return null;
}

/** What came by in random play. */
export class Occurrences {
  readonly components = new Set<string>();
  readonly decisions = new Set<string>();
  readonly events = new Set<string>();

  note({ opening, positions }: Journey): void {
    for (const event of opening.events) this.noteEvent(event);
    for (const { pending, move } of positions) {
      if (pending !== null) this.decisions.add(pending.decision);
      if (move === null) continue;
      this.noteNames(move.choice);
      for (const event of move.events) this.noteEvent(event);
    }
  }

  private noteEvent(event: GameEvent): void {
    this.events.add(event.type);
    this.noteNames(toldTo(event, 'spectator'));
  }

  private noteNames(value: unknown): void {
    if (typeof value === 'string') this.components.add(value);
    else if (value !== null && typeof value === 'object') for (const part of Object.values(value)) this.noteNames(part);
  }

  /** What must occur and did not, one line per kind. */
  missing(wanted: MustOccur): string[] {
    return (['components', 'decisions', 'events'] as const).flatMap((kind) => {
      const missing = (wanted[kind] ?? []).filter((name) => !this[kind].has(name));
      return missing.length === 0 ? [] : [`${kind} that never occurred: ${missing.join(', ')}`];
    });
  }
}

export const COMPONENT_CHECKS = [conserved];
