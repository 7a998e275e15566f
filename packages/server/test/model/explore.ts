/** Looks for a history of the protocol that breaks one of its promises: in all histories, or in many at random. */
import { idOf, initial, isAnswered, isWhole, type State, steps, type Variant } from './protocol.ts';

export interface Found {
  readonly states: number;
  /** The promise that was broken; null if none was. */
  readonly broken: PromiseName | null;
  /** What happened, up to there. */
  readonly history: readonly string[];
  /** States from which no history leads to all commands being answered. */
  readonly stuck: number;
}

export const PROMISES = {
  'nothing is done twice': ({ stored }: State) => {
    const done = doneIn(stored);
    return new Set(done).size === done.length;
  },
  // What a standby never had is lost with the database, and memory learns of it by the next commit: no protocol can help.
  'what was acknowledged is kept': ({ stored, answered, hasFallenBack }: State) =>
    hasFallenBack || answered.every((command) => doneIn(stored).includes(command)),
  'log and position agree': ({ stored: { log, position } }: State) =>
    position.every((line, n) => log[n] === line) && !log.some((_, n) => n >= position.length && isWhole(n)),
  'each epoch has one writer': ({ stored }: State) => stored.fault === '',
  'the owner shows what is stored': (state: State) =>
    state.hasFallenBack || state.nodes.every((_, i) => isFresh(state, i)),
} as const;

export type PromiseName = keyof typeof PROMISES;
const ALL = Object.keys(PROMISES) as readonly PromiseName[];

function doneIn({ log, notes }: State['stored']): readonly string[] {
  return [...log, ...notes];
}

function isFresh(state: State, i: number): boolean {
  const { stored, nodes } = state;
  const { isUp, memory } = nodes[i] ?? { isUp: false, memory: null };
  if (!isUp || memory === null || stored.owner !== idOf(state, i) || stored.epoch !== memory.epoch) return true;
  return memory.log.join() === stored.log.join() && memory.notes.join() === stored.notes.join();
}

/** Breadth first, so that the history found is a shortest one. */
export function exploreAll(variant: Variant, promises: readonly PromiseName[] = ALL): Found {
  const first = initial(variant);
  const ids = new Map([[keyOf(first), 0]]);
  const reached: { readonly from: number; readonly what: string }[] = [{ from: -1, what: '' }];
  const comesFrom: number[][] = [[]];
  const ended: number[] = [];
  let states: readonly State[] = [first];
  let firstId = 0;
  while (states.length > 0) {
    const next: State[] = [];
    for (const [k, state] of states.entries()) {
      const from = firstId + k;
      if (isAnswered(variant, state)) ended.push(from);
      for (const step of steps(variant, state)) {
        const broken = promises.find((promise) => !PROMISES[promise](step.next));
        if (broken !== undefined) {
          return { states: ids.size, broken, history: [...historyTo(reached, from), step.what], stuck: 0 };
        }
        const key = keyOf(step.next);
        const known = ids.get(key);
        if (known === undefined) {
          ids.set(key, reached.length);
          reached.push({ from, what: step.what });
          comesFrom.push([from]);
          next.push(step.next);
        } else comesFrom[known]?.push(from);
      }
    }
    firstId += states.length;
    states = next;
  }
  return { states: ids.size, broken: null, history: [], stuck: ids.size - countLeadingTo(ended, comesFrom) };
}

/** One history, in which `pick` chooses what happens next. */
export function exploreOne(variant: Variant, pick: (below: number) => number, longest: number): Found {
  let state = initial(variant);
  const history: string[] = [];
  while (history.length < longest) {
    const all = steps(variant, state);
    const step = all[pick(all.length)];
    if (step === undefined) break;
    history.push(step.what);
    state = step.next;
    const broken = ALL.find((promise) => !PROMISES[promise](state));
    if (broken !== undefined) return { states: history.length, broken, history, stuck: 0 };
  }
  return { states: history.length, broken: null, history, stuck: 0 };
}

function historyTo(reached: readonly { readonly from: number; readonly what: string }[], id: number): string[] {
  const history: string[] = [];
  for (let at = reached[id]; at !== undefined && at.from >= 0; at = reached[at.from]) history.unshift(at.what);
  return history;
}

function countLeadingTo(ended: readonly number[], comesFrom: readonly (readonly number[])[]): number {
  const leads = new Set(ended);
  const open = [...ended];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const from of comesFrom[id] ?? []) {
      if (leads.has(from)) continue;
      leads.add(from);
      open.push(from);
    }
  }
  return leads.size;
}

/** States that differ only in what no longer matters (who else is dead, the order of commits under way) are the same. */
function keyOf(state: State): string {
  const { stored, standby, nodes, underWay, answered, left } = state;
  const ids = new Set([stored.owner, standby?.owner, ...nodes.map((_, i) => idOf(state, i))]);
  const matters = (id: string) => ids.has(id);
  const head = { ...stored, dead: stored.dead.filter(matters), lapsed: stored.lapsed.filter(matters) };
  return JSON.stringify([
    head,
    standby,
    nodes,
    underWay.map((commit) => JSON.stringify(commit)).sort(),
    answered,
    left,
  ]);
}
