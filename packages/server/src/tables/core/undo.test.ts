import { type AnyGame, Playthrough, resolveOptions, ScriptedChance, SeededChance } from '@conclave/kernel';
import { riseOfCthulhu } from '@conclave/rise-of-cthulhu';
import { expect, it } from 'vitest';
import { decide } from './decide.ts';
import type { ChoiceEntry } from './match.ts';
import { decisionOf } from './match.ts';
import { rewindOf, rewound } from './rewind.ts';
import type { Command, Table } from './table.ts';
import { ada, after, bob, gathering, NOW, worldAt } from './test/given.ts';

const game = riseOfCthulhu as AnyGame;
const PEOPLE = [ada, bob];

function step(table: Table, command: Command): Table {
  return after(table, decide(table, command, worldAt(NOW, table, { game })));
}

/** A game of two people in which so many choices stand. */
function played(choices: number): Table {
  const options = resolveOptions(game, {});
  const given = { game: game.id, rulesVersion: game.rulesVersion, options };
  let table = step(gathering(PEOPLE, given), { type: 'start', by: ada });
  const chance = new SeededChance('undo');
  for (let id = 0; (table.match?.choices.length ?? 0) < choices; id++) {
    const { match } = table;
    const [asked] = match?.pending?.asked ?? [];
    if (match === null || asked === undefined) throw new Error('the game is over too soon');
    const by = PEOPLE[asked.seat] ?? ada;
    const decision = decisionOf(match, asked.seat)?.id ?? '';
    table = step(table, { type: 'choose', by, id: `c${id}`, decision, choice: chance.pick(asked.options) });
  }
  return table;
}

/** Whoever chose last, and the others' consent if it needs one. */
function undoOf(table: Table): { readonly table: Table; readonly command: Command } {
  const seat = table.match?.choices.last?.seat ?? 0;
  const command: Command = { type: 'undo', by: PEOPLE[seat] ?? ada, id: 'undo' };
  const asking = step(table, command);
  if (asking.session.wish === null) return { table, command };
  return { table: asking, command: { type: 'consent', by: PEOPLE[1 - seat] ?? bob, id: 'consent', agree: true } };
}

it('a short game is played again at once', () => {
  const { table, command } = undoOf(played(8));
  expect(decide(table, command, worldAt(NOW, table, { game })).kind).toBe('change');
});

it('a long game is played again elsewhere, and only what still fits is taken', () => {
  const { table, command } = undoOf(played(40));
  const decided = decide(table, command, worldAt(NOW, table, { game }));
  if (decided.kind !== 'rewind' || table.match === null) return expect.unreachable();
  const { choices } = decided;
  const state = rewound(rewindOf(table.match, choices), () => game);
  const late = decided.again({ choices, undos: 1, state });
  expect(decide(table, late, worldAt(NOW, table, { game })).kind).toBe('rewind');
  const done = decide(table, decided.again({ choices, undos: 0, state }), worldAt(NOW, table, { game }));
  const { match } = after(table, done);
  expect(match?.choices.length).toBe(choices);

  const start = table.match.start.chance;
  const again = new Playthrough(game, 2, table.row.options, new ScriptedChance(start));
  for (const { seat, choice, chance } of table.match.choices.first(choices) as Iterable<ChoiceEntry>) {
    again.choose(seat, choice, new ScriptedChance(chance));
  }
  expect(match?.state).toEqual(again.state);
});
