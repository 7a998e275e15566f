/** What an operator does: `conclave admin ACTION`. Each action is a command of its own. */
import type { AnyCommand } from '../../command.ts';
import { ban, closeReport, invite, mute, rename, reports, stats, unban, unmute, users } from './people.ts';
import { backup, move } from './storage.ts';
import { removeChat, removeTable, showTable } from './tables.ts';

export const ADMIN_COMMANDS: readonly AnyCommand[] = [
  stats,
  reports,
  closeReport,
  users,
  mute,
  unmute,
  ban,
  unban,
  rename,
  showTable,
  removeChat,
  removeTable,
  invite,
  backup,
  move,
];
