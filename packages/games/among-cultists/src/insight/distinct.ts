/** Options that need a look: of all ways to the same place the safest, of all papers those that tell most. */
import type { Seat } from '@conclave/kernel';
import type { AmongChoice } from '../choices.ts';
import type { LocationId } from '../components/locations.ts';
import type { Among } from '../state.ts';
import { isInPlay, isUnsafe, playerOf } from '../table.ts';
import { suspicionOf } from './suspicion.ts';

/** How likely enough must be dead before a Cultist thinks of saying so. */
const SURE_ENOUGH = 0.85;

export function distinct(
  s: Among,
  seat: Seat,
  decision: string,
  options: readonly AmongChoice[],
): readonly AmongChoice[] {
  // A Hunter sets snares on its way, so the way itself matters.
  const isHunter = playerOf(s, seat).role === 'cursed-hunter';
  if (decision === 'move') return isHunter ? options : safestWays(s, options);
  return decision === 'action' ? withOnePapers(s, options) : options;
}

function safestWays(s: Among, options: readonly AmongChoice[]): readonly AmongChoice[] {
  const best = new Map<LocationId | 'stay' | 'claim', { option: AmongChoice; cost: number }>();
  for (const option of options) {
    const path = option.type === 'move' ? option.path : [];
    const end = option.type === 'move' ? (path.at(-1) ?? 'stay') : 'claim';
    const cost = costOf(s, path);
    const known = best.get(end);
    if (known === undefined || cost < known.cost) best.set(end, { option, cost });
  }
  // A few imagined worlds are too few to bet the game on.
  if ((s.doubts?.enoughDead ?? 1) < SURE_ENOUGH) best.delete('claim');
  return [...best.values()].map(({ option }) => option);
}

/** Danger first, then steps. */
function costOf(s: Among, path: readonly LocationId[]): number {
  let cost = path.length;
  for (const step of path) {
    if (isUnsafe(s, step)) cost += 100;
    const isHaunted = isInPlay(s, 'cursebearer') && s.players.some(({ ghost, location }) => ghost && location === step);
    if (isHaunted) cost += 10;
  }
  return cost;
}

/** Those of the seat that is suspected most. */
function withOnePapers(s: Among, options: readonly AmongChoice[]): readonly AmongChoice[] {
  const targets = options.flatMap((option) => (option.type === 'inspect-papers' ? [option.target] : []));
  if (targets.length < 2) return options;
  const suspicion = suspicionOf(s);
  const chief = targets.reduce((best, seat) => ((suspicion[seat] ?? 0) > (suspicion[best] ?? 0) ? seat : best)) as Seat;
  return options.filter((option) => option.type !== 'inspect-papers' || option.target === chief);
}
