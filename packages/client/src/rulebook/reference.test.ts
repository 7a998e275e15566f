/** The quick-reference cards: the same in every language, and only about options that there are. */
import { ALL_LANGUAGES, resolveOptions, SeededChance, silent, withRulesOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../app/games.ts';
import { loadGame } from '../games/index.ts';
import { readCard } from './open-book.ts';
import { loadPictures } from './pictures/index.ts';
import { cut, filled, GAP } from './Reference.tsx';

const conditionsOf = async (game: string) =>
  (await readCard(game, 'en')).chapters
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'list' ? block.items : []))
    .flatMap(({ when }) => (when === undefined ? [] : [when]));

describe.each(GAME_IDS)('the quick reference of %s', (id) => {
  it('has the same parts in every language', async () => {
    const [english, german] = [await readCard(id, 'en'), await readCard(id, 'de')];
    expect(() => withRulesOf(english, german)).not.toThrow();
    const conditions = (card: typeof english) => JSON.stringify(card).match(/"when":\{[^}]*\}/g);
    expect(conditions(german)).toEqual(conditions(english));
  });

  it('speaks only of options and values that the game has', async () => {
    const { game } = await loadGame(id);
    for (const { option, values } of await conditionsOf(id)) {
      const known = option === 'seats' ? game.seats : game.options.find((one) => one.id === option)?.values;
      for (const value of values) expect(known?.map(String), `${option}: ${value}`).toContain(value);
    }
  });

  it('shows only cards that there are', async () => {
    const pictures = await loadPictures(id);
    const cards = { ...pictures.cards, ...pictures.now };
    for (const { blocks } of (await readCard(id, 'en')).chapters) {
      for (const block of blocks) if (block.kind === 'cards') expect(Object.keys(cards)).toContain(block.name);
    }
  });
});

/** A new table of a game: what it plays, and what its first seat sees. */
async function newTable(id: string, seats: number, chosen: Readonly<Record<string, unknown>> = {}) {
  const { game } = await loadGame(id);
  const options = resolveOptions(game, chosen);
  const state = game.setup(seats, options, silent(new SeededChance('card')));
  return { facts: { ...options, seats }, view: game.viewOf(state, 0) };
}

describe('a card with this table’s own numbers', () => {
  it.each([
    ['rise-of-cthulhu', 2],
    ['choose-your-god', 4],
    ['cult-of-the-deep', 5],
    ['among-cultists', 7],
  ] as const)('has no gap left in %s', async (id, seats) => {
    const table = await newTable(id, seats);
    const { numbers } = await loadPictures(id);
    const known = { ...table.facts, ...numbers?.(table) };
    for (const language of ALL_LANGUAGES) {
      const blocks = (await readCard(id, language)).chapters.flatMap((chapter) => chapter.blocks);
      const said = blocks.map((block) => filled(block, known));
      expect(JSON.stringify(said).match(GAP)).toBeNull();
    }
  });

  it('says what the box says', async () => {
    const components = JSON.stringify({ alms: { ruins: 7 }, access: { port: 1 }, prayer: { 'mobs-1': 6 } });
    const { numbers } = await loadPictures('choose-your-god');
    const said = numbers?.(await newTable('choose-your-god', 3, { components }));
    expect(said).toMatchObject({ 'alms-1': 7, 'access-9': 1, 'prayer-1': 6, 'access-8': 4 });
  });

  it('says the points and deaths of this table of Among Cultists', async () => {
    const { numbers } = await loadPictures('among-cultists');
    expect(numbers?.(await newTable('among-cultists', 8))).toEqual({ points: 13, dead: 5 });
    expect(numbers?.(await newTable('among-cultists', 8, { map: 'under-the-surface', 'vp-shift': 1 }))).toEqual({
      points: 13,
      dead: 5,
    });
  });

  it('shows the altars of this table of Cult of the Deep', async () => {
    const { now } = await loadPictures('cult-of-the-deep');
    expect(now?.altars?.(await newTable('cult-of-the-deep', 5), 'en')).toHaveLength(3);
    expect(now?.altars?.(await newTable('cult-of-the-deep', 8), 'de')).toHaveLength(4);
  });

  it('shows the Old Ones that can come at this table of Rise of Cthulhu', async () => {
    const { now } = await loadPictures('rise-of-cthulhu');
    expect(now?.['old-ones']?.(await newTable('rise-of-cthulhu', 2), 'en')).toHaveLength(6);
    expect(now?.['old-ones']?.(await newTable('rise-of-cthulhu', 2, { oldOnePool: 'extended' }), 'en')).toHaveLength(8);
  });
});

describe('a card cut to a table', () => {
  const list = {
    kind: 'list' as const,
    isNumbered: false,
    items: [
      { words: [], rules: [], when: { option: 'seats', values: ['7', '8'] } },
      { words: [], rules: [] },
    ],
  };

  it('leaves out what does not hold there', () => {
    expect(cut(list, { seats: 5 })).toMatchObject([{ items: [{ rules: [] }] }]);
    expect(cut(list, { seats: 8 })).toEqual([list]);
  });
});
