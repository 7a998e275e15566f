/** A turn (sections 4.1 and 4.7): two actions, and special cards for free. */
import { DRAW_DECK, DRAW_VALLEY, END_TURN, playOf, type RiseChoice } from '../choices.ts';
import { type Context, push, question, sequence } from '../frames.ts';
import type { Rise } from '../state.ts';
import { enemyOf, playerOf } from '../table.ts';
import { draw, drawFromValley, mayTakeValleyTop } from './drawing.ts';
import { playableSpecials, playSpecial } from './special-cards.ts';

export const turn = sequence('turn', [beginTurn, passTheTurn]);
/** The step that comes next in a turn that has begun. */
const UNDER_WAY = 1;

/** RC-4.2 */
function beginTurn(s: Rise, _: unknown, ctx: Context): void {
  s.turnNumber += 1;
  s.actionsLeft = s.turnNumber === 1 ? s.options.firstTurnActions : 2;
  s.valleyPlayed = [];
  s.valleyTaken = [];
  s.forcedDeckDraw = s.turnsSinceDeckDraw >= s.options.stallLimit;
  s.deckDrawnThisTurn = false;
  ctx.tell({ type: 'turnBegan', seat: s.activeSeat, turn: s.turnNumber });
  push(s, { rule: 'turn-action' });
}

/** RC-4.18. The next turn begins here and not in its own first step: one step less at every turn of a simulation. */
function passTheTurn(s: Rise, _: unknown, ctx: Context): void {
  s.turnsSinceDeckDraw = s.deckDrawnThisTurn ? 0 : s.turnsSinceDeckDraw + 1;
  s.activeSeat = enemyOf(s.activeSeat);
  push(s, { rule: 'turn', at: UNDER_WAY });
  beginTurn(s, _, ctx);
}

/** The turn loop (RC-4.3): asked again after each option, until only the end of the turn is left. */
export const turnAction = question('turn-action', {
  asks: (s) => s.activeSeat,
  options: turnOptions,
  choose(s, frame, choice: RiseChoice, ctx) {
    if (choice.type === 'end-turn') return;
    push(s, frame);
    const seat = s.activeSeat;
    switch (choice.type) {
      case 'draw-deck':
        s.actionsLeft -= 1;
        draw(s, seat, ctx);
        break;
      case 'draw-valley':
        s.actionsLeft -= 1;
        drawFromValley(s, seat, ctx);
        break;
      case 'play':
        s.actionsLeft -= 1;
        push(s, { rule: 'cultist-destination', card: choice.card });
        break;
      case 'monster':
      case 'artifact':
        playSpecial(s, seat, choice, ctx);
        break;
    }
  },
});

/** RC-4.4. Where only the end of the turn is left, the question does not arise (RC-4.3, RC-4.23). */
function turnOptions(s: Rise): RiseChoice[] {
  const options: RiseChoice[] = s.actionsLeft >= 1 ? actions(s) : [];
  const mayEnd = options.length === 0;
  playableSpecials(s, s.activeSeat, options);
  if (mayEnd && options.length > 0) options.push(END_TURN);
  return options;
}

/** What costs an action: draws and plays. Both actions are mandatory while one of these is legal (RC-4.6). */
function actions(s: Rise): RiseChoice[] {
  const options: RiseChoice[] = [];
  if (s.deck.length > 0) options.push(DRAW_DECK);
  if (s.forcedDeckDraw) return options;
  if (mayTakeValleyTop(s)) options.push(DRAW_VALLEY);
  // Two Locations at least are free during a turn and the Hunter blocks one at most: every Cultist has somewhere to go (RC-4.21).
  for (const card of playerOf(s, s.activeSeat).cultists) options.push(playOf(card));
  return options;
}
