import { type AnyGame, say as sayWords } from '@conclave/kernel';
import { GAMES } from '@conclave/registry';
import { noWords } from '../args.ts';
import { command } from '../command.ts';
import { say, sayJson, type Terminal, table } from '../terminal.ts';

export const games = command({
  name: 'games',
  words: '',
  about: 'Lists the games with their seats, options and components.',
  flags: { json: { kind: 'switch', about: 'print JSON' } },
  run({ words, flags }, terminal) {
    noWords(words);
    if (flags.json) sayJson(terminal, GAMES.map(summaryOf));
    else for (const game of GAMES) describe(game, terminal);
    return 0;
  },
});

function summaryOf(game: AnyGame) {
  return {
    id: game.id,
    name: nameOf(game),
    seats: game.seats,
    rulesVersion: game.rulesVersion,
    options: game.options.map(({ id, values, default: standard, rule }) => ({
      id,
      values,
      default: standard,
      rule,
      about: sayWords(game.texts.en, { key: `option.${id}` }),
    })),
    components: Object.fromEntries(Object.entries(game.components).map(([kind, ids]) => [kind, ids.length])),
  };
}

function nameOf(game: AnyGame): string {
  return sayWords(game.texts.en, { key: 'game.name' });
}

function describe(game: AnyGame, terminal: Terminal): void {
  const { id, name, seats, options, components } = summaryOf(game);
  say(terminal, `${name} (${id})`);
  say(terminal, `  seats       ${seats.join(', ')}`);
  say(
    terminal,
    `  components  ${Object.entries(components)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', ')}`,
  );
  if (options.length > 0) say(terminal, '  options     (* is the default)');
  const rows = options.map((option) => [
    `    ${option.id}`,
    option.values.map((value) => (value === option.default ? `${value}*` : value)).join(', '),
    option.about,
  ]);
  for (const row of table(rows)) say(terminal, row);
}
