import { type DeepEvent, type DeepTold, cultOfTheDeep as game } from '@conclave/cult-of-the-deep';
import { resolveOptions, SeededChance, Telling, toldTo } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { sideOf, suspicionCurves } from './suspicion-curve.ts';

/** A game of random choices to its end, as its first player sees it. */
function playedOut(seats: number, seed: string) {
  const [chance, choosing] = [new SeededChance(seed), new SeededChance(`${seed} choices`)];
  const setup = new Telling<DeepEvent>(chance);
  const state = game.setup(seats, resolveOptions(game), setup);
  const told = setup.events.map((event) => toldTo(event, 0));
  for (let now = game.pending(state); now !== null; now = game.pending(state)) {
    const { seat, options } = choosing.pick(now.asked);
    const telling = new Telling<DeepEvent>(chance);
    game.choose(state, seat, choosing.pick(options), telling);
    told.push(...telling.events.map((event) => toldTo(event, 0)));
  }
  return { view: game.viewOf(state, 0), told };
}

describe.each([4, 6, 8])('what could be suspected in a game of %i', (seats) => {
  const { view, told } = playedOut(seats, 'suspicion');
  const curves = suspicionCurves(view, told);

  it('is told of every seat but the High Priest’s', () => {
    expect(curves.map(({ seat }) => seat)).toEqual(
      view.players.flatMap(({ role }, seat) => (role === 'high-priest' ? [] : [seat])),
    );
  });

  it('is certain in sum at every turn', () => {
    for (const { beliefs } of curves) {
      expect(beliefs.length).toBeGreaterThan(5);
      for (const { faithful, cabalist, heretic } of beliefs) expect(faithful + cabalist + heretic).toBeCloseTo(1);
    }
  });

  it('is the truth from the turn after a death', () => {
    const at = told.findIndex((event) => event.type === 'died');
    const death = told[at] as DeepTold<'died'>;
    const turnsBefore = told.slice(0, at).filter((event) => event.type === 'turnBegan').length;
    const curve = curves.find(({ seat }) => seat === death.seat);
    const after = curve?.beliefs[turnsBefore];
    expect(after?.[sideOf(death.role)]).toBeCloseTo(1);
  });
});
