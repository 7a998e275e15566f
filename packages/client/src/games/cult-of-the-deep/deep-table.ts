/** What every part of the board needs to draw itself. */
import type { DeepView } from '@conclave/cult-of-the-deep';
import { type Seat, say, type ToldEvent } from '@conclave/kernel';
import type { BoardProps, Scene, Touching } from '../../table/contract.ts';
import { sayDeep } from './words/index.ts';

export interface DeepTable {
  readonly view: DeepView;
  /** The seat at the bottom: a place at the table, which with four players is not the player's number (CD-3.8). */
  readonly me: Seat;
  /** Whether that is the seat of the person who looks. */
  readonly isYours: boolean;
  readonly touching: Touching;
  readonly fresh: readonly ToldEvent[];
  /** Anything by its name in the person's language. */
  name(id: string): string;
  /** What a card does; empty where there is none. */
  text(id: string | null): string;
  seatName(seat: Seat): string;
}

export function deepTable(props: BoardProps): DeepTable {
  const view = props.view as DeepView;
  return {
    view,
    me: placeOf(props),
    isYours: props.you !== null && props.you === props.seat,
    touching: props.touching,
    fresh: props.fresh,
    name: (id) => say(props.catalogue, { key: `name.${id}` }),
    text: (id) => (id === null ? '' : say(props.catalogue, { key: `card.${id}` })),
    seatName: (seat) => seatName(props, seat),
  };
}

export function placeOf(scene: Pick<Scene, 'view' | 'seat'>): Seat {
  return (scene.view as DeepView).sitting[scene.seat] ?? 0;
}

/** Nobody sits on the automated High Priest's seat, and nobody on one that was left for his. */
export function seatName({ view: given, names }: Pick<Scene, 'view' | 'names'>, seat: Seat): string {
  const view = given as DeepView;
  const player = view.sitting.indexOf(seat);
  if (player >= 0) return names[player] ?? '';
  return view.players[seat]?.status === 'gone' ? sayDeep('deep.empty') : sayDeep('deep.automated');
}
