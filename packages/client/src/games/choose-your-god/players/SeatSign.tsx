import type { SeatSignProps } from '../../../table/contract.ts';
import { SeatMark } from '../pieces/Token.tsx';
import { playerAt } from '../things.ts';
import { cityView } from '../view.ts';

/** The sign of a seat beside its words and curves. */
export function SeatSign({ scene, seat }: SeatSignProps) {
  return <SeatMark colour={playerAt(cityView(scene.view), seat).colour} />;
}
