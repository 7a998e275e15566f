/** The checks that compare two looks: each finds the fault that was planted for it, and is silent without it. */
import { describe, expect, it } from 'vitest';
import type { Shown } from '../page/watch.ts';
import { changedText, type Pixels } from './changed-text.ts';
import { contrast } from './contrast.ts';
import { figures, truthOf } from './figures.ts';
import { growth } from './growth.ts';
import { moments, turns } from './moments.ts';
import { moved } from './moved.ts';
import { previews } from './previews.ts';

const BOX = { x: 10, y: 10, width: 20, height: 10 };

describe('a region', () => {
  it('that moved is found, and the bar also by its own check', () => {
    const before = { 'region board': BOX, 'region bar': BOX };
    expect(moved(before, { 'region board': { ...BOX, height: 8 } }, 'a prompt')).toMatchObject([{ check: 1 }]);
    expect(moved(before, { 'region bar': { ...BOX, y: 12 } }, 'a prompt')).toMatchObject([{ check: 1 }, { check: 3 }]);
  });

  it('that was rounded otherwise has not moved', () => {
    expect(moved({ 'region board': BOX }, { 'region board': { ...BOX, y: 10.6 } }, 'a prompt')).toEqual([]);
  });
});

/** A picture of 40 by 30 in one lightness, with a box in another. */
function picture(ground: number, ink?: { readonly lightness: number; readonly down?: number }): Pixels {
  const [width, height] = [40, 30];
  const rgb = new Uint8Array(width * height * 3).fill(ground);
  if (ink !== undefined)
    for (let y = 12; y < 18; y++)
      for (let x = 12; x < 28; x++)
        rgb.fill(ink.lightness, ((y + (ink.down ?? 0)) * width + x) * 3, ((y + (ink.down ?? 0)) * width + x) * 3 + 3);
  return { width, height, rgb };
}

describe('a text that is pointed at', () => {
  const text = (mayRise: boolean) => [{ name: 'Arkham', box: BOX, visible: BOX, mayRise }];
  const corner = { x: 0, y: 0 };
  const before = picture(20, { lightness: 230 });

  it('is found when it is blank afterwards', () => {
    const found = changedText(
      text(false),
      [{ box: BOX, isUnderOpened: false }],
      { before, after: picture(20) },
      corner,
      'pointing',
    );
    expect(found).toMatchObject([{ check: 10, element: 'Arkham' }]);
  });

  it('is found when it is gone or elsewhere', () => {
    expect(
      changedText(text(false), [{ box: null, isUnderOpened: false }], { before, after: before }, corner, 'pointing'),
    ).toHaveLength(1);
    const elsewhere = [{ box: { ...BOX, x: 14 }, isUnderOpened: false }];
    expect(changedText(text(true), elsewhere, { before, after: before }, corner, 'pointing')).toHaveLength(1);
  });

  it('may lie under what was opened', () => {
    const under = [{ box: BOX, isUnderOpened: true }];
    expect(changedText(text(false), under, { before, after: picture(20) }, corner, 'selecting')).toEqual([]);
  });

  it('may stay as it is, and rise with its card', () => {
    expect(
      changedText(text(false), [{ box: BOX, isUnderOpened: false }], { before, after: before }, corner, 'pointing'),
    ).toEqual([]);
    const risen = { before, after: picture(20, { lightness: 230, down: -6 }) };
    expect(
      changedText(text(true), [{ box: { ...BOX, y: 4 }, isUnderOpened: false }], risen, corner, 'pointing'),
    ).toEqual([]);
    expect(
      changedText(text(false), [{ box: { ...BOX, y: 4 }, isUnderOpened: false }], risen, corner, 'pointing'),
    ).toHaveLength(1);
  });
});

describe('contrast', () => {
  const texts = [{ name: 'words', box: BOX }];
  const rings = [{ name: 'a card', box: BOX }];
  const written = (lightness: number, ground: number) =>
    contrast({ texts, rings: [], glow: null }, picture(ground, { lightness }), picture(ground));
  const ringed = (ground: number) =>
    contrast({ texts: [], rings, glow: [240, 207, 124] }, picture(ground), picture(ground));

  it('of text is found where it is too little', () => {
    expect(written(110, 20)).toMatchObject([{ check: 18 }]);
    expect(written(230, 20)).toEqual([]);
  });

  it('of a ring is found where it is too little', () => {
    expect(ringed(220)).toMatchObject([{ check: 18 }]);
    expect(ringed(20)).toEqual([]);
  });
});

describe('a large screen', () => {
  const room = (width: number, height: number, covered: number) => ({
    width,
    heights: { 'board altar': height },
    covered,
  });

  it('with things as small as before is found', () => {
    const found = growth('cult-of-the-deep', [room(1440, 200, 0.45), room(2560, 220, 0.3)]);
    expect(found.map(({ check }) => check)).toEqual([15, 14]);
  });

  it('with larger things is sound', () => {
    expect(growth('cult-of-the-deep', [room(1440, 200, 0.45), room(2560, 320, 0.44)])).toEqual([]);
  });
});

describe('a number that a choice changes', () => {
  const life = (value: string, preview: string | null) => [{ of: 'plate 3 life', value, preview }];

  it('is found when nothing had said so', () => {
    expect(previews(life('16', ''), life('14', ''), 'Dagger')).toMatchObject([{ check: 13 }]);
  });

  it('is sound when it was said, or there is no place to say it', () => {
    expect(previews(life('16', '→14'), life('14', ''), 'Dagger')).toEqual([]);
    expect(previews(life('16', null), life('14', null), 'Dagger')).toEqual([]);
    expect(previews(life('16', ''), life('16', ''), 'Dagger')).toEqual([]);
  });
});

describe('a moment', () => {
  const great: Shown = {
    kind: 'great',
    words: 'Hastur awakens',
    lasted: 2400,
    wasCut: false,
    wasAsked: false,
    under: [],
  };

  it.each([
    { ...great, wasAsked: true },
    { ...great, under: ['the deck'] },
    { ...great, lasted: 700 },
    { ...great, lasted: 5000, wasCut: true },
    { ...great, kind: 'news', lasted: 300 } as const,
  ])('is found when it is in the way, too short or too long: %j', (one) => {
    expect(moments([one])).toHaveLength(1);
  });

  it('is sound in its time, or when somebody ended it', () => {
    expect(moments([great, { ...great, lasted: 300, wasCut: true }, { ...great, lasted: null }])).toEqual([]);
    expect(moments([{ ...great, kind: 'news', lasted: 2400 }])).toEqual([]);
  });

  it('makes a bot’s turn longer, and nothing else may', () => {
    expect(turns([{ seat: '2', lasted: 9000, greatFor: 0 }])).toMatchObject([{ check: 20 }]);
    expect(turns([{ seat: '2', lasted: 9000, greatFor: 4800 }])).toEqual([]);
  });
});

describe('a figure', () => {
  const shown = (...values: string[]) => values.map((value) => ({ of: 'plate 3 life', value, preview: null }));

  it('is found when it is not the game’s, or one of two', () => {
    expect(figures(shown('25'), { 'plate 3 life': [17] })).toMatchObject([{ check: 19 }]);
    expect(figures(shown('17', '25'), { 'plate 3 life': [17] })).toHaveLength(1);
  });

  it('is sound when it is, or when it is not drawn', () => {
    expect(figures(shown('17'), { 'plate 3 life': [17] })).toEqual([]);
    expect(figures([], { 'plate 3 life': [17] })).toEqual([]);
  });

  it('in the city are Followers and coins, on plates and one’s own', () => {
    const view = { seat: 1, players: { 0: { followers: 3, coins: 5 }, 1: { followers: 2, coins: 4 } } };
    const truth = truthOf('choose-your-god', view);
    expect(truth).toMatchObject({ 'plate 0 coin': [5], 'region own follower': [2] });
    expect(figures([{ of: 'plate 0 coin', value: '6', preview: null }], truth)).toMatchObject([{ check: 19 }]);
  });
});
