import { cultOfTheDeep as game } from '@conclave/cult-of-the-deep';
import { resolveOptions, SeededChance, Telling, type Thing } from '@conclave/kernel';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { optionsOf, touchableAfter } from '../../table/choosing.ts';
import type { BoardProps, PathOption } from '../../table/contract.ts';
import { Board } from './Board.tsx';

const ME = 0;

beforeAll(() => {
  vi.stubGlobal('location', { pathname: '/t/test' });
  i18n.activate('en');
});
afterAll(() => vi.unstubAllGlobals());

/** The board as it is drawn after these things were touched. */
function drawn(view: unknown, options: readonly PathOption[], touched: readonly Thing[]): string {
  const props: BoardProps = {
    game,
    view,
    seat: ME,
    you: ME,
    names: ['Ann', 'Ben', 'Cid', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal'],
    language: 'en',
    catalogue: game.texts.en,
    told: [],
    fresh: [],
    reducedMotion: true,
    touching: {
      touchable: touchableAfter(options, touched),
      touched,
      sending: null,
      touch: () => {},
      optionBehind: () => null,
      explain: () => {},
    },
  };
  return renderToStaticMarkup(createElement(I18nProvider, { i18n } as never, createElement(Board, props)));
}

/** Things on the way to an option that nobody could touch, because they are not on the board then. */
function missing(view: unknown, options: readonly PathOption[], { description: { path } }: PathOption): Thing[] {
  return path.flatMap((thing, i) => {
    if (thing.startsWith('button:')) return [];
    const board = drawn(view, options, path.slice(0, i));
    return board.includes(`data-thing="${thing}"`) ? [] : [thing];
  });
}

/** So many of the decisions of a game are looked at. */
const DECISIONS = 90;

it.each([
  { seats: 4, seed: 'four' },
  { seats: 5, seed: 'five' },
  { seats: 6, seed: 'six' },
  { seats: 8, seed: 'eight' },
])('everything that can be touched lies on the table of $seats players', ({ seats, seed }) => {
  const [chance, choosing] = [new SeededChance(seed), new SeededChance(`${seed} choices`)];
  const state = game.setup(seats, resolveOptions(game, { necromancer: 'shuffled' }), new Telling(chance));
  const absent: string[] = [];
  let looked = 0;
  for (let now = game.pending(state); now !== null; now = game.pending(state)) {
    const mine = now.asked.find(({ seat }) => seat === ME);
    const { seat, options } = mine ?? choosing.pick(now.asked);
    const choice = choosing.pick(options);
    if (mine !== undefined && options.length > 1 && looked < DECISIONS) {
      looked++;
      const view = game.viewOf(state, ME);
      const paths = optionsOf(game, view);
      const oneOfEach = new Map(paths.map((one) => [one.choice.type, one]));
      for (const one of oneOfEach.values())
        for (const thing of missing(view, paths, one)) absent.push(`${now.decision}: ${thing}`);
    }
    game.choose(state, seat, choice, new Telling(chance));
  }
  expect(absent).toEqual([]);
  expect(looked).toBeGreaterThan(30);
});
