/** The beginning of a game. */
import { mustBe, mustBeHost } from './access.ts';
import { seatsWithEntropy } from './dice.ts';
import { startMatch } from './match.ts';
import { seatsAtStart } from './seat.ts';
import { type CommandOf, changed, type Decided, sessionFor, type Table, type World } from './table.ts';

export function start({ row, session }: Table, command: CommandOf<'start'>, world: World): Decided {
  const { by, fill, dice: added, lessonNumber } = command;
  mustBeHost(row, by);
  mustBe(row, 'gathering');
  const { game, now } = world;
  const seats = seatsAtStart(added === undefined ? row : { ...row, seats: seatsWithEntropy(row, by, added) }, fill);
  const dice = { seed: row.seed, table: row.id, entropy: seats.map(({ entropy }) => entropy) };
  const doer = { at: now, by: { user: by.id, command: 'start' } };
  const match = startMatch(game, seats.length, row.options, dice, doer, lessonNumber);
  const begun = { ...row, seats, status: 'playing', startedAt: now, rulesVersion: game.rulesVersion } as const;
  return changed({ row: begun, match, session: sessionFor(match, session, begun, world) });
}
