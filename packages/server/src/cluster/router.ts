/** `Tables` over all nodes: whatever is asked of a table is done here if this node runs it or may take it, else where it is run. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../problem.ts';
import { Elsewhere } from '../tables/ownership.ts';
import type { Tables } from '../tables/service.ts';
import type { RematchParts, TableHouse } from '../tables/tables.ts';
import { notReached } from './asks.ts';

/** What is asked of one table, and can be asked from afar: (who, table, ...) in, plain data out. */
const METHODS = [
  'info',
  'join',
  'leave',
  'clearSeat',
  'seatBot',
  'change',
  'addEntropy',
  'start',
  'abandon',
  'rematchTable',
  'sitDownAgain',
  'play',
  'say',
  'shown',
  'snapshot',
  'waitFor',
  'report',
] as const satisfies readonly (keyof (Tables & RematchParts))[];
type Method = (typeof METHODS)[number];
type AnyMethod = (...args: unknown[]) => Promise<unknown>;

const GIVE_UP_AFTER = 10_000;
const FIRST_WAIT = 50;
const LONGEST_WAIT = 1000;
const MOST_KNOWN = 50_000;

export class Router {
  private readonly local: TableHouse;
  private readonly ask: (to: string, method: string, args: readonly unknown[]) => Promise<unknown>;
  /** Which other node runs a table, as far as is known. */
  private readonly owners = new Map<string, string>();

  constructor(local: TableHouse, ask: (to: string, method: string, args: readonly unknown[]) => Promise<unknown>) {
    this.local = local;
    this.ask = ask;
  }

  /** Does it here or there. If the table has moved it is done again at the right place: a command is carried out once all the same. */
  async route<T>(table: string, here: () => Promise<T>, there: (node: string) => Promise<T>): Promise<T> {
    const deadline = performance.now() + GIVE_UP_AFTER;
    for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      const owner = this.local.has(table) ? undefined : this.owners.get(table);
      try {
        return await (owner === undefined ? here() : there(owner));
      } catch (error) {
        if (!(error instanceof Elsewhere)) {
          // Whoever asks once more looks in the database who runs it.
          if (error instanceof Problem && error.code === 'storage-unavailable') this.owners.delete(table);
          throw error;
        }
        const isNews = this.note(table, error.owner, owner);
        if (performance.now() > deadline) throw notReached();
        if (!isNews) await sleep(wait);
      }
    }
  }

  /** Whether it is worth trying again at once. */
  private note(table: string, owner: string | null, tried: string | undefined): boolean {
    if (this.owners.size > MOST_KNOWN) this.owners.clear();
    if (owner === null || owner === tried) this.owners.delete(table);
    else this.owners.set(table, owner);
    return owner !== null && owner !== tried;
  }

  nodeGone(node: string): void {
    for (const [table, owner] of this.owners) if (owner === node) this.owners.delete(table);
  }

  /** Carries out what another node asks. It is not passed on: whoever asks looks again. */
  serve(method: string, args: readonly unknown[]): Promise<unknown> {
    if (!METHODS.includes(method as Method)) throw new TypeError(`no node may ask for ${method}`);
    return (this.local[method as Method] as AnyMethod)(...args);
  }

  /** What everybody on this node asks. */
  tables(open: Tables['open']): Tables {
    const routed = Object.fromEntries(METHODS.map((method) => [method, this.routed(method)])) as Pick<
      Tables & RematchParts,
      Method
    >;
    const { local } = this;
    return {
      ...local,
      ...routed,
      open,
      async rematch(who, id) {
        const { table, seat } = await routed.rematchTable(who, id);
        return routed.sitDownAgain(who, table, seat);
      },
    };
  }

  private routed(method: Method): AnyMethod {
    const { local } = this;
    return (...args) =>
      this.route(
        args[1] as string,
        () => (local[method] as AnyMethod)(...args),
        (node) => this.ask(node, method, withoutEnd(args)),
      );
  }
}

/** What is left out at the end of a list of arguments stays left out: JSON would make null of it. */
function withoutEnd(args: readonly unknown[]): readonly unknown[] {
  const last = args.findLastIndex((value) => value !== undefined);
  return args.slice(0, last + 1);
}
