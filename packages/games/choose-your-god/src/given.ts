/** The table of a scenario, built from its `given` (RULES.md lists the fields). Unchecked data goes in, a legal settled state comes out. */
import {
  BadInput,
  fieldsOf,
  flagOf,
  framesOf,
  type Options,
  type Reader,
  type Seat,
  settledTable,
  wholeNumberOf,
} from '@conclave/kernel';
import { INTRIGUES, MIRACLES } from './components/cards.ts';
import { LICENSES, type LicenseId } from './components/licenses.ts';
import type { CityFrame, Context } from './frames.ts';
import { CardsNamed } from './given-cards.ts';
import { listOf, locationOf, oneOf, seatOf } from './given-fields.ts';
import { dealOtherCults, readPlayers } from './given-players.ts';
import { pending, rulebook, settle } from './rules/index.ts';
import { askToAct } from './rules/resolution.ts';
import { ROUND_STEPS } from './rules/round.ts';
import { ALL_MOBS, emptyTable } from './setup.ts';
import type { City, CityOptions } from './state.ts';

const FIELDS = [
  'phase',
  'round',
  'turn',
  'activeLocation',
  'acting',
  'loc',
  'firstPlayer',
  'lastWinner',
  'seating',
  'miracleDeck',
  'intrigueDeck',
  'licenseDeck',
  'rest',
  'licenseSlots',
  'supremacy',
  'mobReserve',
  'players',
  'stack',
];

const PHASES = ['opening', 'round-start', 'intention', 'resolution', 'round-end'] as const;

export function given(seats: number, options: Options, data: unknown, ctx: Context): City {
  const fields = fieldsOf(data, 'given', FIELDS);
  // Whatever the option for it says, a scenario names what differs from the standard start.
  const s = emptyTable(seats, { ...(options as CityOptions), start: 'standard' });
  s.options = options as CityOptions;
  const cards = new CardsNamed(data);
  readSeats(s, fields);
  readPlayers(s, fields, cards);
  readSupremacy(s, fields);
  readMobs(s, fields);
  readLicenses(s, fields, cards);
  readDecks(s, fields, cards);
  s.round = wholeNumberOf(fields, 'round', 1);
  readStack(s, fields);

  return settledTable({ settle, pending }, s, ctx);
}

function readSeats(s: City, fields: Reader): void {
  const seats = s.players.length;
  const seating = fields.data.seating === undefined ? s.seating : (listOf(fields, 'seating') as Seat[]);
  const isComplete = seating.length === seats && s.seating.every((seat) => seating.includes(seat));
  if (!isComplete) throw new BadInput(`given.seating: all ${seats} seats are wanted, each once`);
  s.seating = [...seating];
  s.firstPlayer = seatOf(fields, 'firstPlayer', seats, 0);
  s.lastWinner = seatOf(fields, 'lastWinner', seats, null);
}

function readSupremacy(s: City, fields: Reader): void {
  const card = fieldsOf(fields.data.supremacy ?? {}, 'given.supremacy', ['owner', 'faceUp']);
  s.supremacy = { owner: seatOf(card, 'owner', s.players.length, null), faceUp: flagOf(card, 'faceUp', true) };
}

function readMobs(s: City, fields: Reader): void {
  const owned = s.players.reduce((sum, { mobs }) => sum + mobs, 0);
  if (owned > ALL_MOBS) throw new BadInput(`given: there are ${ALL_MOBS} Mobs`);
  s.mobReserve = wholeNumberOf(fields, 'mobReserve', ALL_MOBS - owned, { max: ALL_MOBS - owned });
}

/** Slots that are listed, the missing ones being empty; or the first three Licenses that are named nowhere. */
function readLicenses(s: City, fields: Reader, cards: CardsNamed): void {
  const slots = listOf(fields, 'licenseSlots');
  if (slots.length > 3) throw new BadInput('given.licenseSlots: there are three slots');
  s.licenseSlots = [0, 1, 2].map((i): LicenseId | null =>
    slots[i] == null ? null : cards.license(slots[i], 'given.licenseSlots'),
  );
  s.licenseDeck = cards.licenses(fields, 'licenseDeck');
  if (fields.data.licenseSlots === undefined) s.licenseSlots = cards.others(LICENSES, 3);
}

/** The named cards lie on top; below them the others, unless those are out of the game. An empty list is an empty deck. */
function readDecks(s: City, fields: Reader, cards: CardsNamed): void {
  s.miracleDeck = cards.miracles(fields, 'miracleDeck');
  s.intrigueDeck = cards.intrigues(fields, 'intrigueDeck');
  if (oneOf(fields, 'rest', ['deck', 'box'], 'deck') === 'box') return;
  const goesOn = (deck: 'miracleDeck' | 'intrigueDeck' | 'licenseDeck') =>
    fields.data[deck] === undefined || s[deck].length > 0;
  if (goesOn('miracleDeck')) s.miracleDeck.push(...cards.others(MIRACLES));
  if (goesOn('intrigueDeck')) s.intrigueDeck.push(...cards.others(INTRIGUES));
  if (goesOn('licenseDeck')) s.licenseDeck.push(...cards.others(LICENSES));
}

function readStack(s: City, fields: Reader): void {
  const isActive = fields.data.activeLocation != null;
  const phase = oneOf(fields, 'phase', PHASES, isActive ? 'resolution' : 'intention');
  if (phase !== 'opening') dealOtherCults(s);
  switch (phase) {
    case 'opening':
      s.stack = [{ rule: 'opening' }];
      break;
    case 'round-start':
      s.stack = [{ rule: 'round' }];
      break;
    case 'intention':
      s.stack = [
        { rule: 'round', at: ROUND_STEPS.intention + 1 },
        { rule: 'turn', seat: seatOf(fields, 'turn', s.players.length, s.firstPlayer) },
      ];
      break;
    case 'resolution':
      s.stack = [{ rule: 'round', at: ROUND_STEPS.resolution }];
      if (isActive) activate(s, fields);
      break;
    case 'round-end':
      s.stack = [{ rule: 'round', at: ROUND_STEPS.end }];
      break;
  }
  s.stack.push(...framesOf<CityFrame>(fields, rulebook));
}

/** In the middle of the action step of a Location. */
function activate(s: City, fields: Reader): void {
  const location = locationOf(fields.data.activeLocation, 'given.activeLocation');
  s.activeLocation = location;
  const loc = fieldsOf(fields.data.loc ?? {}, 'given.loc', ['raid', 'seizedBy', 'leastWins']);
  s.loc = {
    raid: flagOf(loc, 'raid', false),
    seizedBy: seatOf(loc, 'seizedBy', s.players.length, null),
    leastWins: flagOf(loc, 'leastWins', false),
  };
  s.stack = [
    { rule: 'round', at: ROUND_STEPS.end },
    { rule: 'resolution', location: location + 1 },
    { rule: 'location', at: 1, location, winner: null, losers: [] },
  ];
  if (fields.data.acting !== 'none') askToAct(s, seatOf(fields, 'acting', s.players.length, s.firstPlayer));
}
