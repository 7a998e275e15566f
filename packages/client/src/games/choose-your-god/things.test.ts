import { type CityView, chooseYourGod as game } from '@conclave/choose-your-god';
import { Playthrough, SeededChance } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { othersFrom, type PlayerView, playerAt, thingOfCard, thingOfPriest } from './things.ts';

const play = new Playthrough(game, 3, { seating: 'lobby' }, new SeededChance('things'));
const view = game.viewOf(play.state as never, 0) as CityView;

describe('of several that are alike', () => {
  it('any Priest may be touched for the one that is offered', () => {
    const player = playerAt(view, 0);
    const [, first] = player.priests;
    if (first === undefined) throw new Error('there is no token');
    const twin = { ...first, id: 'priest-red-9' as const };
    const both: PlayerView = { ...player, priests: [...player.priests, twin] };
    expect(thingOfPriest(both, twin, new Set([`priest:${first.id}`]))).toBe(`priest:${first.id}`);
  });

  it('a Priest that carries coins is not alike', () => {
    const player = playerAt(view, 0);
    const [, first] = player.priests;
    if (first === undefined) throw new Error('there is no token');
    const rich = { ...first, id: 'priest-red-9' as const, coins: 5 };
    const both: PlayerView = { ...player, priests: [...player.priests, rich] };
    expect(thingOfPriest(both, rich, new Set([`priest:${first.id}`]))).toBe('priest:priest-red-9');
  });

  it('any copy of a card may be touched for the one that is offered', () => {
    expect(thingOfCard('mir-manna-4', ['mir-manna-2', 'mir-manna-4'], new Set(['card:mir-manna-2']))).toBe(
      'card:mir-manna-2',
    );
  });
});

it('the others sit clockwise from me', () => {
  expect(othersFrom(view, 1)).toEqual([2, 0]);
});
