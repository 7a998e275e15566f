import type { Position } from '../position.ts';

export const table: Position = {
  seats: 5,
  given: {
    dice: ['dagger', 'double-dagger', 'blood', 'parchment', 'cosmos'],
    altars: ['sirens', 'kraken', 'lamia'],
    players: {
      0: { character: 'guardian', life: 17, sirenCoins: 1 },
      1: { character: 'assassin', life: 11 },
      2: { character: 'alchemist', life: 9, chantCoins: 2 },
      3: { character: 'reaper', life: 13, krakenDice: 1 },
      4: { character: 'librarian', life: 6 },
    },
  },
};

export const mustGo: Position = {
  seats: 5,
  given: {
    dice: ['parchment'],
    sigils: 'used',
    altars: ['sirens', 'ancient-chant', 'blood-rites'],
    players: { 0: { character: 'blood-mage-ii' } },
  },
};

export const idle: Position = {
  ...mustGo,
  given: { ...mustGo.given, altars: ['astral-rift', 'ancient-chant', 'blood-rites'] },
};

export const changed: Position = {
  seats: 5,
  given: {
    dice: ['blood>seat-0', 'blood>seat-0'],
    sigils: 'used',
    players: {
      0: { character: 'blood-mage-ii', life: 8, used: ['blood-mage2-reroll'] },
      2: { wraith: 'poltergeist', wraithDice: ['dagger', 'dagger'] },
    },
  },
  steps: [[2, 'wraith-ability:1:1']],
};

export const siren: Position = {
  seats: 5,
  given: {
    active: 3,
    dice: ['double-dagger>seat-1'],
    sigils: 'used',
    altars: ['altar-sacrifice', 'sirens', 'ancient-chant'],
    players: { 1: { sirenCoins: 1, life: 9 }, 3: { character: 'alchemist', life: 2, keeps: ['blood-rites'] } },
  },
  steps: [[1, 'siren:1:seat-3']],
};

export const leftover: Position = {
  seats: 5,
  given: {
    phase: 'resolve',
    dice: ['parchment>altar-1', 'parchment>altar-1', 'parchment>altar-1', 'parchment>altar-1'],
    sigils: 'used',
    altars: [{ ritual: 'sirens', markers: { parchment: 2 } }, 'ancient-chant', 'sea-hydra'],
    ritualDeck: ['transmutation'],
  },
  steps: [
    [0, 'die:1'],
    [0, 'die:2'],
    [0, 'die:3'],
    [0, 'gain-die:altar-2:ancient'],
    [0, 'die:4'],
    [0, 'gain-die:altar-2:ancient'],
  ],
};

export const zero: Position = {
  seats: 5,
  given: {
    phase: 'resolve',
    dice: ['dagger>seat-1', 'blood>seat-1'],
    sigils: 'used',
    players: { 1: { life: 1 } },
  },
  steps: [[0, 'die:1']],
};

export const kraken: Position = {
  seats: 5,
  given: {
    active: 1,
    phase: 'upkeep',
    sigils: 'used',
    altars: ['kraken', 'sirens', 'blood-rites'],
    players: { 1: { life: 9, krakenDice: 2 } },
  },
  chance: [3, 2, 2, 0, 'blood', 'blood', 'blood'],
  steps: [
    [1, 'die:1'],
    [1, 'die:1'],
    [1, 'accept'],
  ],
};

export const killer: Position = {
  seats: 5,
  given: {
    phase: 'resolve',
    dice: ['double-dagger>seat-3'],
    sigils: 'used',
    players: { 2: { character: 'assassin', life: 5 }, 3: { life: 3, keeps: ['lamia'] } },
  },
  steps: [[2, 'assassin-strike:3']],
};
