/**
 * What the conformance suite must know of the rulebook. `swapSecrets` is written from section 8 of the specification
 * ("who sees what") and from nothing else: it must not look at the game's own views.
 */
import type { Chance, Choice, Observer, Seat } from '@conclave/kernel';
import type { ConformanceKit } from '@conclave/kernel/conformance';
import { CARDS, listOfCards, PULSE_CARDS, type PulseCard, ROOM_CARDS, type RoomCard } from '../src/components/cards.ts';
import { EVENT_CARDS } from '../src/components/events.ts';
import { CURSES, type HuntCard, type SnareFace } from '../src/components/hunt.ts';
import { ITEMS } from '../src/components/items.ts';
import { ROOMS } from '../src/components/locations.ts';
import { SPECIAL_ROLES } from '../src/components/roles.ts';
import { rulebook } from '../src/rules/index.ts';
import { inspect } from '../src/scenario/inspect.ts';
import { startingHand } from '../src/setup.ts';
import type { Among, Player, PulseDeckCard } from '../src/state.ts';
import { figuresOf } from '../src/table.ts';
import { DECISION_IDS, EVENT_TYPES } from './samples.ts';

/** The same table with everything exchanged that the observer cannot know. Now and then only some of it. */
function swapSecrets(s: Among, observer: Observer, chance: Chance): Among {
  const exchanges = [
    exchangeRoles,
    exchangeRoutes,
    exchangePulses,
    exchangeRoomCards,
    exchangeTokens,
    exchangeHunt,
    exchangeAnswers,
    exchangeRest,
  ];
  const exchangeAll = chance.below(2) === 0;
  for (const exchange of exchanges) if (exchangeAll || chance.below(3) === 0) exchange(s, observer, chance);
  return s;
}

function player(s: Among, seat: Seat): Player {
  return s.players[seat] as Player;
}

function isCultist(role: Player['role']): boolean {
  return role === 'cultist' || role === 'blind-cultist';
}

function seats(s: Among): Seat[] {
  return s.players.map((_, seat) => seat);
}

/** "A player's role and team: owner"; "Cultists' names: Cultists (not a blind one), Seer, Snitch". Hands go with the roles. */
function exchangeRoles(s: Among, observer: Observer, chance: Chance): void {
  const own = observer === 'spectator' ? null : player(s, observer).role;
  const knowsNames = own === 'cultist' || own === 'seer' || own === 'snitch';
  const hidden = seats(s).filter((seat) => seat !== observer && player(s, seat).shown !== 'role');
  const isTeamKnown = (seat: Seat) => knowsNames || player(s, seat).shown === 'team';
  const before = s.players.map(({ role }) => role);
  // Two seats change roles if nobody could tell; then the next two.
  for (const seat of hidden) {
    const other = chance.pick(hidden);
    const [one, two] = [player(s, seat), player(s, other)];
    const crossesTeams = isCultist(one.role) !== isCultist(two.role);
    if (crossesTeams && (isTeamKnown(seat) || isTeamKnown(other))) continue;
    [one.role, two.role] = [two.role, one.role];
  }
  // With all Cultists Ghosts the game would be over (AC-6.3).
  if (s.players.every(({ role, ghost }) => !isCultist(role) || ghost)) {
    before.forEach((role, seat) => {
      player(s, seat).role = role;
    });
  }
  exchangeHands(s, observer, chance);
  // "First pulse cards of non-Cultists: non-blind Cultists."
  if (own === 'cultist') return;
  for (const one of s.players) one.firstPulse = isCultist(one.role) ? 'alive' : chance.pick(PULSE_CARDS);
}

/** "Hand contents: owner"; "hand sizes (pulse, room): all". What is missing comes from the reserve. */
function exchangeHands(s: Among, observer: Observer, chance: Chance): void {
  for (const seat of seats(s)) {
    if (seat === observer) continue;
    const { role, hand } = player(s, seat);
    const dealt = startingHand(role, figuresOf(s));
    for (const kind of [PULSE_CARDS, ROOM_CARDS] as const) {
      const count = kind.reduce((sum, card) => sum + hand[card], 0);
      const cards = kind.flatMap((card) => Array<PulseCard | RoomCard>(dealt[card]).fill(card));
      chance.shuffle(cards);
      for (const card of kind) {
        const now = cards.slice(0, count).filter((one) => one === card).length;
        s.reserve[card] += hand[card] - now;
        hand[card] = now;
      }
    }
  }
  refillReserve(s, observer);
}

/** Nobody can tell a card in a Pulse deck, the unsafe-passages deck or a room deck from one in the reserve. */
function refillReserve(s: Among, observer: Observer): void {
  const checked = checkedTarget(s, observer);
  const pulseDecks: PulseDeckCard[][] = [
    s.unsafeDeck,
    ...s.players.filter((_, seat) => seat !== checked).map(({ pulse }) => pulse),
  ];
  const roomDecks = Object.values(s.rooms).map(({ deck }) => deck);
  for (const card of CARDS) {
    while (s.reserve[card] < 0) {
      const isPulse = (PULSE_CARDS as readonly string[]).includes(card);
      const decks: string[][] = isPulse ? pulseDecks : roomDecks;
      const deck = decks.find((one) => one.includes(card)) as string[];
      const kind: readonly (PulseCard | RoomCard)[] = isPulse ? PULSE_CARDS : ROOM_CARDS;
      const other = kind.find((one) => s.reserve[one] > 0) as PulseCard | RoomCard;
      deck[deck.indexOf(card)] = other;
      s.reserve[card] += 1;
      s.reserve[other] -= 1;
    }
  }
}

/** "Route card: owner." */
function exchangeRoutes(s: Among, observer: Observer, chance: Chance): void {
  const others = seats(s).filter((seat) => seat !== observer);
  const routes = [...s.unusedRoutes, ...others.map((seat) => player(s, seat).route)];
  chance.shuffle(routes);
  for (const seat of others) player(s, seat).route = routes.pop() as Player['route'];
  s.unusedRoutes = routes;
}

/** Whose Pulse deck the observer is just being shown (AC-4.40). */
function checkedTarget(s: Among, observer: Observer): Seat | null {
  const top = s.stack.at(-1);
  return top?.rule === 'announce-state' && top.seat === observer ? top.target : null;
}

/** "Pulse deck contents: nobody" (not even the owner); "unsafe-passages deck, hunt cards: nobody"; "the reserve: nobody". */
function exchangePulses(s: Among, observer: Observer, chance: Chance): void {
  const checked = checkedTarget(s, observer);
  const decks = [s.unsafeDeck, ...s.players.filter((_, seat) => seat !== checked).map(({ pulse }) => pulse)];
  const isWound = (card: PulseDeckCard): card is HuntCard => card === 'graze' || card === 'mortal-wound';
  const wounds = [...(s.hunt?.deck ?? []), ...decks.flat().filter(isWound)];
  const cards: PulseCard[] = [
    ...decks.flat().filter((card) => !isWound(card)),
    ...listOfCards<PulseCard>({ alive: s.reserve.alive, dead: s.reserve.dead }),
  ];
  chance.shuffle(wounds);
  chance.shuffle(cards);
  for (const deck of decks as PulseDeckCard[][]) {
    deck.forEach((card, i) => {
      deck[i] = (isWound(card) ? wounds.pop() : cards.pop()) as PulseDeckCard;
    });
  }
  for (const card of PULSE_CARDS) s.reserve[card] = cards.filter((one) => one === card).length;
  if (s.hunt !== null) s.hunt.deck = wounds;
}

/** "Room deck contents: nobody." */
function exchangeRoomCards(s: Among, _: Observer, chance: Chance): void {
  const decks = Object.values(s.rooms).map(({ deck }) => deck);
  const { success, failure, sabotage } = s.reserve;
  const cards = [...decks.flat(), ...listOfCards<RoomCard>({ success, failure, sabotage })];
  chance.shuffle(cards);
  for (const deck of decks) for (let i = 0; i < deck.length; i++) deck[i] = cards.pop() as RoomCard;
  for (const card of ROOM_CARDS) s.reserve[card] = cards.filter((one) => one === card).length;
}

/** "Item tokens face down: nobody"; "event deck order: nobody." */
function exchangeTokens(s: Among, _: Observer, chance: Chance): void {
  chance.shuffle(s.eventDeck);
  const rooms = Object.values(s.rooms).filter(({ item }) => item !== null);
  const tokens = rooms.map(({ item }) => item);
  chance.shuffle(tokens);
  for (const room of rooms) room.item = tokens.pop() ?? null;
}

/** "Snares face down: position all, face Hunter"; "curse card: nobody; Hunter from round 4." */
function exchangeHunt(s: Among, observer: Observer, chance: Chance): void {
  const { hunt } = s;
  if (hunt === null) return;
  const isHunter = observer !== 'spectator' && player(s, observer).role === 'cursed-hunter';
  if (!isHunter || s.round < 4) {
    hunt.curse = chance.pick(CURSES);
    hunt.unusedCurses = CURSES.filter((curse) => curse !== hunt.curse);
  }
  if (isHunter) return;
  const faces: SnareFace[] = [
    ...hunt.snares.map(({ face }) => face),
    ...Array<SnareFace>(hunt.snaresLeft.jaws).fill('jaws'),
    ...Array<SnareFace>(hunt.snaresLeft.empty).fill('empty'),
  ];
  chance.shuffle(faces);
  for (const snare of hunt.snares) snare.face = faces.pop() as SnareFace;
  const left = (face: SnareFace) => faces.filter((one) => one === face).length;
  hunt.snaresLeft = { jaws: left('jaws'), empty: left('empty') };
  // Whoever was caught is known; who the Hunter is, is not.
  hunt.jawsSprungByOthers = chance.below(hunt.sprung.filter((face) => face === 'jaws').length + 1);
}

/** "Ballots before the reveal: owner"; "whose answer is missing in a uniform decision: nobody." */
function exchangeAnswers(s: Among, observer: Observer, chance: Chance): void {
  const top = s.stack.at(-1);
  if (top?.rule === 'owl-room' && top.seat !== observer) top.card = chance.pick(ROOM_CARDS);
  const rule = top === undefined ? undefined : rulebook[top.rule];
  if (top === undefined || rule?.kind !== 'ballot') return;
  const frame = top as { sealed?: Record<Seat, Choice> };
  const voters = rule.asks(s, top);
  const sealed: Record<Seat, Choice> = {};
  for (const seat of voters) {
    const answer = frame.sealed?.[seat];
    const hasAnswered = rule.uniform === true && seat !== observer ? chance.below(2) === 0 : answer !== undefined;
    if (!hasAnswered) continue;
    sealed[seat] =
      seat === observer && answer !== undefined ? answer : chance.pick(rule.options(s, top, seat) as Choice[]);
  }
  const missing = voters.filter((seat) => !(seat in sealed));
  const others = voters.filter((seat) => seat !== observer);
  // The last answer would have closed the ballot.
  if (missing.length === 0) delete sealed[chance.pick(others)];
  frame.sealed = sealed;
}

/** "`snapshot`: nobody"; "the exchange of AC-4.16: nobody", and all else that is shown only at the end. */
function exchangeRest(s: Among, _: Observer, chance: Chance): void {
  s.snapshot = chance.below(s.players.length);
  s.chronicle = s.chronicle.filter(() => chance.below(2) === 0);
}

/** Every card, token and role that lies anywhere. */
function pieces(s: Among): string[] {
  const { hunt } = s;
  const rooms = ROOMS.flatMap((id) => s.rooms[id] ?? []);
  return [
    ...listOfCards(s.reserve),
    ...s.players.flatMap(({ role, route, character, hand, pulse, items }) => [
      role,
      route,
      character,
      ...listOfCards(hand),
      ...pulse,
      ...items,
    ]),
    ...rooms.flatMap(({ deck, item, spentItem }) => [...deck, item ?? [], spentItem ?? []].flat()),
    ...s.unsafeDeck,
    ...s.eventDeck,
    ...s.eventDiscard,
    ...s.unusedRoutes,
    ...s.droppedItems.map(({ item }) => item),
    ...s.usedItems,
    ...Array<string>(s.altar).fill('item-relic'),
    ...(hunt === null ? [] : huntPieces(hunt)),
  ];
}

function huntPieces(hunt: NonNullable<Among['hunt']>): string[] {
  return [
    hunt.curse,
    ...hunt.unusedCurses,
    ...hunt.deck,
    ...hunt.snares.map(({ face }) => face),
    ...hunt.sprung,
    ...Array<string>(hunt.snaresLeft.jaws).fill('jaws'),
    ...Array<string>(hunt.snaresLeft.empty).fill('empty'),
  ];
}

export const kit: ConformanceKit<Among> = {
  inspect,
  swapSecrets,
  pieces,
  // Looks at hidden cards, and votes: all remember them, but no view keeps them.
  glimpses: ['papersInspected', 'roomStudied', 'votesRevealed', 'leaderVotesRevealed'],
  mustOccur: {
    components: [...CARDS, ...EVENT_CARDS, ...ITEMS, ...SPECIAL_ROLES, ...ROOMS],
    decisions: DECISION_IDS,
    events: EVENT_TYPES,
  },
};
