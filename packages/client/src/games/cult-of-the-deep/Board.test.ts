import { type DeepEvent, cultOfTheDeep as game } from '@conclave/cult-of-the-deep';
import { resolveOptions, type Seat, SeededChance, Telling, type Thing } from '@conclave/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { speak } from '../../i18n/words.ts';
import { optionsOf, touchableAfter } from '../../table/choosing.ts';
import type { BoardProps, PathOption } from '../../table/contract.ts';
import { quietTable } from '../../table/test-board.ts';
import { Board } from './Board.tsx';

beforeAll(async () => {
  vi.stubGlobal('location', { pathname: '/t/test' });
  await speak('en');
});
afterAll(() => vi.unstubAllGlobals());

/** The board as it is drawn after these things were touched. */
function drawn(view: unknown, seat: Seat, options: readonly PathOption[], touched: readonly Thing[]): string {
  const names = ['Ann', 'Ben', 'Cid', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal'];
  const props: BoardProps<DeepEvent> = {
    ...quietTable(names),
    game,
    view,
    seat,
    you: seat,
    names,
    language: 'en',
    catalogue: game.texts.en,
    told: [],
    fresh: [],
    reducedMotion: true,
    touching: {
      touchable: touchableAfter(options, touched),
      otherWays: new Set(),
      touched,
      sending: null,
      touch: () => {},
      optionBehind: () => null,
      explain: () => {},
    },
  };
  return renderToStaticMarkup(createElement(Board, props));
}

/** Things on the way to an option that nobody could touch, because they are not on the board then. */
function missing(view: unknown, seat: Seat, options: readonly PathOption[], path: readonly Thing[]): Thing[] {
  return path.flatMap((thing, i) => {
    if (thing.startsWith('button:')) return [];
    const board = drawn(view, seat, options, path.slice(0, i));
    return board.includes(`data-thing="${thing}"`) ? [] : [thing];
  });
}

/** Every kind of choice that a game of random choices offers to anybody is looked at once: its decision and its type. */
function lookThrough(seats: number, seed: string, seen: Set<string>): string[] {
  const [chance, choosing] = [new SeededChance(seed), new SeededChance(`${seed} choices`)];
  const state = game.setup(seats, resolveOptions(game, { necromancer: 'shuffled' }), new Telling(chance));
  const absent: string[] = [];
  for (let now = game.pending(state); now !== null; now = game.pending(state)) {
    const { seat, options } = choosing.pick(now.asked);
    const kinds = new Map(options.map((choice) => [`${now?.decision} ${choice.type}`, choice]));
    const view = game.viewOf(state, seat);
    for (const [kind, choice] of kinds) {
      if (seen.has(kind)) continue;
      seen.add(kind);
      const paths = optionsOf(game, view);
      const path = game.describe(view, choice).path;
      absent.push(...missing(view, seat, paths, path).map((thing) => `${kind}: ${thing}`));
    }
    game.choose(state, seat, choosing.pick(options), new Telling(chance));
  }
  return absent;
}

it('everything that can be touched lies on the table, whoever is asked whatever', () => {
  const seen = new Set<string>();
  const games = [4, 5, 6, 7, 8].flatMap((seats) => [1, 2, 3].map((n) => lookThrough(seats, `game ${n}`, seen)));
  expect(games.flat()).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining(RARE));
  expect(seen.size).toBeGreaterThan(70);
});

/** What needs a thing of its own on the table, and must not be left out by chance. */
const RARE = [
  'choose-wraith wraith',
  'commit-die chant-keeper-change',
  'commit-die hydra-discard',
  'commit-die spend-chant',
  'faceless-replace character',
  'kraken-reroll die',
  'respond siren',
  'respond transmute',
  'respond wraith-ability',
  'resolve-act sigil',
  'sigil-params copy',
];
