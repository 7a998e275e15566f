/** Drawing (section 4.2). */
import type { Seat } from '@conclave/kernel';
import type { Cause } from '../components/causes.ts';
import { type CultistId, isCultist } from '../components/cultists.ts';
import { type Context, push, sequence } from '../frames.ts';
import type { Rise } from '../state.ts';
import { addToHand, remove } from '../table.ts';

/** DRAW (RC-4.9): the top card of the Cultist Deck. An Old One awakens instead of going into the hand. */
export function draw(s: Rise, seat: Seat, ctx: Context): void {
  if (s.awakeCount >= 3) return;
  const card = s.deck.shift();
  if (card === undefined) return;
  s.deckDrawnThisTurn = true;
  s.forcedDeckDraw = false;
  ctx.uncover();
  if (isCultist(card)) {
    addToHand(s, seat, card);
    ctx.tell({ type: 'cultistDrawn', seat, secret: { to: [seat], card } });
  } else {
    push(s, { rule: 'awaken', oldOne: card, drawer: seat });
  }
}

/** "Draw n": n draws one after another; what the first brings about is over before the second. */
export const drawSeveral = sequence('draw', [
  (s, { seat, times }, ctx) => {
    if (times > 1) push(s, { rule: 'draw', seat, times: times - 1 });
    draw(s, seat, ctx);
  },
]);

/** Whether a card that lies on the Valley may be taken from it this turn (RC-4.8). */
export function mayTakeFromValley(s: Rise, card: CultistId): boolean {
  return s.options.valleyBounce === 'allowed' || !s.valleyPlayed.includes(card);
}

/** The length is asked first: the Valley is often empty, and engines are slow at `valley[-1]`. */
export function valleyTop({ valley }: Rise): CultistId | undefined {
  return valley.length === 0 ? undefined : valley[valley.length - 1];
}

/** Whether there is a top card on the Valley that may be taken. */
export function mayTakeValleyTop(s: Rise): boolean {
  const top = valleyTop(s);
  return top !== undefined && mayTakeFromValley(s, top);
}

/** Takes the top card of the Valley into the hand (RC-4.8). */
export function drawFromValley(s: Rise, seat: Seat, ctx: Context): void {
  const card = s.valley.pop();
  if (card === undefined) return;
  addToHand(s, seat, card);
  s.valleyTaken.push(card);
  ctx.tell({ type: 'valleyDrawn', seat, card });
}

/** An effect takes a Cultist from the Valley into the hand: the Silver Key from any depth, the Order of the Tide the top one. */
export function takeFromValley(s: Rise, seat: Seat, card: CultistId, by: Cause, ctx: Context): void {
  remove(s.valley, card);
  addToHand(s, seat, card);
  s.valleyTaken.push(card);
  ctx.tell({ type: 'cultistTaken', seat, card, from: 'valley', by });
}
