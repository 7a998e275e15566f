/** A short look at two tables, so that what `npm run look` found once cannot come back unseen. docs/look.md has all checks. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const LOOK = fileURLToPath(new URL('../look/', import.meta.url));

let out: string;
beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), 'conclave-look-'));
});
afterAll(() => rm(out, { recursive: true, force: true }));

/** Nothing moves, the bar keeps its slots, no text is covered, no badge has two numbers. */
const HELD = '0,1,3,7,19';

it.each([
  { game: 'rise-of-cthulhu', size: '390x844', seats: '2' },
  { game: 'cult-of-the-deep', size: '1440x900', seats: '8' },
])(
  'nothing blank, wrong or jumping in $game at $size',
  async ({ game, size, seats }) => {
    const told = await look('--quick', '--game', game, '--size', size, '--seats', seats, '--decisions', '6');
    expect(JSON.parse(told)).toEqual([]);
  },
  180_000,
);

/** The program itself, so that the games are those of its seed, every time. */
function look(...args: readonly string[]): Promise<string> {
  const program = ['--import', join(LOOK, 'luck.ts'), join(LOOK, 'main.ts'), '--check', HELD, '--json', '--out', out];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [...program, ...args], { maxBuffer: 2 ** 24 }, (error, stdout, stderr) =>
      stdout.trim() === '' ? reject(error ?? new Error(stderr)) : resolve(stdout),
    );
  });
}
