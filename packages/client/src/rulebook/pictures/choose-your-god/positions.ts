import type { Position } from '../position.ts';

export const table: Position = {
  seats: 3,
  given: {
    players: {
      0: { cult: 'cthulhu', followers: 6, coins: 7, altars: [7], priests: ['patriarch', '1@loc-3', '2@loc-5', 3] },
      1: { cult: 'tiamat', followers: 4, coins: 3, priests: ['patriarch@loc-8', '3@loc-6', 1, 2] },
      2: { cult: 'fafnir', followers: 5, coins: 9, altars: [9], priests: ['4@loc-6', '2@loc-2', '1@loc-1'] },
    },
  },
};

export const fourth: Position = {
  seats: 2,
  given: { players: { 0: { cult: 'janus', followers: 3, placements: 3, priests: [2] }, 1: { cult: 'atheism' } } },
  steps: [
    [0, 'priest-red-1'],
    [0, '7'],
  ],
};

export const tie: Position = {
  seats: 2,
  given: {
    activeLocation: 5,
    acting: 'none',
    players: { 0: { cult: 'cthulhu', priests: ['5@loc-5'] }, 1: { cult: 'tiamat', priests: ['2@loc-5', '3@loc-5'] } },
  },
  steps: [[0, 'decline']],
};

export const miracle: Position = {
  seats: 2,
  given: {
    activeLocation: 6,
    players: {
      0: { cult: 'janus', coins: 0, hand: ['mir-inspiration'], priests: ['3@loc-6'] },
      1: { cult: 'atheism', coins: 0, priests: ['4@loc-6'] },
    },
  },
  steps: [
    [0, 'miracle:mir-inspiration-1'],
    [0, 'use'],
  ],
};

export const altar: Position = {
  seats: 2,
  given: {
    activeLocation: 7,
    acting: 'none',
    players: { 0: { cult: 'janus', coins: 7, priests: ['2@loc-7', '3@loc-11'] }, 1: { cult: 'atheism', priests: [] } },
  },
  steps: [
    [0, 'use'],
    [0, 'priest-red-2'],
  ],
};

export const coins: Position = {
  seats: 2,
  given: {
    activeLocation: 2,
    acting: 'none',
    players: {
      0: { cult: 'janus', coins: 9, priests: ['1@loc-2', 'patriarch@loc-2'] },
      1: { cult: 'atheism', coins: 0, followers: 7, priests: ['patriarch@loc-9', '5@loc-9'] },
    },
  },
  steps: [
    [0, 'use'],
    [0, '9'],
    [0, 'priest-red-1'],
  ],
};

export const seize: Position = {
  seats: 3,
  given: {
    activeLocation: 9,
    players: {
      0: { cult: 'atheism', dark: true, coins: 6, followers: 3, hand: ['int-seize-the-location'] },
      1: { cult: 'cthulhu', coins: 0, altars: [9], priests: ['patriarch@loc-9'] },
      2: { cult: 'fafnir', coins: 0, priests: ['5@loc-9'] },
    },
  },
  steps: [
    [0, 'intrigue:int-seize-the-location-1'],
    [0, 'use'],
  ],
};

export const summoning: Position = {
  seats: 2,
  given: {
    activeLocation: 13,
    acting: 'none',
    players: {
      0: {
        cult: 'cthulhu',
        followers: 9,
        licenses: ['lic-exiles-1', 'lic-title-oracle'],
        altars: [13],
        priests: ['patriarch@loc-13', '5@loc-13'],
      },
      1: { cult: 'atheism' },
    },
  },
  steps: [[0, 'use']],
};
