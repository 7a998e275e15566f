/** Items (section 5.5): found by a check, carried, handed over, picked up and used. The lamp stands with encounters. */
import type { Seat } from '@conclave/kernel';
import {
  type ActionChoice,
  type FreeAction,
  handOver,
  pickCard,
  pickUp,
  type RifleChoice,
  type RoomCardChoice,
  toLocation,
  toRoom,
  USE_RIFLE,
  useBinoculars,
} from '../choices.ts';
import { ROOM_CARDS } from '../components/cards.ts';
import { CARRIED_ITEMS, type CarriedItem, isCarried } from '../components/items.ts';
import { colourOf, isRoom, type LocationId, type RoomId } from '../components/locations.ts';
import { type Context, push, question } from '../frames.ts';
import type { Among } from '../state.ts';
import {
  addToDeck,
  isFreeOfTruthAndRoute,
  isLivingAt,
  mapOf,
  organismAwake,
  playerOf,
  roomAt,
  roomOf,
} from '../table.ts';
import { startCheck } from './check-state.ts';
import { moveFishman, removeDanger } from './dangers.ts';

/** AC-5.40: a living checker turns the room's token over, whatever card was drawn. */
export function findItem(s: Among, seat: Seat, id: RoomId, ctx: Context): void {
  const room = roomOf(s, id);
  const player = playerOf(s, seat);
  const { item } = room;
  if (item === null || player.ghost) return;
  room.item = null;
  ctx.uncover();
  ctx.tell({ type: 'itemFound', seat, room: id, item });
  if (isCarried(item)) {
    player.items.push(item);
  } else if (item === 'item-relic') {
    placeRelic(s, ctx);
  } else {
    room.spentItem = item;
    if (item === 'item-switch') openDoor(s, ctx);
    else push(s, { rule: 'owl-card', seat, room: id });
  }
}

/** AC-5.41, AC-5.50 */
function placeRelic(s: Among, ctx: Context): void {
  s.altar += 1;
  ctx.tell({ type: 'relicPlaced', altar: s.altar });
  if (organismAwake(s)) ctx.tell({ type: 'organismAwoke' });
}

/** AC-5.46 */
function openDoor(s: Among, ctx: Context): void {
  s.door = 'open';
  ctx.tell({ type: 'doorOpened' });
}

// ---- The snow owl (AC-5.42)

export const owlCard = question('owl-card', {
  asks: (_, { seat }) => seat,
  options: (s, { seat }) => reserveCardsFor(s, seat),
  choose: (s, { seat, room }, choice) => push(s, { rule: 'owl-room', seat, room, card: choice.type }),
});

/** Owl and ritual take any room card from the reserve; strict Investigators only Success. */
export function reserveCardsFor(s: Among, seat: Seat): RoomCardChoice[] {
  const isStrict = s.options['strict-investigators'] === 'on' && !isFreeOfTruthAndRoute(playerOf(s, seat));
  return isStrict ? [pickCard.success] : ROOM_CARDS.map((card) => pickCard[card]);
}

export const owlRoom = question('owl-room', {
  asks: (_, { seat }) => seat,
  options: (s) => mapOf(s).rooms.map((room) => toRoom[room]),
  choose(s, { seat, card }, { room }, ctx) {
    s.reserve[card] -= 1;
    s.chronicle.push({ round: s.round, type: 'placed', seat, room, card, by: 'owl' });
    addToDeck(s, room, card, ctx);
    ctx.tell({ type: 'owlSent', seat, room, secret: { to: [seat], card } });
  },
});

// ---- Free actions of the action turn

export function hasFreeAction(s: Among, seat: Seat): boolean {
  const { items, location } = playerOf(s, seat);
  // Where nobody carries and nothing lies about, there is nothing to list.
  if (items.length === 0 && !s.droppedItems.some((one) => one.location === location)) return false;
  const options: ActionChoice[] = [];
  addFreeActions(s, seat, options);
  return options.length > 0;
}

export function addFreeActions(s: Among, seat: Seat, options: ActionChoice[]): void {
  const { ghost, location, items } = playerOf(s, seat);
  if (ghost) return;
  for (const item of CARRIED_ITEMS) {
    if (!items.includes(item)) continue;
    s.players.forEach((_, target) => {
      if (target !== seat && isLivingAt(s, target, location)) options.push(handOver(item, target));
    });
  }
  for (const item of CARRIED_ITEMS) {
    if (mayPickUp(s, seat, item)) options.push(pickUp[item]);
  }
  if (items.includes('item-binoculars')) addBinoculars(s, location, options);
  if (items.includes('item-rifle')) {
    if (roomAt(s, location)?.acolyte) options.push(USE_RIFLE.acolyte);
    if (s.fishman === location) options.push(USE_RIFLE.fishman);
  }
}

/** AC-5.45: from a coloured room, somebody living in another room of the same colour. */
function addBinoculars(s: Among, location: LocationId, options: ActionChoice[]): void {
  if (!isRoom(location)) return;
  s.players.forEach((other, target) => {
    const isInView =
      isRoom(other.location) && other.location !== location && colourOf(other.location) === colourOf(location);
    if (!other.ghost && isInView) options.push(useBinoculars[target] as ActionChoice);
  });
}

export function doFreeAction(s: Among, seat: Seat, choice: FreeAction, ctx: Context): void {
  const player = playerOf(s, seat);
  switch (choice.type) {
    case 'hand-over':
      player.items.splice(player.items.indexOf(choice.item), 1);
      playerOf(s, choice.target).items.push(choice.item);
      ctx.tell({ type: 'itemHandedOver', seat, target: choice.target, item: choice.item });
      break;
    case 'pick-up':
      takeDropped(s, choice.item, player.location);
      player.items.push(choice.item);
      ctx.tell({ type: 'itemPickedUp', seat, location: player.location, item: choice.item });
      break;
    case 'use-binoculars':
      useUpItem(s, seat, 'item-binoculars', ctx);
      startCheck(s, seat, choice.target, 'binoculars', ctx);
      break;
    case 'use-rifle':
      useUpItem(s, seat, 'item-rifle', ctx);
      shoot(s, seat, choice.danger, ctx);
      break;
  }
}

/** AC-5.49, AC-9.57: by whoever has come there since it fell. */
function mayPickUp(s: Among, seat: Seat, item: CarriedItem): boolean {
  const { location, fellBeside } = playerOf(s, seat);
  const lying = s.droppedItems.filter((one) => one.item === item && one.location === location).length;
  return lying > fellBeside.filter((one) => one === item).length;
}

function takeDropped(s: Among, item: CarriedItem, location: LocationId): void {
  const i = s.droppedItems.findIndex((one) => one.item === item && one.location === location);
  s.droppedItems.splice(i, 1);
}

/** The token leaves the game. */
export function useUpItem(s: Among, seat: Seat, item: CarriedItem, ctx: Context): void {
  const { items } = playerOf(s, seat);
  items.splice(items.indexOf(item), 1);
  s.usedItems.push(item);
  ctx.tell({ type: 'itemUsed', seat, item });
}

/** AC-5.47: the Acolyte goes back to the supply, the Fishman wherever the shooter says. */
function shoot(s: Among, seat: Seat, danger: 'acolyte' | 'fishman', ctx: Context): void {
  const { location } = playerOf(s, seat);
  if (danger === 'fishman') {
    push(s, { rule: 'rifle-destination', seat });
    return;
  }
  ctx.tell({ type: 'dangerRemoved', seat, danger, location, by: 'rifle' });
  removeDanger(s, danger, location, ctx);
}

export const rifleDestination = question('rifle-destination', {
  asks: (_, { seat }) => seat,
  options: (s): RifleChoice[] =>
    mapOf(s)
      .locations.filter((location) => location !== s.fishman)
      .map((location) => toLocation[location]),
  choose: (s, _, { location }, ctx) => moveFishman(s, location, ctx),
});
