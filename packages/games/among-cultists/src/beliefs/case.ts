/** What is weighed when somebody asks who may be a Cultist: what it has been shown and told, and nothing else. */
import type { Seat } from '@conclave/kernel';
import type { SeatCount } from '../components/cards.ts';
import { figuresFor } from '../components/figures.ts';
import { ROUTES, type RouteId, routeRow } from '../components/routes.ts';
import type { AmongMemory } from '../memory.ts';
import type { AmongView } from '../view.ts';

export interface Case {
  readonly view: AmongView;
  readonly memory: AmongMemory;
  /** Whose knowledge it is; null: what all know. */
  readonly observer: Seat | null;
  /** By seat: the Route cards it may have. */
  readonly routes: readonly (readonly RouteId[])[];
  readonly figures: SeatCount;
}

/** How well something that was seen or heard fits, if these are the Cultists. Made once, asked for every set. */
export type Clue = (cultists: readonly Seat[]) => number;

/** The case as the observer of the view has it. */
export function ownCase(view: AmongView, memory: AmongMemory): Case {
  const taken = view.players.flatMap(({ route }) => route ?? []);
  const free = ROUTES.filter((card) => !taken.includes(card));
  const routes = view.players.map(({ route }, seat): readonly RouteId[] => {
    if (route !== undefined) return [route];
    const rows = memory.papers.filter((paper) => paper.seat === seat);
    if (rows.length === 0) return free;
    return free.filter((card) => rows.every(({ round, colours }) => hasRow(card, round, colours)));
  });
  return { view, memory, observer: memory.seat, routes, figures: figuresOf(view) };
}

/** The same without what the observer alone has seen: else a liar would believe that all see through the lie. */
export function tableCase(view: AmongView, memory: AmongMemory): Case {
  const open = { ...memory, states: {}, papers: [], looks: memory.looks.filter(({ isPrivate }) => !isPrivate) };
  return { view, memory: open, observer: null, routes: view.players.map(() => ROUTES), figures: figuresOf(view) };
}

function figuresOf({ players, options }: AmongView): SeatCount {
  return figuresFor(players.length, options);
}

/** The same case after something more has become known of the Pulse decks. */
export function supposing(one: Case, known: Partial<Pick<AmongMemory, 'pulses' | 'shownDead' | 'saidAlive'>>): Case {
  return { ...one, memory: { ...one.memory, ...known } };
}

export function hasRow(card: RouteId, round: number, colours: readonly string[]): boolean {
  const row = routeRow(card, round);
  return row.length === colours.length && row.every((colour) => colours.includes(colour));
}
