/** The one way to change a table: a command goes in, and what is to be different comes out. No input or output. */
import { alarm } from './alarm.ts';
import { botChoose, choose } from './choose.ts';
import { addEntropy } from './dice.ts';
import { abandon, closeUnused, comeBack, concede, end, opened, standUp } from './leave.ts';
import { order, passUntil } from './order.ts';
import { botSay, say } from './say.ts';
import { changeOptions, clearSeat, join, leave, seatBot } from './seat.ts';
import { start } from './start.ts';
import type { Command, Decided, Table, World } from './table.ts';
import { consent, undo } from './undo.ts';

/** Throws `Problem` for what is refused; nothing has changed then. */
export function decide(table: Table, command: Command, world: World): Decided {
  switch (command.type) {
    case 'join':
      return join(table, command);
    case 'leave':
      return leave(table, command, world);
    case 'clear-seat':
      return clearSeat(table, command, world);
    case 'seat-bot':
      return seatBot(table, command);
    case 'change':
      return changeOptions(table, command, world);
    case 'entropy':
      return addEntropy(table, command);
    case 'start':
      return start(table, command, world);
    case 'abandon':
      return abandon(table, command, world);
    case 'choose':
      return choose(table, command, world);
    case 'bot-choose':
      return botChoose(table, command, world);
    case 'undo':
      return undo(table, command, world);
    case 'consent':
      return consent(table, command, world);
    case 'pass-until':
      return passUntil(table, command, world);
    case 'order':
      return order(table, command, world);
    case 'stand-up':
      return standUp(table, command, world);
    case 'come-back':
      return comeBack(table, command, world);
    case 'opened':
      return opened(table, command, world);
    case 'concede':
      return concede(table, command, world);
    case 'end':
      return end(table, command, world);
    case 'say':
      return say(table, command, world);
    case 'bot-say':
      return botSay(table, command, world);
    case 'close-unused':
      return closeUnused(table, world);
    case 'alarm':
      return alarm(table, world);
  }
}
