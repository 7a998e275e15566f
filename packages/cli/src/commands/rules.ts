import { type AnyGame, BadInput, OFFERED_LANGUAGES, type RuleText } from '@conclave/kernel';
import { gameNamed } from '@conclave/registry';
import { onlyWord } from '../args.ts';
import { command } from '../command.ts';
import { coverageOf } from '../coverage.ts';
import { columnsOf, say, sayJson, type Terminal, tableOfTexts, wrap } from '../terminal.ts';

export const rules = command({
  name: 'rules',
  words: 'GAME [ID...]',
  about:
    'Prints the rules, those with these ids, or which of them no scenario or test proves (exit code 1 if there are any).',
  flags: {
    coverage: { kind: 'switch', about: 'show which rules of sections 3 to 7 are cited by scenarios and tests' },
    lang: { kind: 'text', value: 'L', about: 'the language: en (default), or another that the game is told in' },
    json: { kind: 'switch', about: 'print JSON' },
  },
  run({ words: [name, ...ids], flags }, terminal) {
    const game = gameNamed(onlyWord(name === undefined ? [] : [name], 'the game'));
    if (flags.coverage) return showCoverage(game, flags.json, terminal);
    const rules = rulesIn(game, flags.lang ?? 'en');
    const wanted = ids.length === 0 ? rules : ids.map((id) => ruleNamed(game, rules, id));
    if (flags.json) sayJson(terminal, { game: game.id, rules: wanted });
    else showRules(wanted, terminal);
    return 0;
  },
});

/** Longer lines are hard to read, however wide the screen is. */
const WIDEST = 100;

function rulesIn(game: AnyGame, language: string): readonly RuleText[] {
  const offered = OFFERED_LANGUAGES.find((one) => one === language);
  if (offered !== undefined) return game.rules[offered];
  throw new BadInput(
    `there are no rules in ${JSON.stringify(language)}; there are: ${OFFERED_LANGUAGES.toSorted().join(', ')}`,
  );
}

function ruleNamed(game: AnyGame, rules: readonly RuleText[], id: string): RuleText {
  const folded = game.foldedRules ?? {};
  const known = id.toUpperCase();
  if (folded[known] === null) throw new BadInput(`${known} is a note about the program: see ${game.id}/RULES.md`);
  const rule = rules.find((one) => one.id === (folded[known] ?? known));
  if (rule === undefined) throw new BadInput(`${game.id} has no rule ${JSON.stringify(id)}`);
  return rule;
}

function showRules(rules: readonly RuleText[], terminal: Terminal): void {
  const width = Math.min(WIDEST, columnsOf(terminal));
  let heading = '';
  for (const rule of rules) {
    if (rule.heading !== heading) {
      heading = rule.heading;
      say(terminal, `\n${heading}\n`);
    }
    say(terminal, wrap(`${rule.id.padEnd(10)} ${rule.text}`, width, ' '.repeat(11)));
  }
}

function showCoverage(game: AnyGame, json: boolean, terminal: Terminal): number {
  const coverage = coverageOf(game);
  if (json) sayJson(terminal, coverage);
  else {
    const width = columnsOf(terminal);
    const rows = Object.entries(coverage.cited).map(([id, files]) => [id, citedBy(files)]);
    for (const row of tableOfTexts(rows, width)) say(terminal, row);
    say(terminal, `\n${coverage.covered} of ${coverage.rules} rules of ${game.id} are covered`);
    if (coverage.missing.length > 0) say(terminal, wrap(`missing: ${coverage.missing.join(', ')}`, width, '  '));
  }
  return coverage.missing.length > 0 ? 1 : 0;
}

function citedBy(files: readonly string[]): string {
  const names = files.map((file) => file.split('/').at(-1));
  if (names.length === 0) return '-';
  return names.length <= 3 ? names.join(', ') : `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`;
}
