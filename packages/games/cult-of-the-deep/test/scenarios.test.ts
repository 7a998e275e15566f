/** Runs every scenario of the game: its rules as worked examples. Those of a card lie beside the card. */
import { globSync, readFileSync } from 'node:fs';
import { knowsRule } from '@conclave/kernel';
import { parseScenario, runScenario } from '@conclave/scenario';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { cultOfTheDeep } from '../src/index.ts';
import { scenarios } from '../src/scenario/index.ts';

const folder = new URL('../', import.meta.url);

for (const file of globSync(['scenarios/*.yaml', 'src/components/*/*.yaml'], { cwd: folder }).sort()) {
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
  return id.startsWith('CD-10.') || knowsRule(cultOfTheDeep, id);
}
