import { type CityChoice, type CityView, chooseYourGod as game } from '@conclave/choose-your-god';
import { scenarios } from '@conclave/choose-your-god/scenario';
import { Playthrough, resolveOptions, type Seat, SeededChance, silent } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { optionsOf } from '../../table/choosing.ts';
import { expandWith } from './ahead.ts';
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

/** Where the first Priest that can be touched could go. */
function waysOfOnePriest(view: CityView) {
  const all = optionsOf(game, view, expandWith(game)).filter(({ next }) => next !== undefined);
  return all.filter(({ description }) => description.path[0] === all[0]?.description.path[0]);
}

describe('before I Preach', () => {
  it('a Location shows the Influence that my Priest would bring, and that I would lead', () => {
    const { view, seat, options } = until('intent-location');
    const change = previewOf(game, view, { choice: options[0] as CityChoice }).places.get(1);
    expect(change?.influence[seat]).toBeGreaterThan(0);
    expect(change?.leader).toBe(seat);
  });

  it('only that Location changes', () => {
    const { view, options } = until('intent-location');
    expect([...previewOf(game, view, { choice: options[2] as CityChoice }).places.keys()]).toEqual([3]);
  });

  it('a Priest shows what it would bring to every Location that is open to me', () => {
    const { view } = until('intent');
    expect([...previewByLocation(game, view, waysOfOnePriest(view)).places.keys()]).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('a fourth Priest shows the Follower that it costs', () => {
    const { view } = until('intent');
    const seat = view.seat as Seat;
    const players = view.players.map((one, i) => (i === seat ? { ...one, placements: 3 } : one));
    const costly: CityView = { ...view, players };
    const { mine } = previewByLocation(game, costly, waysOfOnePriest(costly));
    expect(mine?.followers).toBe((view.players[seat]?.followers ?? 0) - 1);
  });

  it('looking ahead changes nothing', () => {
    const { play, view, seat } = until('intent');
    previewByLocation(game, view, waysOfOnePriest(view));
    expect(game.viewOf(play.state as never, seat)).toEqual(view);
  });
});

describe('what hangs on a hidden card', () => {
  it('shows no gain that is only guessed', () => {
    const players = [{ cult: 'fafnir', coins: 9, hand: ['mir-manna-1'], priests: ['1@loc-3'] }, {}];
    const given = { phase: 'resolution', round: 2, activeLocation: 3, acting: 0, players };
    const s = scenarios.given(2, resolveOptions(game), given, silent(new SeededChance(1)));
    const treachery: CityChoice = { type: 'ability', ability: 'fafnir-light-treachery' };
    expect(previewOf(game, game.viewOf(s, 0), { choice: treachery }).mine).toBeNull();
  });

  it('shows nothing', () => {
    const { view } = until('intent');
    const iniquity: CityChoice = { type: 'ability', ability: 'nirriti-dark-iniquity' };
    expect(previewOf(game, view, { choice: iniquity }).places.size).toBe(0);
  });
});
