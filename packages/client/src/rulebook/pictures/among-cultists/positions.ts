import type { Position } from '../position.ts';

export const table: Position = {
  seats: 5,
  given: {
    phase: 'action',
    players: {
      0: { character: 'ada', location: 'red-1' },
      1: { character: 'claire', location: 'blue-2' },
      2: { character: 'gomery', location: 'pink-1' },
      3: { character: 'iris', location: 'cafeteria' },
      4: { character: 'silas', role: 'cultist', location: 'red-1' },
    },
  },
};

export const encounter: Position = {
  seats: 4,
  given: {
    phase: 'encounters',
    players: {
      0: { character: 'ada', location: 'red-1' },
      1: { location: 'hall-ne' },
      2: { location: 'hall-se' },
      3: { character: 'silas', role: 'cultist', location: 'red-1' },
    },
  },
  steps: [
    [3, 'dead'],
    [0, 'alive'],
  ],
};

function company(ghost: boolean): Position {
  return {
    seats: 4,
    given: {
      phase: 'encounters',
      players: {
        0: { character: 'ada', location: 'blue-2' },
        1: { character: 'iris', location: 'blue-2', ghost },
        2: { location: 'hall-nw' },
        3: { character: 'silas', role: 'cultist', location: 'blue-2' },
      },
    },
  };
}

export const threeLiving = company(false);
export const withGhost = company(true);

export const dark: Position = {
  seats: 4,
  given: {
    phase: 'encounters',
    dark: true,
    players: {
      0: { character: 'ada' },
      1: { character: 'iris' },
      2: { location: 'hall-nw' },
      3: { character: 'silas', role: 'cultist' },
    },
  },
  chance: [[3, 0, 1]],
  steps: [
    [0, 'alive'],
    [1, 'alive'],
    [3, 'dead'],
  ],
};

function check(...deck: readonly string[]): Position {
  return {
    seats: 4,
    given: {
      phase: 'action',
      vp: 4,
      rooms: { 'red-1': { deck, books: 2 } },
      players: { 0: { character: 'ada', location: 'red-1' } },
    },
    steps: [[0, 'check-room']],
  };
}

export const success = check('success', 'success', 'success');
export const failure = check('failure', 'success', 'success');
export const sabotage = check('sabotage', 'success', 'success');

export const ice: Position = {
  seats: 4,
  options: { map: 'under-the-surface', events: 'off' },
  given: {
    active: 3,
    players: {
      0: { character: 'claire', location: 'ice-south' },
      1: { location: 'ice-north' },
      2: { location: 'ice-east' },
      3: { character: 'gomery', location: 'ice-west' },
    },
  },
  steps: [[3, 'move:ice-south']],
};

export const relic: Position = {
  seats: 6,
  options: { map: 'under-the-surface', 'discussion-seconds': 0 },
  given: {
    phase: 'action',
    vp: 10,
    altar: 2,
    rooms: { 'red-2': { deck: ['success', 'success', 'success'], item: 'item-relic' } },
    players: { 0: { character: 'ada', location: 'red-2' } },
  },
  steps: [[0, 'check-room']],
};
