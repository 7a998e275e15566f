/** What an observer may know (section 8), built up field by field. */
import {
  type BySeat,
  type Observer,
  type Pending,
  type PendingView,
  pendingViewOf,
  type Seat,
  type Seen,
} from '@conclave/kernel';
import { cardCount } from './cards.ts';
import type { CityChoice } from './choices.ts';
import { cloneFrame, openPlayer, openTable } from './clone.ts';
import type { IntrigueId, MiracleId } from './components/cards.ts';
import type { LicenseId } from './components/licenses.ts';
import { type Location, NUMBERS } from './components/locations.ts';
import { type Colour, colourOf } from './components/priests.ts';
import type { CityFrame } from './frames.ts';
import { influenceOf, mightOf, verdictOn } from './influence.ts';
import { patriarchStrength, zoneOf } from './priests.ts';
import { pending } from './rules/index.ts';
import type { City, OpenPlayer, OpenTable, Player } from './state.ts';
import { playerOf } from './table.ts';

export interface PlayerView extends Seen<OpenPlayer> {
  readonly colour: Colour;
  readonly might: number;
  readonly patriarchStrength: number;
  readonly handCounts: { readonly miracles: number; readonly intrigues: number };
  /** The hand itself: its owner's, and everybody's after the end. */
  readonly hand?: Seen<Player['hand']>;
  readonly cards: number;
}

export interface LocationView {
  readonly influence: BySeat<number>;
  /** Who would win it now; null: nobody. */
  readonly leader: Seat | null;
}

export interface CityView extends Seen<OpenTable> {
  readonly seat: Observer;
  readonly phase: Phase;
  readonly deckCounts: { readonly miracle: number; readonly intrigue: number; readonly license: number };
  /** By number. */
  readonly locations: Readonly<Record<Location, LocationView>>;
  readonly players: BySeat<PlayerView>;
  /** What the rules are in the middle of. A card that is being played or was shown stands here, open to all. */
  readonly stack: readonly CityFrame[];
  /** Who decides what; the options are there for the one who decides (CG-8.11). */
  readonly pending: PendingView<CityChoice> | null;
  /** The decks, after the end. */
  readonly revealed?: {
    readonly miracleDeck: readonly MiracleId[];
    readonly intrigueDeck: readonly IntrigueId[];
    readonly licenseDeck: readonly LicenseId[];
  };
}

export type Phase = 'opening' | 'intention' | 'resolution' | 'finished';

export function viewOf(s: City, observer: Observer, now: Pending<CityChoice> | null = pending(s)): CityView {
  const view: CityView = Object.assign(openTable(s), {
    stack: s.stack.map(cloneFrame),
    players: s.players.map((_, seat) => playerView(s, seat, observer)),
    seat: observer,
    phase: phaseOf(s),
    deckCounts: {
      miracle: s.miracleDeck.length,
      intrigue: s.intrigueDeck.length,
      license: s.licenseDeck.length,
    },
    locations: locationViews(s),
    pending: pendingViewOf(now, observer),
  });
  return s.result === null ? view : { ...view, revealed: revealed(s) };
}

export function phaseOf(s: City): Phase {
  if (s.result !== null) return 'finished';
  if (s.stack[0]?.rule === 'opening') return 'opening';
  return s.stack.some((frame) => frame.rule === 'resolution') ? 'resolution' : 'intention';
}

export function locationViews(s: City): Record<Location, LocationView> {
  const views: Record<Location, LocationView> = {};
  for (const location of NUMBERS) {
    // Most Locations are empty most of the time.
    const isWorthALook = location === s.activeLocation || isOccupied(s, location);
    views[location] = {
      influence: s.players.map((_, seat) => (isWorthALook ? influenceOf(s, seat, location) : 0)),
      leader: isWorthALook ? verdictOn(s, location).winner : null,
    };
  }
  return views;
}

function isOccupied({ players }: City, location: Location): boolean {
  const zone = zoneOf(location);
  for (const { altars, priests } of players) {
    if (altars.includes(location)) return true;
    for (const priest of priests) if (priest.zone === zone) return true;
  }
  return false;
}

function playerView(s: City, seat: Seat, observer: Observer): PlayerView {
  const player = playerOf(s, seat);
  const { miracles, intrigues } = player.hand;
  const seesHand = observer === seat || s.result !== null;
  return Object.assign(openPlayer(player), {
    colour: colourOf(seat),
    might: mightOf(s, player),
    patriarchStrength: patriarchStrength(s, seat),
    handCounts: { miracles: miracles.length, intrigues: intrigues.length },
    cards: cardCount(s, seat),
    // What is not shown is not there at all.
    ...(seesHand ? { hand: { miracles: miracles.slice(), intrigues: intrigues.slice() } } : {}),
  });
}

function revealed(s: City): NonNullable<CityView['revealed']> {
  return {
    miracleDeck: [...s.miracleDeck],
    intrigueDeck: [...s.intrigueDeck],
    licenseDeck: [...s.licenseDeck],
  };
}
