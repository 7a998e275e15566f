/** The bots of one table: what they remember, decide and say. They are handed what their seats see and hear, and nothing else. */
import { type Asked, type Choice, type Claim, type Said, type Seat, toldTo } from '@conclave/kernel';
import type { ChatMessage } from '@conclave/protocol';
import type { Match } from './core/match.ts';
import type { TableSession } from './core/session.ts';
import { type Occasion, timeToThink, waitOf } from './pace.ts';
import type { TableShell } from './shell.ts';

/** The level that decides for somebody who is away. */
const STAND_IN = 'adept';
/** Nothing is known yet, not even the beginning. */
const NOT_YET = -1;

/** A claim in the talk. */
export type Heard = ChatMessage & Said;

export function isClaim(message: ChatMessage): message is Heard {
  return message.claim !== undefined && message.seat !== null;
}

interface Memory {
  readonly memory: unknown;
  /** How much of the match it knows: the beginning, and so many choices. */
  readonly choices: number;
  /** The number of the latest message it knows. */
  readonly heard: number;
  readonly undos: number;
}

export class TableBots {
  private readonly table: TableShell;
  private readonly memories = new Map<Seat, Memory>();

  constructor(table: TableShell) {
    this.table = table;
  }

  /** The moment as the bot finds it now: how long it may think, and when its answer may show. */
  occasionOf(seat: Seat): Occasion {
    const { row, session, deps } = this.table;
    const level = row.seats[seat]?.bot ?? STAND_IN;
    return { level, begun: deps.now(), window: windowOf(session), beat: session.beat, pace: deps.botPace };
  }

  /** Waits until the bot may answer. Where nobody watches there is nothing to hide. */
  async pause(occasion: Occasion): Promise<void> {
    const wait = this.table.isWatched ? waitOf(occasion, this.table.now()) : 0;
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  }

  async choiceOf(match: Match, asked: Asked, occasion: Occasion): Promise<Choice> {
    const task = this.taskOf(match, asked, occasion);
    return (await this.table.deps.bots.decide(task)) ?? match.game.timeOutChoice(task.view, asked);
  }

  /** What the bot likes to say, or its answer to that claim; null when it has nothing to say. */
  async claimOf(seat: Seat, occasion: Occasion, to?: Heard): Promise<Claim | null> {
    const { match, deps } = this.table;
    if (match === null) return null;
    const task = this.taskOf(match, { seat, decision: match.pending?.decision ?? '', options: [] }, occasion);
    const said = to === undefined ? {} : { to: { seat: to.seat, channel: to.channel, claim: to.claim } };
    return deps.bots.says({ ...task, ...said });
  }

  private taskOf(match: Match, asked: Asked, occasion: Occasion) {
    const { game, state } = match;
    return {
      game: game.id,
      level: occasion.level,
      asked,
      view: game.viewOf(state, asked.seat),
      memory: this.memoryOf(match, asked.seat),
      milliseconds: timeToThink(occasion),
      place: this.table.place,
    };
  }

  /** The seat's memory, brought up to date; made anew after something was taken back. */
  private memoryOf(match: Match, seat: Seat): unknown {
    const { game } = match;
    const undos = match.undone.times;
    const before = this.memories.get(seat);
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
    this.memories.set(seat, {
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

/** The countdown as bots go by it: from when the window arose, whenever pages come to show it. */
function windowOf({ window }: TableSession): Occasion['window'] {
  if (window === null) return null;
  return { opensAt: window.arose, closesAt: window.arose + window.closesAt - window.opensAt };
}
