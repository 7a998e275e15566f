import { type AnyGame, type OptionSpec, say as sayWords } from '@conclave/kernel';
import { GAMES } from '@conclave/registry';
import { noWords } from '../args.ts';
import { command } from '../command.ts';
import { columnsOf, say, sayJson, type Terminal, tableOfTexts } from '../terminal.ts';

export const games = command({
  name: 'games',
  words: '',
  about: 'Lists the games with their seats, options and components.',
  flags: { json: { kind: 'switch', about: 'print JSON' } },
  run({ words, flags }, terminal) {
    noWords(words);
    if (flags.json) sayJson(terminal, GAMES.map(summaryOf));
    else
      GAMES.forEach((game, i) => {
        if (i > 0) say(terminal);
        describe(game, terminal);
      });
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
  const width = columnsOf(terminal);
  const kinds = Object.entries(components).map(([kind, count]) => `${count} ${kind}`);
  const facts = [
    ['  seats', seats.join(', ')],
    ['  components', kinds.join(', ')],
    ...(options.length > 0 ? [['  options', '(* is the default)']] : []),
  ];
  const rows = options.flatMap((option) => [
    [`    ${option.id}`, valuesOf(option)],
    ['', option.about],
  ]);
  say(terminal, `${name} (${id})`);
  for (const line of [...tableOfTexts(facts, width), ...tableOfTexts(rows, width)]) say(terminal, line);
}

type Values = Pick<OptionSpec, 'values' | 'default'>;

/** All values in a line or two: numbers in a row as `8–40`, and sets by what can be in them. */
function valuesOf({ values, default: standard }: Values): string {
  const isSet = values.length > MANY && values.some((value) => String(value).includes(','));
  if (isSet) {
    const members = values.filter((value) => value !== '' && !String(value).includes(','));
    return `any of ${members.join(', ')}, with commas between them (default: ${standard === '' ? 'none' : standard})`;
  }
  return runsOf(values)
    .map((run) => {
      const marked = run.map((value) => (value === standard ? `${value}*` : String(value)));
      if (run.length < MANY) return marked.join(', ');
      const within = run.slice(1, -1).includes(standard) ? ` (${standard}*)` : '';
      return `${marked[0]}–${marked.at(-1)}${within}`;
    })
    .join(', ');
}

/** From so many values on they are told in short. */
const MANY = 12;

/** Neighbours in the list that count on by one belong together. */
function runsOf(values: Values['values']): (string | number)[][] {
  const runs: (string | number)[][] = [];
  for (const value of values) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    if (last !== undefined && typeof before === 'number' && value === before + 1) last.push(value);
    else runs.push([value]);
  }
  return runs;
}
