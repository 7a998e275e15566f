/** The course of a game: it ends, somebody can always decide, and exactly what is offered can be chosen. */
import { ScriptedChance } from '../chance.ts';
import type { Choice } from '../machine.ts';
import { clonePlain, samePlain } from '../plain.ts';
import { silent, Telling } from '../playthrough.ts';
import { Refused } from '../refused.ts';
import type { Seat } from '../seats.ts';
import { type Check, mustBeSame } from './check.ts';
import { chanceAt, everywhere, type Journey, type Position, spread, theEnd, visit } from './journey.ts';

const ends: Check = {
  title: 'every game ends',
  run: (journeys) =>
    visit(journeys, theEnd, ({ step }, { trouble }) => {
      if (trouble === 'endless') throw new Error(`the game is not over after ${step} decisions`);
    }),
};

const somebodyOrOutcome: Check = {
  title: 'somebody is asked or there is an outcome, never both',
  run: (journeys) =>
    visit(journeys, everywhere, ({ pending, outcome }) => {
      if (pending !== null && outcome !== null)
        throw new Error(`${pending.decision} is asked although the game is over`);
      if (pending === null && outcome === null) throw new Error('nobody is asked and there is no outcome');
      if (pending?.asked.length === 0) throw new Error(`${pending.decision} asks nobody`);
    }),
};

const options: Check = {
  title: 'whoever is asked has options, each with a name of its own',
  run: (journeys) =>
    visit(journeys, everywhere, ({ pending }, { table }) => {
      const asked = pending?.asked ?? [];
      const seats = asked.map((one) => one.seat);
      if (new Set(seats).size < seats.length) throw new Error(`a seat is asked twice: ${seats.join(', ')}`);
      for (const { seat, options, decision } of asked) {
        if (!(seat in Array.from({ length: table.seats }))) throw new Error(`${decision} asks seat ${seat}`);
        if (options.length === 0) throw new Error(`seat ${seat} is asked ${decision} and has no options`);
        const ids = options.map((option) => table.game.choiceId(option));
        const double = ids.find((id, i) => ids.indexOf(id) < i);
        if (double !== undefined) throw new Error(`${decision} offers ${double} twice`);
      }
    }),
};

const timeOuts: Check = {
  title: 'a seat whose time is up gets one of its options, always the same',
  run: (journeys) =>
    visit(journeys, spread, ({ pending, state }, { table: { game } }) => {
      for (const asked of pending?.asked ?? []) {
        const view = game.viewOf(state, asked.seat);
        const answer = game.timeOutChoice(view, asked);
        if (!asked.options.some((option) => samePlain(option, answer))) {
          throw new Error(`the time-out answer ${game.choiceId(answer)} is not offered by ${asked.decision}`);
        }
        mustBeSame('the time-out answer asked for again', game.timeOutChoice(view, asked), answer);
      }
    }),
};

const eachOptionWorks: Check = {
  title: 'each offered option can be chosen',
  run(journeys) {
    visit(journeys, theEnd, (_, { trouble }) => {
      if (trouble !== null && trouble !== 'endless') throw cannotChoose(trouble.refused, trouble.error);
    });
    visit(journeys, spread, (position, journey) => {
      const { game } = journey.table;
      for (const { seat, options } of position.pending?.asked ?? []) {
        for (const option of options) {
          const copy = clonePlain(position.state);
          const ctx = silent(chanceAt(journey, position, 'options'));
          try {
            mustBeSame('who is asked next', game.choose(copy, seat, option, ctx), game.pending(copy));
          } catch (error) {
            throw cannotChoose(game.choiceId(option), error);
          }
        }
      }
    });
  },
};

function cannotChoose(id: string, error: unknown): Error {
  return new Error(`${id} is offered and cannot be chosen: ${(error as Error).message}`, { cause: error });
}

const onlyOfferedWorks: Check = {
  title: 'what is not offered, and whoever is not asked, is refused and nothing changes',
  run: (journeys) =>
    visit(journeys, spread, (position, journey) => {
      const asked = position.pending?.asked ?? [];
      const elsewhere = choicesElsewhere(journey);
      for (const { seat, options } of asked) {
        const notOffered = elsewhere.filter((choice) => !options.some((option) => samePlain(option, choice)));
        for (const choice of [...notOffered, { type: 'no such choice' }]) {
          mustRefuse(position, journey, seat, choice, 'is not offered');
        }
      }
      const offered = asked[0]?.options[0] ?? elsewhere[0] ?? { type: 'no such choice' };
      // One seat more than there are: a number from outside may be anything.
      for (let seat = 0; seat <= journey.table.seats; seat++) {
        if (!asked.some((one) => one.seat === seat)) mustRefuse(position, journey, seat, offered, 'is not asked for');
      }
    }),
};

/** One choice of each type that was made in this game. */
function choicesElsewhere({ positions }: Journey): Choice[] {
  const made = positions.flatMap(({ move }) => (move === null ? [] : [move.choice]));
  return [...new Map(made.map((choice) => [choice.type, choice])).values()];
}

function mustRefuse(position: Position, journey: Journey, seat: Seat, choice: Choice, why: string): void {
  const { game } = journey.table;
  const copy = clonePlain(position.state);
  const what = `${JSON.stringify(choice)} of seat ${seat} ${why}`;
  try {
    game.choose(copy, seat, choice, silent(chanceAt(journey, position, 'refused')));
  } catch (error) {
    if (!(error instanceof Refused)) throw new Error(`${what} and fails instead of being refused: ${error}`);
    mustBeSame(`${what}, is refused, and yet changes the state`, copy, position.state);
    return;
  }
  throw new Error(`${what} and is accepted`);
}

const applyAgrees: Check = {
  title: 'apply does what choose does',
  run: (journeys) =>
    visit(journeys, spread, ({ state, move }, { table: { game } }) => {
      if (move === null) return;
      const [chosen, applied] = [clonePlain(state), clonePlain(state)];
      const sameChance = () => new Telling(new ScriptedChance(move.chance));
      const [choosing, applying] = [sameChance(), sameChance()];
      const afterChoose = game.choose(chosen, move.seat, move.choice, choosing);
      const afterApply = game.apply(applied, move.seat, move.choice, applying);
      mustBeSame('apply leads elsewhere than choose', applied, chosen);
      mustBeSame('apply asks otherwise than choose', afterApply, afterChoose);
      mustBeSame('apply tells otherwise than choose', applying.events, choosing.events);
    }),
};

const stackStaysShallow: Check = {
  title: 'the stack stays shallow',
  run: (journeys) =>
    visit(journeys, everywhere, ({ state }, { table }) => {
      const { length } = state.stack;
      if (length <= table.settings.stack) return;
      const top = state.stack.slice(-5).map((frame) => frame.rule);
      throw new Error(`${length} frames lie on the stack, on top ${top.join(', ')}`);
    }),
};

export const PLAY_CHECKS = [
  ends,
  somebodyOrOutcome,
  options,
  timeOuts,
  eachOptionWorks,
  onlyOfferedWorks,
  applyAgrees,
  stackStaysShallow,
];
