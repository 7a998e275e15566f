/** What the core decides about: a table, a command, the world around it, and what comes of it. Plain values only. */
import type { AnyGame, Choice, Claim, Seat, State } from '@conclave/kernel';
import type {
  AddedDice,
  ChangeTable,
  Choose,
  Consent,
  EndCommand,
  JoinTable,
  OrderCommand,
  PassUntilCommand,
  Say,
  StartTable,
} from '@conclave/protocol';
import type { ChatRow, Entry, Head, TableRow } from '../../storage/store.ts';
import type { User } from '../service.ts';
import { mustBe } from './access.ts';
import type { Match } from './match.ts';
import { beatLength } from './orders.ts';
import { sessionAt, type TableSession } from './session.ts';

/** All that another process needs to go on with a table. It is never changed in place. */
export interface Table {
  readonly row: TableRow;
  /** Null before the start. */
  readonly match: Match | null;
  readonly session: TableSession;
  /** The latest messages, and earlier claims. */
  readonly chat: readonly ChatRow[];
  /** What the next commit is compared with. */
  readonly head: Head;
}

/** What is handed in because it is not in the table. */
export interface World {
  readonly now: number;
  readonly game: AnyGame;
  /** How long a bot takes at least where people watch; 0: bots answer at once, and nothing waits for a beat. */
  readonly pace: number;
  isPresent(user: string): boolean;
  lastSeen(user: string): number;
  /** The page of the seat's person that says when it shows windows, with the decision it last showed; null without one. */
  pageOf(seat: Seat): { readonly shown: string | null } | null;
  /** Whether this command of the user is in the log. */
  isDone(user: User, command: string): boolean;
}

/** Where the game stood when so many choices were left, and so often something had been taken back. */
export interface Rewound {
  readonly choices: number;
  readonly undos: number;
  readonly state: State;
}

/** What players ask of a table in play, by an id of their making. */
export type PlayCommand =
  | ({ readonly type: 'choose' } & Choose)
  | { readonly type: 'undo'; readonly id: string }
  | ({ readonly type: 'consent' } & Consent)
  | ({ readonly type: 'pass-until' } & PassUntilCommand)
  | ({ readonly type: 'order' } & OrderCommand)
  | { readonly type: 'stand-up' }
  | { readonly type: 'come-back' }
  | { readonly type: 'concede'; readonly id: string }
  | ({ readonly type: 'end' } & EndCommand);

/** What a command brings along that is put in again: how long the log was when it was first held, what was found out for it. */
interface Again {
  readonly heldSince?: number;
  readonly rewound?: Rewound;
}

/** What people ask of a table. `by` sits there, hosts it or looks on. */
type AskedBy<C> = C & { readonly by: User };
export type PersonCommand = AskedBy<
  | (PlayCommand & Again)
  | ({ readonly type: 'join' } & JoinTable)
  | { readonly type: 'leave' }
  | { readonly type: 'clear-seat'; readonly seat: Seat }
  | { readonly type: 'seat-bot'; readonly seat: Seat; readonly level: string }
  | { readonly type: 'change'; readonly change: ChangeTable }
  | ({ readonly type: 'entropy' } & AddedDice)
  | ({ readonly type: 'start'; readonly lessonNumber?: number | undefined } & StartTable)
  | { readonly type: 'abandon'; readonly id: string }
  | ({ readonly type: 'say' } & Say)
>;

/** What the server itself asks: the alarm rings, a bot has decided, somebody opened the table. */
export type HouseCommand =
  | { readonly type: 'alarm' }
  | { readonly type: 'close-unused' }
  | { readonly type: 'opened'; readonly by: User }
  | { readonly type: 'bot-choose'; readonly seat: Seat; readonly decision: string; readonly choice: Choice }
  /** `to` is the number of the message that it answers; without it the bot speaks in the talk of the game. */
  | { readonly type: 'bot-say'; readonly seat: Seat; readonly claim: Claim; readonly to?: number };

export type Command = PersonCommand | HouseCommand;
export type CommandOf<T extends Command['type']> = Extract<Command, { readonly type: T }>;

/** What is to be different after a command. */
export interface TableChange {
  readonly row?: Partial<TableRow>;
  readonly match?: Match;
  readonly session?: TableSession;
  readonly chat?: readonly ChatRow[];
}

/** What comes of a command. A refusal is a thrown `Problem`. */
export type Decided =
  | { readonly kind: 'change'; readonly change: TableChange; readonly said?: ChatRow }
  /** It was done before, or there is nothing to do. */
  | { readonly kind: 'nothing'; readonly said?: ChatRow }
  /** It is not yet time: the command is to be put in again then, as it stands here. */
  | { readonly kind: 'hold'; readonly until: number; readonly again: Command }
  /** It takes too long for this thread: the command is to be put in again with what came of it. */
  | { readonly kind: 'rewind'; readonly choices: number; again(rewound: Rewound): Command };

export const NOTHING: Decided = { kind: 'nothing' };

export function changed(change: TableChange): Decided {
  return { kind: 'change', change };
}

export type Doer = Pick<Entry, 'at' | 'by'>;

/** Who does it, and when, for the log. */
export function doerOf({ by, id }: { readonly by: User; readonly id: string }, { now }: World): Doer {
  return { at: now, by: { user: by.id, command: id } };
}

/** When the table itself does something. */
export function byItself({ now }: World): Doer {
  return { at: now, by: null };
}

/** The match of a table in play. */
export function matchInPlay({ row, match }: Table): Match {
  mustBe(row, 'playing');
  return match as Match;
}

/** The session when the match stands like this: whose clocks run, and until when. */
export function sessionFor(
  match: Match,
  session: TableSession,
  row: TableRow,
  { now, pace, pageOf }: World,
): TableSession {
  const hasPage = (seat: Seat) => pageOf(seat) !== null;
  return sessionAt(match, session, row, { now, beat: beatLength(row, pace), hasPage });
}
