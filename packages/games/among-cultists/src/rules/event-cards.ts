/** The Event phase (AC-4.18): the event card (AC-5.11 to 5.18), then the Firestarter (AC-5.34). */
import { at } from '@conclave/kernel';
import { type AckChoice, burn, READY, WAIT } from '../choices.ts';
import type { EventCard } from '../components/events.ts';
import type { PassageId, RoomId } from '../components/locations.ts';
import { ballot, type Context, push } from '../frames.ts';
import type { Among } from '../state.ts';
import { addToDeck, allSeats, clearDeck, isInPlay, isUnsafe, livingAt, mapOf, playerOf, roomOf } from '../table.ts';
import { acolytesInSupply, moveFishman } from './dangers.ts';

const LAST_ROUND = 10;

export function turnEventCard(s: Among, _: unknown, ctx: Context): void {
  const event = s.eventDeck.shift();
  if (event === undefined) return;
  s.eventDiscard.push(event);
  ctx.uncover();
  ctx.tell({ type: 'eventTurned', event });
  eventCards[event](s, ctx);
}

const eventCards: Readonly<Record<EventCard, (s: Among, ctx: Context) => void>> = {
  // The round is dark, unless a fuelled generator is spent on it. (AC-5.11)
  'lights-out'(s, ctx) {
    s.dark = !s.generator;
    ctx.tell({ type: s.generator ? 'generatorSpent' : 'lightsWentOut' });
    s.generator = false;
  },

  // The Fishman goes where the crowd is. (AC-5.12)
  'fishman-prowls'(s, ctx) {
    const elsewhere = mapOf(s).rooms.filter((room) => room !== s.fishman);
    const crowds = elsewhere.map((room) => livingAt(s, room).length);
    const biggest = Math.max(...crowds);
    const haunts = elsewhere.filter((_, i) => crowds[i] === biggest);
    moveFishman(s, haunts.length === 1 ? at(haunts, 0) : ctx.chance.pick(haunts), ctx);
  },

  // An Acolyte in a random room, with seven or more players another; a point is lost for each that is missing. (AC-5.13)
  'acolytes-gather'(s, ctx) {
    const times = s.players.length <= 6 ? 1 : 2;
    for (let i = 0; i < times; i++) placeAcolyte(s, ctx);
  },

  // A portal in a random room. (AC-5.14)
  'portal-opens'(s, ctx) {
    const room = ctx.chance.pick(mapOf(s).rooms.filter((id) => !roomOf(s, id).portal));
    roomOf(s, room).portal = true;
    ctx.tell({ type: 'portalOpened', room });
  },

  // Everybody living moves slower in the next round. (AC-5.15)
  'jammed-doors'(s) {
    s.jammedRound = s.round + 1;
  },

  // A random safe passage is unsafe in the next round. (AC-5.16, AC-9.41)
  'broken-ground'(s, ctx) {
    if (s.round === LAST_ROUND) return;
    const safe = mapOf(s).passages.filter((passage) => !isUnsafe(s, passage));
    const location = ctx.chance.pick(safe) as PassageId;
    s.hazards.push({ location, round: s.round });
    ctx.tell({ type: 'groundBroke', location });
  },

  // Nothing. (AC-5.17)
  'quiet-hour'() {},

  // Two random rooms get a Success card each. (AC-5.18)
  'hidden-stacks'(s, ctx) {
    const { rooms } = mapOf(s);
    const first = ctx.chance.pick(rooms);
    const second = ctx.chance.pick(rooms.filter((room) => room !== first));
    for (const room of [first, second]) {
      s.reserve.success -= 1;
      s.chronicle.push({ round: s.round, type: 'laid', room, card: 'success', by: 'hidden-stacks' });
      addToDeck(s, room, 'success', ctx);
    }
    ctx.tell({ type: 'stacksFound', rooms: [first, second] });
  },
};

function placeAcolyte(s: Among, ctx: Context): void {
  if (acolytesInSupply(s) === 0) {
    losePoint(s, 'acolytes-gather', ctx);
    return;
  }
  const room = ctx.chance.pick(mapOf(s).rooms.filter((id) => !roomOf(s, id).acolyte));
  roomOf(s, room).acolyte = true;
  ctx.tell({ type: 'acolytePlaced', room });
}

/** Points never fall below 0. */
export function losePoint(s: Among, by: 'sabotage' | 'acolytes-gather', ctx: Context): void {
  s.vp = Math.max(0, s.vp - 1);
  ctx.tell({ type: 'pointLost', by, vp: s.vp });
}

// ---- The Firestarter (AC-5.34)

/** Asked of all in round 5, and in round 6 if nothing has burned: both are open facts. */
export function askFirestarter(s: Among): void {
  const mustAsk = s.round === 5 || (s.round === 6 && s.burned === null);
  if (mustAsk && isInPlay(s, 'firestarter')) push(s, { rule: 'event-ack' });
}

export const eventAck = ballot('event-ack', {
  uniform: true,
  asks: allSeats,
  options(s, _, seat): AckChoice[] {
    if (playerOf(s, seat).role !== 'firestarter') return [READY];
    const fires = mapOf(s).rooms.map((room) => burn[room]);
    return s.round === 5 ? [WAIT, ...fires] : fires;
  },
  reveal(s, _, answers, ctx) {
    const fire = Object.values(answers).find((answer) => answer.type === 'burn');
    ctx.uncover();
    if (fire?.type === 'burn') burnRoom(s, fire.room, ctx);
    else ctx.tell({ type: 'nothingBurned' });
  },
});

function burnRoom(s: Among, id: RoomId, ctx: Context): void {
  const room = roomOf(s, id);
  clearDeck(s, id);
  room.acolyte = false;
  room.portal = false;
  s.burned = { room: id, round: s.round };
  ctx.tell({ type: 'roomBurned', room: id });
  if (s.fishman === id) moveFishman(s, 'the-depths', ctx);
}
