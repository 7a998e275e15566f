/** The action turn (section 4.6): one action, of a room or of the Character, and free actions before or after it. */
import type { Seat } from '@conclave/kernel';
import { type ActionChoice, assassinate, type CharacterAction, checkState, END_TURN, FIGHT } from '../choices.ts';
import { type Context, push, question } from '../frames.ts';
import type { Among } from '../state.ts';
import { isLivingAt, playerOf } from '../table.ts';
import { startCheck } from './check-state.ts';
import { dangersAt, removeDanger } from './dangers.ts';
import { addFreeActions, doFreeAction, hasFreeAction } from './items.ts';
import { strikeAsAssassin } from './roles.ts';
import { addRoomActions, couldUseRoom, doRoomAction } from './room-actions.ts';

export const action = question('action', {
  asks: (_, { seat }) => seat,
  options(s, { seat, used }): ActionChoice[] {
    // AC-4.46: whether the seat is asked follows from open facts, what it may choose also from its role, route and hand.
    if (!couldAct(s, seat, used)) return [];
    const options: ActionChoice[] = [];
    if (!used) {
      addRoomActions(s, seat, options);
      addCharacterActions(s, seat, options);
    }
    addFreeActions(s, seat, options);
    options.push(END_TURN);
    return options;
  },
  choose(s, { seat, used }, choice, ctx) {
    switch (choice.type) {
      case 'end-turn':
        return;
      case 'hand-over':
      case 'pick-up':
      case 'use-binoculars':
      case 'use-rifle':
        push(s, { rule: 'action', seat, used });
        doFreeAction(s, seat, choice, ctx);
        return;
      case 'check-state':
      case 'fight':
      case 'assassinate':
        push(s, { rule: 'action', seat, used: true });
        doCharacterAction(s, seat, choice, ctx);
        return;
      default:
        push(s, { rule: 'action', seat, used: true });
        doRoomAction(s, seat, choice, ctx);
    }
  },
});

function couldAct(s: Among, seat: Seat, used: boolean): boolean {
  return (!used && (couldUseRoom(s, seat) || couldUseCharacter(s, seat))) || hasFreeAction(s, seat);
}

/** The Assassin's attack needs company like a check, so it makes no difference to who is asked. */
function couldUseCharacter(s: Among, seat: Seat): boolean {
  const { ghost, location } = playerOf(s, seat);
  return !ghost && (hasCompany(s, seat) || dangersAt(s, location).length > 0);
}

function hasCompany(s: Among, seat: Seat): boolean {
  const { location } = playerOf(s, seat);
  return s.players.some((_, other) => other !== seat && isLivingAt(s, other, location));
}

function addCharacterActions(s: Among, seat: Seat, options: ActionChoice[]): void {
  const { ghost, location, role } = playerOf(s, seat);
  if (ghost) return;
  const company = s.players
    .map((_, other) => other)
    .filter((other) => other !== seat && isLivingAt(s, other, location));
  for (const target of company) options.push(checkState[target] as ActionChoice);
  for (const danger of dangersAt(s, location)) options.push(FIGHT[danger]);
  if (role !== 'assassin' || s.assassinStruck) return;
  for (const target of company) options.push(assassinate[target] as ActionChoice);
}

function doCharacterAction(s: Among, seat: Seat, choice: CharacterAction, ctx: Context): void {
  const { location } = playerOf(s, seat);
  switch (choice.type) {
    case 'check-state':
      startCheck(s, seat, choice.target, 'check', ctx);
      break;
    case 'fight':
      // AC-4.43
      ctx.tell({ type: 'dangerRemoved', seat, danger: choice.danger, location, by: 'fight' });
      removeDanger(s, choice.danger, location, ctx);
      break;
    case 'assassinate':
      strikeAsAssassin(s, seat, choice.target, ctx);
      break;
  }
}
