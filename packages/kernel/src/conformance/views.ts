/** Views are data for the wire, and looking does no harm. */
import { clonePlain } from '../plain.ts';
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
      const { game } = journey.table;
      const looked = clonePlain(state);
      game.pending(looked);
      game.outcome(looked);
      game.inspect(looked);
      game.roundsOf(looked);
      game.clone(looked);
      for (const observer of observers(journey)) game.viewOf(looked, observer);
      mustBeSame('looking changed the state', looked, state);
    }),
};

export const VIEW_CHECKS = [viewsArePlain, lookingChangesNothing];
