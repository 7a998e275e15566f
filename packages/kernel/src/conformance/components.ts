/** What lies on the table: nothing gets lost or doubled, and everything comes into use. */
import { toldTo } from '../events.ts';
import type { Check } from './check.ts';
import { everywhere, type Journey, type Position, visit } from './journey.ts';
import type { MustOccur } from './kit.ts';

const conserved: Check = {
  title: 'no component is lost or doubled',
  run: (journeys) =>
    visit(journeys, everywhere, ({ state }, journey) => {
      const problem = piecesProblem(journey, journey.table.kit.pieces(state));
      if (problem !== null) throw new Error(problem);
    }),
};

/** How pieces differ from those the game began with; null: not at all. */
export function piecesProblem({ table, positions }: Journey, pieces: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  for (const piece of table.kit.pieces((positions[0] as Position).state)) {
    counts.set(piece, (counts.get(piece) ?? 0) - 1);
  }
  for (const [piece, surplus] of counts) {
    if (surplus !== 0) return surplus < 0 ? `${piece} is lost` : `${piece} is doubled`;
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

  private noteEvent(event: Parameters<typeof toldTo>[0]): void {
    this.events.add(event.type);
    this.noteNames(toldTo(event, 'spectator'));
  }

  private noteNames(value: unknown): void {
    if (typeof value === 'string') this.components.add(value);
    else if (value !== null && typeof value === 'object') for (const part of Object.values(value)) this.noteNames(part);
  }

  /** What must occur and did not, one line a kind. */
  missing(wanted: MustOccur): string[] {
    return (['components', 'decisions', 'events'] as const).flatMap((kind) => {
      const missing = (wanted[kind] ?? []).filter((name) => !this[kind].has(name));
      return missing.length === 0 ? [] : [`${kind} that never occurred: ${missing.join(', ')}`];
    });
  }
}

export const COMPONENT_CHECKS = [conserved];
