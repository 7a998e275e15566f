/** Every decision and every event the game knows, for the tests of its words. */
import {
  BIRTH,
  cardOf,
  DONE,
  DRAW,
  DRAW_DECK,
  DRAW_VALLEY,
  END_TURN,
  locationOf,
  NO,
  playOf,
  type RiseChoice,
  VALLEY,
  YES,
} from '../src/choices.ts';
import { ARTIFACTS, artifactChoice } from '../src/components/artifacts.ts';
import { LOCATIONS } from '../src/components/locations.ts';
import { MONSTERS, monsterChoice } from '../src/components/monsters.ts';
import { OLD_ONES } from '../src/components/old-ones.ts';
import type { RiseEvent } from '../src/events.ts';
import type { RiseFrame } from '../src/frames.ts';

export const JADE = 'cultist-jade-06';
export const REASONS = ['locations', 'points', 'azathoth', 'artifacts', 'monsters', 'hand', 'both-lose'];

type Sequences = 'turn' | 'play' | 'draw' | 'awaken' | 'hastur-discard' | 'finish';
type Decision = Exclude<RiseFrame['rule'], Sequences>;

const PLACES = LOCATIONS.map(locationOf);
const PICKS = [cardOf(JADE)];

/** Every decision of RC-4.26 with every card it serves, and what can be chosen there. */
const DECISIONS: { [D in Decision]: { frames: Extract<RiseFrame, { rule: D }>[]; choices: RiseChoice[] } } = {
  'turn-action': {
    frames: [{ rule: 'turn-action' }],
    choices: [
      DRAW_DECK,
      DRAW_VALLEY,
      END_TURN,
      playOf(JADE),
      ...MONSTERS.map(monsterChoice),
      ...ARTIFACTS.map(artifactChoice),
    ],
  },
  'cultist-destination': { frames: [{ rule: 'cultist-destination', card: JADE }], choices: [...PLACES, VALLEY] },
  'hunter-destination': { frames: [{ rule: 'hunter-destination', seat: 0 }], choices: PLACES },
  'tie-victim': {
    frames: [{ rule: 'tie-victim', seat: 0, location: 'arkham', side: 1, end: 'highest', by: 'hunter-strike' }],
    choices: PICKS,
  },
  'hunter-recall': { frames: [{ rule: 'hunter-recall', seat: 0 }], choices: [YES, NO] },
  'monster-location': { frames: MONSTERS.map((card) => ({ rule: 'monster-location', card })), choices: PLACES },
  'monster-target': {
    frames: (['monster-mi-go', 'monster-nightgaunt', 'monster-ghoul'] as const).map((card) => ({
      rule: 'monster-target',
      card,
      location: 'dunwich',
    })),
    choices: PICKS,
  },
  'monster-move': { frames: [{ rule: 'monster-move', location: 'arkham', moved: 1 }], choices: [...PICKS, DONE] },
  'artifact-location': {
    frames: (['artifact-elder-sign', 'artifact-shining-trapezohedron'] as const).map((card) => ({
      rule: 'artifact-location',
      card,
    })),
    choices: PLACES,
  },
  'artifact-target': {
    frames: (['artifact-silver-key', 'artifact-lamp-of-alhazred', 'artifact-yellow-sign'] as const).map((card) => ({
      rule: 'artifact-target',
      card,
      taken: 1,
    })),
    choices: [...PICKS, DONE],
  },
  'extra-play': {
    frames: [
      { rule: 'extra-play', seat: 0, source: 'monster-star-spawn', left: 1, location: 'arkham' },
      { rule: 'extra-play', seat: 0, source: 'artifact-necronomicon', left: 2, location: null },
      { rule: 'extra-play', seat: 0, source: 'old-one-azathoth', left: 2, location: null },
    ],
    choices: [...PICKS, DONE],
  },
  'extra-destination': {
    frames: [
      { rule: 'extra-destination', seat: 0, source: 'artifact-necronomicon', card: JADE },
      { rule: 'extra-destination', seat: 0, source: 'old-one-azathoth', card: JADE },
    ],
    choices: PLACES,
  },
  'power-strike': { frames: [{ rule: 'power-strike', seat: 0, chosen: [] }], choices: [...PLACES, DONE] },
  'power-move': { frames: [{ rule: 'power-move', seat: 0, moved: [] }], choices: [...PICKS, DONE] },
  'power-move-to': { frames: [{ rule: 'power-move-to', seat: 0, card: JADE }], choices: PLACES },
  'power-choice': { frames: [{ rule: 'power-choice', seat: 0 }], choices: [BIRTH, DRAW, DONE] },
  'power-target': {
    frames: (['old-one-shub-niggurath', 'old-one-nyarlathotep', 'old-one-hastur'] as const).map((oldOne) => ({
      rule: 'power-target',
      seat: 0,
      oldOne,
      left: 1,
    })),
    choices: [...PICKS, DONE],
  },
  'power-place': {
    frames: [
      { rule: 'power-place', seat: 0, oldOne: 'old-one-shub-niggurath', card: JADE },
      { rule: 'power-place', seat: 0, oldOne: 'old-one-dagon', card: null },
    ],
    choices: [...PLACES, DONE],
  },
  'location-power': {
    frames: LOCATIONS.map((location) => ({ rule: 'location-power', seat: 0, location })),
    choices: [YES, NO],
  },
  'location-power-target': {
    frames: (['dunwich', 'kingsport'] as const).map((location) => ({
      rule: 'location-power-target',
      seat: 0,
      location,
    })),
    choices: PICKS,
  },
};

export const DECISION_IDS = Object.keys(DECISIONS);

/** The same, a question at a time. */
export const ASKED = Object.values(DECISIONS).flatMap(({ frames, choices }) =>
  (frames as RiseFrame[]).map((frame) => ({ frame, choices })),
);

/** Every event, with all that tells its sentences apart. */
export const EVENTS: { [T in RiseEvent['type']]: Extract<RiseEvent, { type: T }>[] } = {
  gameBegan: [{ type: 'gameBegan', firstSeat: 1, valley: JADE }],
  turnBegan: [{ type: 'turnBegan', seat: 0, turn: 3 }],
  cultistDrawn: [{ type: 'cultistDrawn', seat: 0, secret: { to: [0], card: JADE } }],
  valleyDrawn: [{ type: 'valleyDrawn', seat: 0, card: JADE }],
  cultistPlayed: [{ type: 'cultistPlayed', seat: 0, card: JADE, location: 'arkham' }],
  valleyPlayed: [{ type: 'valleyPlayed', seat: 0, card: JADE }],
  hunterMoved: [
    { type: 'hunterMoved', from: 'lair', to: 'arkham', by: 'valley-play' },
    { type: 'hunterMoved', from: 'arkham', to: 'lair', by: 'colour-set' },
    { type: 'hunterMoved', from: 'arkham', to: 'lair', by: 'awakening' },
  ],
  cultistDestroyed: [{ type: 'cultistDestroyed', card: JADE, location: 'arkham', side: 1, by: 'hunter-strike' }],
  setMade: (['colour', 'number', 'run'] as const).map((set) => ({
    type: 'setMade',
    seat: 0,
    set,
    card: JADE,
    location: 'arkham',
  })),
  monsterDrawn: MONSTERS.map((card) => ({ type: 'monsterDrawn', seat: 0, secret: { to: [0], card } })),
  artifactDrawn: ARTIFACTS.map((card) => ({ type: 'artifactDrawn', seat: 0, secret: { to: [0], card } })),
  oldOneAwoke: OLD_ONES.flatMap((oldOne) =>
    [0, null].map((favoured) => ({
      type: 'oldOneAwoke' as const,
      oldOne,
      location: 'arkham' as const,
      drawer: 1,
      favoured,
    })),
  ),
  monsterPlayed: MONSTERS.map((card) => ({ type: 'monsterPlayed', seat: 0, card })),
  artifactPlayed: ARTIFACTS.map((card) => ({ type: 'artifactPlayed', seat: 0, card })),
  attached: [{ type: 'attached', seat: 0, card: 'monster-deep-one', location: 'arkham', points: 5 }],
  cultistMoved: [{ type: 'cultistMoved', seat: 0, card: JADE, from: 'arkham', to: 'dunwich', by: 'monster-byakhee' }],
  cultistPlaced: (['discard', 'valley'] as const).map((from) => ({
    type: 'cultistPlaced',
    seat: 0,
    card: JADE,
    location: 'arkham',
    from,
    by: 'old-one-dagon',
  })),
  cultistStolen: [{ type: 'cultistStolen', seat: 0, card: JADE, location: 'arkham', by: 'artifact-yellow-sign' }],
  cultistTaken: (['arkham', 'valley', 'discard'] as const).map((from) => ({
    type: 'cultistTaken',
    seat: 0,
    card: JADE,
    from,
    by: 'artifact-silver-key',
  })),
  cultistBanished: [{ type: 'cultistBanished', card: JADE, location: 'arkham', side: 1 }],
  handSeen: [
    {
      type: 'handSeen',
      seat: 0,
      secret: {
        to: [0],
        cultists: [JADE],
        monsters: ['monster-ghoul'],
        artifacts: ['artifact-silver-key'],
        nextOldOne: 'old-one-hastur',
      },
    },
    { type: 'handSeen', seat: 0, secret: { to: [0], cultists: [], monsters: [], artifacts: [], nextOldOne: null } },
  ],
  handTaken: [{ type: 'handTaken', seat: 0, secret: { to: [0, 1], card: JADE } }],
  cultistDiscarded: [{ type: 'cultistDiscarded', seat: 0, card: JADE }],
  locationPowerUsed: LOCATIONS.map((location) => ({ type: 'locationPowerUsed', seat: 0, location })),
  gameEnded: REASONS.map((reason) => ({
    type: 'gameEnded',
    outcome: { winners: reason === 'both-lose' ? [] : [1], reason, detail: {} },
  })),
};

export const EVENT_TYPES = Object.keys(EVENTS);
