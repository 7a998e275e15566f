/**
 * What a player keeps in mind beyond the present view: where the cards of each deck came from, what a look at them has
 * shown, Route rows seen, and whatever else tells Cultists from Investigators; see beliefs.ts for what is made of it.
 * It is made of events as told to that seat.
 */
import type { BySeat, MemorySpec, Said, Seat } from '@conclave/kernel';
import type { Claim } from './claims/claim.ts';
import { type PulseCard, ROOM_CARDS, type RoomCard } from './components/cards.ts';
import { type Colour, colourOf, type RoomId } from './components/locations.ts';
import type { AmongEvent } from './events.ts';
import { recall } from './recall.ts';
import type { Among } from './state.ts';

/** Where a card of a Pulse deck came from: setup, the unsafe-passages deck, a snare, a giver, or nobody knows. */
export interface PulseSource {
  readonly from: 'setup' | 'unsafe' | 'hunt' | 'unknown' | Seat;
  /** Its own gift is known to the giver. */
  readonly card?: PulseCard;
  /** In the dark: how likely it is the Dead card that one gave oneself. */
  readonly mine?: number;
}

/** Where a card of a room deck came from, and what it is where that is known. */
export interface RoomSource {
  readonly from: 'setup' | Seat;
  readonly card?: RoomCard;
}

/** Cards of a room deck that came to light, and who had a hand in the deck at that moment. */
export interface RoomLook {
  readonly room: RoomId;
  /** How many of its start cards were gone. */
  readonly startsGone: number;
  /** Who had placed a card unseen by others, once for each card. */
  readonly placers: readonly Seat[];
  /** Other cards known beforehand, good and bad. */
  readonly knownGood: number;
  readonly knownBad: number;
  readonly seen: number;
  /** Failures and Sabotages among those seen. */
  readonly bad: number;
  /** Nobody else saw it. */
  readonly isPrivate: boolean;
}

/** Somebody looked at a room's deck: what it could have seen is said, if at all, in a claim. */
export interface Study {
  readonly seat: Seat;
  readonly deck: Omit<RoomLook, 'seen' | 'bad' | 'isPrivate'>;
  /** Known to whoever looked. */
  readonly saw?: Readonly<Record<RoomCard, number>>;
}

export interface AmongMemory {
  readonly seat: Seat;
  /** By seat; a seat that is not there has only its first card. */
  pulses: Record<Seat, PulseSource[]>;
  /** By seat: so many of the first cards of its Pulse deck are known to hold so many Dead ones. */
  states: Record<Seat, { cards: number; dead: number }>;
  /** By room; a room that is not there has only start cards. Decks only gain and lose cards in the open. */
  rooms: Partial<Record<RoomId, RoomSource[]>>;
  papers: { seat: Seat; round: number; colours: Colour[] }[];
  round: number;
  /** Who was said to be alive by whom, with so many cards in the Pulse deck. */
  saidAlive: { seat: Seat; target: Seat; cards: number }[];
  /** By seat: with so many cards its Pulse deck was shown to hold a Dead one. */
  shownDead: Record<Seat, number>;
  /** By seat: in which rounds it acted in rooms of which colour. */
  visits: Record<Seat, { round: number; colour: Colour }[]>;
  looks: RoomLook[];
  /** By room: start cards that have left its deck. */
  startsGone: Partial<Record<RoomId, number>>;
  /** By seat: in how many rounds it was the second of two to come to a place. */
  joined: Record<Seat, number>;
  /** Who has moved in this round, in that order. */
  moved: Seat[];
  /** What one has just given in the dark, to nobody knows whom. */
  darkGift: PulseCard | null;
  studies: Study[];
  /** Whose papers were seen by whom, and when. */
  inspections: { seat: Seat; target: Seat; round: number }[];
  /** Who gave whom a card in the light, and who placed one where, and when. */
  gifts: { seat: Seat; receiver: Seat; round: number }[];
  placements: { seat: Seat; room: RoomId; round: number }[];
  /** All ballots of each vote; null: skip. */
  votes: BySeat<Seat | null>[];
  /** What was claimed, by whom and when (AC-4.70). */
  said: { seat: Seat; round: number; claim: Claim }[];
  /** How many things it has taken notice of. What was concluded holds until there are more. */
  notes: number;
}

export const memory: MemorySpec<AmongMemory, AmongEvent, Among> = {
  recall,

  fresh: (seat) => ({
    seat,
    pulses: {},
    states: {},
    rooms: {},
    papers: [],
    round: 1,
    saidAlive: [],
    shownDead: {},
    visits: {},
    looks: [],
    startsGone: {},
    joined: {},
    moved: [],
    darkGift: null,
    studies: [],
    inspections: [],
    gifts: [],
    placements: [],
    votes: [],
    said: [],
    notes: 0,
  }),

  hear(mind, { seat, claim }: Said) {
    mind.notes++;
    mind.said.push({ seat, round: mind.round, claim: claim as Claim });
  },

  note(mind, event) {
    mind.notes++;
    switch (event.type) {
      case 'roundBegan':
        mind.round = event.round;
        mind.moved = [];
        break;
      case 'stayed':
      case 'stepped':
        if (mind.moved.at(-1) !== event.seat) mind.moved.push(event.seat);
        break;
      case 'encountered':
        if (event.seats.length === 2) join(mind, event.seats);
        break;
      case 'pulseGiven':
        if (event.receiver === null) {
          if (event.seat === mind.seat) mind.darkGift = event.card ?? null;
          break;
        }
        gain(mind, event.receiver, { from: event.seat, ...known(event.card) });
        mind.gifts.push({ seat: event.seat, receiver: event.receiver, round: mind.round });
        break;
      case 'pulsesDealt':
        gainInTheDark(mind, event.receivers);
        break;
      case 'unsafeDrawn':
        gain(mind, event.seat, { from: 'unsafe' });
        break;
      case 'snareSprung':
        if (event.drawn) gain(mind, event.seat, { from: 'hunt' });
        break;
      case 'pulsesInherited':
        mind.pulses[event.seat] = [];
        delete mind.states[event.seat];
        for (const seat of event.receivers) gain(mind, seat, { from: 'unknown' });
        break;
      case 'stateChecked':
        if (event.dead === undefined || event.alive === undefined) break;
        mind.states[event.target] = { cards: event.alive + event.dead, dead: event.dead };
        break;
      case 'stateAnnounced':
        if (event.state === 'dead') break;
        mind.saidAlive.push({ seat: event.seat, target: event.target, cards: pulseCount(mind, event.target) });
        break;
      case 'died':
        if (event.by === 'check' || event.by === 'celebrity') mind.shownDead[event.seat] = pulseCount(mind, event.seat);
        break;
      case 'cardPlaced':
        visit(mind, event.seat, colourOf(event.room));
        deckOf(mind, event.room).push({ from: event.seat, ...known(event.card) });
        mind.placements.push({ seat: event.seat, room: event.room, round: mind.round });
        break;
      case 'owlSent':
        deckOf(mind, event.room).push({ from: event.seat, ...known(event.card) });
        break;
      case 'stacksFound':
        for (const room of event.rooms) deckOf(mind, room).push({ from: 'setup', card: 'success' });
        break;
      case 'roomChecked':
        visit(mind, event.seat, colourOf(event.room));
        look(mind, event.room, 1, event.card === 'success' ? 0 : 1, false);
        if (event.card === 'failure') lose(mind, event.room, 'failure');
        if (event.card === 'sabotage') empty(mind, event.room);
        break;
      case 'portalDrained':
        lose(mind, event.room);
        break;
      case 'roomBurned':
        empty(mind, event.room);
        break;
      case 'rewired':
        visit(mind, event.seat, 'orange');
        break;
      case 'dangerRemoved':
        if (event.by === 'ward') visit(mind, event.seat, 'red');
        break;
      case 'roomStudied': {
        visit(mind, event.seat, 'blue');
        const study = { seat: event.seat, deck: deckAt(mind, event.room) };
        if (event.success === undefined) {
          mind.studies.push(study);
          break;
        }
        const { success, failure = 0, sabotage = 0 } = event;
        const saw = { success, failure, sabotage };
        mind.studies.push({ ...study, saw });
        look(mind, event.room, success + failure + sabotage, failure + sabotage, true);
        empty(mind, event.room);
        mind.rooms[event.room] = ROOM_CARDS.flatMap((card) =>
          Array.from({ length: saw[card] }, (): RoomSource => ({ from: 'setup', card })),
        );
        break;
      }
      case 'papersInspected':
        visit(mind, event.seat, 'pink');
        mind.inspections.push({ seat: event.seat, target: event.target, round: mind.round });
        if (event.colours === undefined) break;
        mind.papers.push({ seat: event.target, round: mind.round, colours: [...event.colours] });
        break;
      case 'votesRevealed':
        mind.votes.push([...event.ballots]);
        break;
    }
  },
};

function known<C>(card: C | undefined): { card?: C } {
  return card === undefined ? {} : { card };
}

function gain(mind: AmongMemory, seat: Seat, source: PulseSource): void {
  mind.pulses[seat] = [...(mind.pulses[seat] ?? [{ from: 'setup' }]), source];
}

/** The own card went to one of the others. */
function gainInTheDark(mind: AmongMemory, receivers: readonly Seat[]): void {
  const others = receivers.filter((seat) => seat !== mind.seat);
  for (const seat of receivers) {
    const isMine = mind.darkGift === 'dead' && seat !== mind.seat;
    gain(mind, seat, isMine ? { from: 'unknown', mine: 1 / others.length } : { from: 'unknown' });
  }
  mind.darkGift = null;
}

function pulseCount(mind: AmongMemory, seat: Seat): number {
  return mind.pulses[seat]?.length ?? 1;
}

function visit(mind: AmongMemory, seat: Seat, colour: Colour): void {
  mind.visits[seat] = [...(mind.visits[seat] ?? []), { round: mind.round, colour }];
}

/** Whoever moved last of the two came to the other. */
function join(mind: AmongMemory, [a, b]: readonly Seat[]): void {
  const second = mind.moved.lastIndexOf(a as Seat) > mind.moved.lastIndexOf(b as Seat) ? a : b;
  mind.joined[second as Seat] = (mind.joined[second as Seat] ?? 0) + 1;
}

function look(mind: AmongMemory, room: RoomId, seen: number, bad: number, isPrivate: boolean): void {
  mind.looks.push({ ...deckAt(mind, room), seen, bad, isPrivate });
}

/** Whose cards the deck holds now, as far as one can tell. */
function deckAt(mind: AmongMemory, room: RoomId): Study['deck'] {
  const deck = mind.rooms[room] ?? [];
  // Its own cards are nothing special: others do not know them, and an Investigator's are Successes anyway.
  const isOpen = ({ from, card }: RoomSource) => card !== undefined && from !== mind.seat;
  return {
    room,
    startsGone: mind.startsGone[room] ?? 0,
    placers: deck.flatMap((source) => (!isOpen(source) && source.from !== 'setup' ? [source.from] : [])),
    knownGood: deck.filter((source) => isOpen(source) && source.card === 'success').length,
    knownBad: deck.filter((source) => isOpen(source) && source.card !== 'success').length,
  };
}

/** The cards known to have come on top of the start cards. Start cards are not listed: their number follows from the deck's. */
function deckOf(mind: AmongMemory, room: RoomId): RoomSource[] {
  mind.rooms[room] ??= [];
  return mind.rooms[room];
}

/** A card left the deck: one that is known to be of this kind, if there is one. Otherwise a start card may have gone. */
function lose(mind: AmongMemory, room: RoomId, card?: RoomCard): void {
  const deck = deckOf(mind, room);
  const at = deck.findIndex((source) => source.card === card && card !== undefined);
  if (at >= 0) deck.splice(at, 1);
  else mind.startsGone[room] = (mind.startsGone[room] ?? 0) + 1;
}

/** All cards left the deck, the start cards too. */
function empty(mind: AmongMemory, room: RoomId): void {
  mind.rooms[room] = [];
  mind.startsGone[room] = MOST_START_CARDS;
}

/** AC-2.6 */
const MOST_START_CARDS = 3;
