/** Taking back: freely while nobody has seen more, else if the others agree. */
import type { Seat, State } from '@conclave/kernel';
import { Problem } from '../../problem.ts';
import { mustSit } from './access.ts';
import { advance } from './choose.ts';
import { isInPerson } from './in-person.ts';
import { afterUndo, freeUndo, type Match, undoByConsent, withNotice } from './match.ts';
import { rewindOf, rewound } from './rewind.ts';
import {
  byItself,
  type CommandOf,
  changed,
  type Decided,
  doerOf,
  matchInPlay,
  NOTHING,
  type Table,
  type World,
} from './table.ts';

export function undo(table: Table, command: CommandOf<'undo'>, world: World): Decided {
  const { row, session } = table;
  if (world.isDone(command.by, command.id)) return NOTHING;
  const seat = mustSit(row, command.by);
  const match = matchInPlay(table);
  if (row.rulesVersion !== world.game.rulesVersion) {
    throw new Problem(
      'wrong-moment',
      'The rules were updated since this game started, so nothing can be undone in it.',
    );
  }
  const free = freeUndo(match, seat);
  const choices = free ?? undoByConsent(match, seat);
  if (choices === null) throw new Problem('wrong-moment', 'You have no choice to undo.');
  const doer = doerOf(command, world);
  const needsConsent = free === null && mustAgree(table, seat).length > 0;
  if (!needsConsent) return takeBack(table, world, command, { seat, choices, asked: false });
  if (session.wish?.by === seat) return NOTHING;
  const asking = withNotice(match, { type: 'undo-asked', seat }, doer);
  return changed({ match: asking, session: { ...session, wish: { by: seat, choices, agreed: [] } } });
}

export function consent(table: Table, command: CommandOf<'consent'>, world: World): Decided {
  const { row, session } = table;
  if (world.isDone(command.by, command.id)) return NOTHING;
  const seat = mustSit(row, command.by);
  const match = matchInPlay(table);
  const { wish } = session;
  const doer = doerOf(command, world);
  if (wish === null) throw new Problem('wrong-moment', 'There is no undo request to answer.');
  if (seat === wish.by && command.agree) throw new Problem('wrong-moment', 'The others have to agree.');
  if (!command.agree) {
    const refused = withNotice(match, { type: 'undo-refused', seat: wish.by, by: seat }, doer);
    return changed({ match: refused, session: { ...session, wish: null } });
  }
  const agreed = [...new Set([...wish.agreed, seat])];
  if (mustAgree(table, wish.by, agreed).length > 0) {
    return changed({ session: { ...session, wish: { ...wish, agreed } } });
  }
  return takeBack(table, world, command, { seat: wish.by, choices: wish.choices, asked: true });
}

interface Taking {
  readonly seat: Seat;
  /** How many choices are left. */
  readonly choices: number;
  readonly asked: boolean;
}

/** So many choices are played again at once; more would hold up all other tables. */
const MAX_PLAYED_HERE = 30;

function takeBack(
  table: Table,
  world: World,
  command: CommandOf<'undo' | 'consent'>,
  { seat, choices, asked }: Taking,
): Decided {
  const { session } = table;
  const before = matchInPlay(table);
  const state = stateAfter(before, choices, command);
  if (state === null) {
    return { kind: 'rewind', choices, again: (found) => ({ ...command, rewound: found }) };
  }
  const back = afterUndo(before, seat, choices, state, doerOf(command, world));
  const match = withNotice(back, { type: 'undone', seat, asked }, byItself(world));
  // Whoever takes a choice back is asked again, and not answered for once more.
  return advance(table, world, { match, session: { ...session, orders: session.orders.with(seat, null) } });
}

/** Where the game stood when so many choices were left; null if that takes long to find out. */
function stateAfter(match: Match, choices: number, { rewound: found }: CommandOf<'undo' | 'consent'>): State | null {
  // The choices that stand are only changed by taking back.
  if (found?.choices === choices && found.undos === match.undone.times) return found.state;
  return choices > MAX_PLAYED_HERE ? null : rewound(rewindOf(match, choices), () => match.game);
}

/** The persons who have to agree before the seat may take back what others have seen. Bots do not mind. */
export function mustAgree(
  { row, session }: Pick<Table, 'row' | 'session'>,
  seat: Seat,
  agreed: readonly Seat[] = [],
): Seat[] {
  return row.seats
    .map((one) => one.seat)
    .filter((one) => one !== seat && isInPerson(row, session, one) && !agreed.includes(one));
}
