/** Which rules of a game's specification are proved by a scenario or a test. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnyGame, coversRule } from '@conclave/kernel';
import { filesAt, readText } from './files.ts';
import { rulesCitedBy } from './scenarios.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Sections 3 to 7 of every specification: set-up, flow, cards, end, options. The others describe, rule on or illustrate them. */
const BINDING = /^[A-Z]+-[3-7]\./;

export interface Coverage {
  readonly game: string;
  /** How many rules there are to cover. */
  readonly rules: number;
  readonly covered: number;
  readonly missing: readonly string[];
  /** The files that cite each rule. */
  readonly cited: Readonly<Record<string, readonly string[]>>;
}

export function coverageOf(game: AnyGame): Coverage {
  const citations = citationsOf(game);
  const all = [...game.rules.en.map(({ id }) => id), ...Object.keys(game.foldedRules ?? {})];
  const ids = all.filter((id) => BINDING.test(id));
  const cited = Object.fromEntries(
    ids.map((id) => [
      id,
      citations.filter(({ rules }) => rules.some((one) => coversRule(one, id))).map(({ file }) => file),
    ]),
  );
  const missing = ids.filter((id) => cited[id]?.length === 0);
  return { game: game.id, rules: ids.length, covered: ids.length - missing.length, missing, cited };
}

interface Citation {
  readonly file: string;
  readonly rules: readonly string[];
}

function citationsOf(game: AnyGame): Citation[] {
  const folder = join(ROOT, 'packages', 'games', game.id);
  const scenarioFiles = ['scenarios', join('src', 'components')]
    .map((part) => join(folder, part))
    .flatMap((part) => (existsSync(part) ? filesAt(part, '.yaml') : []));
  return [
    ...scenarioFiles.map((file) => ({ file: relative(ROOT, file), rules: rulesCitedBy(file) })),
    ...filesAt(join(ROOT, 'packages'), '.test.ts').map((file) => ({
      file: relative(ROOT, file),
      rules: idsIn(readText(file)),
    })),
  ];
}

/** Every rule id that a text mentions: RC-4.14, RC-4.14.3, RC-4.17b. */
function idsIn(text: string): string[] {
  return text.match(/\b[A-Z]{2}-\d+\.\d+(\.\d+)*[a-z]?\b/g) ?? [];
}
