/** The table of a scenario, built from its `given`. Unchecked data goes in, a legal settled state comes out. */
import { BadInput, type Options } from '@conclave/kernel';
import { read, settledTable } from '@conclave/scenario';
import { INTRIGUES, MIRACLES } from '../components/cards.ts';
import { LICENSES } from '../components/licenses.ts';
import type { Location } from '../components/locations.ts';
import type { CityFrame, Context } from '../frames.ts';
import { pending, settle } from '../rules/index.ts';
import { askToAct } from '../rules/resolution.ts';
import { ROUND_STEPS } from '../rules/round.ts';
import { ALL_MOBS, emptyTable } from '../setup.ts';
import type { City, CityOptions } from '../state.ts';
import { CardsNamed } from './cards.ts';
import { dealOtherCults, seatPlayers } from './players.ts';
import { type Given, schemaFor } from './schema.ts';

export function given(seats: number, options: Options, data: unknown, ctx: Context): City {
  const wanted = read(schemaFor(seats), data);
  // Whatever the option for it says, a scenario names what differs from the standard start.
  const s = emptyTable(seats, { ...(options as CityOptions), start: 'standard' });
  s.options = options as CityOptions;
  const cards = new CardsNamed(data);
  seatAround(s, wanted);
  seatPlayers(s, wanted, cards);
  s.supremacy = wanted.supremacy;
  layMobs(s, wanted);
  layLicenses(s, wanted, cards);
  layDecks(s, wanted, cards);
  s.round = wanted.round;
  const phase = wanted.phase ?? (wanted.activeLocation === undefined ? 'intention' : 'resolution');
  if (phase !== 'opening') dealOtherCults(s);
  s.stack = stackFor(s, phase, wanted);
  if (phase === 'resolution' && wanted.activeLocation !== undefined) activate(s, wanted.activeLocation, wanted);
  s.stack.push(...wanted.stack);
  return settledTable({ settle, pending }, s, ctx);
}

function seatAround(s: City, { seating = s.seating, firstPlayer, lastWinner }: Given): void {
  const isComplete = seating.length === s.players.length && s.seating.every((seat) => seating.includes(seat));
  if (!isComplete) throw new BadInput(`given.seating: all ${s.players.length} seats are wanted, each once`);
  s.seating = seating;
  s.firstPlayer = firstPlayer;
  s.lastWinner = lastWinner;
}

function layMobs(s: City, { mobReserve }: Given): void {
  const left = ALL_MOBS - s.players.reduce((sum, { mobs }) => sum + mobs, 0);
  if (left < 0) throw new BadInput(`given: there are ${ALL_MOBS} Mobs`);
  if (mobReserve !== undefined && mobReserve > left)
    throw new BadInput(`given.mobReserve: a whole number from 0 to ${left} is wanted, not ${mobReserve}`);
  s.mobReserve = mobReserve ?? left;
}

/** Slots that are listed, the missing ones being empty; or the first three Licenses that are named nowhere. */
function layLicenses(s: City, { licenseSlots, licenseDeck }: Given, cards: CardsNamed): void {
  const slots = licenseSlots ?? [];
  if (slots.length > 3) throw new BadInput('given.licenseSlots: there are three slots');
  const licenseIn = (slot: string | null | undefined) =>
    cards.copies(LICENSES, slot == null ? [] : [slot], 'given.licenseSlots')[0] ?? null;
  s.licenseSlots = [0, 1, 2].map((i) => licenseIn(slots[i]));
  s.licenseDeck = cards.copies(LICENSES, licenseDeck, 'given.licenseDeck');
  if (licenseSlots === undefined) s.licenseSlots = cards.others(LICENSES, 3);
}

/** The named cards lie on top; below them the others, unless those are out of the game. An empty list is an empty deck. */
function layDecks(s: City, wanted: Given, cards: CardsNamed): void {
  s.miracleDeck = cards.copies(MIRACLES, wanted.miracleDeck, 'given.miracleDeck');
  s.intrigueDeck = cards.copies(INTRIGUES, wanted.intrigueDeck, 'given.intrigueDeck');
  if (wanted.rest === 'box') return;
  const goesOn = (deck: 'miracleDeck' | 'intrigueDeck' | 'licenseDeck') => wanted[deck]?.length !== 0;
  if (goesOn('miracleDeck')) s.miracleDeck.push(...cards.others(MIRACLES));
  if (goesOn('intrigueDeck')) s.intrigueDeck.push(...cards.others(INTRIGUES));
  if (goesOn('licenseDeck')) s.licenseDeck.push(...cards.others(LICENSES));
}

function stackFor(s: City, phase: NonNullable<Given['phase']>, { turn = s.firstPlayer }: Given): CityFrame[] {
  switch (phase) {
    case 'opening':
      return [{ rule: 'opening' }];
    case 'round-start':
      return [{ rule: 'round' }];
    case 'intention':
      return [
        { rule: 'round', at: ROUND_STEPS.intention + 1 },
        { rule: 'turn', seat: turn },
      ];
    case 'resolution':
      return [{ rule: 'round', at: ROUND_STEPS.resolution }];
    case 'round-end':
      return [{ rule: 'round', at: ROUND_STEPS.end }];
  }
}

/** In the middle of the action step of a Location. */
function activate(s: City, location: Location, { loc, acting = s.firstPlayer }: Given): void {
  s.activeLocation = location;
  s.loc = loc;
  s.stack = [
    { rule: 'round', at: ROUND_STEPS.end },
    { rule: 'resolution', location: location + 1 },
    { rule: 'location', at: 1, location, winner: null, losers: [] },
  ];
  if (acting !== 'none') askToAct(s, acting);
}
