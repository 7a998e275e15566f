import type { AnyGame } from '@conclave/kernel';
import { gameNamed } from '@conclave/registry';
import { onlyWord } from '../args.ts';
import { command } from '../command.ts';
import { coverageOf } from '../coverage.ts';
import { columnsOf, say, sayJson, type Terminal, tableOfTexts, wrap } from '../terminal.ts';

export const rules = command({
  name: 'rules',
  words: 'GAME',
  about: 'Prints the rules, or which of them no scenario or test proves (exit code 1 if there are any).',
  flags: {
    coverage: { kind: 'switch', about: 'show which rules of sections 3 to 7 are cited by scenarios and tests' },
    json: { kind: 'switch', about: 'print JSON' },
  },
  run({ words, flags }, terminal) {
    const game = gameNamed(onlyWord(words, 'the game'));
    if (flags.coverage) return showCoverage(game, flags.json, terminal);
    if (flags.json) sayJson(terminal, { game: game.id, rules: game.rules });
    else showRules(game, terminal);
    return 0;
  },
});

/** Longer lines are hard to read, however wide the screen is. */
const WIDEST = 100;

function showRules(game: AnyGame, terminal: Terminal): void {
  const width = Math.min(WIDEST, columnsOf(terminal));
  let heading = '';
  for (const rule of game.rules) {
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
