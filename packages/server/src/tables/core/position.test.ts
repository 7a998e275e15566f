import { type AnyGame, resolveOptions, SeededChance } from '@conclave/kernel';
import { applyPatch } from '@conclave/protocol';
import { GAMES } from '@conclave/registry';
import { describe, expect, it } from 'vitest';
import { afterChoice, afterUndo, type Match, startMatch } from './match.ts';
import { positionPart } from './position.ts';
import { rewindOf, rewound } from './rewind.ts';
import { newSession } from './session.ts';

const DOER = { at: 1, by: null };
const CHOICES = 60;

function begin(game: AnyGame): Match {
  const seats = game.seats[0] as number;
  const dice = { seed: 'ab'.repeat(32), table: 'a table', entropy: Array.from({ length: seats }, () => null) };
  return startMatch(game, seats, resolveOptions(game, {}), dice, DOER);
}

/** A database with one position in it. */
function stored(session: ReturnType<typeof newSession>) {
  let whole: number | null = null;
  let state: unknown;
  let wholes = 0;
  return {
    write(before: Match | null, after: Match): void {
      const part = JSON.parse(JSON.stringify(positionPart(before, after, session, whole))) as ReturnType<
        typeof positionPart
      >;
      if (part.position !== undefined) {
        state = part.position.state;
        whole = part.position.entries;
        wholes++;
      } else if (part.positionChange !== undefined) state = applyPatch(state, part.positionChange.state);
    },
    get state() {
      return state;
    },
    get wholes() {
      return wholes;
    },
  };
}

describe('the stored position', () => {
  it.each(GAMES.map((game) => [game.id, game] as const))('of %s is the state after every choice', (_, game) => {
    const chance = new SeededChance('position');
    let match = begin(game);
    const database = stored(newSession({ clock: { kind: 'none' }, windowSeconds: null, seats: [] }));
    database.write(null, match);
    for (let n = 0; n < CHOICES && match.pending !== null; n++) {
      const { seat, options } = chance.pick(match.pending.asked);
      const next = afterChoice(match, seat, chance.pick(options), 'person', DOER);
      database.write(match, next);
      match = next;
      expect(database.state).toEqual(JSON.parse(JSON.stringify(match.state)));
    }
    expect(database.wholes).toBeLessThan(CHOICES / 4);
  });

  it('is the state after something was taken back, too', () => {
    const game = GAMES[0] as AnyGame;
    const chance = new SeededChance('undo');
    let match = begin(game);
    const database = stored(newSession({ clock: { kind: 'none' }, windowSeconds: null, seats: [] }));
    database.write(null, match);
    for (let n = 0; n < 10 && match.pending !== null; n++) {
      const { seat, options } = chance.pick(match.pending.asked);
      const next = afterChoice(match, seat, chance.pick(options), 'person', DOER);
      database.write(match, next);
      match = next;
    }
    const back = afterUndo(
      match,
      0,
      4,
      rewound(rewindOf(match, 4), () => match.game),
      DOER,
    );
    database.write(match, back);
    expect(database.state).toEqual(JSON.parse(JSON.stringify(back.state)));
  });
});
