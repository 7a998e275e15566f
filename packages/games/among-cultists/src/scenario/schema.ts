/** What a scenario's `given` may hold, by the names of the state. RULES.md has the same as a table. */
import {
  about,
  byId,
  bySeat,
  fields,
  flag,
  framesOf,
  inShort,
  listOf,
  oneOf,
  type Read,
  seatOf,
  wholeNumber,
} from '@conclave/scenario';
import { CARDS, PULSE_CARDS, ROOM_CARDS } from '../components/cards.ts';
import { CHARACTERS } from '../components/characters.ts';
import { EVENT_CARDS } from '../components/events.ts';
import { CURSES, HUNT_CARDS, SNARE_FACES, SNARES_OF_EACH_FACE } from '../components/hunt.ts';
import { CARRIED_ITEMS, ITEMS, RELICS_TO_AWAKE } from '../components/items.ts';
import { PASSAGES, THE_DEPTHS } from '../components/locations.ts';
import type { GameMap } from '../components/maps.ts';
import { ROLES } from '../components/roles.ts';
import { ROUTES } from '../components/routes.ts';
import type { AmongFrame } from '../frames.ts';
import { rulebook } from '../rules/index.ts';
import { PHASES } from '../state.ts';

const ROUNDS = 10;
/** Every phase but the end of the game can be under way. */
const GIVEN_PHASES = PHASES.filter((phase) => phase !== 'end');

const carried = () => listOf(oneOf(CARRIED_ITEMS, 'carried Item')).default([]);
const events = () => listOf(oneOf(EVENT_CARDS, 'event card')).default([]);

/** A list is the whole hand: cards that it does not name are not there. */
function handFromList(data: unknown): unknown {
  if (!Array.isArray(data)) return data;
  const hand = new Map<string, number>(CARDS.map((card) => [card, 0]));
  for (const card of data) hand.set(String(card), (hand.get(String(card)) ?? 0) + 1);
  return Object.fromEntries(hand);
}

/** Counts stand for a list in the order of the ids. */
function pulseFromCounts(data: unknown): unknown {
  if (data === null || typeof data !== 'object' || Array.isArray(data)) return data;
  const counts = Object.entries(data);
  if (!counts.every(([, count]) => Number.isInteger(count) && count >= 0 && count <= 100)) return data;
  const order: readonly string[] = [...PULSE_CARDS, ...HUNT_CARDS];
  counts.sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return counts.flatMap(([card, count]) => Array(count).fill(card));
}

function playerOn({ locations }: GameMap) {
  return fields({
    role: about(oneOf(ROLES), {
      meaning: 'a special one that somebody has is in play, whether the options name it or not (AC-3.3)',
      otherwise:
        'what is left of the pool: the other special roles, Investigators, and last the Cultists, in order of seats',
    }),
    character: about(oneOf(CHARACTERS, 'Character'), { otherwise: 'those named nowhere, in table order' }),
    route: about(oneOf(ROUTES, 'Route card'), { otherwise: 'those named nowhere, in table order' }),
    hand: about(inShort(handFromList, byId(CARDS, wholeNumber())), {
      values: 'counts, `{ alive: 0, dead: 1 }`, or a list of cards',
      meaning: 'cards that the counts do not name stay as dealt; a list is the whole hand',
      otherwise: 'AC-2.3',
    }),
    pulse: about(inShort(pulseFromCounts, listOf(oneOf([...PULSE_CARDS, ...HUNT_CARDS]))), {
      values: 'a list of `alive`, `dead`, `graze`, `mortal-wound`, or counts of them',
      meaning: 'the Pulse deck',
      otherwise: '`[alive]`',
    }),
    firstPulse: about(oneOf(PULSE_CARDS), { meaning: 'the card dealt at setup', otherwise: 'the first of `pulse`' }),
    ghost: flag().default(false),
    location: oneOf(locations, 'Location').default('cafeteria'),
    walk: about(listOf(oneOf(locations, 'Location')), {
      meaning: 'its walk in this round: start, passed, end',
      otherwise: 'its location',
    }),
    items: about(carried(), { meaning: 'what it carries' }),
    shown: about(oneOf(['nothing', 'team', 'role']).default('nothing'), { meaning: 'what all have been shown' }),
    votesInitiated: wholeNumber().default(0),
    fellBeside: about(carried(), { meaning: 'what fell where it stands while it was there' }),
  });
}

const room = fields({
  deck: about(listOf(oneOf(ROOM_CARDS)), {
    meaning: 'the whole deck, top first',
    otherwise: '3 or 2 `success` (AC-2.6)',
  }),
  books: wholeNumber(2).default(2),
  acolyte: flag().default(false),
  portal: flag().default(false),
  item: about(oneOf(ITEMS, 'Item').nullable(), {
    meaning: 'the token face down in it; null: none',
    otherwise: 'the tokens named nowhere, in table order',
  }),
  spentItem: about(oneOf(['item-owl', 'item-switch']), { meaning: 'found here', otherwise: 'none' }),
});

function huntOn({ locations }: GameMap) {
  return fields({
    curse: about(oneOf(CURSES).default('redeemed'), {
      meaning: 'only with a Cursed Hunter in play, as all fields of `hunt`',
    }),
    deck: about(listOf(oneOf(HUNT_CARDS)), {
      meaning: 'top first',
      otherwise: 'those in no Pulse deck, `graze` on top',
    }),
    snares: about(
      listOf(
        fields({ location: oneOf(locations, 'Location'), face: oneOf(SNARE_FACES) }, { needs: ['location', 'face'] }),
      ).default([]),
      { values: 'a list of `{ location: hall-ne, face: jaws }`', meaning: 'face down on the map' },
    ),
    snaresLeft: about(byId(SNARE_FACES, wholeNumber(SNARES_OF_EACH_FACE)).prefault({}), {
      values: '`{ jaws: 3, empty: 3 }`',
      meaning: 'in the Hunter’s hand',
      otherwise: 'those that are neither on the map nor sprung',
    }),
    sprung: about(listOf(oneOf(SNARE_FACES)).default([]), { meaning: 'faces of sprung snares' }),
    jawsSprungByOthers: wholeNumber(SNARES_OF_EACH_FACE).default(0),
  });
}

export function schemaFor(seats: number, map: GameMap) {
  const { locations, rooms } = map;
  const passages = PASSAGES.filter((id) => map.passages.includes(id));
  const round = (from = 1, to = ROUNDS) => wholeNumber(to, from);
  return fields({
    round: round().default(1),
    phase: about(oneOf(GIVEN_PHASES).default('movement'), { meaning: 'the phase that begins' }),
    active: about(seatOf(seats), {
      meaning: 'in `movement` and `action`: whose turn it is; whoever comes earlier in the turn order has had its turn',
      otherwise: 'the start player',
    }),
    actionUsed: about(flag().default(false), {
      meaning: 'in `action`: the active seat has used up the action of its turn',
    }),
    startPlayer: seatOf(seats).default(0),
    vp: about(wholeNumber(22).default(0), { meaning: 'victory points' }),
    snapshot: about(wholeNumber(seats), {
      values: '0 to the number of seats',
      meaning: 'dead Investigators at the end of the previous round',
      otherwise: 'those dead now',
    }),
    players: bySeat(playerOn(map), seats),
    rooms: byId(rooms, room).prefault({}),
    unsafeDeck: about(listOf(oneOf(PULSE_CARDS)), {
      meaning: 'the whole deck, top first',
      otherwise: 'AC-2.7, the `alive` cards on top',
    }),
    eventDeck: about(events(), {
      meaning: 'its top cards; those named nowhere follow in table order',
      otherwise: 'none named',
    }),
    eventDiscard: events(),
    fishman: about(oneOf([...locations, THE_DEPTHS]).default(THE_DEPTHS), { values: 'a Location or `the-depths`' }),
    hazards: about(
      listOf(fields({ location: oneOf(passages, 'passage'), round: round() }, { needs: ['location'] })).default([]),
      {
        values: 'a list of `{ location: hall-ne, round: 2 }`',
        meaning: 'broken ground and the round whose event broke it; left out: the latest event',
      },
    ),
    generator: flag().default(false),
    dark: flag().default(false),
    jammedRound: about(round(1, ROUNDS + 1), {
      meaning: 'the round in which `jammed-doors` counts',
      otherwise: 'none',
    }),
    burned: about(fields({ room: oneOf(rooms, 'room'), round: round(5, 6).default(5) }, { needs: ['room'] }), {
      values: '`{ room: orange-1, round: 5 }`',
      otherwise: 'none',
    }),
    voteRound: about(round(1, ROUNDS + 1), { meaning: 'the latest round with a vote', otherwise: 'none' }),
    assassinStruck: flag().default(false),
    door: about(oneOf(['locked', 'open']), {
      meaning: 'on the map `under-the-surface`',
      otherwise: '`locked`, without Items `open`',
    }),
    altar: about(wholeNumber(RELICS_TO_AWAKE).default(0), { meaning: 'relics on the altar' }),
    droppedItems: about(
      listOf(
        fields(
          { item: oneOf(CARRIED_ITEMS, 'carried Item'), location: oneOf(locations, 'Location') },
          { needs: ['item', 'location'] },
        ),
      ).default([]),
      { values: 'a list of `{ item: item-dagger, location: ice-west }`' },
    ),
    usedItems: about(carried(), { meaning: 'what left the game' }),
    hunt: huntOn(map),
    stack: about(framesOf<AmongFrame>(rulebook), {
      meaning:
        'rules under way above the phase, the last on top, for example `[{ rule: vote, seat: 0 }]`, `[{ rule: announce-state, seat: 0, target: 1 }]`, `[{ rule: investigators-would-win, trigger: points }]`',
    }),
  });
}

export type Given = Read<ReturnType<typeof schemaFor>>;
