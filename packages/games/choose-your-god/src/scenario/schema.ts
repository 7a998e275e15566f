/** What a scenario's `given` may hold, by the names of section 2.8. RULES.md has the same as a table. */
import {
  about,
  bySeat,
  called,
  either,
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
import { INTRIGUES, MIRACLES, withoutCopyNumber } from '../components/cards.ts';
import { CULTS } from '../components/cults.ts';
import { LICENSES } from '../components/licenses.ts';
import { locationCalled } from '../components/locations.ts';
import { ALL_PRIESTS, HIGHEST_STRENGTH } from '../components/priests.ts';
import type { CityFrame } from '../frames.ts';
import { MOST_FOLLOWERS } from '../possessions.ts';
import { zoneOf } from '../priests.ts';
import { rulebook } from '../rules/index.ts';
import { ALL_MOBS } from '../setup.ts';
import type { Zone } from '../state.ts';

const PHASES = ['opening', 'round-start', 'intention', 'resolution', 'round-end'] as const;

/** The most coins the Thieves District can lay under a Priest. */
const MOST_BRIBE = 13;

/** Cards go by their ids, and by their names without the number of the copy. */
function cards(ids: readonly string[], kind: string) {
  return oneOf([...ids, ...new Set(ids.map(withoutCopyNumber))], kind);
}

const miracles = () => listOf(cards(MIRACLES, 'Miracle'));
const intrigues = () => listOf(cards(INTRIGUES, 'Intrigue'));
const license = () => cards(LICENSES, 'License');

const location = () => called(locationCalled, 'Location', '1 to 13, an id such as port, or loc-9');

function zoneCalled(name: unknown): Zone | undefined {
  if (name === 'free' || name === 'sheet') return name;
  const place = locationCalled(name);
  return place === undefined ? undefined : zoneOf(place);
}

/** A plain list of both kinds is the hand, too. */
function handFromList(data: unknown): unknown {
  if (!Array.isArray(data)) return data;
  const isMiracle = (card: unknown) => String(card).startsWith('mir-');
  return { miracles: data.filter(isMiracle), intrigues: data.filter((card) => !isMiracle(card)) };
}

/** `3`, `3@loc-5`, `patriarch@sheet` or fields, where a Patriarch's id says its strength too. */
function priestInFull(data: unknown): unknown {
  if (data !== null && typeof data === 'object') {
    const { id, strength } = data as { readonly id?: unknown; readonly strength?: unknown };
    const isPatriarch = strength === undefined && String(id).startsWith('patriarch');
    return isPatriarch ? { ...data, strength: 'patriarch' } : data;
  }
  const [, strength, zone = 'free'] = /^(\d|patriarch)(?:@(.+))?$/.exec(String(data)) ?? [];
  if (strength === undefined) return data;
  return { strength: strength === 'patriarch' ? strength : Number(strength), zone };
}

const priest = inShort(
  priestInFull,
  fields(
    {
      id: oneOf(ALL_PRIESTS, 'Priest'),
      strength: either(
        wholeNumber(HIGHEST_STRENGTH, 1),
        oneOf(['patriarch']),
        `a whole number from 1 to ${HIGHEST_STRENGTH}, or patriarch,`,
      ),
      zone: called(zoneCalled, 'zone', 'free, sheet or loc-1 to loc-13').default('free'),
      coins: wholeNumber(MOST_BRIBE).default(0),
      bonus: wholeNumber().default(0),
    },
    { needs: ['strength'], wanted: '3, 3@loc-5 or fields of a Priest' },
  ),
);

const player = fields({
  cult: about(oneOf(CULTS), { otherwise: 'the first of table 2.3 that nobody has' }),
  dark: about(flag(), { otherwise: 'true after a Summoning' }),
  summonings: about(wholeNumber(2), { otherwise: '1 for a dark side, else 0' }),
  followers: about(wholeNumber(MOST_FOLLOWERS), { otherwise: '2' }),
  coins: about(wholeNumber(), { otherwise: '5' }),
  mobs: wholeNumber(ALL_MOBS).default(0),
  altars: listOf(location()).default([]),
  priests: about(listOf(priest), {
    values:
      'a list of strengths (`3`: a Free Priest), `3@loc-5`, `3@sheet`, `patriarch@loc-5`, or `{ strength: 3, zone: loc-5, coins: 6, bonus: 2 }`',
    meaning:
      'the Priests in play. `id` may be added; tokens without one are named in the order of the list: `priest-red-1`, `priest-red-2`, ... A Patriarch that is not listed is free',
    otherwise: '`[patriarch, 1, 2, 3]`, all free',
  }),
  hand: about(inShort(handFromList, fields({ miracles: miracles(), intrigues: intrigues() })).prefault({}), {
    values: '`{ miracles: [...], intrigues: [...] }`, or a plain list of both',
    otherwise: 'none',
  }),
  licenses: listOf(license()).default([]),
  celebrating: flag().default(false),
  prayed: flag().default(false),
  placements: wholeNumber().default(0),
});

export function schemaFor(seats: number) {
  const orNobody = () => seatOf(seats).nullable().default(null);
  const deck = (of: ReturnType<typeof miracles>) =>
    about(of, {
      meaning:
        'the top cards, top first. Below them follow, in table order, the cards that are named nowhere; `[]` is an empty deck',
      otherwise: 'none named',
    });
  return fields({
    phase: about(oneOf(PHASES), {
      meaning:
        'where the rules stand: `opening` (Cults are picked, then round 1 begins), `round-start` (the next round is about to begin), `intention`, `resolution`, `round-end` (the victory check is about to be made)',
      otherwise: '`resolution` with an `activeLocation`, else `intention`',
    }),
    round: about(wholeNumber().default(1), { meaning: 'rounds begun so far' }),
    turn: about(seatOf(seats), {
      meaning: 'in the Intention Phase: the seat whose turn it is',
      otherwise: '`firstPlayer`',
    }),
    activeLocation: about(location(), {
      meaning: 'in the Resolution Phase: the Location that is active, the lower ones being done',
      otherwise: 'the phase is about to begin, and whatever is occupied becomes active',
    }),
    acting: about(either(seatOf(seats), oneOf(['none']), 'a seat or none'), {
      values: 'a seat, or `none`',
      meaning:
        'in the Active Location: the seat whose `act` comes next; those before it (from the First Player on) have acted. `none`: all have acted, the Location is about to be decided',
      otherwise: '`firstPlayer`',
    }),
    loc: about(
      fields({ raid: flag().default(false), seizedBy: orNobody(), leastWins: flag().default(false) }).prefault({}),
      { values: '`{ raid, seizedBy, leastWins }`', meaning: 'of the Active Location', otherwise: 'false, null, false' },
    ),
    firstPlayer: seatOf(seats).default(0),
    lastWinner: orNobody(),
    seating: about(listOf(seatOf(seats)), { meaning: 'all seats, clockwise', otherwise: 'by number' }),
    miracleDeck: deck(miracles()),
    intrigueDeck: deck(intrigues()),
    licenseDeck: deck(listOf(license())),
    rest: about(oneOf(['deck', 'box']).default('deck'), {
      meaning: 'where cards go that are named nowhere; `box`: out of the game, the decks being exactly as listed',
    }),
    licenseSlots: about(listOf(license().nullable()), {
      meaning: 'up to three; null is an empty slot',
      otherwise: 'the first three that are named nowhere',
    }),
    supremacy: about(fields({ owner: orNobody(), faceUp: flag().default(true) }).prefault({}), {
      values: '`{ owner, faceUp }`',
      otherwise: 'null, true',
    }),
    mobReserve: about(wholeNumber(), { otherwise: `${ALL_MOBS} less the Mobs owned` }),
    players: bySeat(player, seats),
    stack: about(framesOf<CityFrame>(rulebook), {
      meaning:
        'rules under way above all this, the last on top, for example `[{ rule: benefit, seat: 0, location: 9 }]`',
    }),
  });
}

export type Given = Read<ReturnType<typeof schemaFor>>;
