/** How the position of a match is stored: as a whole now and then, and in between by what changed. */
import { diffAndShare } from '@conclave/protocol';
import type { Commit } from '../../storage/store.ts';
import type { Match } from './match.ts';
import type { TableSession } from './session.ts';

/** A state is many times as large as what a choice changes in it. Loading a table puts at most so many changes together. */
const WHOLE_EVERY = 32;

type PositionPart = Pick<Commit, 'position' | 'positionChange'>;

/**
 * What is to be stored of the position. `whole` is how many entries the log had when it was last stored as a whole, null if
 * what is stored may differ from `before`.
 */
export function positionPart(
  before: Match | null,
  after: Match,
  session: TableSession,
  whole: number | null,
): PositionPart {
  const { log, game, state, chanceUsed } = after;
  const isChange =
    before !== null &&
    whole !== null &&
    after.pending !== null &&
    log.length > before.log.length &&
    log.length - whole < WHOLE_EVERY;
  if (isChange) return { positionChange: { state: diffAndShare(before.state, state), chanceUsed, desk: session } };
  return { position: { entries: log.length, schemaVersion: game.schemaVersion, state, chanceUsed, desk: session } };
}
