import { Readable, Writable } from 'node:stream';
import { botNamed } from '@conclave/bots';
import { type AnyGame, Playthrough, SeededChance } from '@conclave/kernel';
import { riseOfCthulhu } from '@conclave/rise-of-cthulhu';
import { describe, expect, it } from 'vitest';
import { linesFrom } from './lines.ts';
import { namesAtTable } from './names.ts';
import { Screen } from './screen.ts';
import { Session } from './session.ts';

const WIPE = '\x1b[H\x1b[2J';

/** A terminal of so many columns and rows that remembers what was written to it. */
class Glass extends Writable {
  readonly isTTY = true;
  readonly columns: number;
  readonly rows: number;
  text = '';

  constructor(columns: number, rows: number) {
    super();
    this.columns = columns;
    this.rows = rows;
  }

  override _write(chunk: Buffer | string, _: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

async function play(input: string, game: AnyGame = riseOfCthulhu, glass = new Glass(80, 24)): Promise<string> {
  const terminal = { input: Readable.from([input]), output: glass, errors: glass, env: { NO_COLOR: '1' } };
  const chance = new SeededChance('3');
  const lines = linesFrom(terminal);
  const setup = {
    playthrough: new Playthrough(game, 2, { firstPlayer: 'seat' }, chance),
    seat: 0,
    level: 'random',
    bots: [0, 1].map(() => botNamed('random')(game)),
    chance,
    language: 'en' as const,
    names: namesAtTable(2, 0, 'en', '3'),
    saveTo: null,
  };
  await new Session(setup, new Screen(terminal, lines, false)).run();
  lines.close();
  return glass.text;
}

describe('a game on a screen', () => {
  it.each([
    [80, 24],
    [120, 40],
  ])('never needs more than %i columns and %i rows for a question', async (columns, rows) => {
    const text = await play(`\n${'1\n'.repeat(60)}`, riseOfCthulhu, new Glass(columns, rows));
    const screens = text.split(WIPE).slice(2);
    expect(screens.length).toBeGreaterThan(20);
    for (const screen of screens) {
      const lines = screen.split('\n');
      for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(columns);
      const asked = lines.findIndex((line) => /^(Your choice|Enter to go on|Type a file name)/.test(line));
      expect(asked).toBeGreaterThan(0);
      expect(asked).toBeLessThan(rows);
    }
  });

  it('begins with who plays and what can be typed', async () => {
    const [, first = ''] = (await play('')).split(WIPE);
    expect(first).toMatch(/^Rise of Cthulhu\n/);
    expect(first).toContain('How to play here');
    expect(first).toContain('Press Enter to start>');
  });

  it('leaves politely when the input ends', async () => {
    expect(await play('\n')).toMatch(/Goodbye\.\n$/);
  });

  it('shows log, rules and help on pages of their own', async () => {
    const screens = (await play('\nl\n\n?\n\n\n\nrules 4.14\n\nr\n\n')).split(WIPE);
    expect(screens.some((screen) => /^1 {2}Before the first turn/.test(screen))).toBe(true);
    expect(screens.some((screen) => /^How to play here/.test(screen))).toBe(true);
    expect(screens.some((screen) => /^RC-4\.14\n/.test(screen))).toBe(true);
  });
});

describe('a weighty choice', () => {
  const risky: AnyGame = {
    ...riseOfCthulhu,
    describe: (view, choice) => ({
      ...riseOfCthulhu.describe(view, choice),
      ...(choice.type === 'draw-deck' ? { warning: { key: 'hint.end' } } : {}),
    }),
  };

  it('stands last and is asked again', async () => {
    const text = await play('\ndraw-deck\nn\ndraw-deck\ny\n', risky);
    expect(text).toMatch(/ 1 {2}Draw the top card of the Valley/);
    expect(text.match(/Type\s+y\s+to\s+go\s+ahead>/g)).toHaveLength(2);
    expect(text).toContain('Nothing was done.');
    expect(text.match(/You draw \w+ \d+\./g)).toHaveLength(1);
  });
});
