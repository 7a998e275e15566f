/** Views are data for the wire, and looking does no harm. */
import type { PendingView } from '../game.ts';
import { clonePlain, samePlain } from '../plain.ts';
import { type Check, mustBeSame } from './check.ts';
import { observers, spread, visit } from './journey.ts';
import { notPlain } from './plainness.ts';

const viewsArePlain: Check = {
  title: 'views are plain data of bounded size',
  run: (journeys) =>
    visit(journeys, spread, ({ state }, journey) => {
      const { game, settings } = journey.table;
      for (const observer of observers(journey)) {
        const view = game.viewOf(state, observer);
        const problem = notPlain(view);
        if (problem !== null) throw new Error(`the view of ${observer} is not plain data: ${problem}`);
        const size = JSON.stringify(view).length;
        if (size > settings.viewSize) {
          throw new Error(`the view of ${observer} has ${size} characters, more than ${settings.viewSize}`);
        }
      }
    }),
};

const lookingChangesNothing: Check = {
  title: 'looking at a game changes nothing',
  run: (journeys) =>
    visit(journeys, spread, ({ state }, journey) => {
      const { game, kit } = journey.table;
      const looked = clonePlain(state);
      game.pending(looked);
      game.outcome(looked);
      kit.inspect?.(looked);
      game.roundsOf(looked);
      game.clone(looked);
      for (const observer of observers(journey)) game.viewOf(looked, observer);
      mustBeSame('looking changed the state', looked, state);
    }),
};

const everySeatHasAPlace: Check = {
  title: 'every seat has a place of its own among the players of its view',
  run: (journeys) =>
    visit(journeys, spread, ({ state }, journey) => {
      const { game, seats } = journey.table;
      const taken = new Set<number>();
      for (let seat = 0; seat < seats; seat++) {
        const view = game.viewOf(state, seat);
        const place = game.placeOf?.(view, seat) ?? seat;
        const { players } = view as { readonly players?: readonly unknown[] };
        if (players !== undefined && players[place] === undefined)
          throw new Error(`seat ${seat} has no place ${place}`);
        if (taken.has(place)) throw new Error(`place ${place} belongs to two seats`);
        taken.add(place);
      }
    }),
};

const viewsSayWhatIsAsked: Check = {
  title: 'a view holds who is asked, and the options of its observer alone',
  run: (journeys) =>
    visit(journeys, spread, ({ state, pending }, journey) => {
      const { game } = journey.table;
      for (const observer of observers(journey)) {
        const { pending: shown } = game.viewOf(state, observer) as { pending: PendingView | null };
        const own = pending?.asked.find(({ seat }) => seat === observer);
        const isRight =
          shown === null || pending === null
            ? shown === pending
            : shown.decision === pending.decision &&
              pending.asked.every(({ seat }) => shown.seats.includes(seat)) &&
              samePlain(shown.options ?? null, own?.options ?? null);
        mustBeSame(
          'the view of whoever knows what is asked',
          game.viewOf(state, observer, pending),
          game.viewOf(state, observer),
        );
        if (!isRight)
          throw new Error(
            `the view of ${observer} says of ${pending?.decision ?? 'the end'}: ${JSON.stringify(shown)}`,
          );
      }
    }),
};

export const VIEW_CHECKS = [viewsArePlain, everySeatHasAPlace, viewsSayWhatIsAsked, lookingChangesNothing];
