/** What the routes answer, described for those who write clients. The types are the protocol's; here they get schemas. */
import type { Choice, GameRecord, ToldEvent } from '@conclave/kernel';
import {
  type BotToken,
  type ChatMessage,
  clockSchema,
  type Me,
  type Notice,
  PASS_UNTIL,
  type Patch,
  PROBLEMS,
  type ProblemBody,
  type ProblemCode,
  type Replay,
  type Session,
  type Snapshot,
  TABLE_STATUSES,
  type TableInfo,
  type TableSummary,
  VISIBILITIES,
} from '@conclave/protocol';
import { z } from 'zod';

const seat = z.int().describe('A place in the game, counted from 0.');
const time = z.int().describe('Milliseconds since 1970.');

export const problemSchema: z.ZodType<ProblemBody> = z
  .object({ code: z.enum(Object.keys(PROBLEMS) as [ProblemCode]), message: z.string() })
  .meta({ id: 'Problem' });

export const meSchema: z.ZodType<Me> = z
  .object({
    id: z.string().describe('Your public id.'),
    name: z.string(),
    createdAt: time,
    muted: z.array(z.string()).describe('Users whose chat you do not get.'),
  })
  .meta({ id: 'Me' });

const botTokenFields = { id: z.string(), label: z.string(), createdAt: time, usedAt: time.nullable() };
export const botTokenSchema: z.ZodType<BotToken> = z.object(botTokenFields).meta({ id: 'BotToken' });
export const sessionSchema: z.ZodType<Session> = z
  .object({
    id: z.string(),
    device: z.string().describe('Browser and system, such as `Firefox, Linux`; empty where it is not known.'),
    createdAt: time,
    usedAt: time.describe('To the hour.'),
    current: z.boolean().describe('The one that asks.'),
  })
  .meta({ id: 'Session' });
export const newBotTokenSchema = z
  .object({ ...botTokenFields, token: z.string().describe('Shown this once. Send it as "Authorization: Bearer ...".') })
  .meta({ id: 'NewBotToken' });

const outcome = z
  .object({ winners: z.array(seat), reason: z.string(), detail: z.record(z.string(), z.unknown()) })
  .meta({ id: 'Outcome' });

const options = z.record(z.string(), z.union([z.string(), z.number()]));

const seatInfo = z
  .object({
    seat,
    kind: z.enum(['open', 'person', 'bot']),
    user: z.string().optional().describe("A person's public id."),
    name: z.string().optional(),
    bot: z.string().optional().describe("The bot's level."),
    present: z.boolean().describe('The person is connected.'),
    goneSince: time.nullable().describe('Since when the person is not connected; null if they are, and for bots.'),
    away: z.boolean().describe('A bot decides for the person until they return.'),
    conceded: z.boolean().describe('The person gave up: a bot decides to the end, and the seat cannot win.'),
  })
  .meta({ id: 'Seat' });

export const tableInfoSchema: z.ZodType<TableInfo> = z
  .object({
    id: z.string(),
    game: z.string(),
    status: z.enum(TABLE_STATUSES),
    visibility: z.enum(VISIBILITIES),
    code: z.string().optional().describe('What others join by; only for those who sit at the table.'),
    options,
    clock: clockSchema,
    windowSeconds: z.int().nullable().describe('How long a response window stays open; null: until all have answered.'),
    seats: z.array(seatInfo),
    host: z.string().nullable().describe("The host's public id."),
    createdAt: time,
    startedAt: time.nullable(),
    finishedAt: time.nullable(),
    fair: z.object({
      commitment: z.string().describe('SHA-256 of the seed, shown from the beginning.'),
      received: z
        .array(z.boolean().nullable())
        .describe('Whether each person has added entropy; null for a free seat and a bot.'),
      entropy: z.array(z.string().nullable()).nullable().describe('What each seat added, once the game has begun.'),
      seed: z.string().nullable().describe('Shown after the end.'),
    }),
    lesson: z.boolean().describe('A guided game: its beginning was prepared, so its dice cannot be checked.'),
    lessonNumber: z.int().nullable().describe("Which of the game's guided games it is, from 1; null if it is none."),
    outcome: outcome.nullable(),
    rematch: z.string().nullable().describe('The table that was opened to play it once more.'),
    watchers: z.int().describe('How many look on without a seat.'),
    you: z.object({ seat: seat.nullable(), host: z.boolean() }),
  })
  .meta({ id: 'Table' });

export const tableSummarySchema: z.ZodType<TableSummary> = z
  .object({
    id: z.string(),
    game: z.string(),
    status: z.enum(TABLE_STATUSES),
    seats: z.array(seatInfo.pick({ seat: true, kind: true, name: true, bot: true })),
    clock: clockSchema,
    createdAt: time,
    yourSeat: seat.nullable().optional(),
    yourTurn: z.boolean().optional(),
  })
  .meta({ id: 'TableSummary' });

const toldEvent: z.ZodType<ToldEvent> = z.looseObject({ type: z.string() }).meta({ id: 'Event' });

export const chatMessageSchema: z.ZodType<ChatMessage> = z
  .object({
    n: z.int().describe('Names the message at its table, and grows.'),
    at: time,
    channel: z.string(),
    user: z.string().describe('Empty for a bot.'),
    name: z.string(),
    seat: seat.nullable(),
    text: z.string().describe('Empty where a claim says it all.'),
    claim: z
      .looseObject({ type: z.string() })
      .optional()
      .describe('What was said in a form of the game. It may be false.'),
    after: z.int().optional().describe('How many events had been told when it was claimed.'),
    words: z.string().optional().describe('The claim in words; only when asked for by `words`.'),
  })
  .meta({ id: 'ChatMessage' });

const noticeAt = {
  n: z.int().describe('Grows by one with each.'),
  at: time,
  after: z.int().describe('How many events had been told then.'),
  seat: seat.describe('Whom it is about.'),
};
const notice: z.ZodType<Notice> = z
  .union([
    z.object({ ...noticeAt, type: z.enum(['time-out', 'came-back', 'undo-asked', 'conceded', 'end-asked', 'ended']) }),
    z.object({ ...noticeAt, type: z.enum(['bot-plays', 'undo-refused', 'end-refused']), by: seat }),
    z.object({ ...noticeAt, type: z.literal('undone'), asked: z.boolean() }),
  ])
  .meta({ id: 'Notice' });

const choice: z.ZodType<Choice> = z.looseObject({ type: z.string() }).meta({ id: 'Choice' });

export const snapshotSchema: z.ZodType<
  Snapshot & { readonly options?: readonly { readonly choice: Choice; readonly words: string }[] | undefined }
> = z
  .object({
    stream: z.string().describe('Names this stretch of updates; hand it back with `seq`.'),
    seq: z.int(),
    info: tableInfoSchema,
    view: z
      .unknown()
      .describe('The game as you may know it, null before the start. Your options: `view.pending.options`.'),
    events: z.object({ at: z.int().describe('The number of the first one here.'), told: z.array(toldEvent) }),
    decision: z
      .object({
        id: z.string().describe('Names this very question; an answer must carry it.'),
        decision: z.string(),
        kind: z.enum(['question', 'ballot', 'window']),
      })
      .nullable()
      .describe('What you are asked now.'),
    clock: z
      .object({
        now: time,
        left: z.array(z.number().nullable()).describe('Milliseconds each seat has left as of `now`.'),
        running: z.array(seat),
        standsUntil: time.optional().describe('Time begins to run at this moment and not before.'),
        window: z.object({ opensAt: time, closesAt: time }).nullable(),
        limit: z
          .object({ opensAt: time, closesAt: time })
          .nullable()
          .describe("How long the game's own options leave for this decision."),
      })
      .nullable(),
    undo: z.object({
      free: z.boolean(),
      byConsent: z.boolean(),
      request: z.object({ by: seat, waitingFor: z.array(seat) }).nullable(),
    }),
    ending: z
      .object({ by: seat, waitingFor: z.array(seat) })
      .nullable()
      .describe('Somebody asks to end the game without a result.'),
    notices: z.array(notice).describe('What the table itself has to tell, oldest first.'),
    you: z.int().nullable().describe('Your place in `view.players`; null for a spectator and before the start.'),
    passUntil: z.enum(PASS_UNTIL),
    orders: z.unknown().describe('What your own seat has ordered, in a form of the game; null: nothing.'),
    channels: z.array(z.object({ id: z.string(), speaks: z.boolean() })),
    chat: z.array(chatMessageSchema),
    question: z.string().nullable().optional().describe('What you are asked; only when asked for by `words`.'),
    sentences: z.array(z.string()).optional().describe('What happened; only when asked for by `words`.'),
    options: z
      .array(z.object({ choice, words: z.string() }))
      .optional()
      .describe('Your options in words, in the order of `view.pending.options`; only when asked for by `words`.'),
  })
  .meta({ id: 'Snapshot' });

const patch = z
  .array(z.unknown())
  .describe('What turns the view before into the view after: docs/protocol.md.') as unknown as z.ZodType<Patch>;

export const replaySchema: z.ZodType<Replay> = z
  .object({
    table: z.string(),
    as: z.union([seat, z.literal('spectator'), z.literal('all')]),
    game: z.string(),
    options,
    moves: z.array(z.object({ seat: seat.nullable(), at: time, patch, events: z.array(toldEvent) })),
    notices: z.array(notice),
    outcome: outcome.nullable(),
  })
  .meta({ id: 'Replay' });

export const recordSchema = z
  .looseObject({ format: z.string(), game: z.string() })
  .meta({ id: 'GameRecord' }) as unknown as z.ZodType<GameRecord>;
