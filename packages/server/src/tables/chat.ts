/** Talk at the table, where the rules of the game let people talk. */
import type { ChatMessage, Say } from '@conclave/protocol';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Problem } from '../problem.ts';
import { seatOf, viewerOf } from './access.ts';
import type { LiveTable } from './live.ts';
import type { User } from './service.ts';

/** So many messages in so many seconds, whichever tables they go to. */
const limiter = new RateLimiterMemory({ points: 8, duration: 10 });

/** Answers to repeats of a command: a message that was said is not said again. */
const said = new Map<string, ChatMessage>();
const SAID_KEPT = 2000;

export async function say(
  table: LiveTable,
  who: User,
  { id, channel, text }: Say,
  code?: string,
): Promise<ChatMessage> {
  const key = `${table.row.id} ${who.id} ${id}`;
  return table.turn(async () => {
    const before = said.get(key);
    if (before !== undefined) return before;
    const viewer = viewerOf(table.row, who, code);
    const isOpen = table.channelsOf(viewer).some((one) => one.id === channel && one.speaks);
    if (!isOpen) throw new Problem('forbidden', 'You cannot speak here now.');
    const clean = cleaned(text);
    if (clean === '') throw new Problem('bad-request', 'The message is empty. Write something.');
    await limiter.consume(who.id).catch(() => {
      throw new Problem('too-many', 'You write very fast. Wait a few seconds.');
    });
    const at = table.deps.now();
    // By the time, and not counted: a gap would tell those who do not hear a channel that somebody speaks there.
    const n = Math.max(at, (table.chat.at(-1)?.n ?? 0) + 1);
    const seat = seatOf(table.row, who);
    const message = { n, at, channel, user: who.id, name: who.name, seat, text: clean };
    await table.commit({ chat: [message] });
    remember(key, message);
    return message;
  });
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
