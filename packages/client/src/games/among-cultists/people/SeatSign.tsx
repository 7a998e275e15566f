import { say } from '@conclave/kernel';
import type { SeatSignProps } from '../../../table/contract.ts';
import { amongView } from '../view.ts';
import { Token } from './Token.tsx';

/** The sign of a seat beside its words in chat and claims. */
export function SeatSign({ scene, seat }: SeatSignProps) {
  const player = amongView(scene.view).players[seat];
  if (player === undefined) return null;
  const letter = say(scene.catalogue, { key: `name.${player.character}` }).charAt(0);
  return <Token seat={seat} letter={letter} isGhost={player.ghost} />;
}
