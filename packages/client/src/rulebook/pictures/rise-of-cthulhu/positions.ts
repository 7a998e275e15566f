import type { Position } from '../position.ts';

const cultist = (colour: string, value: number) => `cultist-${colour}-${String(value).padStart(2, '0')}`;
const at = (mine: readonly string[], theirs: readonly string[]) => ({ sides: { 0: mine, 1: theirs } });
const play = (card: string) => [0, { type: 'play', card }] as const;
const to = (location: string) => [0, { type: 'location', location }] as const;

export const table: Position = {
  seats: 2,
  given: {
    hunter: 'kingsport',
    valley: [cultist('azure', 2), cultist('jade', 3), cultist('jade', 8)],
    discard: [cultist('crimson', 9)],
    players: {
      0: {
        cultists: [cultist('azure', 4), cultist('amber', 9), cultist('jade', 5), cultist('violet', 2)],
        artifacts: ['artifact-silver-key'],
      },
      1: { cultists: [cultist('jade', 1)] },
    },
    locations: {
      arkham: { oldOne: 'old-one-hastur', ...at([cultist('crimson', 6), 'monster-deep-one'], [cultist('violet', 7)]) },
      dunwich: at([cultist('jade', 6), cultist('amber', 2)], [cultist('violet', 10)]),
      innsmouth: at([cultist('violet', 3)], [cultist('azure', 1), cultist('crimson', 4)]),
      kingsport: at([cultist('azure', 7)], [cultist('amber', 5)]),
    },
  },
};

export const blocked: Position = {
  seats: 2,
  given: {
    hunter: 'dunwich',
    valley: [cultist('jade', 3)],
    players: { 0: { cultists: [cultist('azure', 6)] } },
    locations: {
      arkham: { oldOne: 'old-one-hastur', ...at([cultist('crimson', 6)], [cultist('violet', 2)]) },
      dunwich: at([cultist('jade', 7)], [cultist('violet', 4)]),
      innsmouth: at([cultist('violet', 3)], [cultist('azure', 1)]),
      kingsport: at([cultist('amber', 1)], [cultist('amber', 5)]),
    },
  },
  steps: [play(cultist('azure', 6))],
};

export const fits: Position = {
  seats: 2,
  given: {
    valley: [cultist('amber', 6)],
    players: {
      0: { cultists: [cultist('amber', 2), cultist('violet', 7), cultist('jade', 6), cultist('crimson', 3)] },
    },
  },
};

export const tie: Position = {
  seats: 2,
  given: {
    hunter: 'lair',
    valley: [cultist('violet', 4)],
    players: { 0: { cultists: [cultist('violet', 9), cultist('jade', 1)] } },
    locations: {
      innsmouth: at([cultist('crimson', 8), cultist('azure', 3)], [cultist('jade', 8), cultist('amber', 5)]),
    },
  },
  steps: [play(cultist('violet', 9)), [0, { type: 'valley' }], to('innsmouth')],
};

export const run: Position = {
  seats: 2,
  given: {
    hunter: 'arkham',
    players: { 0: { cultists: [cultist('violet', 3), cultist('jade', 1)] } },
    locations: {
      arkham: at([cultist('jade', 2)], [cultist('amber', 4)]),
      dunwich: at([cultist('violet', 2), cultist('violet', 4)], [cultist('crimson', 6)]),
    },
  },
  steps: [play(cultist('violet', 3)), to('dunwich'), [0, { type: 'yes' }]],
};

export const favour: Position = {
  seats: 2,
  given: {
    hunter: 'lair',
    deck: ['old-one-nyarlathotep', cultist('amber', 8)],
    players: { 0: { cultists: [cultist('azure', 4)] } },
    locations: {
      arkham: at([cultist('crimson', 4)], [cultist('violet', 9), cultist('amber', 2)]),
      dunwich: at([cultist('jade', 3), cultist('jade', 6)], [cultist('azure', 7)]),
    },
  },
  steps: [
    [0, { type: 'draw-deck' }],
    [1, { type: 'card', card: cultist('jade', 3) }],
  ],
};

export const last: Position = {
  seats: 2,
  given: {
    hunter: 'lair',
    deck: ['old-one-cthulhu'],
    players: { 0: { cultists: [cultist('azure', 4)] } },
    locations: {
      arkham: { oldOne: 'old-one-hastur', ...at([cultist('jade', 1)], [cultist('jade', 5)]) },
      dunwich: { oldOne: 'old-one-yog-sothoth', ...at([], []) },
      innsmouth: at([cultist('crimson', 9), cultist('amber', 6)], [cultist('violet', 9)]),
      kingsport: at([cultist('azure', 6)], [cultist('jade', 8), cultist('crimson', 2)]),
    },
  },
  steps: [
    [0, { type: 'draw-deck' }],
    [0, { type: 'location', location: 'kingsport' }],
  ],
};
