import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { conclave } from '../testing.ts';

const PASSES = `title: The Hunter waits in its lair
game: rise-of-cthulhu
then:
  - { at: hunter, is: lair }
`;
const FAILS = `title: The Hunter is somewhere else
game: rise-of-cthulhu
then:
  - { at: hunter, is: arkham }
`;

function file(text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'conclave-')), 'some.yaml');
  writeFileSync(path, text);
  return path;
}

const run = (text: string, ...flags: string[]) => conclave(['scenario', file(text), ...flags]);

describe('scenario', () => {
  it('passes with code 0', async () => {
    expect(await run(PASSES)).toEqual({ code: 0, output: '1 passed, 0 failed\n', errors: '' });
  });

  it('fails with code 1 and says what did not come true', async () => {
    const { code, output, errors } = await run(`${PASSES}---\n${FAILS}`);
    expect({ code, errors }).toEqual({ code: 1, errors: '' });
    expect(output).toMatch(/FAILED .*some\.yaml, document 2 \("The Hunter is somewhere else"\)/);
    expect(output).toContain('hunter is "lair", not "arkham"');
    expect(output).toContain('1 passed, 1 failed');
  });

  it('reports the same as JSON', async () => {
    const { output } = await run(`${PASSES}---\n${FAILS}`, '--json');
    const report = JSON.parse(output);
    expect(report).toMatchObject({ passed: 1, failed: 1, malformed: 0 });
    expect(report.scenarios.map((one: { verdict: string }) => one.verdict)).toEqual(['passed', 'failed']);
  });

  it.each([
    ['an unknown field', `${PASSES}colour: red\n`, 'unknown field colour'],
    ['an impossible table', `${PASSES}given: { hunter: atlantis }\n`, 'atlantis'],
    ['an unknown game', 'title: x\ngame: chess\nthen: [{ outcome: null }]\n', 'unknown game "chess"'],
    ['broken YAML', 'title: [x\n', 'document 1'],
    ['a file that is no scenario', 'just some words\n', 'document 1'],
    ['an empty file', '', 'there is no scenario in it'],
    ['an alias to nothing', 'title: *nothing\n', 'document 1'],
  ])('says in one line with code 2 what is wrong with %s', async (_, text, message) => {
    const { code, errors } = await run(text);
    expect(code).toBe(2);
    expect(errors).toMatch(/^conclave: [^\n]*some\.yaml, document 1[^\n]*\n$/);
    expect(errors).toContain(message);
  });

  it('refuses a rule that there is not; steps, cases and worked examples are fine', async () => {
    const citing = (ids: string) => run(`${PASSES}rules: [${ids}]\n`);
    expect(await citing('RC-4.12.2, RC-4.17c, RC-10.3')).toMatchObject({ code: 0 });
    for (const wrong of ['RC-4.99', 'RC-99.1', 'CD-10.1', 'nonsense']) {
      expect(await citing(wrong)).toMatchObject({ code: 2, errors: expect.stringContaining(`has no rule ${wrong}`) });
    }
  });

  it('names the title of a malformed document', async () => {
    const { code, errors } = await run(`${PASSES}---\n${PASSES}colour: red\n`);
    expect(code).toBe(2);
    expect(errors).toContain('document 2 ("The Hunter waits in its lair"): unknown field colour');
  });
});
