/** What every part of the board needs to draw itself. */
import type { DeepEvent, DeepTold, DeepView } from '@conclave/cult-of-the-deep';
import { type Seat, say, type Thing } from '@conclave/kernel';
import type { BoardProps, Scene, Touching } from '../../table/contract.ts';
import type { SeatState } from '../../table/seat/seat-state.ts';
import { imagined } from './imagined.ts';
import { deepView } from './view.ts';
import { sayDeep } from './words/index.ts';

export interface DeepTable extends Pick<BoardProps, 'frame' | 'tempo' | 'known' | 'catalogue'> {
  readonly view: DeepView;
  /** The seat at the bottom: a place at the table, which with four players is not the player's number (CD-3.8). */
  readonly me: Seat;
  /** Whether that is the seat of the person who looks. */
  readonly isYours: boolean;
  readonly touching: Touching;
  readonly fresh: readonly DeepTold[];
  /** Anything by its name in the person's language. */
  name(id: string): string;
  /** What a card does; empty where there is none. */
  text(id: string | null): string;
  seatName(seat: Seat): string;
  /** Null for a seat on which nobody sits. */
  stateOf(seat: Seat): SeatState | null;
  /** What the pointer or the keyboard rests on. */
  point(thing: Thing | null): void;
  /**
   * The table as it would be: after what is pointed at, else after touching the thing itself; null where nothing is known of
   * that.
   */
  after(thing: Thing): DeepView | null;
}

export function deepTable(
  props: BoardProps<DeepEvent>,
  pointed: Thing | null,
  point: (thing: Thing | null) => void,
): DeepTable {
  const view = deepView(props.view);
  const { touching } = props;
  const behind = (thing: Thing) => (touching.touchable.has(thing) ? touching.optionBehind(thing) : null);
  const pointedAt = pointed === null ? null : behind(pointed);
  return {
    frame: props.frame,
    tempo: props.tempo,
    known: props.known,
    catalogue: props.catalogue,
    view,
    me: placeOf(props),
    isYours: props.you !== null && props.you === props.seat,
    touching,
    fresh: props.fresh,
    name: (id) => say(props.catalogue, { key: `name.${id}` }),
    text: (id) => (id === null ? '' : say(props.catalogue, { key: `card.${id}` })),
    seatName: (seat) => seatName(props, seat),
    stateOf: (seat) => props.seats[view.sitting.indexOf(seat)] ?? null,
    point,
    after(thing) {
      const option = pointedAt ?? behind(thing);
      return option === null ? null : imagined(view, option.choice);
    },
  };
}

export function placeOf(scene: Pick<Scene, 'view' | 'seat'>): Seat {
  return deepView(scene.view).sitting[scene.seat] ?? 0;
}

/** Nobody sits on the automated High Priest's seat, and nobody on one that was left for his. */
export function seatName({ view: given, names }: Pick<Scene, 'view' | 'names'>, seat: Seat): string {
  const view = deepView(given);
  const player = view.sitting.indexOf(seat);
  if (player >= 0) return names[player] ?? '';
  return view.players[seat]?.status === 'gone' ? sayDeep('deep.empty') : sayDeep('deep.automated');
}
