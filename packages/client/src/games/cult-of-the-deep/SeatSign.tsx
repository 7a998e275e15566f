import type { SeatSignProps } from '../../table/contract.ts';
import { SeatMark } from './pieces/SeatMark.tsx';

/** The sign of a seat beside its words and curves. */
export function SeatSign({ seat }: SeatSignProps) {
  return <SeatMark seat={seat} />;
}
