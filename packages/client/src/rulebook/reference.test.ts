/** The quick-reference cards: the same in every language, and only about options that there are. */
import { withRulesOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../app/games.ts';
import { loadGame } from '../games/index.ts';
import { readCard } from './open-book.ts';
import { loadPictures } from './pictures/index.ts';
import { cut } from './Reference.tsx';

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
    const { cards } = await loadPictures(id);
    for (const { blocks } of (await readCard(id, 'en')).chapters) {
      for (const block of blocks) if (block.kind === 'cards') expect(Object.keys(cards)).toContain(block.name);
    }
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
