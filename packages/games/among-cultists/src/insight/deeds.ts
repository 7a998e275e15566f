/** Room actions weighed at a glance: what a card placed or turned over is worth on average, whatever lies on top. */
import type { Seat } from '@conclave/kernel';
import type { AmongChoice } from '../choices.ts';
import { type ItemId, isCarried } from '../components/items.ts';
import type { RoomId } from '../components/locations.ts';
import type { Among, Player, RoomState } from '../state.ts';
import { figuresOf, organismAwake, playerOf, roomAt, targetOf } from '../table.ts';
import { evaluate, winsWithInvestigators } from './evaluate.ts';

/**
 * What each action is worth to the seat whose turn it is; null for what has to be tried out. Whoever acts last in a round
 * tries everything out: what follows is another round.
 */
export function weighDeeds(s: Among, seat: Seat, options: readonly AmongChoice[]): readonly (number | null)[] | null {
  const frame = s.stack[s.stack.length - 1];
  const next = s.stack[s.stack.length - 2];
  if (frame?.rule !== 'action' || next?.rule !== 'action') return null;
  const player = playerOf(s, seat);
  const room = roomAt(s, player.location);
  // As if its turn were over: everything is put back in the end.
  s.stack.pop();
  const idle = evaluate(s, seat);
  const worths = options.map((option) => {
    switch (option.type) {
      case 'place-card':
        return room === undefined ? null : afterPlacing(s, seat, player, room, option.card);
      case 'check-room':
        return room === undefined ? null : afterChecking(s, seat, player, room);
      case 'end-turn':
      case 'study':
      case 'inspect-papers':
      case 'rewire':
        return idle;
      default:
        return null;
    }
  });
  s.stack.push(frame);
  return worths;
}

function afterPlacing(s: Among, seat: Seat, player: Player, room: RoomState, card: RoomState['deck'][number]): number {
  const { round } = s;
  player.hand[card] -= 1;
  room.deck.push(card);
  s.chronicle.push({ round, type: 'placed', seat, room: player.location as RoomId, card, by: 'hand' });
  const worth = evaluate(s, seat);
  s.chronicle.pop();
  room.deck.pop();
  player.hand[card] += 1;
  return worth;
}

/** AC-4.37: each card of the deck may be on top; whoever is living finds the Item whatever it is. */
function afterChecking(s: Among, seat: Seat, player: Player, room: RoomState): number {
  const { vp } = s;
  const { deck, books, item } = room;
  const { items } = player;
  const { altar } = s;
  if (!player.ghost && item !== null) find(s, player, room, item);
  let sum = 0;
  const add = (cards: number, points: number, left: RoomState['deck']) => {
    if (cards === 0) return;
    const hasBook = points > 0 && books > 0;
    room.books = hasBook ? books - 1 : books;
    s.vp = Math.max(0, vp + (points > 0 && !hasBook ? 0 : points));
    room.deck = left;
    sum += cards * worthOfPoints(s, seat);
  };
  const failures = deck.filter((card) => card === 'failure').length;
  const sabotages = deck.filter((card) => card === 'sabotage').length;
  add(deck.length - failures - sabotages, 1, deck);
  add(failures, 0, deck.toSpliced(deck.indexOf('failure'), 1));
  add(sabotages, -1, []);
  Object.assign(room, { deck, books, item });
  player.items = items;
  s.altar = altar;
  s.vp = vp;
  return sum / deck.length;
}

function find(s: Among, player: Player, room: RoomState, item: ItemId): void {
  room.item = null;
  if (item === 'item-relic') s.altar += 1;
  else if (isCarried(item)) player.items = [...player.items, item];
}

/** Enough points end the game (AC-6.2), unless too many were dead before (AC-6.8) or a ritual has to be won. */
function worthOfPoints(s: Among, seat: Seat): number {
  if (s.vp < targetOf(s) || organismAwake(s)) return evaluate(s, seat);
  const { cultists, deadNeeded } = figuresOf(s);
  const isTooLate = cultists === 2 && s.snapshot >= deadNeeded;
  return isTooLate === winsWithInvestigators(s, seat) ? -1 : 1;
}
