import { Playthrough, resolveOptions, SeededChance, silent } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../src/components/characters/ids.ts';
import { FACES } from '../src/components/faces.ts';
import { lifeForAdepts, numbersForAdepts, startingLife } from '../src/components/preset.ts';
import { RITUALS } from '../src/components/rituals/ids.ts';
import { type RoleId, roleSet } from '../src/components/roles.ts';
import { WRAITHS } from '../src/components/wraiths/ids.ts';
import { cultOfTheDeep } from '../src/index.ts';
import { availableOptions } from '../src/options.ts';
import type { Deep } from '../src/state.ts';
import { characterOf, tracksOf, wraithOf } from '../src/verbs/cards.ts';
import { kit } from './kit.ts';

function newGame(seats: number, options = {}, seed = 1): Deep {
  return cultOfTheDeep.setup(seats, resolveOptions(cultOfTheDeep, options), silent(new SeededChance(seed)));
}

function counts(roles: readonly string[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(roles, (role) => role)].map(([role, all]) => [role, all.length]));
}

describe('components', () => {
  it('have the sums of the specification (CD-2.8, CD-2.10, CD-2.11)', () => {
    expect(CHARACTERS).toHaveLength(19);
    expect(CHARACTERS.reduce((sum, id) => sum + characterOf(id).life, 0)).toBe(313);
    expect(counts(CHARACTERS.map((id) => characterOf(id).symbol))).toEqual({
      cosmos: 5,
      ancient: 5,
      parchment: 4,
      dagger: 3,
      'double-dagger': 2,
    });
    expect(WRAITHS.reduce((sum, id) => sum + wraithOf(id).faces.length, 0)).toBe(18);
    const tracks = RITUALS.flatMap((id) => tracksOf(id));
    expect(counts(tracks)).toEqual({ ancient: 4, cosmos: 4, parchment: 4, blood: 1, kill: 1 });
    expect(FACES).toHaveLength(6);
  });
});

describe('role sets (CD-3.1, CD-3.2)', () => {
  const sets: readonly [players: number, options: object, faithful: number, cabalists: number, heretics: RoleId[]][] = [
    [4, {}, 1, 2, ['repentant-heretic']],
    [5, {}, 1, 2, ['vengeful-heretic']],
    [6, {}, 1, 3, ['repentant-heretic']],
    [7, {}, 2, 3, ['vengeful-heretic']],
    [8, {}, 2, 4, ['repentant-heretic']],
    [6, { heresy: 'on' }, 1, 2, ['repentant-heretic', 'vengeful-heretic']],
    [7, { heresy: 'on' }, 1, 3, ['repentant-heretic', 'vengeful-heretic']],
    [8, { heresy: 'on' }, 2, 3, ['repentant-heretic', 'vengeful-heretic']],
    [8, { edition: 'first', necromancer: 'shuffled' }, 2, 4, ['vengeful-heretic']],
    [8, { edition: 'first', necromancer: 'high-priest' }, 2, 4, ['vengeful-heretic']],
    [8, { edition: 'first' }, 2, 4, ['repentant-heretic']],
    [8, { edition: 'second', necromancer: 'shuffled' }, 2, 4, ['repentant-heretic']],
    [5, { heresy: 'on' }, 1, 2, ['vengeful-heretic']],
  ];
  for (const [players, chosen, faithful, cabalists, heretics] of sets) {
    it(`of ${players} players with ${JSON.stringify(chosen)}`, () => {
      const options = availableOptions(players, resolveOptions(cultOfTheDeep, chosen as Record<string, unknown>));
      const roles = roleSet(players, options);
      expect(counts(roles)).toEqual({ 'high-priest': 1, faithful, cabalist: cabalists, ...counts(heretics) });
    });
  }
});

describe('setup', () => {
  it('deals everybody a role, a sigil and a character, and lays the rituals (CD-3.3)', () => {
    for (const seats of cultOfTheDeep.seats) {
      const s = newGame(seats);
      const n = seats === 4 ? 5 : seats;
      expect(s.n).toBe(n);
      expect(s.altars).toHaveLength(seats >= 7 ? 4 : 3);
      expect(s.ritualDeck).toHaveLength(11 - s.altars.length);
      expect(s.sigilsAside).toHaveLength(14 - seats);
      expect(
        new Set(kit.pieces(s).filter((piece) => piece !== 'faithful' && piece !== 'cabalist')).size,
      ).toBeGreaterThan(40);
      for (const { ritual, markers } of s.altars) {
        expect(Object.values(markers).every((value) => value === (ritual === 'altar-sacrifice' ? 1 : n))).toBe(true);
      }
    }
  });

  it('gives the High Priest the first turn, a public role and his bonus (CD-2.7, CD-3.4)', () => {
    for (const [seats, options, bonus] of [
      [5, {}, 6],
      [6, {}, 9],
      [8, {}, 12],
      [8, { merchantOfDeath: 'on' }, 8],
      [7, { highPriestBonus: 7 }, 21],
      [7, { highPriestBonus: 0, merchantOfDeath: 'on' }, 0],
    ] as const) {
      const s = newGame(seats, options);
      const priest = s.players[s.active];
      expect(priest).toMatchObject({ role: 'high-priest', roleIsPublic: true });
      expect(priest?.life).toBe(characterOf(priest?.character ?? 'faceless').life + bonus);
      expect(s.players.filter(({ roleIsPublic }) => roleIsPublic)).toHaveLength(1);
    }
  });

  it('gives the High Priest the bonus of the preset, and as much more or less as the table asks for (CD-7.10)', () => {
    for (const [seats, options, cabalists] of [
      [5, {}, 2],
      [8, { highPriestBonus: 5 }, 4],
      [6, { merchantOfDeath: 'on' }, 3],
    ] as const) {
      const s = newGame(seats, { ...options, preset: 'adepts' });
      const priest = s.players[s.active];
      const character = priest?.character ?? 'faceless';
      const more = 'highPriestBonus' in options ? 2 : 'merchantOfDeath' in options ? -1 : 0;
      const { bonus } = numbersForAdepts(seats);
      expect(priest?.life).toBe(
        characterOf(character).life + lifeForAdepts(seats, character) + cabalists * (bonus + more),
      );
    }
  });

  it('gives strong characters less life by the preset, and weak ones more (CD-12.23)', () => {
    for (const seats of [5, 6, 7, 8]) {
      const { life } = numbersForAdepts(seats);
      expect(lifeForAdepts(seats, 'guardian')).toBeLessThan(life);
      expect(lifeForAdepts(seats, 'librarian-ii')).toBe(life);
      expect(lifeForAdepts(seats, 'sorceress')).toBeGreaterThan(life);
    }
  });

  it('seats four players beside an automated High Priest without sigil (CD-3.5, CD-3.8)', () => {
    const s = newGame(4);
    expect(s.players[0]).toMatchObject({ role: 'high-priest', automated: true, sigil: null });
    expect(s.sitting).toEqual([1, 2, 3, 4]);
  });

  it('never makes the automated High Priest the Necromancer (CD-3.6)', () => {
    for (let seed = 0; seed < 80; seed++) {
      const s = newGame(4, { necromancer: 'shuffled' }, seed);
      expect(s.players[0]?.character).not.toBe('necromancer');
    }
  });

  it('makes the High Priest the Necromancer by choice, and then one more character is unused (CD-7.4, CD-9.132)', () => {
    const s = newGame(6, { necromancer: 'high-priest' });
    expect(s.players.find(({ role }) => role === 'high-priest')?.character).toBe('necromancer');
    expect(s.charactersNotInPlay).toHaveLength(18 - 5);
  });

  it('asks chance for roles, sigils, characters and rituals in this order (CD-3.3)', () => {
    const { chance } = new Playthrough(cultOfTheDeep, 6, {}, new SeededChance(3)).opening;
    const shuffles = chance.filter((outcome) => Array.isArray(outcome)).map((outcome) => (outcome as unknown[]).length);
    expect(shuffles).toEqual([6, 14, 18, 11]);
  });

  it('ignores what a table of this size cannot have (CD-7.2)', () => {
    expect(newGame(4, { necromancer: 'high-priest', heresy: 'on', trulyHighPriest: 'on' }).options).toMatchObject({
      necromancer: 'off',
      heresy: 'off',
      trulyHighPriest: 'off',
    });
    expect(newGame(6, { strictGraveVengeance: 'on' }).options.strictGraveVengeance).toBe('off');
  });
});

it('says what a character begins with by the preset of the table (CD-7.10)', () => {
  expect(startingLife({ preset: 'reconstructed' }, 5, 'guardian')).toBe(15);
  expect(startingLife({ preset: 'adepts' }, 5, 'guardian')).toBe(15 + 4 - 7);
  // What the preset was called before.
  expect(resolveOptions(cultOfTheDeep, { preset: 'printed' }).preset).toBe('reconstructed');
});
