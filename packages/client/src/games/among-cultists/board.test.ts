import type { AmongEvent } from '@conclave/among-cultists';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../i18n/words.ts';
import { optionsOf, touchableAfter } from '../../table/choosing.ts';
import type { Live, Scene } from '../../table/contract.ts';
import { quietTable } from '../../table/test-board.ts';
import { Board } from './Board.tsx';
import { explain } from './explain.ts';
import { playThrough, sceneFrom } from './test-table.ts';
import { amongView } from './view.ts';

beforeAll(() => speak('en'));

const MIXED = 'seer,snitch,assassin,firestarter';
const POLAR = 'cursebearer,celebrity,cursed-hunter';
const TABLES = [
  { seats: 4, options: {} },
  { seats: 6, options: { roles: MIXED } },
  { seats: 5, options: { map: 'under-the-surface', 'discussion-seconds': 0, 'vp-shift': -2 } },
  { seats: 8, options: { map: 'under-the-surface', roles: POLAR, 'module-hunter': 'on' } },
];

/** Everybody has said what this seat knows, and time is short. */
function liveAt({ game, view, told, names }: Scene): Live {
  const claims = game.claims?.drafts(view, told) ?? [];
  const chat = claims.map((claim, n) => {
    const seat = n % amongView(view).players.length;
    return { n, at: n, channel: 'table', user: '', name: names[seat] ?? '', seat, text: '', claim, after: told.length };
  });
  const limit = { opensAt: 0, closesAt: 60_000 };
  return {
    clock: { now: 0, left: [], running: [], window: null, limit },
    serverNow: () => 55_000,
    talk: {
      table: 'table',
      chat,
      channels: [{ id: 'table', speaks: true }],
      say: async () => {},
      claim: async () => {},
    },
    plainChat: null,
  };
}

function markup(scene: Scene<AmongEvent>, touched: readonly string[] = []): string {
  const touching = {
    touchable: touchableAfter(optionsOf(scene.game, scene.view), touched),
    otherWays: new Set<string>(),
    touched,
    sending: null,
    touch: () => {},
    optionBehind: () => null,
    explain: () => {},
  };
  const board = createElement(Board, {
    ...scene,
    ...quietTable(scene.names),
    touching,
    fresh: [],
    reducedMotion: true,
    live: liveAt(scene),
  });
  return renderToStaticMarkup(board);
}

/** What stands where words are missing. */
const UNSAID = /\b(among|name|card)\.[a-z]|undefined|NaN|[{}]/;

const thingsIn = (html: string) => new Set([...html.matchAll(/data-thing="([^"]*)"/g)].map(([, thing]) => thing));

/** How often each kind of question is looked at in a game. */
const LOOKS = 3;

describe.each(TABLES)('the board at $seats seats with $options', ({ seats, options }) => {
  const looks = new Map<string, number>();
  const scenes: Scene<AmongEvent>[] = [];
  playThrough(`board ${seats}`, seats, options, (played, seat, decision) => {
    const before = looks.get(decision) ?? 0;
    looks.set(decision, before + 1);
    if (before < LOOKS) scenes.push(sceneFrom(played, seat));
  });

  it('has everything that can be touched', () => {
    for (const scene of scenes) {
      const paths = optionsOf(scene.game, scene.view).map(({ description }) => description.path);
      // What is done with a thing is asked once the thing was touched.
      const isUse = (thing: string) => thing.startsWith('action:');
      const there = thingsIn(markup(scene));
      const wanted = paths.flatMap((path) => path.filter((thing, i) => !isUse(thing) || i === 0));
      expect(wanted.filter((thing) => !thing.startsWith('button:') && !there.has(thing))).toEqual([]);
      for (const path of paths.filter((one) => one.length > 1 && isUse(one.at(-1) ?? ''))) {
        expect(thingsIn(markup(scene, path.slice(0, -1)))).toContain(path.at(-1));
      }
    }
  });

  it('can say of everything on it what it is, by a rule of the game', () => {
    for (const scene of scenes.slice(0, LOOKS)) {
      for (const thing of thingsIn(markup(scene))) {
        const { title, lines, rule } = explain(scene, thing as string);
        expect([title, ...lines].join(' '), thing).not.toMatch(UNSAID);
        expect(scene.game.rules.en.map(({ id }) => id)).toContain(rule);
      }
    }
  });

  it('has no word that nobody has written', () => {
    for (const scene of scenes.slice(-LOOKS)) expect(markup(scene)).not.toMatch(UNSAID);
  });
});
