/** What an observer sees (section 8), built up: a field that nobody listed here is not there. */
import {
  type Observer,
  type Pending,
  type PendingView,
  pendingViewOf,
  type Seat,
  type Seen,
  type Writable,
} from '@conclave/kernel';
import type { RiseChoice } from './choices.ts';
import { cloneFrame, cloneLocation, openPlayer, openTable } from './clone.ts';
import type { ArtifactId } from './components/artifacts.ts';
import type { CultistId } from './components/cultists.ts';
import type { LocationId } from './components/locations.ts';
import type { MonsterId } from './components/monsters.ts';
import type { OldOneId } from './components/old-ones.ts';
import type { RiseFrame } from './frames.ts';
import { pending } from './rules/index.ts';
import { fullDeck, insertionPlaces, topOfPile } from './stacking.ts';
import type { LocationState, OpenPlayer, OpenTable, Player, Rise } from './state.ts';
import { enemyOf, influencerOf, sideTotal } from './table.ts';

/** A frame without the card that only its chooser knows yet. */
export type FrameView = RiseFrame | Omit<Extract<RiseFrame, { card: CultistId }>, 'card'>;

export interface PlayerView extends Seen<OpenPlayer> {
  readonly counts: { readonly cultists: number; readonly monsters: number; readonly artifacts: number };
  /** The hand itself: its owner's, the one the Lamp shows just now, and everybody's after the end. */
  readonly cultists?: readonly CultistId[];
  readonly monsters?: readonly MonsterId[];
  readonly artifacts?: readonly ArtifactId[];
  /** Its owner only. */
  readonly knownNextOldOne?: OldOneId | null;
}

export interface LocationView extends LocationState {
  readonly totals: readonly [number, number];
  /** The seat it faces; null when neutral. */
  readonly faces: Seat | null;
}

export interface RiseView extends Seen<OpenTable> {
  readonly seat: Observer;
  readonly deckCount: number;
  /** How many cards lie above the next Old One, at least and at most; null when all have come. */
  readonly nextOldOne: { readonly from: number; readonly to: number } | null;
  readonly monsterDeckCount: number;
  readonly artifactDeckCount: number;
  readonly locations: Readonly<Record<LocationId, LocationView>>;
  readonly players: readonly [PlayerView, PlayerView];
  /** What the rules are in the middle of. */
  readonly stack: readonly FrameView[];
  /** Who decides what; the options are there for the one who decides (RC-8.15). */
  readonly pending: PendingView<RiseChoice> | null;
  /** Everything that lay face down, after the end (RC-8.13, RC-8.16). */
  readonly revealed?: {
    readonly deck: readonly (CultistId | OldOneId)[];
    readonly monsterDeck: readonly MonsterId[];
    readonly artifactDeck: readonly ArtifactId[];
    readonly box: readonly OldOneId[];
  };
}

export function viewOf(s: Rise, observer: Observer, now: Pending<RiseChoice> | null = pending(s)): RiseView {
  const view: RiseView = Object.assign(openTable(s), {
    stack: s.stack.map((frame) => frameView(s, frame, observer)),
    locations: {
      arkham: locationView(s, 'arkham'),
      dunwich: locationView(s, 'dunwich'),
      innsmouth: locationView(s, 'innsmouth'),
      kingsport: locationView(s, 'kingsport'),
    },
    players: [playerView(s, 0, observer), playerView(s, 1, observer)] as const,
    seat: observer,
    deckCount: s.deck.length,
    nextOldOne: nextOldOne(s),
    monsterDeckCount: s.monsterDeck.length,
    artifactDeckCount: s.artifactDeck.length,
    pending: pendingViewOf(now, observer),
  });
  return s.result === null ? view : { ...view, revealed: revealed(s) };
}

export function locationView(s: Rise, location: LocationId): LocationView {
  const { oldOne, double, sides } = cloneLocation(s.locations[location]);
  return {
    oldOne,
    double,
    sides,
    totals: [sideTotal(s, location, 0), sideTotal(s, location, 1)],
    faces: influencerOf(s, location),
  };
}

/** What is not shown is not there at all: a secret is added for whoever may see it. */
function playerView(s: Rise, seat: Seat, observer: Observer): PlayerView {
  const player: Player = s.players[seat as 0 | 1];
  const { cultists, monsters, artifacts } = player;
  const isOver = s.result !== null;
  const seesHand = observer === seat || isOver || (observer === enemyOf(seat) && isLitByLamp(s, seat));
  const counts = { cultists: cultists.length, monsters: monsters.length, artifacts: artifacts.length };
  const seen: Writable<PlayerView> = Object.assign(openPlayer(player), { counts });
  if (seesHand) {
    seen.cultists = cultists.slice();
    seen.monsters = monsters.slice();
    seen.artifacts = artifacts.slice();
  }
  if (observer === seat || isOver) seen.knownNextOldOne = player.knownNextOldOne;
  return seen;
}

/** Whether the seat's hand lies open to the enemy just now: the Lamp asks which Cultist to take (RC-8.7). */
function isLitByLamp(s: Rise, seat: Seat): boolean {
  const top = s.stack[s.stack.length - 1];
  return top?.rule === 'artifact-target' && top.card === 'artifact-lamp-of-alhazred' && s.activeSeat === enemyOf(seat);
}

/** A Cultist that was chosen but has no destination yet is known to its chooser only. */
function frameView(s: Rise, frame: RiseFrame, observer: Observer): FrameView {
  const chooser = chooserOfHiddenCard(s, frame);
  if (chooser === null || chooser === observer) return cloneFrame(frame);
  const { card: _, ...open } = cloneFrame(frame) as Extract<RiseFrame, { card: CultistId }>;
  return open;
}

function chooserOfHiddenCard(s: Rise, frame: RiseFrame): Seat | null {
  if (frame.rule === 'cultist-destination') return s.activeSeat;
  if (frame.rule === 'extra-destination') return frame.seat;
  return null;
}

/** RC-8.5. The next Old One is in the pile whose number is that of the Old Ones awake; both are open facts. */
function nextOldOne(s: Rise): RiseView['nextOldOne'] {
  if (s.awakeCount >= 3) return null;
  const places = insertionPlaces(s.options, s.awakeCount);
  const drawn = fullDeck(s.options) - s.deck.length;
  const above = (place: number) => topOfPile(s.awakeCount) + place - drawn;
  return {
    from: Math.max(0, above(places[0] as number)),
    to: Math.max(0, above(places[places.length - 1] as number)),
  };
}

function revealed(s: Rise): NonNullable<RiseView['revealed']> {
  return {
    deck: s.deck.slice(),
    monsterDeck: s.monsterDeck.slice(),
    artifactDeck: s.artifactDeck.slice(),
    box: s.box.slice(),
  };
}
