/** What bots remember: what their seats were told and heard, in the order in which it happened. */
import { type Said, type Seat, toldTo } from '@conclave/kernel';
import type { ChatMessage } from '@conclave/protocol';
import type { Match } from './core/match.ts';
import type { TableShell } from './shell.ts';

interface Mind {
  readonly memory: unknown;
  /** How much of the match it knows: the beginning, and so many choices. */
  readonly choices: number;
  /** The number of the latest message it knows. */
  readonly heard: number;
  readonly undos: number;
}

/** Nothing is known yet, not even the beginning. */
const NOT_YET = -1;

export class Minds {
  private readonly table: TableShell;
  private readonly minds = new Map<Seat, Mind>();

  constructor(table: TableShell) {
    this.table = table;
  }

  /** The seat's memory, brought up to date; made anew after something was taken back. */
  memoryOf(match: Match, seat: Seat): unknown {
    const { game } = match;
    const undos = match.undone.times;
    const before = this.minds.get(seat);
    const { memory, choices, heard } =
      before?.undos === undos ? before : { memory: game.memory.fresh(seat), choices: NOT_YET, heard: 0 };
    const claims = this.claimsHeard(seat, heard);
    const news = choices === NOT_YET ? [match.start, ...match.choices] : match.choices.from(choices);
    let next = 0;
    const hearUpTo = (time: number) => {
      for (; next < claims.length && (claims[next] as Heard).at < time; next++) {
        game.memory.hear?.(memory, claims[next] as Heard);
      }
    };
    for (const { at, events } of news) {
      hearUpTo(at);
      for (const event of events) game.memory.note(memory, toldTo(event, seat));
    }
    hearUpTo(Number.POSITIVE_INFINITY);
    this.minds.set(seat, {
      memory,
      choices: Math.max(choices, match.choices.length),
      heard: claims.at(-1)?.n ?? heard,
      undos,
    });
    return memory;
  }

  private claimsHeard(seat: Seat, since: number): readonly Heard[] {
    if (this.table.game.memory.hear === undefined) return [];
    return this.table.audience
      .chatFor(seat)
      .filter((message): message is Heard => isClaim(message) && message.n > since);
  }
}

/** A claim in the talk. */
export type Heard = ChatMessage & Said;

export function isClaim(message: ChatMessage): message is Heard {
  return message.claim !== undefined && message.seat !== null;
}
