/** What every part of the board needs to draw itself. */
import { type Seat, say, type Thing } from '@conclave/kernel';
import type { RiseView } from '@conclave/rise-of-cthulhu';
import { useMemo, useState } from 'react';
import type { BoardProps, Touching } from '../../table/contract.ts';
import { type Preview, previewOf, previewsByLocation } from './preview.ts';
import { type LocationId, POINTS } from './things.ts';
import { frameIn, riseView } from './view.ts';
import { useRiseWords } from './words/index.ts';

export interface RiseTable {
  readonly view: RiseView;
  /** Whose place is at the bottom. */
  readonly me: Seat;
  /** Whether that is the place of the person who looks. */
  readonly isYours: boolean;
  readonly rival: Seat;
  readonly names: readonly string[];
  readonly touching: Touching;
  /** How much was told: it names the moment. */
  readonly told: number;
  /** A finger needs more room than a pointer. */
  readonly isTouch: boolean;
  /** The card that was chosen and asks where it goes; only its owner knows it. */
  readonly chosen: string | null;
  /** A card or place by its name in the person's language. */
  name(id: string): string;
  /** What a card's button says: its name, and its points where the card itself shows some. */
  label(card: string): string;
  /** What the option under the pointer or focus would do. */
  readonly preview: Preview | null;
  /** The same for each Location, while it is still to be chosen. */
  readonly previews: Partial<Record<LocationId, Preview>>;
  point(thing: Thing | null): void;
}

export function useRiseTable(props: BoardProps): RiseTable {
  const { game, seat, names, catalogue, touching, frame } = props;
  const view = riseView(props.view);
  const [pointed, point] = useState<Thing | null>(null);
  const option = pointed === null ? null : touching.optionBehind(pointed);
  const preview = useMemo(() => (option === null ? null : previewOf(game, view, option)), [game, view, option]);
  const [first] = touching.touched;
  const previews = useMemo(
    () => (first === undefined ? {} : previewsByLocation(game, view, (thing) => touching.optionBehind(thing))),
    [game, view, first, touching],
  );
  const words = useRiseWords();
  const name = (id: string) => say(catalogue, { key: `name.${id}` });
  return {
    view,
    me: seat,
    isYours: props.you === seat,
    rival: 1 - seat,
    names,
    touching,
    told: props.told.length,
    isTouch: frame !== 'desk',
    chosen: chosenIn(view),
    name,
    label: (card) => {
      const points = POINTS[card];
      return points === undefined ? name(card) : words('rise.cardWorth', { name: name(card), points });
    },
    preview,
    previews,
    point,
  };
}

function chosenIn(view: RiseView): string | null {
  const frame = frameIn(view);
  const asksWhere = frame !== undefined && (frame.rule.endsWith('-destination') || frame.rule.endsWith('-location'));
  return asksWhere && 'card' in frame ? String(frame.card) : null;
}
