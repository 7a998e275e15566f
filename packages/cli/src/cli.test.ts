import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@conclave/registry';
import { describe, expect, it } from 'vitest';
import { conclave } from './testing.ts';

const GAME = 'rise-of-cthulhu';

describe('help', () => {
  it.each([[[]], [['help']], [['--help']], [['-h']]])('lists the commands for %j', async (argv) => {
    const { code, output } = await conclave(argv);
    expect(code).toBe(0);
    for (const name of ['serve', 'games', 'play', 'simulate', 'scenario', 'rules', 'replay', 'bench']) {
      expect(output).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
    }
    for (const line of output.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  });

  it.each(['serve', 'games', 'play', 'simulate', 'scenario', 'rules', 'replay', 'bench'])(
    'tells the flags of %s',
    async (name) => {
      const { code, output } = await conclave([name, '--help']);
      expect(code).toBe(0);
      expect(output).toMatch(new RegExp(`^Usage: conclave ${name}`));
      expect(output).toContain('--');
      for (const line of output.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
    },
  );
});

describe('bad input', () => {
  it.each([
    [['nope'], 'unknown command "nope"'],
    [['help', 'nope'], 'unknown command "nope"'],
    [['games', '--nope'], 'unknown flag --nope'],
    [['games', 'extra'], 'unexpected argument "extra"'],
    [['simulate'], 'the game is missing'],
    [['simulate', 'chess'], 'unknown game "chess"'],
    [['simulate', GAME, '--seats', '3'], 'is played with 2 seats, not 3'],
    [['simulate', GAME, '--option', 'colour=red'], 'has no option "colour"'],
    [['simulate', GAME, '--option', 'stallLimit=9'], 'option stallLimit cannot be "9"'],
    [['simulate', GAME, '--games', 'all'], '--games wants a whole number'],
    [['simulate', GAME, '--bots', 'genius'], 'unknown bot "genius"'],
    [['simulate', GAME, '--bots', 'random,random,random'], '--bots names 3 levels for 2 seats'],
    [['simulate', GAME, '--save-records', '/dev/null/x'], '/dev/null/x'],
    [['scenario'], 'which scenario file?'],
    [['scenario', 'nowhere.yaml'], 'nowhere.yaml: there is no such file'],
    [['rules'], 'the game is missing'],
    [['rules', 'chess'], 'unknown game "chess"'],
    [['replay'], 'the record file is missing'],
    [['replay', 'nowhere.json'], 'nowhere.json: there is no such file'],
    [['play', 'chess'], 'unknown game "chess"'],
    [['play', GAME, '--seat', '2'], 'there is no seat 2'],
    [['play', GAME, '--bot', 'genius'], 'unknown bot "genius"'],
    [['play', GAME, '--lang', 'tlh'], 'unknown language "tlh"'],
    [['play', GAME, '--save', '/dev/null/x'], '/dev/null/x'],
    [['bench', '--seed', '1'], '--seed goes with --strength'],
    [['serve', 'now'], 'unexpected argument "now"'],
    [['serve', '--port', '65536'], '--port wants a whole number from 0 to 65535'],
    [['bench', 'fast'], 'unexpected argument "fast"'],
  ])('gives one line and code 2 for %j', async (argv, message) => {
    const { code, output, errors } = await conclave(argv);
    expect(code).toBe(2);
    expect(output).toBe('');
    expect(errors).toMatch(/^conclave: [^\n]+\n$/);
    expect(errors).toContain(message);
  });
});

describe('the process', () => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const run = (...argv: string[]) => spawnSync(process.execPath, [main, ...argv], { encoding: 'utf8' });

  it('ends with the exit code and without a stack trace', () => {
    const { status, stdout, stderr } = run('simulate', 'chess');
    expect({ status, stdout, stderr }).toEqual({
      status: 2,
      stdout: '',
      stderr: `conclave: unknown game "chess"; there are: ${GAMES.map(({ id }) => id).join(', ')}\n`,
    });
  });

  it('prints JSON and nothing else', () => {
    const { status, stdout, stderr } = run('games', '--json');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)[0].id).toBe(GAME);
  });
});
