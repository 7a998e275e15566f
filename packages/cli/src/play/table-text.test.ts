import { describe, expect, it } from 'vitest';
import { filling, newsIn, numbered } from './table-text.ts';

const lines = (count: number, word = 'line') => Array.from({ length: count }, (_, i) => `${word} ${i + 1}`);
const news = (sentences: number) => [{ heading: 'Turn 1: Ash.', lines: lines(sentences, 'Ash plays card') }];
const look = { width: 40, paint: (_: string, text: string) => text, earlier: (count: number) => `(${count} more)` };

describe('numbered options', () => {
  it('stand below each other when they are few, and in columns when they are many and short', () => {
    expect(numbered(['Draw', 'Pass'], 80)).toEqual([' 1  Draw', ' 2  Pass']);
    expect(numbered(lines(10, 'Play'), 80)).toHaveLength(4);
    expect(numbered(lines(10, 'Play'), 80)[0]).toBe('  1  Play 1     5  Play 5     9  Play 9');
  });

  it('are wrapped under their own text', () => {
    expect(numbered(['Go to the North-west Hall by way of the Cafeteria'], 40)).toEqual([
      ' 1  Go to the North-west Hall by way of',
      '    the Cafeteria',
    ]);
  });
});

describe('news', () => {
  it('are a paragraph for each turn', () => {
    expect(newsIn(news(2), 9, look)).toEqual(['Turn 1: Ash. Ash plays card 1 Ash plays', '  card 2']);
  });

  it('leave out the oldest where there is little room, and say how many', () => {
    const told = newsIn(news(9), 2, look);
    expect(told).toEqual(['(8 more)', 'Ash plays card 8 Ash plays card 9']);
    expect(newsIn(news(3), 0, look)).toEqual([]);
  });
});

describe('a screen', () => {
  const parts = (board: number, told: number, below: number) => ({
    board: lines(board, 'board'),
    news: (most: number) => lines(Math.min(most, told), 'news'),
    below: lines(below, 'option'),
  });

  it('is never taller than the terminal, and ends with the options', () => {
    for (const [board, told, below] of [
      [8, 0, 3],
      [12, 9, 5],
      [18, 9, 5],
      [30, 9, 9],
    ] as const) {
      const screen = filling(parts(board, told, below), 24, 'cut');
      expect(screen.length).toBeLessThanOrEqual(23);
      expect(screen.at(-1)).toBe(`option ${below}`);
      expect(screen[0]).toBe('board 1');
    }
  });

  it('sets the parts apart where there is room', () => {
    expect(filling(parts(3, 2, 1), 24, 'cut')).toEqual([
      'board 1',
      'board 2',
      'board 3',
      '',
      'news 1',
      'news 2',
      '',
      'option 1',
    ]);
  });

  it('says so when the board does not fit', () => {
    expect(filling(parts(30, 9, 5), 24, 'cut')).toContain('cut');
  });
});
