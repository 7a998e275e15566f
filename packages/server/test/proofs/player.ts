/**
 * A person at a table, as a program: signs in over HTTP, follows the table over a socket, makes legal choices at random,
 * comes back when the connection breaks, and notes all that was sent and heard.
 */
import type { Chance, Choice } from '@conclave/kernel';
import { applyPatch, type ProblemBody, type ServerMessage, type Snapshot, type Update } from '@conclave/protocol';
import { WebSocket } from 'ws';
import type { Guest } from './player-guest.ts';

/** A choice that was sent, and what became of it. */
export interface Sent {
  readonly id: string;
  readonly decision: string;
  readonly choice: Choice;
  /** When it was first sent. */
  readonly at: number;
  /** How often it was sent. */
  times: number;
  answer: 'done' | ProblemBody | null;
  answeredAt: number | null;
}

/** One update, word for word. */
export interface Heard {
  readonly stream: string;
  readonly seq: number;
  readonly text: string;
}

export interface PlayerSetting {
  /** Where the socket is; it may be a proxy, or another place each time it connects. */
  readonly origin: string | (() => string);
  readonly guest: Guest;
  readonly table: string;
  readonly chance: Chance;
  /** How long it thinks before a choice, in milliseconds; null: it chooses only when it is told to. */
  readonly thinks: (() => number) | null;
  /** Keeps every update and choice. A swarm of thousands does without. */
  readonly keepsNotes?: boolean;
  readonly onSend?: (sent: Sent) => void;
  readonly onNews?: (update: Update | null, snapshot: Snapshot) => void;
  readonly onRefusal?: (problem: ProblemBody, sent: Sent | null) => void;
}

export interface Player {
  readonly guest: Guest;
  readonly table: string;
  /** What it knows of the table now; null before the first message. */
  readonly snapshot: Snapshot | null;
  readonly sent: readonly Sent[];
  readonly heard: readonly Heard[];
  /** Every whole picture it was given: more than one after a gap that could not be filled. */
  readonly pictures: readonly Snapshot[];
  /** What no server may do: numbers that are missing or come twice. */
  readonly faults: readonly string[];
  /** Choices without an answer. */
  readonly underWay: readonly Sent[];
  readonly isConnected: boolean;
  readonly isOver: boolean;
  /** How often the connection broke. */
  readonly breaks: number;
  /** Comes to the table and stays: a broken connection is made anew. Resolves when the table is seen. */
  come(): Promise<void>;
  /** Goes to another table on the same connection. Resolves when it is seen. */
  goTo(table: string): Promise<void>;
  /** Chooses now, if it is asked and nothing is under way; says whether it did. */
  choose(): boolean;
  /** Breaks the connection from this side, without a word. */
  breakOff(): void;
  /** Goes for good. */
  leave(): void;
}

/** Between two tries to connect, in milliseconds. */
const TRY_AGAIN = 40;
/** Before a table that could not be opened is asked for again. */
const OPEN_AGAIN = 500;

export function createPlayer(setting: PlayerSetting): Player {
  const { guest, chance, thinks, keepsNotes = true } = setting;
  let { table } = setting;
  const origin = () => (typeof setting.origin === 'string' ? setting.origin : setting.origin());
  const sent: Sent[] = [];
  const heard: Heard[] = [];
  const pictures: Snapshot[] = [];
  const faults: string[] = [];
  const arrived: (() => void)[] = [];
  let underWay: Sent[] = [];
  /** The decision that was last made. */
  let decided: string | null = null;
  let socket: WebSocket | null = null;
  let snapshot: Snapshot | null = null;
  let isThere = false;
  let hasLeft = false;
  let breaks = 0;
  let commands = 0;
  let thought: NodeJS.Timeout | undefined;
  let retry: NodeJS.Timeout | undefined;

  function connect(): void {
    if (hasLeft) return;
    const mine = new WebSocket(`${origin().replace('http', 'ws')}/api/socket`, {
      headers: { cookie: guest.cookie },
      perMessageDeflate: false,
    });
    socket = mine;
    mine.on('open', () => sayWhereWeWere(mine));
    mine.on('message', (data) => {
      // What still arrives on a connection that was given up is not heard.
      if (socket === mine) hear(String(data));
    });
    mine.on('error', () => {});
    mine.on('close', () => {
      if (socket !== mine) return;
      socket = null;
      breaks++;
      clearTimeout(thought);
      isThere = false;
      if (!hasLeft) retry = setTimeout(connect, TRY_AGAIN);
    });
  }

  function sayWhereWeWere(on: WebSocket): void {
    const resume = snapshot === null ? {} : { resume: { stream: snapshot.stream, seq: snapshot.seq } };
    on.send(JSON.stringify({ type: 'open', table, ...resume }));
    for (const one of underWay) write(one);
  }

  function openAgain(): void {
    if (!isThere && socket?.readyState === WebSocket.OPEN) sayWhereWeWere(socket);
  }

  function arrive(): void {
    isThere = true;
    for (const resolve of arrived.splice(0)) resolve();
    think();
  }

  function hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    const isOfTableBefore = 'table' in message && message.table !== table;
    if (isOfTableBefore) return;
    switch (message.type) {
      case 'snapshot': {
        const { type: _, table: __, ...picture } = message;
        if (keepsNotes) pictures.push(picture);
        snapshot = picture;
        setting.onNews?.(null, picture);
        arrive();
        break;
      }
      case 'resumed':
        if (message.stream !== snapshot?.stream) faults.push(`a stream was resumed that was not asked for at ${table}`);
        arrive();
        break;
      case 'update': {
        if (message.seq !== (snapshot?.seq ?? Number.NaN) + 1) {
          faults.push(`update ${message.seq} came after ${snapshot?.seq ?? 'nothing'} at table ${table}`);
        }
        if (snapshot === null) break;
        if (keepsNotes) heard.push({ stream: snapshot.stream, seq: message.seq, text });
        snapshot = updated(snapshot, message);
        setting.onNews?.(message, snapshot);
        break;
      }
      case 'done':
        answered(message.id, 'done');
        break;
      case 'refused':
        refused(message.id, { code: message.code, message: message.message });
        break;
    }
    think();
  }

  function answered(id: string | undefined, answer: Sent['answer']): Sent | null {
    const one = underWay.find((command) => command.id === id);
    if (one === undefined) return null;
    one.answer = answer;
    one.answeredAt = Date.now();
    if (answer === 'done') decided = one.decision;
    underWay = underWay.filter((command) => command !== one);
    return one;
  }

  function refused(id: string | undefined, problem: ProblemBody): void {
    const mayComeLater = problem.code === 'storage-unavailable' || problem.code === 'shutting-down';
    // The table itself could not be opened.
    if (mayComeLater && id === undefined) setTimeout(openAgain, OPEN_AGAIN);
    const again = mayComeLater ? underWay.find((command) => command.id === id) : undefined;
    if (again !== undefined) {
      setTimeout(() => write(again), TRY_AGAIN);
      return;
    }
    const one = answered(id, problem);
    setting.onRefusal?.(problem, one);
  }

  /** What is decided is not asked any more, even if the news of it got lost on the way and is yet to come. */
  function isAsked(): boolean {
    const decision = snapshot?.decision ?? null;
    return isThere && decision !== null && decision.id !== decided && snapshot?.info.status === 'playing';
  }

  /** Begins to think, if there is something to decide. */
  function think(): void {
    if (thinks === null || !isAsked() || underWay.length > 0) return;
    clearTimeout(thought);
    thought = setTimeout(choose, thinks());
  }

  function choose(): boolean {
    if (!isAsked() || underWay.length > 0 || snapshot?.decision == null) return false;
    const id = `${guest.name}-${++commands}`;
    const choice = chance.pick(optionsIn(snapshot));
    const one: Sent = {
      id,
      decision: snapshot.decision.id,
      choice,
      at: Date.now(),
      times: 0,
      answer: null,
      answeredAt: null,
    };
    if (keepsNotes) sent.push(one);
    underWay = [...underWay, one];
    setting.onSend?.(one);
    write(one);
    return true;
  }

  function write(one: Sent): void {
    if (socket?.readyState !== WebSocket.OPEN) return;
    one.times++;
    const { id, decision, choice } = one;
    socket.send(JSON.stringify({ type: 'choose', table, id, decision, choice }));
  }

  return {
    guest,
    get table() {
      return table;
    },
    sent,
    heard,
    pictures,
    faults,
    get snapshot() {
      return snapshot;
    },
    get underWay() {
      return underWay;
    },
    get isConnected() {
      return isThere;
    },
    get isOver() {
      return snapshot?.info.status === 'finished';
    },
    get breaks() {
      return breaks;
    },
    come() {
      if (socket === null) connect();
      return isThere ? Promise.resolve() : new Promise((resolve) => arrived.push(resolve));
    },
    goTo(next) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'close', table }));
      table = next;
      snapshot = null;
      underWay = [];
      isThere = false;
      if (socket?.readyState === WebSocket.OPEN) sayWhereWeWere(socket);
      return new Promise((resolve) => arrived.push(resolve));
    },
    choose,
    breakOff() {
      socket?.terminate();
    },
    leave() {
      hasLeft = true;
      clearTimeout(thought);
      clearTimeout(retry);
      socket?.terminate();
    },
  };
}

function optionsIn({ view }: Snapshot): readonly Choice[] {
  return (view as { pending: { options: readonly Choice[] } }).pending.options;
}

/** What is known after an update. */
function updated(before: Snapshot, update: Update): Snapshot {
  const { view, events, chat, ...rest } = update;
  return {
    ...before,
    ...(rest as Partial<Snapshot>),
    ...(view === undefined ? {} : { view: applyPatch(before.view, view) }),
    ...(events === undefined
      ? {}
      : { events: { at: 0, told: [...before.events.told.slice(0, events.at), ...events.told] } }),
    ...(chat === undefined ? {} : { chat: [...before.chat, ...chat] }),
  };
}
