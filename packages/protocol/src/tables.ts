/** A table as its observers know it: who sits where, by which options and clock it is played, how its dice are bound. */
import {
  type Claim,
  LONGEST_BOX,
  type Observer,
  type Options,
  type Outcome,
  type Seat,
  type ToldEvent,
} from '@conclave/kernel';
import { z } from 'zod';
import type { Notice } from './notices.ts';
import type { Patch } from './patch.ts';

/** public: in the list of open tables. unlisted: for whoever has the link. private: for whoever has the code. */
export const VISIBILITIES = ['public', 'unlisted', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Answers that a standing order could give are shown at the end of a beat of so many seconds, whoever gives them. */
const beatSeconds = z.int().min(0).max(3).optional();
export const USUAL_BEAT_SECONDS = 1;

export const clockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none'), beatSeconds }),
  /** A time bank per seat, and the increment per decision. */
  z.strictObject({
    kind: z.literal('live'),
    bankSeconds: z.int().min(30).max(7200),
    incrementSeconds: z.int().min(0).max(300),
    beatSeconds,
  }),
  /** So many days for each decision. */
  z.strictObject({ kind: z.literal('slow'), days: z.int().min(1).max(14) }),
]);
export type ClockSetting = z.infer<typeof clockSchema>;

export const TABLE_STATUSES = ['gathering', 'playing', 'finished', 'abandoned'] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];

export interface SeatInfo {
  readonly seat: Seat;
  readonly kind: 'open' | 'person' | 'bot';
  /** A person's public id; not what signs them in. */
  readonly user?: string | undefined;
  /** A person's or a bot's. No two at a table are the same. */
  readonly name?: string | undefined;
  /** The bot's level. */
  readonly bot?: string | undefined;
  /** A person is connected. */
  readonly present: boolean;
  /** In play: since when a person is not connected; null for one who is, and for bots. */
  readonly goneSince: number | null;
  /** A bot decides for the person until they return. */
  readonly away: boolean;
  /** The person gave up: a bot decides for the seat to the end, and the seat cannot win. */
  readonly conceded: boolean;
}

/** After this many milliseconds the others may replace somebody who is gone with a bot, or end the game. */
export const GONE_AFTER = 60_000;

export interface FairInfo {
  /** SHA-256 of the seed, shown from the beginning. */
  readonly commitment: string;
  /** Whether each seat's person has added entropy; null for a free seat and a bot. */
  readonly received: readonly (boolean | null)[];
  /** What each seat added, once the game has begun; null for a seat that added nothing. */
  readonly entropy: readonly (string | null)[] | null;
  /** Shown after the end. */
  readonly seed: string | null;
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly visibility: Visibility;
  /** The invitation code; only for those who sit at the table. */
  readonly code?: string | undefined;
  readonly options: Options;
  readonly clock: ClockSetting;
  /** How long a response window stays open where at least two people play by a clock; null: until everybody has answered. */
  readonly windowSeconds: number | null;
  readonly seats: readonly SeatInfo[];
  /** The host's public id; null once the host has left for good. */
  readonly host: string | null;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  readonly fair: FairInfo;
  /** A guided game: its beginning was prepared, so its dice cannot be checked. */
  readonly lesson: boolean;
  /** Which of the game's guided games it is, from 1; null if it is none. */
  readonly lessonNumber: number | null;
  readonly outcome: Outcome | null;
  /** The rematch. */
  readonly rematch: string | null;
  /** Number of spectators. */
  readonly watchers: number;
  /** `seat` is null for a spectator. */
  readonly you: { readonly seat: Seat | null; readonly host: boolean };
}

/** A table in a list. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly seats: readonly Pick<SeatInfo, 'seat' | 'kind' | 'name' | 'bot'>[];
  readonly clock: ClockSetting;
  readonly createdAt: number;
  /** Only in the list of one's own tables. */
  readonly yourSeat?: Seat | null | undefined;
  readonly yourTurn?: boolean | undefined;
}

/** Random text from a person's own device, mixed into the dice: printable, so that it is the same wherever it is kept. */
const entropySchema = z
  .string()
  .max(128)
  .regex(/^[\x21-\x7e]*$/, 'letters, digits and marks without spaces');

/** Entropy always names the commitment it answers, so the seed was drawn before the server could know it. */
export const diceSchema = z.strictObject({
  commitment: z.string().regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits, as in info.fair.commitment'),
  entropy: entropySchema,
});
export type AddedDice = z.infer<typeof diceSchema>;

/** Numbers from somebody's own box are the one long value. */
const options = z.record(z.string().max(60), z.union([z.string().max(LONGEST_BOX), z.number()]));
const visibility = z.enum(VISIBILITIES);
const windowSeconds = z.int().min(3).max(120).nullable();

export const createTableSchema = z.strictObject({
  game: z.string().max(40),
  seats: z.int().min(1).max(12),
  options: options.default({}),
  visibility: visibility.default('unlisted'),
  clock: clockSchema.default({ kind: 'none' }),
  windowSeconds: windowSeconds.optional(),
  /** Bots by level, for the last seats. */
  bots: z.array(z.string().max(20)).max(12).default([]),
  /** The seat the creator takes; null to open the table without sitting down. */
  seat: z.int().min(0).max(11).nullable().default(0),
  /** One of the game's guided games, on a prepared deck, against bots; begins at once. */
  lesson: z.boolean().default(false),
  /** Which of the guided games, counted from 1. */
  lessonNumber: z.int().min(1).max(9).default(1),
  /** Begin at once, without entropy of yours in the dice; every seat must be taken. */
  start: z.boolean().default(false),
});
export type CreateTable = z.infer<typeof createTableSchema>;

/** What the host may change before the start. What is left out stays as it is, so nothing here has a default. */
export const changeTableSchema = z.strictObject({ options, visibility, clock: clockSchema, windowSeconds }).partial();
export type ChangeTable = z.infer<typeof changeTableSchema>;

export const joinTableSchema = z.strictObject({
  /** Any free seat if left out. */
  seat: z.int().min(0).max(11).optional(),
  /** The code of a private table. */
  code: z.string().max(20).optional(),
});
export type JoinTable = z.infer<typeof joinTableSchema>;

export const startTableSchema = z.strictObject({
  /** Bots of this level take the free seats. */
  fill: z.string().max(20).optional(),
  /** The host's entropy, where it was not sent before. */
  dice: diceSchema.optional(),
});
export type StartTable = z.infer<typeof startTableSchema>;

export interface ChatMessage {
  /** Names the message at its table, and grows. Not counted: gaps would tell of channels that the reader does not hear. */
  readonly n: number;
  readonly at: number;
  readonly channel: string;
  /** Empty for a bot. */
  readonly user: string;
  readonly name: string;
  /** Where its writer sat. */
  readonly seat: Seat | null;
  /** Empty where a claim says it all. */
  readonly text: string;
  /** A claim, which every reader gets in their own language. */
  readonly claim?: Claim | undefined;
  /** How many events had been told when it was claimed. */
  readonly after?: number | undefined;
  /** The claim in words, where they were asked for. */
  readonly words?: string | undefined;
}

/** A game to look at again, as one observer was told it. `all` is everything, once the game is over. */
export interface Replay {
  readonly table: string;
  readonly as: Observer | 'all';
  readonly game: string;
  readonly options: Options;
  readonly moves: readonly ReplayMove[];
  readonly notices: readonly Notice[];
  readonly outcome: Outcome | null;
}

/** One moment of a replay: the first is the beginning, each other one a choice. */
export interface ReplayMove {
  /** Who chose; null for the beginning. */
  readonly seat: Seat | null;
  readonly at: number;
  /** What turns the view before into the view after; the first one turns null into a view. */
  readonly patch: Patch;
  readonly events: readonly ToldEvent[];
}
