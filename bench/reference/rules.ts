/**
 * A small card game of the size of Rise of Cthulhu, written by hand as plain objects that are changed in place: four
 * places with two sides each, fifty cards in five colours, a valley, a token, eight monsters, six artifacts and six old
 * ones of which three take part. Its powers are simpler than the real ones; only its size matters. The same functions
 * run bare (the yardstick for speed) and as the moves of boardgame.io.
 */

/** 0 to 49: five colours of ten values. 50 to 55 are the old ones. */
type Card = number;
type Side = 0 | 1;

const colourOf = (card: Card): number => Math.trunc(card / 10);
const pointsOf = (card: Card): number => (card % 10) + 1;
const isOldOne = (card: Card): boolean => card >= 50;

interface Place {
  cards: [Card[], Card[]];
  /** Points of monsters and artifacts that stay. */
  bonus: [number, number];
  /** The old one that sleeps no more here; -1: none. */
  oldOne: number;
}

export interface Table {
  /** The last is the top. */
  deck: Card[];
  valley: Card[];
  discard: Card[];
  hands: [Card[], Card[]];
  monsters: number[];
  artifacts: number[];
  monsterHands: [number[], number[]];
  artifactHands: [number[], number[]];
  monstersPlayed: [number, number];
  artifactsGained: [number, number];
  places: Place[];
  /** The place the token is on; -1: none. */
  token: number;
  side: Side;
  actionsLeft: number;
  /** What must be answered before anything else. */
  question: 'none' | 'move-token' | 'recall-token';
  awake: number;
  pointsDecide: boolean;
  isOver: boolean;
  /** -1: nobody. */
  winner: number;
}

export type Move =
  | { type: 'draw' | 'take' | 'end' }
  | { type: 'play'; card: Card; place: number }
  | { type: 'valley'; card: Card }
  | { type: 'move-token'; place: number }
  | { type: 'recall-token'; yes: boolean }
  | { type: 'monster'; monster: number; place: number }
  | { type: 'artifact'; artifact: number; place: number };

export const MOVE_TYPES = [
  'draw',
  'take',
  'end',
  'play',
  'valley',
  'move-token',
  'recall-token',
  'monster',
  'artifact',
] as const;

/** From 0 up to 1, 1 excluded. */
export type Random = () => number;

const PLACES = [0, 1, 2, 3];
const ARRIVALS = [
  [2, 3, 1, 0],
  [0, 2, 1, 3],
  [1, 0, 3, 2],
  [1, 3, 2, 0],
  [0, 1, 3, 2],
  [3, 2, 0, 1],
] as const;

function upTo(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i);
}

function shuffled(cards: number[], random: Random): number[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const card = cards[i] as number;
    cards[i] = cards[j] as number;
    cards[j] = card;
  }
  return cards;
}

export function deal(random: Random): Table {
  const cards = shuffled(upTo(50), random);
  const oldOnes = shuffled([50, 51, 52, 53, 54, 55], random);
  const hands: [Card[], Card[]] = [cards.splice(0, 5), cards.splice(0, 5)];
  const valley = cards.splice(0, 1);
  const deck = [0, 1, 2].flatMap((pile) => {
    const thirteen = cards.slice(pile * 13, pile * 13 + 13);
    thirteen.splice(6, 0, oldOnes[pile] as number);
    return thirteen;
  });
  return {
    deck,
    valley,
    discard: [],
    hands,
    monsters: shuffled(upTo(8), random),
    artifacts: shuffled(upTo(6), random),
    monsterHands: [[], []],
    artifactHands: [[], []],
    monstersPlayed: [0, 0],
    artifactsGained: [0, 0],
    places: PLACES.map(() => ({ cards: [[], []], bonus: [0, 0], oldOne: -1 })),
    token: -1,
    side: 0,
    actionsLeft: 2,
    question: 'none',
    awake: 0,
    pointsDecide: false,
    isOver: false,
    winner: -1,
  };
}

const placeAt = (table: Table, place: number): Place => table.places[place] as Place;
const other = (side: Side): Side => (1 - side) as Side;
const isOpen = (table: Table, place: number): boolean => placeAt(table, place).oldOne < 0 && table.token !== place;

function total(place: Place, side: Side): number {
  let sum = place.bonus[side];
  for (const card of place.cards[side]) sum += pointsOf(card);
  return sum;
}

/** The side a place faces; -1: neither. */
function facing(place: Place): number {
  const lead = total(place, 0) - total(place, 1);
  return lead > 0 ? 0 : lead < 0 ? 1 : -1;
}

function fitsValley(table: Table, card: Card): boolean {
  const top = table.valley[table.valley.length - 1];
  return top === undefined || pointsOf(card) > pointsOf(top) || colourOf(card) === colourOf(top);
}

/** Monsters 0 to 3 are played where something can be hit, 4 to 7 anywhere that is not hunted. */
function canPlayMonster(table: Table, monster: number, place: number): boolean {
  if (table.token === place) return false;
  return monster > 3 || placeAt(table, place).cards[other(table.side)].length > 0;
}

/** Every legal move. */
export function movesOf(table: Table): Move[] {
  if (table.isOver) return [];
  const moves: Move[] = [];
  if (table.question === 'move-token') {
    for (const place of PLACES) if (isOpen(table, place)) moves.push({ type: 'move-token', place });
    return moves;
  }
  if (table.question === 'recall-token')
    return [
      { type: 'recall-token', yes: true },
      { type: 'recall-token', yes: false },
    ];
  const { side } = table;
  if (table.actionsLeft > 0) {
    if (table.deck.length > 0) moves.push({ type: 'draw' });
    if (table.valley.length > 0) moves.push({ type: 'take' });
    for (const card of table.hands[side]) {
      for (const place of PLACES) if (isOpen(table, place)) moves.push({ type: 'play', card, place });
      if (fitsValley(table, card)) moves.push({ type: 'valley', card });
    }
  }
  for (const monster of table.monsterHands[side]) {
    for (const place of PLACES)
      if (canPlayMonster(table, monster, place)) moves.push({ type: 'monster', monster, place });
  }
  for (const artifact of table.artifactHands[side]) {
    for (const place of PLACES) moves.push({ type: 'artifact', artifact, place });
  }
  if (table.actionsLeft === 0) moves.push({ type: 'end' });
  return moves;
}

/** Whether a move from outside is legal, found out directly. */
export function isLegal(table: Table, move: Move): boolean {
  if (table.isOver) return false;
  const { side } = table;
  if (move.type === 'move-token') return table.question === 'move-token' && isOpen(table, move.place);
  if (move.type === 'recall-token') return table.question === 'recall-token';
  if (table.question !== 'none') return false;
  switch (move.type) {
    case 'draw':
      return table.actionsLeft > 0 && table.deck.length > 0;
    case 'take':
      return table.actionsLeft > 0 && table.valley.length > 0;
    case 'play':
      return table.actionsLeft > 0 && isOpen(table, move.place) && table.hands[side].includes(move.card);
    case 'valley':
      return table.actionsLeft > 0 && table.hands[side].includes(move.card) && fitsValley(table, move.card);
    case 'monster':
      return table.monsterHands[side].includes(move.monster) && canPlayMonster(table, move.monster, move.place);
    case 'artifact':
      return table.artifactHands[side].includes(move.artifact);
    case 'end':
      return table.actionsLeft === 0;
  }
}

function remove(cards: number[], card: number): void {
  cards.splice(cards.indexOf(card), 1);
}

/** Where the highest (or lowest) card of a side lies; -1: there is none. */
function extreme(cards: readonly Card[], sign: 1 | -1): number {
  let best = -1;
  for (let i = 0; i < cards.length; i++) {
    if (best < 0 || sign * (pointsOf(cards[i] as Card) - pointsOf(cards[best] as Card)) > 0) best = i;
  }
  return best;
}

function destroy(table: Table, place: number, side: Side, sign: 1 | -1): void {
  const cards = placeAt(table, place).cards[side];
  const i = extreme(cards, sign);
  if (i >= 0) table.discard.push(...cards.splice(i, 1));
}

/** The token strikes the highest card of both sides together; equal ones all fall. */
function hunt(table: Table, place: number): void {
  table.token = place;
  const [near, far] = placeAt(table, place).cards;
  const highest = (cards: readonly Card[]) => {
    const i = extreme(cards, 1);
    return i < 0 ? 0 : pointsOf(cards[i] as Card);
  };
  const lead = highest(near) - highest(far);
  if (lead >= 0) destroy(table, place, 0, 1);
  if (lead <= 0) destroy(table, place, 1, 1);
}

function drawCards(table: Table, side: Side, times: number): void {
  for (let i = 0; i < times; i++) {
    let card = table.deck.pop();
    while (card !== undefined && isOldOne(card)) {
      awaken(table, card - 50);
      card = table.isOver ? undefined : table.deck.pop();
    }
    if (card === undefined) return;
    table.hands[side].push(card);
  }
}

function awaken(table: Table, oldOne: number): void {
  const arrival = ARRIVALS[oldOne as 0];
  const place = arrival.find((one) => placeAt(table, one).oldOne < 0) as number;
  placeAt(table, place).oldOne = oldOne;
  if (table.token === place) table.token = -1;
  table.awake++;
  if (oldOne === 1) table.pointsDecide = true;
  const favoured = facing(placeAt(table, place));
  if (favoured >= 0) favour(table, oldOne, favoured as Side);
  if (table.awake === 3) finish(table);
}

function favour(table: Table, oldOne: number, side: Side): void {
  const enemy = other(side);
  if (oldOne === 0) for (const place of PLACES) if (placeAt(table, place).oldOne < 0) destroy(table, place, enemy, 1);
  if (oldOne === 2 && table.awake < 3) drawCards(table, side, 2);
  if (oldOne === 3) gainMonster(table, side);
  if (oldOne === 4) gainArtifact(table, side);
  if (oldOne === 5) table.discard.push(...table.hands[enemy].splice(0, 1));
}

function gainMonster(table: Table, side: Side): void {
  const monster = table.monsters.pop();
  if (monster !== undefined) table.monsterHands[side].push(monster);
}

function gainArtifact(table: Table, side: Side): void {
  const artifact = table.artifacts.pop();
  if (artifact === undefined) return;
  table.artifactHands[side].push(artifact);
  table.artifactsGained[side]++;
}

/** Three of a number bring a monster, three of a colour in a row an artifact, three of a colour may recall the token. */
function playCard(table: Table, side: Side, card: Card, place: number): void {
  const cards = placeAt(table, place).cards[side];
  cards.push(card);
  const [colour, value] = [colourOf(card), pointsOf(card)];
  let sameColour = 0;
  let sameValue = 0;
  let values = 0;
  for (const one of cards) {
    if (pointsOf(one) === value) sameValue++;
    if (colourOf(one) === colour) {
      sameColour++;
      values |= 1 << pointsOf(one);
    }
  }
  if (sameValue >= 3) gainMonster(table, side);
  const hasRun = [value - 2, value - 1, value].some((from) => from > 0 && ((values >> from) & 7) === 7);
  if (hasRun) gainArtifact(table, side);
  if (sameColour >= 3 && table.token >= 0) table.question = 'recall-token';
}

function useMonster(table: Table, side: Side, monster: number, place: number): void {
  remove(table.monsterHands[side], monster);
  table.monstersPlayed[side]++;
  const here = placeAt(table, place);
  const theirs = here.cards[other(side)];
  if (monster === 0) destroy(table, place, other(side), -1);
  if (monster === 1) destroy(table, place, other(side), 1);
  if (monster === 2) table.hands[side].push(...theirs.splice(extreme(theirs, -1), 1));
  if (monster === 3) table.valley.push(...theirs.splice(extreme(theirs, 1), 1));
  if (monster === 4) here.bonus[side] += 5;
  if (monster === 5) here.bonus[side] += 3;
  if (monster === 6) drawCards(table, side, 1);
  if (monster === 7 && here.oldOne < 0) hunt(table, place);
}

function useArtifact(table: Table, side: Side, artifact: number, place: number): void {
  remove(table.artifactHands[side], artifact);
  const here = placeAt(table, place);
  if (artifact === 0) here.bonus[side] += 3;
  if (artifact === 1) drawCards(table, side, 2);
  if (artifact === 2) table.hands[side].push(...table.discard.splice(-2));
  if (artifact === 3) table.hands[side].push(...table.hands[other(side)].splice(0, 1));
  if (artifact === 4) table.token = -1;
  if (artifact === 5) table.actionsLeft++;
}

/** Carries out a legal move, in place. */
export function makeMove(table: Table, move: Move): void {
  const { side } = table;
  switch (move.type) {
    case 'draw':
      table.actionsLeft--;
      drawCards(table, side, 1);
      break;
    case 'take':
      table.actionsLeft--;
      table.hands[side].push(table.valley.pop() as Card);
      break;
    case 'play':
      table.actionsLeft--;
      remove(table.hands[side], move.card);
      playCard(table, side, move.card, move.place);
      break;
    case 'valley':
      table.actionsLeft--;
      remove(table.hands[side], move.card);
      table.valley.push(move.card);
      table.question = 'move-token';
      break;
    case 'move-token':
      table.question = 'none';
      hunt(table, move.place);
      break;
    case 'recall-token':
      table.question = 'none';
      if (move.yes) table.token = -1;
      break;
    case 'monster':
      useMonster(table, side, move.monster, move.place);
      break;
    case 'artifact':
      useArtifact(table, side, move.artifact, move.place);
      break;
    case 'end':
      break;
  }
  const isIdle = table.monsterHands[side].length + table.artifactHands[side].length === 0;
  const turnIsOver = table.question === 'none' && table.actionsLeft <= 0 && (move.type === 'end' || isIdle);
  if (turnIsOver) {
    table.side = other(side);
    table.actionsLeft = 2;
  }
}

function finish(table: Table): void {
  table.isOver = true;
  const faces = [0, 0];
  const points = [0, 0];
  for (const place of table.places) {
    const side = facing(place);
    if (side >= 0) faces[side] = (faces[side] as number) + 1;
    for (const one of [0, 1] as const) points[one] = (points[one] as number) + total(place, one);
  }
  const ladder = [table.pointsDecide ? [0, 0] : faces, points, table.artifactsGained, table.monstersPlayed];
  const lead = ladder.map(([mine, theirs]) => (mine as number) - (theirs as number)).find((one) => one !== 0) ?? 0;
  table.winner = lead > 0 ? 0 : lead < 0 ? 1 : -1;
}
