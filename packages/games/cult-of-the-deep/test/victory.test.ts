/** The truth tables of victory (CD-6.10 to CD-6.14), every row in both editions. */
import { resolveOptions, type Seat, SeededChance, silent } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import type { RoleId } from '../src/components/roles.ts';
import { cultOfTheDeep } from '../src/index.ts';
import { judge } from '../src/rules/end.ts';
import type { Deep } from '../src/state.ts';

type Life = 'living' | 'dead';

interface Row {
  readonly hp: Life;
  /** Living ones. */
  readonly cabalists: 0 | 1;
  readonly faithful: 0 | 1;
  readonly repentant?: Life;
  readonly vengeful?: Life;
}

/** HP, two Faithful, three Cabalists, the Heretics: the first of each kind lives if any does. */
function tableOf(row: Row, options: Record<string, unknown> = {}): Deep {
  const heretics: [RoleId, Life | undefined][] = [
    ['repentant-heretic', row.repentant],
    ['vengeful-heretic', row.vengeful],
  ];
  const seats: [RoleId, Life][] = [
    ['high-priest', row.hp],
    ['faithful', row.faithful ? 'living' : 'dead'],
    ['faithful', 'dead'],
    ['cabalist', row.cabalists ? 'living' : 'dead'],
    ['cabalist', 'dead'],
    ['cabalist', 'dead'],
    ...heretics.filter((one): one is [RoleId, Life] => one[1] !== undefined),
  ];
  const all = resolveOptions(cultOfTheDeep, options);
  const s = cultOfTheDeep.setup(seats.length, all, silent(new SeededChance(1)));
  seats.forEach(([role, life], seat) => {
    Object.assign(s.players[seat] as object, { role, status: life === 'living' ? 'living' : 'wraith' });
  });
  return s;
}

/** The roles that win, each once; null: the game goes on. */
function winnersOf(s: Deep, deadNow: readonly Seat[] = []): string[] | null {
  if (!judge(s, deadNow, silent(new SeededChance(1)))) return null;
  const roles = (s.result?.winners ?? []).map((seat) => s.players[seat]?.role as string);
  return [...new Set(roles)].sort();
}

const FAITH = ['faithful', 'high-priest'];
const CABAL = ['cabalist'];
const R = 'repentant-heretic';
const V = 'vengeful-heretic';
const first = { edition: 'first' };
const strict = { edition: 'first', strictGraveVengeance: 'on' };

describe('one Heretic (CD-6.10)', () => {
  type Case = readonly [
    Omit<Row, 'repentant' | 'vengeful'>,
    Life,
    repentant: string[] | null,
    vengeful: string[] | null,
  ];
  const rows: readonly Case[] = [
    ...([0, 1] as const).flatMap((faithful) =>
      (['living', 'dead'] as const).map((heretic): Case => {
        return [{ hp: 'living', cabalists: 1, faithful }, heretic, null, null];
      }),
    ),
    ...([0, 1] as const).flatMap((faithful): Case[] => [
      [{ hp: 'living', cabalists: 0, faithful }, 'living', null, null],
      [{ hp: 'living', cabalists: 0, faithful }, 'dead', [...FAITH, R], FAITH],
      [{ hp: 'dead', cabalists: 1, faithful }, 'living', CABAL, CABAL],
      [{ hp: 'dead', cabalists: 1, faithful }, 'dead', CABAL, [...CABAL, V]],
    ]),
    [{ hp: 'dead', cabalists: 0, faithful: 1 }, 'living', CABAL, CABAL],
    [{ hp: 'dead', cabalists: 0, faithful: 1 }, 'dead', [...CABAL, R], CABAL],
    [{ hp: 'dead', cabalists: 0, faithful: 0 }, 'living', [...CABAL, R], [...CABAL, V]],
    [{ hp: 'dead', cabalists: 0, faithful: 0 }, 'dead', [...CABAL, R], [...CABAL, V]],
  ];
  for (const [row, heretic, repentant, vengeful] of rows) {
    it(`${JSON.stringify(row)}, Heretic ${heretic}`, () => {
      expect(winnersOf(tableOf({ ...row, repentant: heretic }))).toEqual(repentant);
      expect(winnersOf(tableOf({ ...row, vengeful: heretic }))).toEqual(vengeful);
      const inFirst = row.hp === 'dead' && row.cabalists === 0 && row.faithful === 1 ? CABAL : repentant;
      expect(winnersOf(tableOf({ ...row, repentant: heretic }, first))).toEqual(inFirst);
      expect(winnersOf(tableOf({ ...row, vengeful: heretic }, first))).toEqual(vengeful);
      const fallsToNobody = row.hp === 'dead' && row.cabalists === 0 && row.faithful === 1;
      if (fallsToNobody) expect(winnersOf(tableOf({ ...row, repentant: heretic }, strict))).toEqual([]);
      else expect(winnersOf(tableOf({ ...row, repentant: heretic }, strict))).toEqual(repentant);
    });
  }

  it('denies the Repentant Heretic a victory made by their own death (CD-6.4, CD-9.92)', () => {
    const row = { hp: 'living', cabalists: 0, faithful: 1, repentant: 'dead' } as const;
    expect(winnersOf(tableOf(row), [6])).toEqual(FAITH);
    expect(winnersOf(tableOf(row, first), [6])).toEqual(FAITH);
    expect(winnersOf(tableOf(row), [3])).toEqual([...FAITH, R]);
  });

  it('lets the Vengeful Heretic die in the same check as the High Priest (CD-9.93)', () => {
    expect(winnersOf(tableOf({ hp: 'dead', cabalists: 1, faithful: 0, vengeful: 'dead' }), [0, 6])).toEqual([
      ...CABAL,
      V,
    ]);
  });
});

describe('both Heretics (CD-6.11)', () => {
  const LIVES: readonly Life[] = ['living', 'dead'];
  type Case = readonly [Row, second: string[] | null, inFirst: string[] | null];
  const rows: Case[] = LIVES.flatMap((repentant) =>
    LIVES.flatMap((vengeful): Case[] => {
      const heretics = { repentant, vengeful };
      const bothDead = repentant === 'dead' && vengeful === 'dead';
      const avenged = vengeful === 'dead' ? [...CABAL, V] : CABAL;
      const confessed = repentant === 'dead' ? [...CABAL, R] : CABAL;
      const last = [...CABAL, R, V];
      const remaining = bothDead
        ? last
        : [...CABAL, ...(repentant === 'living' ? [R] : []), ...(vengeful === 'living' ? [V] : [])];
      const withConfession = repentant === 'dead' && vengeful === 'living' ? [...CABAL, R, V] : remaining;
      return [
        [{ hp: 'living', cabalists: 1, faithful: 1, ...heretics }, null, null],
        [
          { hp: 'living', cabalists: 0, faithful: 1, ...heretics },
          bothDead ? [...FAITH, R] : null,
          bothDead ? [...FAITH, R] : null,
        ],
        [{ hp: 'dead', cabalists: 1, faithful: 1, ...heretics }, avenged, avenged],
        [{ hp: 'dead', cabalists: 1, faithful: 0, ...heretics }, avenged, avenged],
        [{ hp: 'dead', cabalists: 0, faithful: 1, ...heretics }, confessed, CABAL],
        [{ hp: 'dead', cabalists: 0, faithful: 0, ...heretics }, withConfession, remaining],
      ];
    }),
  );
  for (const [row, second, inFirst] of rows) {
    it(JSON.stringify(row), () => {
      expect(winnersOf(tableOf(row, { heresy: 'on' }))).toEqual(second);
      expect(winnersOf(tableOf(row, { ...first, heresy: 'on' }))).toEqual(inFirst);
    });
  }
});

describe('the High Priest is the Necromancer (CD-6.2, CD-6.12 to CD-6.14)', () => {
  function necromancerTable(row: Row): Deep {
    const s = tableOf(row);
    Object.assign(s.players[0] as object, { character: 'necromancer' });
    return s;
  }

  it('goes on while a Faithful lives', () => {
    expect(winnersOf(necromancerTable({ hp: 'dead', cabalists: 1, faithful: 1, vengeful: 'living' }))).toBeNull();
  });

  it('is won by faith when the last enemy dies, though the High Priest is a Wraith', () => {
    expect(winnersOf(necromancerTable({ hp: 'dead', cabalists: 0, faithful: 1, vengeful: 'dead' }))).toEqual(FAITH);
  });

  it('falls when he and all Faithful are dead', () => {
    expect(winnersOf(necromancerTable({ hp: 'dead', cabalists: 1, faithful: 0, vengeful: 'living' }))).toEqual(CABAL);
  });
});

describe('the verdict', () => {
  it('names the line by which each seat wins (CD-12.10)', () => {
    const s = tableOf({ hp: 'dead', cabalists: 1, faithful: 0, vengeful: 'dead' });
    winnersOf(s);
    expect(s.result?.detail.lines).toEqual([null, null, null, 'CD-6.5.1', 'CD-6.5.1', 'CD-6.5.1', 'CD-6.5.4']);
  });

  it("has no winner on the automated High Priest's seat (CD-6.6)", () => {
    const s = cultOfTheDeep.setup(4, resolveOptions(cultOfTheDeep), silent(new SeededChance(1)));
    for (const player of s.players)
      if (player.role !== 'high-priest' && player.role !== 'faithful') player.status = 'wraith';
    judge(s, [], silent(new SeededChance(1)));
    const faithful = s.players.findIndex(({ role }) => role === 'faithful');
    expect(s.result?.winners).toContain(faithful - 1);
    expect(s.result?.winners).not.toContain(-1);
  });
});
