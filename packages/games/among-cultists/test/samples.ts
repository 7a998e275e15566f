/** Every decision and every event the game knows, for the tests of its words. */
import {
  type AmongChoice,
  ANNOUNCE_ALIVE,
  ANNOUNCE_DEAD,
  assassinate,
  burn,
  CHECK_ROOM,
  CLAIM_VICTORY,
  checkState,
  DONE,
  END_TURN,
  FIGHT,
  give,
  guess,
  handOver,
  INITIATE_VOTE,
  inspectPapers,
  KEEP,
  pick,
  pickCard,
  pickUp,
  placeCard,
  READY,
  REWIRE,
  SKIP,
  STUDY,
  snare,
  toLocation,
  toRoom,
  USE,
  USE_RIFLE,
  useBinoculars,
  vote,
  WAIT,
  WARD_FISHMAN,
  wardAcolyte,
  wardPortal,
} from '../src/choices.ts';
import { PULSE_CARDS, ROOM_CARDS } from '../src/components/cards.ts';
import { DANGERS } from '../src/components/dangers.ts';
import { EVENT_CARDS } from '../src/components/events.ts';
import { CURSES, SNARE_FACES } from '../src/components/hunt.ts';
import { CARRIED_ITEMS, ITEMS } from '../src/components/items.ts';
import { LOCATIONS, ROOMS } from '../src/components/locations.ts';
import { VARIANTS } from '../src/components/maps.ts';
import { ROLES, SPECIAL_ROLES } from '../src/components/roles.ts';
import type { AmongEvent } from '../src/events.ts';
import type { AmongFrame, Meeting } from '../src/frames.ts';
import type { Reason } from '../src/rules/end.ts';

const REASON_RECORD: Readonly<Record<Reason, true>> = {
  points: true,
  'cultists-gone': true,
  claim: true,
  'false-claim': true,
  massacre: true,
  time: true,
  'ritual-lost': true,
  snapshot: true,
  'seer-named': true,
};
export const REASONS = Object.keys(REASON_RECORD) as Reason[];

type Sequences = 'round' | 'encounters' | 'check' | 'vote' | 'investigators-would-win' | 'leader-vote';
type Decision = Exclude<AmongFrame['rule'], Sequences>;

/** Seat 0 meets one other, or two in the dark. */
export const PAIR: Meeting = { location: 'red-1', seats: [0, 2] };
export const CROWD: Meeting = { location: 'cafeteria', seats: [0, 1, 3] };

const all = <C>(record: Readonly<Record<number | string, C>>): C[] => Object.values(record);

/** Every decision of AC-4.3, and what can be chosen there. */
const DECISIONS: { [D in Decision]: { frames: Extract<AmongFrame, { rule: D }>[]; choices: AmongChoice[] } } = {
  move: {
    frames: [{ rule: 'move', seat: 0 }],
    choices: [
      { type: 'move', path: [] },
      { type: 'move', path: ['hall-nw'] },
      { type: 'move', path: ['hall-nw', 'orange-1'] },
      { type: 'move', path: ['crypt-tunnel'] },
      { type: 'move', path: ['crypt-tunnel', 'blue-3'] },
      CLAIM_VICTORY,
    ],
  },
  'event-ack': { frames: [{ rule: 'event-ack' }], choices: [READY, WAIT, ...all(burn)] },
  'use-lamp': { frames: [{ rule: 'use-lamp', seat: 0 }], choices: [USE, KEEP] },
  'give-pulse': {
    frames: [
      { rule: 'give-pulse', meetings: [{ location: 'blue-1', seats: [1, 3] }, PAIR], lamp: null },
      { rule: 'give-pulse', meetings: [CROWD], lamp: null },
    ],
    choices: all(give),
  },
  action: {
    frames: [
      { rule: 'action', seat: 0, used: false },
      { rule: 'action', seat: 0, used: true },
    ],
    choices: [
      ...all(placeCard),
      CHECK_ROOM,
      STUDY,
      REWIRE,
      INITIATE_VOTE,
      END_TURN,
      WARD_FISHMAN,
      ...all(wardAcolyte),
      ...all(wardPortal),
      ...all(FIGHT),
      ...all(USE_RIFLE),
      ...all(inspectPapers),
      ...all(checkState),
      ...all(assassinate),
      ...all(useBinoculars),
      ...all(pickUp),
      ...CARRIED_ITEMS.flatMap((item) => [1, 2].map((target) => handOver(item, target))),
    ],
  },
  'announce-state': {
    frames: [{ rule: 'announce-state', seat: 0, target: 1 }],
    choices: [ANNOUNCE_ALIVE, ANNOUNCE_DEAD],
  },
  'owl-card': { frames: [{ rule: 'owl-card', seat: 0, room: 'pink-2' }], choices: all(pickCard) },
  'owl-room': { frames: [{ rule: 'owl-room', seat: 0, room: 'pink-2', card: 'failure' }], choices: all(toRoom) },
  'rifle-destination': { frames: [{ rule: 'rifle-destination', seat: 0 }], choices: all(toLocation) },
  'done-talking': {
    frames: (['round', 'vote', 'leader'] as const).map((about) => ({ rule: 'done-talking', about })),
    choices: [DONE],
  },
  'cast-vote': { frames: [{ rule: 'cast-vote' }], choices: [...all(vote), SKIP] },
  'end-round': {
    frames: [{ rule: 'end-round' }],
    choices: [READY, ...LOCATIONS.flatMap((location) => SNARE_FACES.map((face) => snare(location, face)))],
  },
  'cast-leader-vote': { frames: [{ rule: 'cast-leader-vote', ballot: 2 }], choices: [...all(vote), SKIP] },
  'pick-ritualist': {
    frames: [
      { rule: 'pick-ritualist', leader: 0, picked: [] },
      { rule: 'pick-ritualist', leader: 0, picked: [3, 1] },
    ],
    choices: all(pick),
  },
  'ritual-card': { frames: [{ rule: 'ritual-card', picked: [0, 1, 3] }], choices: all(pickCard) },
  'guess-seer': { frames: [{ rule: 'guess-seer' }], choices: all(guess) },
};

export const DECISION_IDS = Object.keys(DECISIONS);

/** The same, a question at a time. */
export const ASKED = Object.values(DECISIONS).flatMap(({ frames, choices }) =>
  (frames as AmongFrame[]).map((frame) => ({ frame, choices })),
);

const SEAT_COUNTS = [4, 5, 6, 7, 8];

/** Every event, with all that tells its sentences apart. */
export const EVENTS: { [T in AmongEvent['type']]: Extract<AmongEvent, { type: T }>[] } = {
  gameBegan: VARIANTS.flatMap((variant) =>
    [[], [...SPECIAL_ROLES]].map((specialRoles) => ({ type: 'gameBegan', variant, startPlayer: 1, specialRoles })),
  ),
  nightInformed: [
    ...ROLES.map((role) => nightOf({ role, cultists: [], firstPulses: [] })),
    nightOf({ role: 'seer', cultists: [2, 3], firstPulses: [] }),
    nightOf({ role: 'cultist', cultists: [], firstPulses: [{ seat: 1, card: 'alive' }] }),
    nightOf({ role: 'cultist', cultists: [3], firstPulses: [{ seat: 1, card: 'dead' }] }),
  ],
  roundBegan: [{ type: 'roundBegan', round: 2, startPlayer: 1 }],
  curseSeen: CURSES.map((curse) => ({ type: 'curseSeen', secret: { to: [0], curse } })),
  roleShown: ROLES.map((role) => ({ type: 'roleShown', seat: 1, role })),
  teamShown: [true, false].map((cultist) => ({ type: 'teamShown', seat: 1, cultist })),
  pulsesInherited: [{ type: 'pulsesInherited', seat: 1, receivers: [2, 3, 0, 2] }],
  stayed: LOCATIONS.map((location) => ({ type: 'stayed', seat: 0, location })),
  stepped: LOCATIONS.map((to) => ({ type: 'stepped', seat: 0, from: 'cafeteria', to })),
  snareSprung: [
    { type: 'snareSprung', seat: 0, location: 'hall-ne', face: 'jaws', drawn: true },
    { type: 'snareSprung', seat: 0, location: 'hall-ne', face: 'jaws', drawn: false },
    { type: 'snareSprung', seat: 0, location: 'hall-ne', face: 'empty', drawn: false },
  ],
  unsafeDrawn: [
    { type: 'unsafeDrawn', seat: 0, location: 'old-sewer', by: 'unsafe-passage' },
    { type: 'unsafeDrawn', seat: 0, location: 'blue-3', by: 'fishman' },
  ],
  victoryClaimed: [{ type: 'victoryClaimed', seat: 2 }],
  eventTurned: EVENT_CARDS.map((event) => ({ type: 'eventTurned', event })),
  lightsWentOut: [{ type: 'lightsWentOut' }],
  generatorSpent: [{ type: 'generatorSpent' }],
  fishmanMoved: [
    { type: 'fishmanMoved', from: 'the-depths', to: 'cafeteria' },
    { type: 'fishmanMoved', from: 'red-1', to: 'the-depths' },
  ],
  acolytePlaced: ROOMS.map((room) => ({ type: 'acolytePlaced', room })),
  portalOpened: [{ type: 'portalOpened', room: 'red-2' }],
  groundBroke: [{ type: 'groundBroke', location: 'ice-west' }],
  stacksFound: [{ type: 'stacksFound', rooms: ['pink-1', 'red-2'] }],
  roomBurned: [{ type: 'roomBurned', room: 'orange-1' }],
  nothingBurned: [{ type: 'nothingBurned' }],
  encountered: [
    { type: 'encountered', location: 'red-1', seats: [0, 2], dark: false },
    { type: 'encountered', location: 'red-1', seats: [0, 2], dark: true },
    { type: 'encountered', location: 'ice-north', seats: [0, 1, 2], dark: true },
  ],
  lampUsed: [{ type: 'lampUsed', seat: 0 }],
  lampKept: [{ type: 'lampKept', seat: 0 }],
  pulseGiven: PULSE_CARDS.flatMap((card) =>
    [1, null].map((receiver) => ({ type: 'pulseGiven' as const, seat: 0, receiver, secret: { to: [0], card } })),
  ),
  pulsesDealt: [
    { type: 'pulsesDealt', location: 'cafeteria', receivers: [0, 1, 2], returned: [] },
    { type: 'pulsesDealt', location: 'cafeteria', receivers: [1, 2], returned: [0] },
    { type: 'pulsesDealt', location: 'cafeteria', receivers: [], returned: [] },
  ],
  cardPlaced: ROOM_CARDS.map((card) => ({ type: 'cardPlaced', seat: 0, room: 'pink-1', secret: { to: [0], card } })),
  roomChecked: ROOM_CARDS.map((card) => ({ type: 'roomChecked', seat: 0, room: 'pink-1', card })),
  bookTaken: [{ type: 'bookTaken', seat: 0, room: 'pink-1', vp: 3 }],
  pointLost: [
    { type: 'pointLost', by: 'sabotage', vp: 2 },
    { type: 'pointLost', by: 'acolytes-gather', vp: 0 },
  ],
  papersInspected: [
    { type: 'papersInspected', seat: 0, target: 1, secret: { to: [0], colours: ['pink', 'blue', 'orange', 'red'] } },
  ],
  roomStudied: [
    { type: 'roomStudied', seat: 0, room: 'blue-1', secret: { to: [0], success: 2, failure: 1, sabotage: 0 } },
  ],
  rewired: [{ type: 'rewired', seat: 0, room: 'orange-2' }],
  dangerRemoved: DANGERS.flatMap((danger) =>
    (['ward', 'fight', 'rifle'] as const).map((by) => ({
      type: 'dangerRemoved' as const,
      seat: 0,
      danger,
      location: 'red-1' as const,
      by,
    })),
  ),
  stateChecked: (['check', 'binoculars'] as const).map((by) => ({
    type: 'stateChecked',
    seat: 0,
    target: 1,
    by,
    secret: { to: [0], alive: 2, dead: 1 },
  })),
  stateAnnounced: PULSE_CARDS.map((state) => ({ type: 'stateAnnounced', seat: 0, target: 1, state })),
  assassinStruck: [{ type: 'assassinStruck', seat: 0, target: 1 }],
  died: (['check', 'vote', 'assassin', 'cursebearer', 'celebrity'] as const).map((by) => ({
    type: 'died',
    seat: 1,
    location: 'ice-west',
    by,
  })),
  itemFound: ITEMS.map((item) => ({ type: 'itemFound', seat: 0, room: 'pink-2', item })),
  relicPlaced: [{ type: 'relicPlaced', altar: 2 }],
  organismAwoke: [{ type: 'organismAwoke' }],
  doorOpened: [{ type: 'doorOpened' }],
  owlSent: [{ type: 'owlSent', seat: 0, room: 'blue-1', secret: { to: [0], card: 'failure' } }],
  itemHandedOver: CARRIED_ITEMS.map((item) => ({ type: 'itemHandedOver', seat: 0, target: 1, item })),
  itemPickedUp: [{ type: 'itemPickedUp', seat: 0, location: 'crevasse', item: 'item-dagger' }],
  itemDropped: [{ type: 'itemDropped', seat: 0, location: 'crevasse', item: 'item-dagger' }],
  itemUsed: [{ type: 'itemUsed', seat: 0, item: 'item-rifle' }],
  voteInitiated: [{ type: 'voteInitiated', seat: 0 }],
  votesRevealed: SEAT_COUNTS.flatMap((seats) =>
    [2, null].map((eliminated) => ({
      type: 'votesRevealed' as const,
      ballots: ballotsOf(seats, eliminated),
      eliminated,
    })),
  ),
  portalDrained: [{ type: 'portalDrained', room: 'red-2' }],
  groundMended: [{ type: 'groundMended', location: 'ice-west' }],
  snareSet: [{ type: 'snareSet', location: 'hall-se' }],
  investigatorsWouldWin: (['points', 'cultists-gone'] as const).map((trigger) => ({
    type: 'investigatorsWouldWin',
    trigger,
  })),
  leaderVotesRevealed: SEAT_COUNTS.flatMap((seats) =>
    [2, null].map((leader) => ({
      type: 'leaderVotesRevealed' as const,
      ballot: 1,
      ballots: ballotsOf(seats, 1),
      leader,
    })),
  ),
  ritualistPicked: [{ type: 'ritualistPicked', leader: 0, seat: 1 }],
  ritualRevealed: [
    { type: 'ritualRevealed', cards: ['success', 'success', 'success'], won: true },
    { type: 'ritualRevealed', cards: ['success', 'failure', 'sabotage'], won: false },
  ],
  cultistsShown: [{ type: 'cultistsShown', seats: [2, 3] }],
  seerGuessed: [true, false].map((isSeer) => ({ type: 'seerGuessed', guess: 1, isSeer })),
  gameEnded: REASONS.map((reason) => ({
    type: 'gameEnded',
    outcome: { winners: [0, 3], reason, detail: {} },
    team: 'cultists',
  })),
};

export const EVENT_TYPES = Object.keys(EVENTS);

type Night = Extract<AmongEvent, { type: 'nightInformed' }>;

function nightOf(secret: Omit<Night['secret'], 'to' | 'route'>): Night {
  return { type: 'nightInformed', seat: 0, secret: { to: [0], route: 'route-01', ...secret } };
}

/** Everybody votes alike, but for seat 0, who votes for seat 1. */
function ballotsOf<T extends number | null>(seats: number, most: T): (T | 1)[] {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? 1 : most));
}
