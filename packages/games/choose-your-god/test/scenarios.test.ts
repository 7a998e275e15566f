/** Runs every scenario of the game: its rules as worked examples. */
import { readdirSync, readFileSync } from 'node:fs';
import { knowsRule } from '@conclave/kernel';
import { parseScenario, runScenario } from '@conclave/scenario';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { chooseYourGod } from '../src/index.ts';
import { scenarios } from '../src/scenario/index.ts';

const folder = new URL('../scenarios/', import.meta.url);

for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml'))) {
  describe(file, () => {
    for (const document of parseAllDocuments(readFileSync(new URL(file, folder), 'utf8'))) {
      const scenario = parseScenario([scenarios], document.toJS());
      it(scenario.title, () => {
        expect(runScenario(scenario).failures).toEqual([]);
        expect(scenario.rules.filter((id) => !exists(id))).toEqual([]);
      });
    }
  });
}

/** A rule of the rulebook or a part of one, or one of the specification's worked examples (section 10). */
function exists(id: string): boolean {
  return id.startsWith('CG-10.') || knowsRule(chooseYourGod, id);
}
