import { type DeepChoice, type DeepView, cultOfTheDeep as game } from '@conclave/cult-of-the-deep';
import { resolveOptions, SeededChance, Telling } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { imagined } from './imagined.ts';
import { forecastOf, playerAt, tracksAt } from './things.ts';

const state = game.setup(5, resolveOptions(game, {}), new Telling(new SeededChance('imagined')));
const table = game.viewOf(state, 0) as DeepView;
const dagger = { id: 1, face: 'dagger', at: 'pool', mode: null, coined: false, lent: false } as const;
const view: DeepView = { ...table, dice: [dagger] };
const theft: DeepChoice = { type: 'lamia', thief: 1, victim: 2 };

function after(choice: DeepChoice, from: DeepView = view): DeepView {
  const then = imagined(from, choice);
  if (then === null) throw new Error('nothing is known');
  return then;
}

describe('what an option would bring', () => {
  it('a die counts where it would lie', () => {
    const then = after({ type: 'commit-die', die: 1, to: 'seat-2' });
    expect(forecastOf(view, 2)).toBeNull();
    expect(forecastOf(view, 2, then)).toBe(playerAt(view, 2).life - 1);
  });

  it('a die moves a track of the altar it would lie on', () => {
    const [track] = tracksAt(view, 0);
    if (track === undefined || track.track === 'kill') throw new Error('another game is needed');
    const fitting = { ...view, dice: [{ ...dagger, face: track.track }] };
    const then = after({ type: 'commit-die', die: 1, to: 'altar-1' }, fitting);
    expect(tracksAt(fitting, 0, then)[0]).toMatchObject({ at: track.at, next: track.at - 1 });
  });

  it('life goes from one to another', () => {
    const then = after(theft);
    expect([1, 2].map((seat) => playerAt(then, seat).life - playerAt(view, seat).life)).toEqual([1, -1]);
  });

  it('nobody has less than none', () => {
    const weak = { ...view, players: view.players.map((player) => ({ ...player, life: 1 })) };
    expect(playerAt(after({ type: 'assassin-strike', seat: 3 }, weak), 3).life).toBe(0);
  });

  it('of what is left to chance nothing is said', () => {
    expect(imagined(view, { type: 'pass' })).toBeNull();
    expect(imagined({ ...view, seat: 'spectator' }, theft)).toBeNull();
  });
});
