/** Runs every scenario of the game: its rules as worked examples. */
import { readdirSync, readFileSync } from 'node:fs';
import { knowsRule } from '@conclave/kernel';
import { parseScenario, runScenario } from '@conclave/scenario';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { amongCultists } from '../src/index.ts';
import { scenarios } from '../src/scenario/index.ts';
import { EVENT_TYPES, REASONS } from './samples.ts';

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

/** A rule of the rulebook or a part of one. */
function exists(id: string): boolean {
  return knowsRule(amongCultists, id);
}

describe('RULES.md, for whoever writes a scenario', () => {
  const manual = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  it.each([...EVENT_TYPES, ...REASONS])('names %s', (word) => expect(manual).toContain(`\`${word}\``));
});
