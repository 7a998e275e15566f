/** Questions to other nodes, repeated until they are answered, and questions of other nodes, each carried out once. */
import { Problem } from '../problem.ts';
import { Elsewhere } from '../tables/ownership.ts';
import type { Frame } from './frames.ts';

/** An ask that is not answered is sent again after so long; one that nobody heard of for so long is given up. */
const REPEAT_AFTER = 1000;
const GIVE_UP_AFTER = 10_000;
const MOST_UNDER_WAY = 1000;
/** An answer is kept so long for those who ask again. */
const ANSWERS_KEPT = 15_000;

export type AskResult = 'answered' | 'refused' | 'moved' | 'given_up';

interface UnderWay {
  readonly to: string;
  readonly frame: Frame;
  readonly begun: number;
  /** When it was last heard of. */
  heardOf: number;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

export interface AskDeps {
  send(to: string, frame: Frame): void;
  /** One is settled, after so many milliseconds. */
  settled(result: AskResult, milliseconds: number): void;
}

/** What this node asks others. */
export class Asks {
  private readonly deps: AskDeps;
  private readonly underWay = new Map<number, UnderWay>();
  private readonly timer: NodeJS.Timeout;
  private last = 0;

  constructor(deps: AskDeps) {
    this.deps = deps;
    this.timer = setInterval(() => this.repeat(), REPEAT_AFTER).unref();
  }

  /** Rejects with `Elsewhere` if that node does not run the table, or is no more. */
  ask(to: string, method: string, args: readonly unknown[]): Promise<unknown> {
    if (this.underWay.size >= MOST_UNDER_WAY) {
      return Promise.reject(new Problem('too-many', 'The server is very busy. Try again in a moment.'));
    }
    const id = ++this.last;
    const frame: Frame = ['ask', id, method, args];
    return new Promise((resolve, reject) => {
      const now = performance.now();
      this.underWay.set(id, { to, frame, begun: now, heardOf: now, resolve, reject });
      this.deps.send(to, frame);
    });
  }

  private repeat(): void {
    const now = performance.now();
    for (const [id, { to, frame, begun, heardOf, reject }] of this.underWay) {
      if (now - heardOf > GIVE_UP_AFTER) {
        this.settle(id, 'given_up');
        reject(notReached());
      } else if (now - begun > REPEAT_AFTER / 2) this.deps.send(to, frame);
    }
  }

  /** Everything that waits is sent once more: something may have been lost. */
  sendAgain(): void {
    for (const { to, frame } of this.underWay.values()) this.deps.send(to, frame);
  }

  /** That node is no more: whoever waits for it looks for another. */
  nodeGone(node: string): void {
    for (const [id, { to, reject }] of this.underWay) {
      if (to !== node) continue;
      this.settle(id, 'moved');
      reject(new Elsewhere(null));
    }
  }

  hear(frame: Frame): void {
    const id = frame[1] as number;
    const one = this.underWay.get(id);
    if (one === undefined) return;
    switch (frame[0]) {
      case 'working':
        one.heardOf = performance.now();
        return;
      case 'answer':
        this.settle(id, 'answered');
        one.resolve(frame[2] ?? undefined);
        return;
      case 'refused':
        this.settle(id, 'refused');
        one.reject(new Problem(frame[2], frame[3]));
        return;
      case 'moved':
        this.settle(id, 'moved');
        one.reject(new Elsewhere(frame[2]));
    }
  }

  private settle(id: number, result: AskResult): void {
    const one = this.underWay.get(id);
    this.underWay.delete(id);
    if (one !== undefined) this.deps.settled(result, performance.now() - one.begun);
  }

  close(): void {
    clearInterval(this.timer);
    for (const { reject } of this.underWay.values()) reject(notReached());
    this.underWay.clear();
  }
}

export function notReached(): Problem {
  return new Problem('storage-unavailable', 'The server that runs this table does not answer. Try again in a moment.');
}

/** What other nodes ask this one. */
export class Served {
  private readonly send: (to: string, frame: Frame) => void;
  private readonly failed: (error: unknown) => void;
  /** By who asks and the number; null while it is carried out. In the order in which they came. */
  private readonly answers = new Map<string, { readonly at: number; answer: Frame | null }>();

  /** `failed` is told of what is no refusal but a fault. */
  constructor(send: (to: string, frame: Frame) => void, failed: (error: unknown) => void) {
    this.send = send;
    this.failed = failed;
  }

  /** Carries it out, unless it was asked before: then the answer is given again. */
  async serve(from: string, id: number, work: () => Promise<unknown>): Promise<void> {
    const now = performance.now();
    for (const [key, { at, answer }] of this.answers) {
      if (now - at < ANSWERS_KEPT) break;
      if (answer !== null) this.answers.delete(key);
    }
    const key = `${from} ${id}`;
    const known = this.answers.get(key);
    if (known !== undefined) {
      this.send(from, known.answer ?? ['working', id]);
      return;
    }
    const entry: { at: number; answer: Frame | null } = { at: now, answer: null };
    this.answers.set(key, entry);
    const answer = await this.answerOf(id, work);
    // Who runs a table may be another matter when it is asked again.
    if (answer[0] === 'moved') this.answers.delete(key);
    else entry.answer = answer;
    this.send(from, answer);
  }

  private async answerOf(id: number, work: () => Promise<unknown>): Promise<Frame> {
    try {
      return ['answer', id, (await work()) ?? null];
    } catch (error) {
      if (error instanceof Elsewhere) return ['moved', id, error.owner];
      if (error instanceof Problem) return ['refused', id, error.code, error.message];
      this.failed(error);
      return ['refused', id, 'internal', 'Something went wrong on our side. Nothing changed. Try again.'];
    }
  }
}
