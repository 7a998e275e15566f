import { resolveOptions, SeededChance, silent } from '@conclave/kernel';
import { riseOfCthulhu } from '@conclave/rise-of-cthulhu';
import { scenarios } from '@conclave/rise-of-cthulhu/scenario';
import { describe, expect, it } from 'vitest';
import { unpainted, widthOf } from '../../terminal.ts';
import { paintFor } from '../style.ts';
import { drawn as drawnWith, type Look } from './testing.ts';

const GIVEN = {
  hunter: 'dunwich',
  locations: {
    arkham: { sides: { 0: ['cultist-crimson-10', 'cultist-jade-02'], 1: ['cultist-azure-03', 'monster-deep-one'] } },
    innsmouth: { oldOne: 'old-one-azathoth', sides: { 1: ['cultist-violet-09'] } },
  },
  valley: ['cultist-amber-04', 'cultist-amber-07'],
  players: { 0: { cultists: ['cultist-violet-01', 'cultist-crimson-05'], monsters: ['monster-ghoul'] } },
};

const state = (given: unknown = GIVEN) =>
  scenarios.given(2, resolveOptions(riseOfCthulhu), given, silent(new SeededChance(1)));

const drawn = (look: Look = {}) => drawnWith(riseOfCthulhu, state(), 2, look);
const withBoxes = (look: Look = {}) => drawn({ rows: 100, ...look });

describe('the board', () => {
  it('tells of every Location in a line: whom it faces, both sides, and what keeps everybody out', () => {
    const board = drawn().join('\n');
    expect(board).toMatch(/Arkham +▼ faces you +You 12: \^10 @2 +\w+ 8: ~3 \+Deep One/);
    expect(board).toMatch(/Dunwich +.*hunted/);
    expect(board).toMatch(/Innsmouth +▲ faces \w+, #Azathoth +You 0 +\w+ 9: \*9/);
    expect(board).toContain('Valley [o7], 2 in the pile');
    expect(board).toContain('total points decide');
    expect(board).toContain('Your hand: ^5 *1, Ghoul');
  });

  it('is short enough to leave half of a small screen to the question', () => {
    expect(drawn().length).toBeLessThanOrEqual(12);
  });

  it('says how the totals have changed since the last question', () => {
    const { arkham } = GIVEN.locations;
    const earlier = { ...GIVEN, locations: { arkham: { sides: { ...arkham.sides, 1: ['cultist-azure-03'] } } } };
    const before = riseOfCthulhu.viewOf(state(earlier), 0);
    expect(drawn({ before }).join('\n')).toMatch(/8 \(\+5\): ~3/);
  });

  it('shows boxes where there is room: cards by sigil and value, totals, facing, the Hunter and Old Ones', () => {
    const board = withBoxes().join('\n');
    expect(board).toContain('│ ^10 @2          │');
    expect(board).toContain('│ + Deep One      │');
    expect(board).toMatch(/│ You +12 │/);
    expect(board).toMatch(/│ \w+ +8 │/);
    expect(board).toContain('▼ faces you');
    expect(board).toContain('▲ faces ');
    expect(board).toContain('= neutral');
    expect(board).toContain('! hunted !');
    expect(board).toContain('#Azathoth');
  });

  it('shows the own hand in order with what the cards do, and only counts of the other', () => {
    const board = withBoxes().join('\n');
    expect(board).toContain('Your hand: ^5 *1');
    expect(board).toMatch(/Ghoul: Place a Cultist/);
    for (const theirs of [withBoxes({ seat: 1 }).join('\n'), drawn({ seat: 1 }).join('\n')]) {
      expect(theirs).not.toContain('Ghoul');
      expect(theirs).toContain('Cultists 2, Monsters 1, Artifacts 0');
    }
  });

  it('fits 80 columns, and narrow screens with fewer Locations in a row', () => {
    const longest = (lines: string[]) => Math.max(...lines.filter((line) => /[┌│├└]/.test(line)).map(widthOf));
    expect(longest(withBoxes())).toBe(79);
    expect(longest(withBoxes({ width: 60 }))).toBe(59);
    expect(longest(withBoxes({ width: 40 }))).toBe(39);
    expect(longest(withBoxes({ width: 20 }))).toBe(19);
    for (const width of [40, 60, 80])
      for (const line of drawn({ width })) expect(widthOf(line)).toBeLessThanOrEqual(width);
  });

  it('says the same with and without colours', () => {
    const screen = { isTTY: true } as never;
    const paint = paintFor({ output: screen, env: {} });
    for (const rows of [9, 100]) {
      const painted = drawn({ paint, rows });
      expect(painted.join('\n')).toContain('\x1b[');
      expect(painted.map(unpainted)).toEqual(drawn({ rows }));
    }
    const plain = paintFor({ output: screen, env: { NO_COLOR: '1' } });
    expect(drawn({ paint: plain })).toEqual(drawn());
  });

  it('speaks German', () => {
    const board = withBoxes({ language: 'de' }).join('\n');
    expect(board).toContain('Deine Hand: ^5 *1');
    expect(board).toContain('! gejagt !');
    expect(drawn({ language: 'de' }).join('\n')).toContain('gejagt');
  });
});
