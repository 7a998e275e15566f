/** The numbers that the rulebook's captions tell are those the rules come to. */
import { describe, expect, it } from 'vitest';
import { riseView } from './Parts.tsx';
import { blocked, favour, last, run, tie } from './positions.ts';

describe('the worked examples of Rise of Cthulhu', () => {
  it('the Hunter strikes a tie: 3 to 5', () => {
    expect(riseView(tie, 0).locations.innsmouth.totals).toEqual([11, 13]);
    const { hunter, locations } = riseView(tie);
    expect(locations.innsmouth).toMatchObject({ totals: [3, 5], faces: 1 });
    expect(hunter).toBe('innsmouth');
  });

  it('a run sends the Hunter home and brings one Artifact, no Monster', () => {
    const { hunter, locations, players } = riseView(run);
    expect(hunter).toBe('lair');
    expect(locations.dunwich.totals).toEqual([9, 6]);
    expect(players[0].counts).toMatchObject({ artifacts: 1, monsters: 0 });
  });

  it('the favour goes to the leader', () => {
    expect(riseView(favour, 0).locations.arkham.totals).toEqual([4, 11]);
    const { locations, players } = riseView(favour);
    expect(locations.arkham.oldOne).toBe('old-one-nyarlathotep');
    expect(locations.dunwich.totals).toEqual([6, 10]);
    expect(players[0].counts.cultists).toBe(2);
  });

  it('the last awakening ends the game at 6 to 2', () => {
    expect(riseView(last, 0).locations.kingsport.totals).toEqual([6, 10]);
    const { locations } = riseView(last);
    expect(locations.innsmouth).toMatchObject({ totals: [15, 9], oldOne: 'old-one-cthulhu' });
    expect(locations.kingsport.totals).toEqual([6, 2]);
  });

  it('a Cultist can go nowhere else than the caption says', () => {
    expect(riseView(blocked, 0)).toMatchObject({ hunter: 'dunwich' });
    expect(() =>
      riseView({ ...blocked, steps: [...(blocked.steps ?? []), [0, { type: 'location', location: 'dunwich' }]] }),
    ).toThrow();
  });
});
