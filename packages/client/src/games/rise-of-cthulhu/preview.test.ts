import { type RiseChoice, type RiseView, riseOfCthulhu } from '@conclave/rise-of-cthulhu';
import { describe, expect, it } from 'vitest';
import { optionBehind, optionsOf } from '../../table/choosing.ts';
import type { PathOption } from '../../table/contract.ts';
import { expand } from './expand.ts';
import { previewOf, previewsByLocation } from './preview.ts';
import { viewGiven } from './test-table.ts';

const threeFours = {
  players: { 0: { cultists: ['cultist-azure-04', 'cultist-crimson-09'] } },
  locations: { innsmouth: { sides: { 0: ['cultist-jade-04', 'cultist-amber-04'] } } },
};

/** What each Location would make of the Azure 4. */
function previewsOfFour(view: RiseView) {
  const options = optionsOf(riseOfCthulhu, view, expand);
  return previewsByLocation(riseOfCthulhu, view, (thing) => optionBehind(options, ['card:cultist-azure-04'], thing));
}

const chosen = (choice: RiseChoice): PathOption => ({
  choice,
  description: { path: [], words: { key: '' }, rule: '' },
});

describe('what an option would do', () => {
  it('shows what a card would add at each Location, and the set it would make', () => {
    const previews = previewsOfFour(viewGiven(threeFours));
    expect(previews.innsmouth?.change.innsmouth).toEqual([4, 0]);
    expect(previews.innsmouth?.sets).toEqual([{ location: 'innsmouth', set: 'number' }]);
    expect(previews.arkham?.change.arkham).toEqual([4, 0]);
    expect(previews.arkham?.sets).toEqual([]);
  });

  it('leaves out Locations where the card cannot go', () => {
    const view = viewGiven({ ...threeFours, hunter: 'dunwich' });
    const previews = previewsOfFour(view);
    expect(Object.keys(previews)).toEqual(['arkham', 'innsmouth', 'kingsport']);
  });

  it('shows whom the Dark Hunter would destroy, on both sides', () => {
    const view = viewGiven({
      locations: { arkham: { sides: { 0: ['cultist-jade-09'], 1: ['cultist-amber-09', 'cultist-amber-02'] } } },
      stack: [{ rule: 'hunter-destination', seat: 0 }],
    });
    const toArkham: RiseChoice = { type: 'location', location: 'arkham' };
    const { change, lost } = previewOf(riseOfCthulhu, view, chosen(toArkham));
    expect(change.arkham).toEqual([-9, -9]);
    expect([...lost].sort()).toEqual(['cultist-amber-09', 'cultist-jade-09']);
  });

  it('takes the points of a Cultist away with it', () => {
    const view = viewGiven({
      locations: { arkham: { sides: { 0: ['cultist-jade-09'], 1: ['cultist-amber-05', 'cultist-amber-02'] } } },
      players: { 0: { monsters: ['monster-mi-go'] } },
      stack: [{ rule: 'monster-target', card: 'monster-mi-go', location: 'arkham' }],
    });
    const { change, lost } = previewOf(riseOfCthulhu, view, chosen({ type: 'card', card: 'cultist-amber-05' }));
    expect(change.arkham).toEqual([0, -5]);
    expect([...lost]).toEqual(['cultist-amber-05']);
  });

  it('says nothing of what would be drawn', () => {
    const { change, lost, sets } = previewOf(riseOfCthulhu, viewGiven(threeFours), chosen({ type: 'draw-deck' }));
    expect(Object.values(change).flat()).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect([lost.size, sets.length]).toEqual([0, 0]);
  });
});
