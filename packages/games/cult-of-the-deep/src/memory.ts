/** What a player keeps in mind: who meant to harm and to help whom so far, by seat. Suspicion is made of it. */
import type { MemorySpec, Seat } from '@conclave/kernel';
import { type Face, harmOf } from './components/faces.ts';
import type { Source } from './components/sources.ts';
import type { DeepEvent } from './events.ts';
import { type Place, seatAt } from './places.ts';
import type { Mode } from './state.ts';

export interface DeepMemory {
  /** The player who remembers. */
  readonly seat: Seat;
  /** `harm[a][b]`: life that a meant b to lose. */
  readonly harm: number[][];
  /** `help[a][b]`: life that a meant b to gain or to keep. */
  readonly help: number[][];
}

const SEATS = 8;
/** What a ward or a shield is meant to save. */
const WARD = 3;
const SHIELD = 2;

/** Losses and gains whose target somebody has chosen. Dice count where they are put, whatever becomes of them. */
const AIMED: readonly Source[] = [
  'sea-hydra',
  'lamia',
  'altar-sacrifice',
  'assassin',
  'assassin-ii',
  'sigil-of-agony',
  'sigil-of-portents',
  'sigil-of-renewal',
];

export const memory: MemorySpec<DeepMemory, DeepEvent> = {
  fresh: (seat) => ({ seat, harm: ledger(), help: ledger() }),

  note(memory, event) {
    const { harm, help } = memory;
    switch (event.type) {
      case 'dieCommitted':
        noteDie(memory, event.seat, event.face, event.to, event.mode);
        break;
      case 'dieMoved':
        noteMove(memory, event.seat, event.face, event.from, event.to);
        break;
      case 'lifeLost':
        if (event.killer !== null && AIMED.includes(event.by)) enter(harm, event.killer, event.seat, event.amount);
        break;
      case 'lifeGained':
        if (event.from !== null && AIMED.includes(event.by)) enter(help, event.from, event.seat, event.amount);
        break;
      case 'shieldLaid':
        enter(help, event.seat, event.on, SHIELD);
        break;
      case 'warded':
        enter(help, event.by, event.seat, WARD);
        break;
    }
  },
};

function noteDie({ harm, help }: DeepMemory, by: Seat, face: Face, at: Place, mode: Mode | null): void {
  const seat = seatAt(at);
  if (seat < 0 || mode === 'arcane') return;
  if (mode === 'power' || face === 'blood') enter(help, by, seat, 1);
  else if (harmOf(face) > 0) enter(harm, by, seat, harmOf(face));
}

/** Taking a blow off somebody helps, taking a gift away harms. */
function noteMove(memory: DeepMemory, by: Seat, face: Face, from: Place, to: Place): void {
  noteDie(memory, by, face, to, null);
  const loser = seatAt(from);
  if (loser < 0) return;
  if (face === 'blood') enter(memory.harm, by, loser, 1);
  else if (harmOf(face) > 0) enter(memory.help, by, loser, harmOf(face));
}

function ledger(): number[][] {
  return Array.from({ length: SEATS }, () => Array<number>(SEATS).fill(0));
}

/** What one does to oneself tells nobody anything. */
function enter(book: number[][], by: Seat, to: Seat, amount: number): void {
  if (by === to) return;
  const row = book[by] as number[];
  row[to] = (row[to] ?? 0) + amount;
}
