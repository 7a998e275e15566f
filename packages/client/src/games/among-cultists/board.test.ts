import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { optionsOf, touchableAfter } from '../../table/choosing.ts';
import type { Scene } from '../../table/contract.ts';
import { Board } from './Board.tsx';
import { explain } from './explain.ts';
import { playThrough } from './test-table.ts';

beforeAll(() => i18n.activate('en'));

const MIXED = 'seer,snitch,assassin,firestarter';
const POLAR = 'cursebearer,celebrity,cursed-hunter';
const TABLES = [
  { seats: 4, options: {} },
  { seats: 6, options: { roles: MIXED } },
  { seats: 5, options: { map: 'under-the-surface', 'discussion-seconds': 0, 'vp-shift': -2 } },
  { seats: 8, options: { map: 'under-the-surface', roles: POLAR, 'module-hunter': 'on' } },
];

function markup(scene: Scene): string {
  const touching = {
    touchable: touchableAfter(optionsOf(scene.game, scene.view), []),
    touched: [],
    sending: null,
    touch: () => {},
    optionBehind: () => null,
    explain: () => {},
  };
  const board = createElement(Board, { ...scene, touching, fresh: [], reducedMotion: true });
  // biome-ignore lint/correctness/noChildrenProp: there is no JSX in a test
  return renderToStaticMarkup(createElement(I18nProvider, { i18n, children: board }));
}

const thingsIn = (html: string) => new Set([...html.matchAll(/data-thing="([^"]*)"/g)].map(([, thing]) => thing));

describe.each(TABLES)('the board at $seats seats with $options', ({ seats, options }) => {
  it('has everything that can be touched, at every question of a game', () => {
    const missing = new Set<string>();
    playThrough(`touch ${seats}`, seats, options, (scene, view) => {
      const there = thingsIn(markup(scene));
      for (const { description } of optionsOf(scene.game, view)) {
        for (const thing of description.path) if (!thing.startsWith('button:') && !there.has(thing)) missing.add(thing);
      }
    });
    expect([...missing]).toEqual([]);
  });

  it('can say of everything on it what it is', () => {
    let looked = 0;
    playThrough(`explain ${seats}`, seats, options, (scene) => {
      if (looked++ % 9 > 0) return;
      for (const thing of thingsIn(markup(scene))) {
        const { title, lines, rule } = explain(scene, thing as string);
        const said = [title, ...lines].join(' ');
        expect(said, thing).not.toMatch(/(among|name|card)\.[a-z]|undefined|[{}]/);
        expect(
          scene.game.rules.some(({ id }) => id === rule),
          `${thing} ${rule}`,
        ).toBe(true);
      }
    });
  });

  it('has no word that nobody has written', () => {
    let looked = 0;
    playThrough(`words ${seats}`, seats, options, (scene) => {
      if (looked++ % 9 > 0) return;
      expect(markup(scene)).not.toMatch(/among\.[a-z]|name\.[a-z]|undefined|NaN/);
    });
  });
});
