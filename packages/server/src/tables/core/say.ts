/** Talk at the table, where the rules of the game let people talk. */
import { BadInput, type Claim, earshotOf, type Seat, samePlain } from '@conclave/kernel';
import { Problem } from '../../problem.ts';
import type { ChatRow } from '../../storage/store.ts';
import { mustBe, seatOf, viewerOf } from './access.ts';
import type { Match } from './match.ts';
import { nameAt } from './names.ts';
import { channelsOf } from './scene.ts';
import { type CommandOf, type Decided, NOTHING, type Table, type World } from './table.ts';

const MAX_CHAT = 200;

/** The latest messages, and of earlier ones the claims: players and bots remember what was claimed however much is said since. */
export function keptChat(chat: readonly ChatRow[]): readonly ChatRow[] {
  const early = chat.length - MAX_CHAT;
  return early <= 0 ? chat : chat.filter(({ claim }, i) => i >= early || claim !== undefined);
}

export function say(table: Table, command: CommandOf<'say'>, world: World): Decided {
  const { by, channel, text = '', claim: data } = command;
  const { row, chat } = table;
  const viewer = viewerOf(row, by);
  const said = chat.find((message) => message.user === by.id && message.command === command.id);
  if (said !== undefined) return { kind: 'nothing', said };
  const isOpen = channelsOf(table, world.game, viewer).some((one) => one.id === channel && one.speaks);
  if (!isOpen) throw new Problem('forbidden', 'You can’t write here right now.');
  const seat = seatOf(row, by);
  const claim = data === undefined ? undefined : claimOf(table, world, seat, data);
  const clean = cleaned(text);
  if (clean === '' && claim === undefined) {
    throw new Problem('bad-request', 'The message is empty. Write something.');
  }
  const name = seat === null ? by.name : nameAt(row, seat);
  const words = { channel, user: by.id, name, seat, text: clean, command: command.id };
  return uttered(table, world, { ...words, ...claimed(table, claim) });
}

/** Whether bots talk at this moment of the game. */
export function isTalkedIn({ game, pending }: Match): boolean {
  return pending !== null && game.claims?.talksAt(pending.decision) === true;
}

/** A bot's claim, said where its seat speaks. What the game would not take from a person it does not take from a bot. */
export function botSay(table: Table, { seat, claim: data, to }: CommandOf<'bot-say'>, world: World): Decided {
  const { match, row, chat } = table;
  if (match === null || row.status !== 'playing' || (row.seats[seat]?.bot ?? null) === null) return NOTHING;
  const earshot = earshotOf(world.game, match.state, seat, row.seats.length);
  if (earshot === null) return NOTHING;
  // In a discussion it may have given the same answer meanwhile, of its own accord.
  const isSaid = chat.some(
    (message) => message.n > (to ?? 0) && message.seat === seat && samePlain(message.claim, data),
  );
  if (to === undefined ? !isTalkedIn(match) : isSaid) return NOTHING;
  const claim = claimOf(table, world, seat, data);
  const words = { channel: earshot.channel, user: '', name: nameAt(row, seat), seat, text: '' };
  return uttered(table, world, { ...words, ...claimed(table, claim) });
}

function claimed({ match }: Table, claim: Claim | undefined): Pick<ChatRow, 'claim' | 'after'> {
  return claim === undefined || match === null ? {} : { claim, after: match.eventCount };
}

function uttered({ chat }: Table, { now }: World, words: Omit<ChatRow, 'n' | 'at'>): Decided {
  // By the time, and not counted: a gap would tell those who do not hear a channel that somebody speaks there.
  const n = Math.max(now, (chat.at(-1)?.n ?? 0) + 1);
  const message = { n, at: now, ...words };
  return { kind: 'change', change: { chat: [message] }, said: message };
}

/** The claim that the data makes, checked for its form by the game. */
function claimOf({ row }: Table, { game }: World, seat: Seat | null, data: unknown): Claim {
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
