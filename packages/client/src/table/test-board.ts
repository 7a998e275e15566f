/** What a board is handed beside the scene and the touching, for tests that draw one. */
import type { BoardProps } from './contract.ts';
import { TEMPOS } from './pace/tempo.ts';
import type { SeatState } from './seat/seat-state.ts';

export function quietTable(names: readonly string[]): Pick<BoardProps, 'frame' | 'seats' | 'tempo' | 'known'> {
  return { frame: 'desk', seats: names.map(seatOf), tempo: TEMPOS.instant, known: [] };
}

function seatOf(name: string, seat: number): SeatState {
  const quiet = { presence: 'here', level: null, asked: null, clock: null } as const;
  return { seat, name, nameForms: [name], isYou: seat === 0, ...quiet, serverNow: () => 0 };
}
