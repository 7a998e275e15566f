/**
 * Writes the tables of docs/scenarios.md and of the RULES.md of each game, which are made of the schemas that read
 * scenarios: `npm run manuals`. A test says when they are out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { resolveOptions } from '@conclave/kernel';
import { SCENARIOS } from '@conclave/registry/scenarios';
import { type AnyScenarios, checksTable, fileTable, givenTable, withTable } from '@conclave/scenario';

const pathOf = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

export interface Manual {
  readonly file: string;
  /** What stands there. */
  readonly text: string;
  /** What should. */
  readonly wanted: string;
}

function manualOf(file: string, tables: Readonly<Record<string, string>>): Manual {
  const text = readFileSync(pathOf(file), 'utf8');
  const wanted = Object.entries(tables).reduce((all, [name, table]) => withTable(all, name, table), text);
  return { file, text, wanted };
}

function rulesOf({ game, schemaOf }: AnyScenarios): Manual {
  const table = givenTable(schemaOf(game.seats.at(-1) ?? 2, resolveOptions(game)));
  return manualOf(`packages/games/${game.id}/RULES.md`, { given: table });
}

export const manuals: readonly Manual[] = [
  manualOf('docs/scenarios.md', { fields: fileTable(), checks: checksTable() }),
  ...SCENARIOS.map(rulesOf),
];

if (import.meta.main) for (const { file, wanted } of manuals) writeFileSync(pathOf(file), wanted);
