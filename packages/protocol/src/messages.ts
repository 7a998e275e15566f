/** Messages over the socket; docs/protocol.md explains them. */
import type { AskingKind, Choice, Claim, Seat, ToldEvent } from '@conclave/kernel';
import { z } from 'zod';
import type { Notice } from './notices.ts';
import { PASS_UNTIL, type PassUntil } from './pass-until.ts';
import type { Patch } from './patch.ts';
import type { ProblemBody } from './problems.ts';
import type { ChatMessage, TableInfo } from './tables.ts';

export const PROTOCOL_VERSION = 1;

/** No message from a client is longer than this many bytes. */
export const MAX_MESSAGE_BYTES = 16 * 1024;

// ---- From the client

const id = z.string().min(1).max(64);
const table = z.string().min(1).max(64);

export const choiceSchema = z.looseObject({ type: z.string().max(60) });

/** Commands carry an id of the client's making: a repeat is answered again and never carried out twice. */
export const chooseSchema = z.strictObject({ id, decision: z.string().max(64), choice: choiceSchema });
export const undoSchema = z.strictObject({ id });
export const consentSchema = z.strictObject({ id, agree: z.boolean() });
export const comeBackSchema = z.strictObject({ id });
export const concedeSchema = z.strictObject({ id });
/** Asks to end the game without a result, or agrees to it; `false` refuses it, or takes one's own asking back. */
export const endSchema = z.strictObject({ id, agree: z.boolean() });
export const passUntilSchema = z.strictObject({ id, until: z.enum(PASS_UNTIL) });
/** What the table answers for the seat, in the game's own form; null cancels all orders. */
export const orderSchema = z.strictObject({ id, wish: z.record(z.string().max(40), z.unknown()).nullable() });
/** Free text, or a claim in a form of the game, or both. */
export const saySchema = z.strictObject({
  id,
  channel: z.string().max(40),
  text: z.string().min(1).max(500).optional(),
  claim: z.looseObject({ type: z.string().max(60) }).optional(),
});

export const clientMessageSchema = z.discriminatedUnion('type', [
  /** Subscribe to a table; with `resume`, continue where the connection broke. */
  z.strictObject({
    type: z.literal('open'),
    table,
    code: z.string().max(20).optional(),
    /** This page says `shown` when it shows a window: its countdown waits for that. */
    shows: z.boolean().optional(),
    /** A language: the question, its options and what happens come in words too. */
    words: z.string().max(10).optional(),
    resume: z.strictObject({ stream: z.string().max(64), seq: z.int().min(0) }).optional(),
  }),
  z.strictObject({ type: z.literal('close'), table }),
  /** The page shows the window that this decision of its seat belongs to. */
  z.strictObject({ type: z.literal('shown'), table, decision: z.string().max(64) }),
  chooseSchema.extend({ type: z.literal('choose'), table }),
  undoSchema.extend({ type: z.literal('undo'), table }),
  consentSchema.extend({ type: z.literal('consent'), table }),
  comeBackSchema.extend({ type: z.literal('come-back'), table }),
  concedeSchema.extend({ type: z.literal('concede'), table }),
  endSchema.extend({ type: z.literal('end'), table }),
  passUntilSchema.extend({ type: z.literal('pass-until'), table }),
  orderSchema.extend({ type: z.literal('order'), table }),
  saySchema.extend({ type: z.literal('say'), table }),
  z.strictObject({ type: z.literal('ping') }),
]);
export type ClientMessage = z.infer<typeof clientMessageSchema>;

/** The parsed message, or what is wrong with it. */
export function readClientMessage(
  said: unknown,
): { readonly message: ClientMessage } | { readonly issue: z.core.$ZodIssue | undefined } {
  const result = clientMessageSchema.safeParse(said);
  return result.success ? { message: result.data } : { issue: result.error.issues[0] };
}

export type Choose = Omit<z.infer<typeof chooseSchema>, 'choice'> & { readonly choice: Choice };
export type Consent = z.infer<typeof consentSchema>;
export type EndCommand = z.infer<typeof endSchema>;
export type PassUntilCommand = z.infer<typeof passUntilSchema>;
export type OrderCommand = z.infer<typeof orderSchema>;
export type Say = Omit<z.infer<typeof saySchema>, 'claim'> & { readonly claim?: Claim | undefined };

// ---- What an observer of a table knows

/** What the observer's seat is asked. Its options are in the view: `view.pending.options`. */
export interface Decision {
  /** Names this very question; an answer must carry it. */
  readonly id: string;
  readonly decision: string;
  readonly kind: AskingKind;
}

export interface ClockInfo {
  /** The server's time when this was written, in milliseconds like all times here. */
  readonly now: number;
  /** What each seat has left as of `now`; null where nothing is counted. */
  readonly left: readonly (number | null)[];
  /** Whose time is running. */
  readonly running: readonly Seat[];
  /** Time begins to run at this moment and not before: answers are gathered in a beat until then. */
  readonly standsUntil?: number | undefined;
  /**
   * A response window's countdown: "going once" after a third of it, "going twice" after two thirds. `opensAt` lies ahead while
   * pages have not shown the window yet; it begins then at the latest, and earlier as soon as all have.
   */
  readonly window: { readonly opensAt: number; readonly closesAt: number } | null;
  /** The countdown of a decision that the game's own options limit: who is missing at its end is answered for. */
  readonly limit: { readonly opensAt: number; readonly closesAt: number } | null;
}

export interface UndoInfo {
  /** The observer may take its latest choice back, without asking anybody. */
  readonly free: boolean;
  /** The observer may ask the others to agree to it. */
  readonly byConsent: boolean;
  /** Somebody asks. `waitingFor` are the seats that have not answered. */
  readonly request: { readonly by: Seat; readonly waitingFor: readonly Seat[] } | null;
}

/** Somebody asks to end the game without a result. `waitingFor` are the seats that have not agreed. */
export interface EndingInfo {
  readonly by: Seat;
  readonly waitingFor: readonly Seat[];
}

/** Told events from the one numbered `at`. If fewer were known before, some are missing; if more, those were taken back. */
export interface EventsFrom {
  readonly at: number;
  readonly told: readonly ToldEvent[];
}

/** Everything an observer knows of a table. */
export interface Snapshot {
  readonly stream: string;
  readonly seq: number;
  readonly info: TableInfo;
  /** Null before the start. */
  readonly view: unknown;
  /** The observer's own place in `view.players`, which is also how events and options number players; null for a spectator. */
  readonly you: number | null;
  readonly events: EventsFrom;
  readonly decision: Decision | null;
  readonly clock: ClockInfo | null;
  readonly undo: UndoInfo;
  readonly ending: EndingInfo | null;
  /** What the table itself has to tell, oldest first. */
  readonly notices: readonly Notice[];
  readonly passUntil: PassUntil;
  /** What the observer's own seat has ordered, in a form of the game; null: nothing. */
  readonly orders: unknown;
  readonly channels: readonly { readonly id: string; readonly speaks: boolean }[];
  readonly chat: readonly ChatMessage[];
}

/** What an observer is asked and was just told, in a language. */
export interface InWords {
  /** What the observer is asked; null where it is not asked. */
  readonly question: string | null;
  /** By position in `view.pending.options`. */
  readonly options: readonly { readonly choice: Choice; readonly words: string }[];
  /** What happened, as far as there is a sentence for it: all of it, or over the socket what is new. */
  readonly sentences: readonly string[];
}

/** What changed of it, with the next sequence number. Parts that did not change are left out. */
export interface Update {
  readonly seq: number;
  readonly info?: TableInfo;
  readonly view?: Patch;
  readonly you?: number | null;
  readonly events?: EventsFrom;
  readonly decision?: Decision | null;
  readonly clock?: ClockInfo | null;
  readonly undo?: UndoInfo;
  readonly ending?: EndingInfo | null;
  /** New notices only. */
  readonly notices?: readonly Notice[];
  readonly passUntil?: PassUntil;
  readonly orders?: unknown;
  readonly channels?: Snapshot['channels'];
  /** New messages only. */
  readonly chat?: readonly ChatMessage[];
}

// ---- From the server

export type ServerMessage =
  | {
      readonly type: 'welcome';
      readonly protocol: number;
      readonly user: { readonly id: string; readonly name: string };
      readonly now: number;
    }
  | ({ readonly type: 'snapshot'; readonly table: string } & Snapshot)
  | ({ readonly type: 'update'; readonly table: string } & Update)
  /** After a snapshot or an update, to whoever asked for words. */
  | ({ readonly type: 'words'; readonly table: string; readonly seq: number } & InWords)
  /** The answer to a `resume` that can be granted: the updates after the named one, up to `seq`, follow; perhaps none. */
  | { readonly type: 'resumed'; readonly table: string; readonly stream: string; readonly seq: number }
  /** The command is done, and what it did is on disk. */
  | { readonly type: 'done'; readonly table: string; readonly id: string }
  /** The command was refused; nothing was changed. */
  | ({ readonly type: 'refused'; readonly table?: string; readonly id?: string } & ProblemBody)
  /** The observer may no longer read the table: they were removed, or it is private now. */
  | ({ readonly type: 'closed'; readonly table: string } & ProblemBody)
  /** The server is shutting down; reconnect after this many milliseconds. */
  | { readonly type: 'goodbye'; readonly comeBackIn: number }
  | { readonly type: 'pong' };
