/** What is stored can be read back: states as JSON, records re-run, and choices taken back. */
import { ScriptedChance } from '../chance.ts';
import { Playthrough, parseRecord, replay, Telling } from '../playthrough.ts';
import { type Check, mustBeSame } from './check.ts';
import { type Journey, type Position, spread, theEnd, visit } from './journey.ts';
import { notPlain } from './plainness.ts';

const jsonThereAndBack: Check = {
  title: 'a state goes through JSON and on as before',
  run: (journeys) =>
    visit(journeys, spread, ({ step, state, pending, move }, { table: { game }, positions }) => {
      const problem = notPlain(dropUndefined(state));
      if (problem !== null) throw new Error(`the state is not plain data: ${problem}`);
      const back = JSON.parse(JSON.stringify(state));
      mustBeSame('the state read back', back, state);
      mustBeSame('who is asked in the state read back', game.pending(back), pending);
      if (move === null) return;
      const telling = new Telling(new ScriptedChance(move.chance));
      game.choose(back, move.seat, move.choice, telling);
      mustBeSame('the state read back goes on elsewhere', back, (positions[step + 1] as Position).state);
      mustBeSame('what the state read back tells', telling.events, move.events);
    }),
};

/** A field that is undefined is absent, as in JSON; in a list it would become null. */
function dropUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropUndefined);
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const present = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(present.map(([key, part]) => [key, dropUndefined(part)]));
}

const replayIsIdentical: Check = {
  title: 'a record replays identically',
  run: (journeys) =>
    visit(journeys, theEnd, (end, journey) => {
      const played = playAgain(journey);
      mustBeSame('the same choices and chance lead elsewhere', played.state, end.state);
      replay(journey.table.game, parseRecord(JSON.parse(JSON.stringify(played.record()))));
    }),
};

const undoRestores: Check = {
  title: 'undo restores the exact earlier state',
  run: (journeys) =>
    visit(journeys, spread, (position, journey) => {
      const { move } = position;
      if (move === null) return;
      const played = playAgain(journey, position.step + 1);
      const undone = played.undo(move.seat);
      if (undone && move.uncovered) throw new Error('a step that shows something was undone');
      if (!undone && !move.uncovered) throw new Error('a step that shows nothing could not be undone');
      if (!undone) return;
      mustBeSame('after undo', played.state, position.state);
      mustBeSame('who is asked after undo', played.pending, position.pending);
    }),
};

/** Plays the first choices of a game again with the chance they had. */
function playAgain({ table, opening, positions }: Journey, length = positions.length): Playthrough {
  const { game, seats, options } = table;
  const played = new Playthrough(game, seats, options, new ScriptedChance(opening.chance));
  mustBeSame('the same setup', played.state, (positions[0] as Position).state);
  for (const { move } of positions.slice(0, length)) {
    if (move !== null) played.choose(move.seat, move.choice, new ScriptedChance(move.chance));
  }
  return played;
}

export const RECORD_CHECKS = [jsonThereAndBack, replayIsIdentical, undoRestores];
