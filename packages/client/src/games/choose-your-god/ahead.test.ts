import { type CityView, chooseYourGod as game } from '@conclave/choose-your-god';
import { scenarios } from '@conclave/choose-your-god/scenario';
import { resolveOptions, SeededChance, silent } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { optionsOf, slotsAfter, touch, touchableAfter } from '../../table/choosing.ts';
import { expandWith } from './ahead.ts';

function cityAt(given: object): CityView {
  const s = scenarios.given(2, resolveOptions(game), { round: 2, ...given }, silent(new SeededChance(1)));
  return game.viewOf(s, 0);
}

const optionsIn = (view: CityView) => optionsOf(game, view, expandWith(game));

describe('a Priest that is to Preach', () => {
  const view = cityAt({ phase: 'intention', players: [{ priests: [1, 2] }, {}], acting: 0 });
  const options = optionsIn(view);
  const [priest = '', other = ''] = [...touchableAfter(options, [])];

  it('asks where before anything is sent', () => {
    expect(touch(options, [], priest)).toEqual({ touched: [priest] });
    expect(touchableAfter(options, [priest])).toContain('location:3');
  });

  it('is let go by another one, and by a second touch', () => {
    expect(touch(options, [priest], other)).toEqual({ touched: [other] });
    expect(touch(options, [priest], priest)).toEqual({ touched: [] });
  });

  it('goes to the Location that is touched next', () => {
    const result = touch(options, [priest], 'location:3');
    expect('chosen' in result && result.chosen.next).toEqual({ type: 'location', location: 3 });
  });

  it('leaves praying in its slot', () => {
    expect(slotsAfter(options, [priest]).pass?.choice.type).toBe('pray');
  });
});

describe('a card', () => {
  const act = (hand: readonly string[], priests: readonly string[]) =>
    optionsIn(cityAt({ phase: 'resolution', activeLocation: 3, acting: 0, players: [{ hand, priests }, {}] }));

  it('that asks whom it is for is played by touching both', () => {
    const options = act(['mir-inspiration-1'], ['1@loc-3', '2@loc-3']);
    expect([...touchableAfter(options, ['card:mir-inspiration-1'])]).toHaveLength(2);
  });

  it('that asks nothing waits for a yes', () => {
    const options = act(['mir-inspiration-1'], ['1@loc-3']);
    const { confirm } = slotsAfter(options, ['card:mir-inspiration-1']);
    expect(confirm?.choice.type).toBe('miracle');
  });
});
