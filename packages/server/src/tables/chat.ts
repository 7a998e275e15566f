/** Talk at the table, where the rules of the game let people talk. */
import { BadInput, type Claim, earshotOf, type Seat } from '@conclave/kernel';
import type { ChatMessage, Say } from '@conclave/protocol';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Problem } from '../problem.ts';
import { mustBe, seatOf, viewerOf } from './access.ts';
import type { LiveTable } from './live.ts';
import { nameAt } from './names.ts';
import type { User } from './service.ts';

/** So many messages in so many seconds, whichever tables they go to. */
const limiter = new RateLimiterMemory({ points: 8, duration: 10 });

/** Answers to repeats of a command: a message that was said is not said again. */
const said = new Map<string, ChatMessage>();
const SAID_KEPT = 2000;

export async function say(
  table: LiveTable,
  who: User,
  { id, channel, text = '', claim: data }: Say,
  code?: string,
): Promise<ChatMessage> {
  const key = `${table.row.id} ${who.id} ${id}`;
  return table.turn(async () => {
    const before = said.get(key);
    if (before !== undefined) return before;
    const viewer = viewerOf(table.row, who, code);
    const isOpen = table.channelsOf(viewer).some((one) => one.id === channel && one.speaks);
    if (!isOpen) throw new Problem('forbidden', 'You can’t write here right now.');
    const seat = seatOf(table.row, who);
    const claim = data === undefined ? undefined : claimOf(table, seat, data);
    const clean = cleaned(text);
    if (clean === '' && claim === undefined) {
      throw new Problem('bad-request', 'The message is empty. Write something.');
    }
    await limiter.consume(who.id).catch(() => {
      throw new Problem('too-many', 'You’re sending messages too fast. Wait a few seconds.');
    });
    const words = {
      channel,
      user: who.id,
      name: seat === null ? who.name : nameAt(table.row, seat),
      seat,
      text: clean,
      ...claimed(table, claim),
    };
    const message = await utter(table, words);
    remember(key, message);
    return message;
  });
}

/** A bot's claim, said where its seat speaks. What the game would not take from a person it does not take from a bot. */
export async function sayAsBot(table: LiveTable, seat: Seat, data: Claim): Promise<void> {
  const { match, row, game } = table;
  if (match === null) return;
  const earshot = earshotOf(game, match.state, seat, row.seats.length);
  if (earshot === null) return;
  const claim = claimOfBot(table, seat, data);
  if (claim === null) return;
  const words = { channel: earshot.channel, user: '', name: nameAt(row, seat), seat, text: '' };
  await utter(table, { ...words, ...claimed(table, claim) });
}

/** Null for what is no claim of the game: a bot that talks nonsense is not heard, and holds nobody up. */
function claimOfBot(table: LiveTable, seat: Seat, data: Claim): Claim | null {
  try {
    return claimOf(table, seat, data);
  } catch (error) {
    table.deps.log.warn({ err: error, game: table.game.id }, 'a bot said something that is no claim of the game');
    return null;
  }
}

function claimed({ match }: LiveTable, claim: Claim | undefined): Pick<ChatMessage, 'claim' | 'after'> {
  return claim === undefined || match === null ? {} : { claim, after: match.eventCount };
}

async function utter(table: LiveTable, words: Omit<ChatMessage, 'n' | 'at'>): Promise<ChatMessage> {
  const at = table.deps.now();
  // By the time, and not counted: a gap would tell those who do not hear a channel that somebody speaks there.
  const n = Math.max(at, (table.chat.at(-1)?.n ?? 0) + 1);
  const message = { n, at, ...words };
  await table.commit({ chat: [message] });
  return message;
}

/** The claim that the data makes, checked for its form by the game. */
function claimOf({ game, row }: LiveTable, seat: Seat | null, data: unknown): Claim {
  if (seat === null) throw new Problem('forbidden', 'Only players can make claims. Write it as text.');
  mustBe(row, 'playing');
  if (game.claims === undefined) throw new Problem('bad-request', 'This game has no claims. Write it as text.');
  try {
    return game.claims.parse(data, row.seats.length, row.options);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new Problem('bad-request', `This claim isn’t part of the game: ${error.message}.`);
  }
}

/** Text without what is not meant to be read: control characters, and marks that turn the line around. */
function cleaned(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function remember(key: string, message: ChatMessage): void {
  said.set(key, message);
  const oldest = said.size > SAID_KEPT ? said.keys().next().value : undefined;
  if (oldest !== undefined) said.delete(oldest);
}
