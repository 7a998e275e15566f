import type { CityView } from '@conclave/choose-your-god';
import type { SeatSignProps } from '../../../table/contract.ts';
import { SeatMark } from '../pieces/Token.tsx';
import { playerAt } from '../things.ts';

/** The sign of a seat beside its words and curves. */
export function SeatSign({ scene, seat }: SeatSignProps) {
  return <SeatMark colour={playerAt(scene.view as CityView, seat).colour} />;
}
