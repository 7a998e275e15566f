/** A world imagined from a view is one the seat could be in. */
import type { Chance } from '../chance.ts';
import { type GameEvent, toldTo } from '../events.ts';
import type { State } from '../machine.ts';
import { silent } from '../playthrough.ts';
import type { Seat } from '../seats.ts';
import { type Check, mustBeSame } from './check.ts';
import { piecesProblem } from './components.ts';
import { chanceAt, type Journey, type Position, randomChoice, spread, visit } from './journey.ts';
import { askedAs } from './secrets.ts';

/** Playing to the end is dear: it is tried from so many positions of each game. */
const PLAYED_OUT = 3;

const worldsLookTheSame: Check = {
  title: 'a world imagined from a view looks the same, with and without memory',
  run: (journeys) =>
    visit(journeys, spread, (position, journey) =>
      eachWorld(position, journey, (world, seat) => {
        const { game, kit } = journey.table;
        const { state, pending } = position;
        mustBeSame(
          `the view of a world that seat ${seat} imagines`,
          game.viewOf(world, seat),
          game.viewOf(state, seat),
        );
        const [imagined, real] = [askedAs(game.pending(world), seat), askedAs(pending, seat)];
        mustBeSame(`who is asked in a world that seat ${seat} imagines`, imagined, real);
        const problem = piecesProblem(kit.pieces(world), kit.pieces((journey.positions[0] as Position).state));
        if (problem !== null) throw new Error(`in a world that seat ${seat} imagines ${problem}`);
      }),
    ),
};

const worldsPlayOn: Check = {
  title: 'an imagined world can be played to its end',
  run: (journeys) =>
    visit(
      journeys,
      (journey) => spread(journey, PLAYED_OUT),
      (position, journey) =>
        eachWorld(position, journey, (world, seat, chance) => {
          const { game, settings } = journey.table;
          let pending = game.pending(world);
          for (let decisions = 0; pending !== null; decisions++) {
            const next = randomChoice(pending, chance);
            const isStuck = next === null || decisions > settings.decisions;
            if (isStuck) throw new Error(`a world that seat ${seat} imagines does not come to its end`);
            pending = game.apply(world, next.seat, next.choice, silent(chance));
          }
        }),
    ),
};

/** Imagines worlds as each seat: from its view as it comes over the wire, and from that and its memory. */
function eachWorld(
  position: Position,
  journey: Journey,
  look: (world: State, seat: Seat, chance: Chance) => void,
): void {
  if (position.outcome !== null) return;
  const { game, seats } = journey.table;
  for (let seat = 0; seat < seats; seat++) {
    const view = overTheWire(game.viewOf(position.state, seat));
    for (const memory of [undefined, overTheWire(memoryOf(position, journey, seat))]) {
      const chance = chanceAt(journey, position, `world of ${seat}`);
      look(game.worldFrom(view, chance, memory), seat, chance);
    }
  }
}

function memoryOf(position: Position, { table: { game }, opening, positions }: Journey, seat: Seat): unknown {
  const memory = game.memory.fresh(seat);
  const before = positions.slice(0, position.step);
  const events: GameEvent[] = [...opening.events, ...before.flatMap(({ move }) => move?.events ?? [])];
  for (const event of events) game.memory.note(memory, toldTo(event, seat));
  return memory;
}

function overTheWire<T>(data: T): T {
  return JSON.parse(JSON.stringify(data ?? null));
}

export const WORLD_CHECKS = [worldsLookTheSame, worldsPlayOn];
