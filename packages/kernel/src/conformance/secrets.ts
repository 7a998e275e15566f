/**
 * Nobody learns what it cannot know. Two worlds that differ only in what an observer cannot know (the kit's oracle makes
 * the second one) must look the same to it, and go on looking the same until it is told of a difference.
 */
import { type GameEvent, type ToldEvent, toldTo } from '../events.ts';
import type { Choice, Pending, State } from '../machine.ts';
import { clonePlain, samePlain } from '../plain.ts';
import { Telling } from '../playthrough.ts';
import type { Observer, Seat } from '../seats.ts';
import { type Check, visibleDifference } from './check.ts';
import { piecesProblem } from './components.ts';
import {
  chanceAt,
  everywhere,
  type Journey,
  observers,
  type Position,
  randomChoice,
  spread,
  visit,
} from './journey.ts';
import { titleOf } from './tables.ts';

const viewsKeepSecrets: Check = {
  title: 'what an observer sees, and who is asked, does not depend on what it cannot know',
  run(journeys) {
    let exchanged = journeys.length === 0;
    visit(journeys, spreadWide, (position, journey) => {
      if (isOver(journey, position.state)) return;
      for (const observer of observers(journey)) {
        const other = otherWorld(position, journey, observer);
        exchanged ||= !samePlain(other, position.state);
        const difference = presentDifference(journey, observer, position.state, other);
        if (difference !== null) throw new Error(`${named(observer)} can tell two worlds apart: ${difference}`);
      }
    });
    const [first] = journeys;
    if (!exchanged && first !== undefined) {
      throw new Error(`${first.table.game.id}, ${titleOf(first.table)}: swapSecrets never exchanged anything`);
    }
  },
};

/** The first promise of all is worth a closer look: a leak may show only while somebody holds a rare card. */
function spreadWide(journey: Journey): readonly Position[] {
  return spread(journey, 4 * journey.table.settings.positions);
}

const eventsKeepSecrets: Check = {
  title: 'what happens shows an observer only what it is told, and tells only what it is shown',
  run: (journeys) =>
    visit(journeys, spread, (position, journey) => {
      const { pending, move } = position;
      if (isOver(journey, position.state)) return;
      const another = randomChoice(pending, chanceAt(journey, position, 'another choice'));
      for (const observer of observers(journey)) {
        const other = otherWorld(position, journey, observer);
        if (presentDifference(journey, observer, position.state, other) !== null) continue;
        for (const made of [move, another]) {
          if (made !== null) compareAfter(position, journey, observer, other, made);
        }
      }
    }),
};

function compareAfter(
  position: Position,
  journey: Journey,
  observer: Observer,
  other: State,
  { seat, choice }: { seat: Seat; choice: Choice },
): void {
  const { game, kit } = journey.table;
  const here = carryOut(position, journey, position.state, seat, choice);
  const there = carryOut(position, journey, other, seat, choice);
  // Where another seat lacks the option in the other world, the choice itself has told the worlds apart.
  if (here === null || there === null) return;
  // The end of a game may reveal everything.
  if (isOver(journey, here.state) || isOver(journey, there.state)) return;
  const seen = presentDifference(journey, observer, here.state, there.state);
  const told = toldDifference(observer, here.telling.events, there.telling.events);
  const lasting = toldDifference(observer, here.telling.events, there.telling.events, kit.glimpses);
  const after = `after ${game.choiceId(choice)} of seat ${seat}, ${named(observer)}`;
  if (seen !== null && told === null) throw new Error(`${after} sees what it was not told: ${seen}`);
  if (lasting !== null && seen === null) throw new Error(`${after} was told what it does not see: ${lasting}`);
}

const undoShowsNothing: Check = {
  title: 'a step that can be undone shows its seat nothing',
  run: (journeys) =>
    visit(journeys, everywhere, (position, journey) => {
      const { move, pending } = position;
      if (move === null || move.uncovered) return;
      const { game } = journey.table;
      const other = otherWorld(position, journey, move.seat);
      if (presentDifference(journey, move.seat, position.state, other) !== null) return;
      const here = carryOut(position, journey, position.state, move.seat, move.choice);
      const there = carryOut(position, journey, other, move.seat, move.choice);
      if (here === null || there === null) return;
      // In a uniform ballot the other world may lack nothing but this answer. That the ballot goes on shows in any case.
      if (pending?.uniform && there.telling.uncovered) return;
      const difference =
        presentDifference(journey, move.seat, here.state, there.state) ??
        toldDifference(move.seat, here.telling.events, there.telling.events);
      if (difference !== null) {
        throw new Error(
          `${game.choiceId(move.choice)} can be undone, yet shows seat ${move.seat} something: ${difference}`,
        );
      }
    }),
};

const answersStaySealed: Check = {
  title: 'a sealed answer is seen by nobody else, and in a uniform ballot not even that it was given',
  run: (journeys) =>
    visit(journeys, everywhere, (position, journey) => {
      const { asked, uniform } = position.pending ?? { asked: [] };
      // The last answer opens all of them.
      if (asked.length < 2) return;
      for (const { seat, options } of asked) {
        const answers = options.length > 1 ? [options[0] as Choice, options.at(-1) as Choice] : [];
        const [one, other] = answers.flatMap((choice) => {
          const after = carryOut(position, journey, position.state, seat, choice);
          return after !== null && isSealed(after.state, seat) ? [after] : [];
        });
        if (one === undefined || other === undefined) continue;
        for (const observer of observers(journey).filter((someone) => someone !== seat)) {
          mustNotTell(journey, observer, one, other, `what seat ${seat} has answered`);
          if (uniform) {
            const before = { state: position.state, telling: { events: [] } };
            mustNotTell(journey, observer, before, one, `that seat ${seat} has answered`);
          }
        }
      }
    }),
};

interface Told {
  readonly state: State;
  readonly telling: { readonly events: readonly GameEvent[] };
}

function mustNotTell({ table }: Journey, observer: Observer, one: Told, other: Told, what: string): void {
  const difference =
    visibleDifference(table.game.viewOf(one.state, observer), table.game.viewOf(other.state, observer)) ??
    toldDifference(observer, one.telling.events, other.telling.events);
  if (difference !== null) throw new Error(`${named(observer)} can tell ${what}: ${difference}`);
}

/** The seat's answer waits on top of the stack for the others'. */
function isSealed(state: State, seat: Seat): boolean {
  return state.stack.at(-1)?.sealed?.[seat] !== undefined;
}

function isOver({ table: { game } }: Journey, state: State): boolean {
  return game.outcome(state) !== null || game.pending(state) === null;
}

/** A world that the observer cannot tell from this one, as the kit's oracle says. */
function otherWorld(position: Position, journey: Journey, observer: Observer): State {
  const { kit } = journey.table;
  const chance = chanceAt(journey, position, `secrets of ${observer}`);
  const other = kit.swapSecrets(clonePlain(position.state), observer, chance);
  const problem = piecesProblem(kit.pieces(other), kit.pieces(position.state));
  if (problem !== null) throw new Error(`the kit is at fault: after swapSecrets ${problem}`);
  return other;
}

/** How the observer could tell two worlds apart without anything happening; null: it cannot. */
function presentDifference({ table: { game } }: Journey, observer: Observer, a: State, b: State): string | null {
  const seen = visibleDifference(game.viewOf(a, observer), game.viewOf(b, observer));
  if (seen !== null) return `its view differs at ${seen}`;
  const asked = visibleDifference(askedAs(game.pending(a), observer), askedAs(game.pending(b), observer));
  return asked === null ? null : `who is asked differs at ${asked}`;
}

/** What the observer may know of who is asked: its own options, and in a uniform ballot nothing of the others. */
export function askedAs(pending: Pending | null, observer: Observer) {
  if (pending === null) return null;
  const { decision, asked, uniform } = pending;
  return {
    decision,
    seats: uniform ? null : asked.map((one) => one.seat),
    options: asked.find((one) => one.seat === observer)?.options ?? null,
  };
}

/** Makes a choice in a copy of a world, always with the same chance; null where it is not offered. */
function carryOut(position: Position, journey: Journey, state: State, seat: Seat, choice: Choice) {
  const { game } = journey.table;
  const options = game.pending(state)?.asked.find((one) => one.seat === seat)?.options ?? [];
  if (!options.some((option) => samePlain(option, choice))) return null;
  const after = clonePlain(state);
  const telling = new Telling(chanceAt(journey, position, 'what happens'));
  game.choose(after, seat, choice, telling);
  return { state: after, telling };
}

/** The first difference in what the observer is told in two worlds; null: none. */
function toldDifference(
  observer: Observer,
  here: readonly GameEvent[],
  there: readonly GameEvent[],
  ignored: readonly string[] = [],
): string | null {
  const [left, right] = [here, there].map((events) =>
    events.map((event) => toldTo(event, observer)).filter((event) => !ignored.includes(event.type)),
  ) as [ToldEvent[], ToldEvent[]];
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = visibleDifference(left[i], right[i]);
    if (difference !== null) return `the event ${(left[i] ?? right[i])?.type} differs at ${difference}`;
  }
  return null;
}

function named(observer: Observer): string {
  return observer === 'spectator' ? 'a spectator' : `seat ${observer}`;
}

export const SECRET_CHECKS = [viewsKeepSecrets, eventsKeepSecrets, undoShowsNothing, answersStaySealed];
