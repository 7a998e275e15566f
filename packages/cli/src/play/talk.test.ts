import { PassThrough, Readable } from 'node:stream';
import { amongCultists } from '@conclave/among-cultists';
import { botNamed } from '@conclave/bots';
import { Playthrough, resolveOptions, SeededChance } from '@conclave/kernel';
import { riseOfCthulhu } from '@conclave/rise-of-cthulhu';
import { describe, expect, it } from 'vitest';
import { linesFrom } from './lines.ts';
import { namesAtTable } from './names.ts';
import { Screen } from './screen.ts';
import { Session } from './session.ts';

/** What plain lines show to whoever types this. */
async function play(input: string, game: typeof amongCultists | typeof riseOfCthulhu, seats: number): Promise<string> {
  const output = new PassThrough();
  const terminal = { input: Readable.from([input]), output, errors: output, env: {} };
  const chance = new SeededChance('3');
  const lines = linesFrom(terminal);
  const setup = {
    playthrough: new Playthrough(game, seats, resolveOptions(game), chance),
    seat: 0,
    level: 'novice',
    bots: Array.from({ length: seats }, () => botNamed('novice')(game)),
    chance,
    language: 'en' as const,
    names: namesAtTable(seats, 0, 'en', '3'),
    saveTo: null,
  };
  await new Session(setup, new Screen(terminal, lines, true)).run();
  lines.close();
  return String(output.read());
}

describe('talk at the terminal', () => {
  it('offers what one knows, says it, and keeps it for all to read', async () => {
    const text = await play('c\n1\nc\n\nq\ny\n', amongCultists, 5);
    expect(text).toContain('Nobody has claimed anything yet.');
    const [, claim = ''] = /\n {2}1 {2}(“.+”)/.exec(text) ?? [];
    expect(claim).not.toBe('');
    expect(text.split(`You: ${claim}`).length).toBe(3);
  });

  it('asks for each part of a claim, and lets one think better of it', async () => {
    const text = await play('c\n10\n2\nc\n10\n\nq\ny\n', amongCultists, 5);
    expect(text.match(/You: “I accuse .+!”/g)?.length).toBe(2);
    expect(text).not.toContain('accuse You');
  });

  it('has nothing to say where the game knows no claims', async () => {
    expect(await play('c\nq\ny\n', riseOfCthulhu, 2)).toContain('Nobody makes claims in this game.');
  });
});
