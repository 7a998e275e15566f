/** The numbers that the rulebook's captions tell are those the rules come to. */
import { describe, expect, it } from 'vitest';
import { amongView } from './Parts.tsx';
import { dark, encounter, failure, ice, relic, sabotage, success, threeLiving, withGhost } from './positions.ts';

const pulse = (position: Parameters<typeof amongView>[0], steps?: number) =>
  amongView(position, steps).players.map(({ pulseCount }) => pulseCount);

describe('the worked examples of Among Cultists', () => {
  it('an encounter adds a card to both Pulse decks', () => {
    expect(pulse(encounter, 0)).toEqual([1, 1, 1, 1]);
    expect(pulse(encounter)).toEqual([2, 1, 1, 2]);
  });

  it('company is safe, and a Ghost is none', () => {
    expect(amongView(threeLiving).pending?.decision).toBe('action');
    expect(amongView(withGhost).pending?.decision).toBe('give-pulse');
  });

  it('in the dark three get a card each', () => {
    expect(pulse(dark)).toEqual([2, 2, 1, 2]);
  });

  it('checks bring a point, nothing, or harm', () => {
    const after = [success, failure, sabotage].map((one) => amongView(one));
    expect(after.map(({ vp }) => vp)).toEqual([5, 4, 3]);
    expect(after.map(({ rooms }) => rooms['red-1']?.deckCount)).toEqual([3, 2, 0]);
  });

  it('whoever crosses an obstacle meets the other', () => {
    expect(amongView(ice).players[3]?.location).toBe('ice-south');
    expect(amongView(ice).pending?.decision).toBe('give-pulse');
  });

  it('the third relic wakes the Organism before the points count', () => {
    const { vp, altar, pending } = amongView(relic);
    expect([vp, altar]).toEqual([11, 3]);
    expect(pending?.decision).toBe('cast-leader-vote');
  });
});
