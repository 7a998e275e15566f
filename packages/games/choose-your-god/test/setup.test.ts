import { optionsOfScenario, Playthrough, resolveOptions, SeededChance, silent } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { CULTS } from '../src/components/cults.ts';
import { mightsWith } from '../src/components/numbers.ts';
import { chooseYourGod } from '../src/index.ts';
import type { City } from '../src/state.ts';

function newGame(seats: number, seed: number, options = {}): City {
  return chooseYourGod.setup(seats, resolveOptions(chooseYourGod, options), silent(new SeededChance(seed)));
}

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

describe('setup', () => {
  it('gives every player a Patriarch, Priests of strength 1, 2 and 3, two Followers and five coins (CG-3.6)', () => {
    for (const player of newGame(5, 1).players) {
      expect(player.priests.map(({ strength, zone }) => [strength, zone])).toEqual([
        ['patriarch', 'free'],
        [1, 'free'],
        [2, 'free'],
        [3, 'free'],
      ]);
      expect(player).toMatchObject({ followers: 2, coins: 5, mobs: 0, altars: [], licenses: [], dark: false });
      expect(player.hand).toEqual({ miracles: [], intrigues: [] });
    }
  });

  it('lays out three decks, three of the Licenses face up, and nobody owns the Supremacy card (CG-3.3 to CG-3.5, CG-3.9)', () => {
    const s = newGame(3, 1);
    expect([s.miracleDeck.length, s.intrigueDeck.length, s.licenseDeck.length]).toEqual([33, 33, 30]);
    expect(new Set([...s.licenseDeck, ...s.licenseSlots]).size).toBe(33);
    expect(s.supremacy).toEqual({ owner: null, faceUp: true });
    expect(s.mobReserve).toBe(16);
  });

  it("has Gods of the rulebook's Might, as scenarios have (CG-2.4, CG-7.8)", () => {
    expect(resolveOptions(chooseYourGod).balance).toBe('reconstructed');
    expect(optionsOfScenario(chooseYourGod).balance).toBe('reconstructed');
    // What the option was called before.
    expect(resolveOptions(chooseYourGod, { balance: 'printed' }).balance).toBe('reconstructed');
  });

  it('lets the highest Might begin (CG-3.8)', () => {
    for (const seed of SEEDS) {
      const s = newGame(4, seed);
      const mights = s.players.map(({ cult }) => (cult === null ? 0 : mightsWith(s.options)[cult].light));
      expect(mights[s.firstPlayer]).toBe(Math.max(...mights));
      expect(chooseYourGod.pending(s)?.asked[0]).toMatchObject({ seat: s.firstPlayer, decision: 'intent' });
    }
  });

  it('deals every Cult sooner or later, none twice (CG-3.7)', () => {
    const seen = new Set<unknown>();
    for (const seed of SEEDS) {
      const cults = newGame(5, seed).players.map(({ cult }) => cult);
      expect(new Set(cults).size).toBe(5);
      for (const cult of cults) seen.add(cult);
    }
    expect(seen).toEqual(new Set(CULTS));
  });

  it('deals the recommended sets to random seats, and any Cults to five (CG-3.7)', () => {
    const sets: Record<number, string[]> = {
      2: ['fafnir', 'tiamat'],
      3: ['arachne', 'cthulhu', 'nirriti'],
      4: ['anubis', 'atheism', 'cthulhu', 'janus'],
    };
    for (const [seats, wanted] of Object.entries(sets)) {
      const firsts = new Set<unknown>();
      for (const seed of SEEDS) {
        const cults = newGame(Number(seats), seed, { 'cult-selection': 'recommended' }).players.map(({ cult }) => cult);
        expect([...cults].sort()).toEqual(wanted);
        firsts.add(cults[0]);
      }
      expect(firsts.size).toBe(wanted.length);
    }
    const five = newGame(5, 1, { 'cult-selection': 'recommended' }).players.map(({ cult }) => cult);
    expect(new Set(five).size).toBe(5);
  });

  it('asks the seats in their order for Cults, if they choose (CG-3.7)', () => {
    const chance = new SeededChance(3);
    const game = new Playthrough(chooseYourGod, 5, { 'cult-selection': 'choose' }, chance);
    const { seating } = game.state as City;
    for (const [i, seat] of seating.entries()) {
      const asked = game.pending?.asked[0];
      expect(asked).toMatchObject({ seat, decision: 'pick-cult' });
      expect(asked?.options).toHaveLength(8 - i);
      game.choose(seat, chance.pick(asked?.options ?? []), chance);
    }
    expect(game.pending?.decision).toBe('intent');
  });

  it('seats the players at random, or as they are numbered (CG-3.1, CG-7.3)', () => {
    const orders = new Set(SEEDS.map((seed) => newGame(3, seed).seating.join()));
    expect(orders.size).toBe(6);
    for (const seed of SEEDS) expect(newGame(3, seed, { seating: 'lobby' }).seating).toEqual([0, 1, 2]);
  });

  it('starts quickly with four Followers, eight coins and a Miracle each (CG-7.5)', () => {
    const s = newGame(4, 1, { start: 'quick' });
    for (const { followers, coins, hand } of s.players) {
      expect([followers, coins, hand.miracles.length]).toEqual([4, 8, 1]);
    }
    expect(s.miracleDeck).toHaveLength(29);
  });

  it('asks chance in the order of CG-3.11, and never again', () => {
    const chance = new SeededChance(1);
    const game = new Playthrough(chooseYourGod, 3, { 'round-limit': 8 }, chance);
    expect(game.opening.chance.map((outcome) => (outcome as unknown[]).length)).toEqual([3, 8, 33, 33, 33]);
    for (let asked = game.pending?.asked[0]; asked !== undefined; asked = game.pending?.asked[0]) {
      expect(game.choose(asked.seat, chance.pick(asked.options), chance).chance).toEqual([]);
    }
  });
});
