/** What a player keeps in mind: who has harmed and helped whom so far, by seat. Suspicion is made of it. */
import type { MemorySpec, Seat, ToldEvent } from '@conclave/kernel';
import type { DeepEvent } from './events.ts';

export interface DeepMemory {
  /** The player who remembers. */
  readonly seat: Seat;
  /** `harm[a][b]`: life that b has lost by a's doing. */
  readonly harm: number[][];
  /** `help[a][b]`: life that b has gained by a's doing. */
  readonly help: number[][];
}

const SEATS = 8;

export const memory: MemorySpec<DeepMemory> = {
  fresh: (seat) => ({ seat, harm: ledger(), help: ledger() }),

  note({ harm, help }, told: ToldEvent) {
    const event = told as DeepEvent;
    if (event.type === 'lifeLost' && event.killer !== null) enter(harm, event.killer, event.seat, event.amount);
    if (event.type === 'lifeGained' && event.from !== null) enter(help, event.from, event.seat, event.amount);
  },
};

function ledger(): number[][] {
  return Array.from({ length: SEATS }, () => Array<number>(SEATS).fill(0));
}

function enter(book: number[][], by: Seat, to: Seat, amount: number): void {
  const row = book[by] as number[];
  row[to] = (row[to] ?? 0) + amount;
}
