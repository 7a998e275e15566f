import { type CityChoice, type CityView, chooseYourGod as game } from '@conclave/choose-your-god';
import { Playthrough, type Seat, SeededChance } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { previewByLocation, previewOf } from './preview.ts';

/** A game of two in which the seat is asked for the first time, by the given decision. */
function until(decision: string): { play: Playthrough; seat: Seat; view: CityView; options: readonly CityChoice[] } {
  const chance = new SeededChance('preview');
  const play = new Playthrough(game, 2, { seating: 'lobby' }, chance);
  for (;;) {
    const asked = play.pending?.asked[0];
    if (asked === undefined) throw new Error(`nobody was asked ${decision}`);
    const options = asked.options as readonly CityChoice[];
    if (play.pending?.decision === decision) {
      return { play, seat: asked.seat, view: game.viewOf(play.state as never, asked.seat), options };
    }
    const preaches = options.find((one) => one.type === 'pick') ?? options[0];
    play.choose(asked.seat, preaches as CityChoice, chance);
  }
}

describe('before I Preach', () => {
  it('a Location shows the Influence that my Priest would bring, and that I would lead', () => {
    const { view, seat, options } = until('intent-location');
    const change = previewOf(game, view, options[0] as CityChoice).get(1);
    expect(change?.influence[seat]).toBeGreaterThan(0);
    expect(change?.leader).toBe(seat);
  });

  it('only that Location changes', () => {
    const { view, options } = until('intent-location');
    expect([...previewOf(game, view, options[2] as CityChoice).keys()]).toEqual([3]);
  });

  it('a Priest shows what it would bring to every Location that is open to me', () => {
    const { view, options } = until('intent');
    const priest = options.find((one) => one.type === 'pick') as CityChoice;
    expect([...previewByLocation(game, view, priest).keys()]).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('looking ahead changes nothing', () => {
    const { play, view, seat, options } = until('intent');
    previewByLocation(game, view, options.find((one) => one.type === 'pick') as CityChoice);
    expect(game.viewOf(play.state as never, seat)).toEqual(view);
  });
});

describe('what hangs on a hidden card', () => {
  it('shows nothing', () => {
    const { view } = until('intent');
    const iniquity: CityChoice = { type: 'ability', ability: 'nirriti-dark-iniquity' };
    expect(previewOf(game, view, iniquity).size).toBe(0);
  });
});
