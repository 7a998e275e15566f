import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../i18n/words.ts';
import type { Touching } from '../../table/contract.ts';
import { quietTable } from '../../table/test-board.ts';
import { Board } from './Board.tsx';
import { sceneGiven } from './test-table.ts';

beforeAll(() => speak('en'));

const untouched: Touching = {
  touchable: new Set(['deck', 'card:cultist-azure-04']),
  otherWays: new Set(),
  touched: [],
  sending: null,
  touch: () => {},
  optionBehind: () => null,
  explain: () => {},
};

/** The board as a screen reader has it: the labels, in order. */
function labels(given: object): string[] {
  const scene = sceneGiven(given);
  const props = { ...scene, told: [], ...quietTable(scene.names), touching: untouched, fresh: [], reducedMotion: true };
  const board = createElement(Board, props);
  return [...renderToStaticMarkup(board).matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label as string);
}

const table = {
  hunter: 'kingsport',
  valley: ['cultist-jade-08'],
  players: {
    0: { cultists: ['cultist-azure-04'], artifacts: ['artifact-silver-key'] },
    1: { cultists: ['cultist-jade-01'] },
  },
  locations: {
    arkham: {
      oldOne: 'old-one-hastur',
      sides: { 0: ['cultist-crimson-06', 'monster-deep-one'], 1: ['cultist-violet-02'] },
    },
  },
};

describe('the board, read aloud', () => {
  it('says of each Location whom it faces, what holds it, and both totals', () => {
    expect(labels(table)).toContain('Arkham, faces you, locked (Hastur). Ben: 2. You: 11.');
    expect(labels(table)).toContain('Kingsport, neutral, hunted. Ben: 0. You: 0.');
  });

  it('lists the cards of each side and of my hand by name', () => {
    const read = labels(table);
    expect(read).toContain('Arkham, your side: 11 points');
    for (const card of ['Crimson 6', 'Deep One, 5 points', 'Violet 2', 'Azure 4', 'Silver Key'])
      expect(read).toContain(card);
  });

  it('tells how many cards the rival holds, and not which', () => {
    const read = labels(table);
    expect(read).toContain('Ben: 1 Cultist, 0 Monsters, 0 Artifacts in hand');
    expect(read).not.toContain('Jade 1');
  });

  it('says what is known of the deck, the Valley and the Dark Hunter', () => {
    const read = labels(table);
    expect(read.some((label) => /^Cultist Deck, \d+ cards?\./.test(label))).toBe(true);
    expect(read).toContain('Valley, top card Jade 8, 1 card');
    expect(read).toContain('The Dark Hunter at Kingsport');
  });
});
