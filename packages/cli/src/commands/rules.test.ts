import type { RuleText } from '@conclave/kernel';
import { GAMES } from '@conclave/registry';
import { describe, expect, it } from 'vitest';
import { coverageOf } from '../coverage.ts';
import { conclave } from '../testing.ts';

const told = (en: readonly RuleText[]) => ({ en, de: [], fr: [], es: [], pl: [], it: [] });

describe('rules', () => {
  it('prints every rule under its heading', async () => {
    const { code, output } = await conclave(['rules', 'rise-of-cthulhu']);
    expect(code).toBe(0);
    expect(output).toContain('Playing a Cultist');
    for (const { id } of GAMES[0]?.rules.en ?? []) expect(output).toContain(id);
    for (const line of output.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  it('prints them as JSON', async () => {
    const { output } = await conclave(['rules', 'rise-of-cthulhu', '--json']);
    expect(JSON.parse(output).rules).toEqual(GAMES[0]?.rules.en);
  });
});

describe('coverage', () => {
  it.each(GAMES.map((game) => [game.id, game] as const))('of %s is complete', (_, game) => {
    const { rules, covered, missing } = coverageOf(game);
    expect(missing).toEqual([]);
    expect(covered).toBe(rules);
    expect(rules).toBeGreaterThan(0);
  });

  it('names the files that cite a rule and no others', () => {
    const game = GAMES[0] as (typeof GAMES)[number];
    const uncited = { id: 'ZZ-3.1', heading: 'Nothing', text: 'Nobody cites this.' };
    // Put together, so that this file does not cite it.
    const cited = { ...uncited, id: ['ZZ', '3.2'].join('-') };
    const { missing, cited: files, rules } = coverageOf({ ...game, rules: told([uncited, cited]), foldedRules: {} });
    expect(rules).toBe(2);
    expect(missing).toEqual([cited.id]);
    expect(files[uncited.id]).toEqual(['packages/cli/src/commands/rules.test.ts']);
  });

  it('counts rules that another ruling says', () => {
    const game = {
      ...(GAMES[0] as (typeof GAMES)[number]),
      rules: told([]),
      foldedRules: { 'ZZ-3.1': null, 'ZZ-9.1': null },
    };
    expect(Object.keys(coverageOf(game).cited)).toEqual(['ZZ-3.1']);
  });

  it('looks at sections 3 to 7 only', () => {
    const game = GAMES[0] as (typeof GAMES)[number];
    const rules = [1, 2, 3, 7, 8, 12].map((section) => ({ id: `ZZ-${section}.9`, heading: '', text: '' }));
    expect(Object.keys(coverageOf({ ...game, rules: told(rules), foldedRules: {} }).cited)).toEqual([
      'ZZ-3.9',
      'ZZ-7.9',
    ]);
  });

  it('is printed in words and as JSON', async () => {
    const { output } = await conclave(['rules', 'rise-of-cthulhu', '--coverage', '--json']);
    const report = JSON.parse(output);
    expect(Object.keys(report)).toEqual(['game', 'rules', 'covered', 'missing', 'cited']);
    const words = await conclave(['rules', 'rise-of-cthulhu', '--coverage']);
    expect(words.output).toContain(`${report.covered} of ${report.rules} rules of rise-of-cthulhu are covered`);
  });
});

describe('single rules', () => {
  it('are found by their id, in any language that the game is told in', async () => {
    const english = await conclave(['rules', 'rise-of-cthulhu', 'rc-1.1', '--json']);
    expect(JSON.parse(english.output).rules).toHaveLength(1);
    const german = await conclave(['rules', 'rise-of-cthulhu', 'RC-1.1', '--lang', 'de', '--json']);
    expect(JSON.parse(german.output).rules[0].id).toBe('RC-1.1');
    expect(german.output).not.toBe(english.output);
    const polish = await conclave(['rules', 'rise-of-cthulhu', 'RC-1.1', '--lang', 'pl']);
    expect(polish.output).toMatch(/^RC-1\.1 +Dokładnie dwoje graczy\./m);
  });

  it('that do not exist are refused, and so are languages', async () => {
    for (const args of [['RC-99.1'], ['--lang', 'xx']]) {
      expect(await conclave(['rules', 'rise-of-cthulhu', ...args])).toMatchObject({
        code: 2,
        errors: expect.stringMatching(/^conclave: [^\n]+\n$/),
      });
    }
  });
});
