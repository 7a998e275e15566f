import {
  catalogueAt,
  observersOf,
  resolveOptions,
  SeededChance,
  say,
  silent,
  toldTo,
  type Words,
} from '@conclave/kernel';
import { wording } from '@conclave/kernel/conformance';
import { describe, expect, it } from 'vitest';
import {
  type AmongChoice,
  ANNOUNCE_ALIVE,
  burn,
  CLAIM_VICTORY,
  END_TURN,
  handOver,
  READY,
  snare,
  useBinoculars,
  WAIT,
} from '../src/choices.ts';
import { CARDS } from '../src/components/cards.ts';
import { CHARACTERS } from '../src/components/characters.ts';
import { DANGERS } from '../src/components/dangers.ts';
import { EVENT_CARDS } from '../src/components/events.ts';
import { CURSES, HUNT_CARDS, SNARE_FACES } from '../src/components/hunt.ts';
import { ITEMS } from '../src/components/items.ts';
import { COLOURS, LOCATIONS } from '../src/components/locations.ts';
import { MAPS, maps, VARIANTS, variantOf } from '../src/components/maps.ts';
import { ROLES } from '../src/components/roles.ts';
import { ROUTES } from '../src/components/routes.ts';
import type { AmongFrame } from '../src/frames.ts';
import { amongCultists as game } from '../src/index.ts';
import { type Deaths, mostDead } from '../src/most-dead.ts';
import { PHASES } from '../src/state.ts';
import * as words from '../src/texts/words.ts';
import { ASKED, CROWD, EVENTS, PAIR, REASONS } from './samples.ts';

const { en, de } = game.texts;

const CHARACTER = { ghost: false, location: 'pink-1', movementPoints: 3, pulseCount: 1 } as const;

/** Seat 0 stands in Pink 1, is asked by the topmost of these rules, and looks on. */
function sceneOf(frame: AmongFrame, choices: readonly AmongChoice[] = [READY, READY]): words.Scene {
  const below: AmongFrame[] = frame.rule === 'use-lamp' ? [{ rule: 'encounters', meetings: [PAIR], lamp: null }] : [];
  return {
    seat: 0,
    round: 2,
    deadNeeded: 3,
    unsafePassages: ['crypt-tunnel', 'old-sewer'],
    unsafeCount: 10,
    fishman: 'red-1',
    hunt: null,
    specialRoles: [],
    options: resolveOptions(game) as words.Scene['options'],
    checked: { target: 1, alive: 2, dead: 0 },
    players: Array.from({ length: 4 }, () => CHARACTER),
    stack: [...below, frame],
    pending: { decision: frame.rule, seats: [0], uniform: false, options: choices },
    result: null,
  };
}

const asGhost = (scene: words.Scene): words.Scene => ({
  ...scene,
  players: scene.players.map((player) => ({ ...player, ghost: true })),
});

/** The scene as somebody reads it who waits for seat 0. */
const waiting = (scene: words.Scene): words.Scene => ({
  ...scene,
  seat: 'spectator',
  pending: { decision: scene.pending?.decision ?? '', seats: [0], uniform: false },
});

/** Nobody was dead from the start, and no card was given since. */
const allAlive = (scene: words.Scene): words.Scene => ({
  ...scene,
  players: scene.players.map((player) => ({ ...player, firstPulse: 'alive' })),
});

const checkedDead = (scene: words.Scene): words.Scene => ({ ...scene, checked: { target: 1, alive: 2, dead: 1 } });

const ANNOUNCING = sceneOf({ rule: 'announce-state', seat: 0, target: 1 });
const ACTING: AmongFrame = { rule: 'action', seat: 0, used: false };

/** Every question, with who it is read by. */
function prompts(): Words[] {
  return [
    ...ASKED.map(({ frame, choices }) => words.prompt(sceneOf(frame, choices))),
    ...ASKED.map(({ frame }) => words.prompt(waiting(sceneOf(frame)))),
    words.prompt(sceneOf({ rule: 'event-ack' }, [READY])),
    words.prompt(sceneOf({ rule: 'event-ack' }, [burn['red-1']])),
    words.prompt(sceneOf({ rule: 'end-round' }, [READY])),
    words.prompt(sceneOf(ACTING, [END_TURN])),
    words.prompt(asGhost(sceneOf(ACTING))),
    ...REASONS.map((reason) =>
      words.prompt({ ...ANNOUNCING, pending: null, result: { winners: [], reason, detail: {} } }),
    ),
  ];
}

const descriptions = () => [
  ...ASKED.flatMap(({ frame, choices }) => choices.map((choice) => words.describe(sceneOf(frame), choice))),
  words.describe(checkedDead(ANNOUNCING), ANNOUNCE_ALIVE),
  words.describe(allAlive(sceneOf({ rule: 'move', seat: 0 })), CLAIM_VICTORY),
];

const narrations = () =>
  Object.values(EVENTS)
    .flat()
    .flatMap((event) => observersOf(4).flatMap((observer) => words.narrate(toldTo(event, observer)) ?? []));

const EFFECTS = [...CARDS, ...EVENT_CARDS, ...ROLES, ...ITEMS, ...DANGERS, ...COLOURS, ...HUNT_CARDS, ...CURSES];

wording(game, {
  prompts,
  descriptions,
  narrations,
  effects: EFFECTS,
  named: [
    ...EFFECTS,
    ...CHARACTERS,
    ...ROUTES,
    ...SNARE_FACES,
    ...MAPS,
    ...VARIANTS,
    ...PHASES.map((phase) => `phase.${phase}`),
    'the-depths',
  ],
});

describe('the names', () => {
  it('count rooms, routes and seats from one', () => {
    expect([en['name.pink-3'], en['name.route-07'], en['name.seat.7']]).toEqual(['Pink 3', 'Route 7', 'Seat 8']);
  });

  it('name every Location, as a place to be and as a place to go to', () => {
    const forms = LOCATIONS.flatMap((id) => [`name.${id}`, `name.in.${id}`, `name.to.${id}`]);
    expect(Object.keys(en)).toEqual(expect.arrayContaining(forms));
  });

  it('name what every coloured room is on each map', () => {
    for (const map of MAPS) {
      const keys = maps[variantOf(map, 8)].rooms.map((room) => `name.${map}.${room}`);
      expect(Object.keys(en)).toEqual(expect.arrayContaining(keys));
    }
  });

  it('say what a room is on the map in play as well', () => {
    const view = game.viewOf(game.setup(4, resolveOptions(game), silent(new SeededChance(1))), 0);
    const at = catalogueAt(game, view, [], 'en');
    expect([at['name.pink-1'], at['name.to.pink-1']]).toEqual(['Pink 1 (Dean’s Office)', 'to Pink 1 (Dean’s Office)']);
  });

  it('list the roles of a choice of roles', () => {
    expect([en['option.roles.'], en['option.roles.seer,assassin']]).toEqual(['None', 'Seer, Assassin']);
  });
});

describe('a choice', () => {
  const moving = sceneOf({ rule: 'move', seat: 0 });
  const wordsOf = (scene: words.Scene, choice: AmongChoice) => words.describe(scene, choice).words;

  it('is the walk to where it ends, and waits for a yes', () => {
    const walk: AmongChoice = { type: 'move', path: ['hall-nw', 'cafeteria', 'hall-se'] };
    const { path, words: sentence, rule, slot, short } = words.describe(moving, walk);
    expect(path).toEqual(['location:hall-se']);
    expect([slot, say(en, short ?? { key: '' })]).toEqual(['confirm', 'Go']);
    expect(rule).toBe('AC-4.11');
    expect(say(en, sentence)).toBe('Go to the South-east Hall by way of the North-west Hall, the Cafeteria');
    expect(say(de, sentence)).toBe('Gehen: in die Südosthalle, über die Nordwesthalle, die Cafeteria');
  });

  it('is told from better ways to the same place by a place that it alone goes by', () => {
    const straight: AmongChoice = { type: 'move', path: ['hall-nw'] };
    const detour: AmongChoice = { type: 'move', path: ['cafeteria', 'blue-3', 'hall-nw'] };
    const other: AmongChoice = { type: 'move', path: ['cafeteria', 'red-1', 'hall-nw'] };
    const scene = sceneOf({ rule: 'move', seat: 0 }, [detour, straight, other]);
    expect([straight, detour, other].map((walk) => words.describe(scene, walk).path)).toEqual([
      ['location:hall-nw'],
      ['location:hall-nw', 'location:cafeteria'],
      ['location:hall-nw', 'location:cafeteria', 'location:red-1'],
    ]);
  });

  it('goes round an unsafe passage rather than through it, unless it is harmless', () => {
    const through: AmongChoice = { type: 'move', path: ['crypt-tunnel', 'blue-3'] };
    const round: AmongChoice = { type: 'move', path: ['hall-nw', 'cafeteria', 'hall-se', 'blue-3'] };
    const scene = sceneOf({ rule: 'move', seat: 0 }, [through, round]);
    expect(words.describe(scene, round).path).toEqual(['location:blue-3']);
    expect(words.describe(scene, through).path).toEqual(['location:blue-3', 'location:crypt-tunnel']);
    expect(words.describe(asGhost(scene), through).path).toEqual(['location:blue-3']);
  });

  it('that may lose the game stands in the list alone, and is asked again', () => {
    const scene = sceneOf({ rule: 'move', seat: 0 }, [{ type: 'move', path: [] }, CLAIM_VICTORY]);
    const { slot, warning } = words.describe(scene, CLAIM_VICTORY);
    expect(slot).toBeUndefined();
    expect(say(en, warning ?? { key: '' })).toContain('the Investigators win at once');
  });

  it('says of a claim that it is false where the own view shows it', () => {
    const scene = sceneOf({ rule: 'move', seat: 0 }, [CLAIM_VICTORY]);
    expect(say(en, words.describe(allAlive(scene), CLAIM_VICTORY).warning ?? { key: '' })).toContain(
      'This claim is false',
    );
  });

  it('warns of unsafe passages, unless they are harmless', () => {
    const walk: AmongChoice = { type: 'move', path: ['crypt-tunnel', 'blue-3'] };
    expect(say(en, wordsOf(moving, walk))).toBe(
      'Go to Blue 3 by way of the Crypt Tunnel, drawing an unknown pulse card for each unsafe step: Crypt Tunnel',
    );
    for (const harmless of [asGhost(moving), { ...moving, unsafeCount: 0 }]) {
      expect(say(en, wordsOf(harmless, walk))).toBe('Go to Blue 3 by way of the Crypt Tunnel');
    }
  });

  it('is told apart by its things from all other choices, and begins none of them unless it waits for a yes', () => {
    for (const { frame, choices } of ASKED) {
      const scene = sceneOf(frame, choices);
      const all = choices.map((choice) => words.describe(scene, choice));
      const things = ({ path }: (typeof all)[number]) => `${path.join(' ')} `;
      const clashes = all.filter((one, i) =>
        all.some(
          (other, j) =>
            i !== j &&
            (things(other) === things(one) || (one.slot === undefined && things(other).startsWith(things(one)))),
        ),
      );
      expect(clashes, frame.rule).toEqual([]);
    }
  });

  it('touches the Item first, then whoever it is for', () => {
    const both = [handOver('item-binoculars', 2), useBinoculars[2] as AmongChoice];
    const scene = sceneOf(ACTING, both);
    const things = both.map((choice) => words.describe(scene, choice).path);
    expect(things).toEqual([
      ['item:item-binoculars', 'seat:2', 'action:hand-over-item-binoculars'],
      ['item:item-binoculars', 'seat:2', 'action:use-binoculars'],
    ]);
  });

  it('is called a lie where it is one', () => {
    expect(say(en, wordsOf(ANNOUNCING, ANNOUNCE_ALIVE))).toBe('Announce that Seat 2 is alive');
    expect(say(en, wordsOf(checkedDead(ANNOUNCING), ANNOUNCE_ALIVE))).toBe('Announce that Seat 2 is alive (a lie)');
  });
});

describe('the dead that the lone Cultist can count', () => {
  const player = (more: Partial<Deaths['players'][number]> = {}) => ({
    ghost: false,
    pulseCount: 1,
    firstPulse: 'alive' as const,
    ...more,
  });
  const hand = { alive: 2, dead: 4, success: 3, failure: 2, sabotage: 2 };
  const deaths = (...players: Deaths['players'][number][]): Deaths => ({
    seat: 0,
    options: resolveOptions(game) as Deaths['options'],
    specialRoles: [],
    unsafeCount: 10,
    hunt: null,
    players: [player({ hand }), ...players],
  });

  it('are Ghosts, those dead from the start, and no more than Dead cards have left the hand and the deck', () => {
    expect(mostDead(deaths(player(), player(), player()))).toBe(0);
    expect(mostDead(deaths(player({ ghost: true }), player({ firstPulse: 'dead' }), player()))).toBe(2);
    expect(mostDead(deaths(player({ pulseCount: 3 }), player({ pulseCount: 2 }), player()))).toBe(0);
    const given = deaths(player({ pulseCount: 3 }), player({ pulseCount: 2 }), player());
    expect(mostDead({ ...given, players: [player({ hand: { ...hand, dead: 3 } }), ...given.players.slice(1)] })).toBe(
      1,
    );
    expect(mostDead({ ...given, unsafeCount: 8 })).toBe(2);
  });

  it('may be anybody who got a card, where cards are handed on that nobody counts', () => {
    const scene = deaths(player({ pulseCount: 3 }), player({ pulseCount: 2 }), player());
    expect(mostDead({ ...scene, specialRoles: ['celebrity'] })).toBe(2);
  });
});

describe('the question', () => {
  const asked = (frame: AmongFrame, choices?: AmongChoice[]) => say(en, words.prompt(sceneOf(frame, choices)));

  it('speaks to the seat that decides, and of it to the others', () => {
    const moving = sceneOf({ rule: 'move', seat: 0 });
    expect(say(en, words.prompt(moving))).toBe('Where to? Movement points: 3.');
    expect(say(en, words.prompt(waiting(moving)))).toBe('Seat 1 is moving.');
  });

  it('says whom you meet', () => {
    expect(asked({ rule: 'give-pulse', meetings: [PAIR], lamp: null })).toBe(
      'You meet Seat 3: which pulse card do you give?',
    );
    expect(asked({ rule: 'give-pulse', meetings: [CROWD], lamp: null })).toBe(
      'In the dark with Seat 2, Seat 4: which pulse card do you give?',
    );
  });

  it('shows the checker alone what the Pulse deck holds', () => {
    expect(say(en, words.prompt(ANNOUNCING))).toBe('Seat 2: 2 alive, 0 dead. What do you announce?');
    expect(say(en, words.prompt(waiting(ANNOUNCING)))).toBe(
      'Seat 1 has checked Seat 2’s state and is choosing what to announce.',
    );
  });

  it('tells the Firestarter and the Hunter what is theirs, and the others to be ready', () => {
    expect(asked({ rule: 'event-ack' }, [READY])).toContain('Everyone answers, so nobody sees');
    expect(asked({ rule: 'event-ack' }, [WAIT, burn['red-1']])).toContain('burn a room now, or wait');
    expect(asked({ rule: 'event-ack' }, [burn['red-1']])).toContain('choose a room to burn now');
    expect(asked({ rule: 'end-round' }, [READY, snare('hall-ne', 'jaws')])).toContain('Hunter: set a snare');
  });
});

describe('a log line', () => {
  const linesOf = (event: (typeof EVENTS)[keyof typeof EVENTS][number]) =>
    observersOf(2).map((observer) => {
      const told = words.narrate(toldTo(event, observer));
      return told && say(en, told.words);
    });

  it('names a given card to its giver only', () => {
    const [given] = EVENTS.pulseGiven;
    if (given === undefined) throw new Error('nothing is given');
    const others = 'Seat 1 gives Seat 2 a pulse card.';
    expect(linesOf(given)).toEqual(['Seat 1 gives Seat 2 a pulse card: Alive.', others, others]);
  });

  it('tells of the night only to whom it concerns', () => {
    const night = EVENTS.nightInformed.at(-1);
    if (night === undefined) throw new Error('there is no night');
    const own = 'Your role: Cultist. Your Route card: Route 1. The other Cultist: Seat 4. Dead from the start: Seat 2.';
    expect(linesOf(night)).toEqual([own, null, null]);
  });

  it('says who voted for whom, in every language', () => {
    const told = words.narrate({ type: 'votesRevealed', ballots: [2, 2, null, 2], eliminated: 2 });
    if (told === null) throw new Error('the vote is not told');
    expect(say(en, told.words)).toBe(
      'Votes: Seat 1 for Seat 3, Seat 2 for Seat 3, Seat 3 for nobody, Seat 4 for Seat 3. Seat 3 is voted out.',
    );
    expect(say(de, told.words)).toContain('Platz 3 für niemanden, Platz 4 für Platz 3. Platz 3 wird hinausgewählt.');
  });

  it('puts the right words before a place', () => {
    const said = EVENTS.stepped.map((event) => say(de, words.narrate(event)?.words ?? { key: '' }));
    expect(said).toContain('Platz 1 geht in die Cafeteria.');
    expect(said).toContain('Platz 1 geht nach Rot 2.');
    expect(said).toContain('Platz 1 geht auf das Altareis.');
  });
});

it('says that a lone Cultist must claim the victory, in both languages (AC-6.4)', () => {
  expect(game.texts.en['card.cultist']).toMatch(/only Cultist, you must claim/);
  expect(game.texts.de['card.cultist']).toMatch(/einzige Kultist, musst du/);
});
