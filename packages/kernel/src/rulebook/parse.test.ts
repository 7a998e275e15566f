import { describe, expect, it } from 'vitest';
import { parseRulebook, withRulesOf } from './parse.ts';

const SOURCE = `# Vigil

Stay **awake** ◇{Nobody knows for how long.}. [VG-1.1, VG-2.1 to VG-2.3]

## The night ✚ {#night}

1. Light a *candle*. [VG-3.1]
2. See [the end](#end).

| what | gives |
|---|---|
| candle | light |
[VG-3.2]

![A candle that burns.](candle)
Example. It burns.

[cards: saints]

## The end {#end}

### Dawn {#dawn}

It dawns.

<!-- Notes about the program: VG-9.1, VG-9.3 to VG-9.4 -->`;

describe('a rulebook', () => {
  const book = parseRulebook(SOURCE);

  it('has a first page and chapters with addresses', () => {
    expect(book.title).toBe('Vigil');
    expect(book.chapters.map(({ id }) => id)).toEqual(['start', 'night', 'end']);
  });

  it('knows words by their shape, and the rules behind a paragraph', () => {
    expect(book.chapters[0]?.blocks).toEqual([
      {
        kind: 'text',
        words: [
          { kind: 'plain', text: 'Stay ' },
          { kind: 'strong', text: 'awake' },
          { kind: 'plain', text: ' ' },
          { kind: 'mark', mark: 'reconstructed', note: 'Nobody knows for how long.' },
          { kind: 'plain', text: '.' },
        ],
        rules: ['VG-1.1', 'VG-2.1', 'VG-2.2', 'VG-2.3'],
      },
    ]);
  });

  it('reads lists, tables, pictures and cards', () => {
    const [list, table, picture, cards] = book.chapters[1]?.blocks ?? [];
    expect(list).toMatchObject({ kind: 'list', isNumbered: true, items: [{ rules: ['VG-3.1'] }, { rules: [] }] });
    expect(table).toMatchObject({ kind: 'table', rules: ['VG-3.2'] });
    expect(table?.kind === 'table' && table.rows.length).toBe(2);
    expect(picture).toMatchObject({ kind: 'picture', name: 'candle', alt: 'A candle that burns.' });
    expect(cards).toEqual({ kind: 'cards', name: 'saints' });
  });

  it('leaves out comments', () => {
    expect(book.chapters.at(-1)?.blocks.length).toBe(2);
  });

  it('knows what is said at some tables only', () => {
    const [chapter] = parseRulebook('# A\n\n- {if seats: 7, 8} B.\n- C.').chapters;
    expect(chapter?.blocks).toMatchObject([
      {
        items: [
          { words: [{ text: 'B.' }], when: { option: 'seats', values: ['7', '8'] } },
          { words: [{ text: 'C.' }] },
        ],
      },
    ]);
  });

  it('refuses a heading without an address, and what is no range', () => {
    expect(() => parseRulebook('# A\n\n## B')).toThrow('needs an id');
    expect(() => parseRulebook('# A\n\nB. [VG-1.2 to VG-1.1]')).toThrow('no range');
  });
});

describe('a translation', () => {
  const original = parseRulebook('# Vigil\n\nStay awake. [VG-1.1]\n\n- Light. [VG-1.2]\n- Dark.');

  it('has the rules of the original', () => {
    const german = withRulesOf(original, parseRulebook('# Wache\n\nBleib wach.\n\n- Licht.\n- Dunkel.'));
    expect(german.chapters[0]?.blocks).toMatchObject([
      { rules: ['VG-1.1'] },
      { items: [{ rules: ['VG-1.2'] }, { rules: [] }] },
    ]);
  });

  it('has the same parts in the same order', () => {
    expect(() => withRulesOf(original, parseRulebook('# Wache\n\nBleib wach.\n\n- Licht.'))).toThrow('list of 2');
    expect(() => withRulesOf(original, parseRulebook('# Wache\n\nBleib wach.\n\n## Mehr {#more}'))).toThrow('chapters');
  });
});
