import { resolveOptions, SeededChance, silent } from '@conclave/kernel';
import { riseOfCthulhu } from '@conclave/rise-of-cthulhu';
import { describe, expect, it } from 'vitest';
import { unpainted, widthOf } from '../terminal.ts';
import type { Drawing } from './board.ts';
import { riseBoard } from './rise-of-cthulhu.ts';
import { paintFor } from './style.ts';

const GIVEN = {
  hunter: 'dunwich',
  locations: {
    arkham: { sides: { 0: ['cultist-crimson-10', 'cultist-jade-02'], 1: ['cultist-azure-03', 'monster-deep-one'] } },
    innsmouth: { oldOne: 'old-one-azathoth', sides: { 1: ['cultist-violet-09'] } },
  },
  valley: ['cultist-amber-04', 'cultist-amber-07'],
  players: { 0: { cultists: ['cultist-violet-01', 'cultist-crimson-05'], monsters: ['monster-ghoul'] } },
};

function drawn(change: Partial<Drawing> = {}): string[] {
  const ctx = silent(new SeededChance(1));
  const state = riseOfCthulhu.given(2, resolveOptions(riseOfCthulhu), GIVEN, ctx);
  const drawing: Drawing = {
    seat: 0,
    names: ['your cult', 'the rival'],
    language: 'en',
    catalogue: riseOfCthulhu.texts.en,
    paint: (_, text) => text,
    width: 80,
    ...change,
  };
  return riseBoard(riseOfCthulhu.viewOf(state, drawing.seat), drawing);
}

describe('the board', () => {
  it('shows cards by sigil and value, totals, facing, the Hunter and Old Ones', () => {
    const board = drawn().join('\n');
    expect(board).toContain('│ ^10 @2          │');
    expect(board).toContain('│ + Deep One      │');
    expect(board).toMatch(/│ you +12 │/);
    expect(board).toMatch(/│ the rival +8 │/);
    expect(board).toContain('▼ faces you');
    expect(board).toContain('▲ faces enemy');
    expect(board).toContain('= neutral');
    expect(board).toContain('! HUNTED !');
    expect(board).toContain('#Azathoth');
    expect(board).toContain('Valley [o7], 2 in the pile');
    expect(board).toContain('total points decide');
  });

  it('shows the own hand in order with what the cards do, and only counts of the other', () => {
    const board = drawn().join('\n');
    expect(board).toContain('Your hand: ^5 *1');
    expect(board).toMatch(/Ghoul: Place a Cultist/);
    const theirs = drawn({ seat: 1 }).join('\n');
    expect(theirs).not.toContain('Ghoul');
    expect(theirs).toContain('Cultists 2, Monsters 1, Artifacts 0');
  });

  it('fits 80 columns, and narrow screens with fewer Locations in a row', () => {
    const longest = (lines: string[]) => Math.max(...lines.filter((line) => /[┌│├└]/.test(line)).map(widthOf));
    expect(longest(drawn())).toBe(79);
    expect(longest(drawn({ width: 60 }))).toBe(59);
    expect(longest(drawn({ width: 40 }))).toBe(39);
    expect(longest(drawn({ width: 20 }))).toBe(19);
  });

  it('says the same with and without colours', () => {
    const screen = { isTTY: true } as never;
    const paint = paintFor({ output: screen, env: {} } as never);
    const painted = drawn({ paint });
    expect(painted.join('\n')).toContain('\x1b[');
    expect(painted.map(unpainted)).toEqual(drawn());
    const plain = paintFor({ output: screen, env: { NO_COLOR: '1' } } as never);
    expect(drawn({ paint: plain })).toEqual(drawn());
  });

  it('speaks German', () => {
    const board = drawn({ language: 'de', catalogue: riseOfCthulhu.texts.de }).join('\n');
    expect(board).toContain('Deine Hand: ^5 *1');
    expect(board).toContain('! GEJAGT !');
  });
});
