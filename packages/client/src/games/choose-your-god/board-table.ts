/** What every part of the board needs to draw itself. */
import type { CityView } from '@conclave/choose-your-god';
import { type Seat, say, type Thing } from '@conclave/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { BoardProps, Touching } from '../../table/contract.ts';
import { type Preview, previewByLocation, previewOf } from './preview.ts';
import type { Location } from './things.ts';
import { useHasRoom } from './useHasRoom.ts';

export interface CityTable {
  readonly view: CityView;
  readonly me: Seat;
  readonly names: readonly string[];
  readonly touching: Touching;
  readonly isWide: boolean;
  /** A card, Cult or Location by its name in the person's language. */
  name(id: string): string;
  /** What it does, in a sentence or two. */
  text(id: string): string;
  /** What the option under the pointer or focus would change. */
  readonly preview: Preview;
  point(thing: Thing | null): void;
  /** The Location in focus: the one somebody looks at, or else the one being decided. */
  readonly focus: Location | null;
  /** Whether somebody looks at another Location than the one being decided. */
  readonly isLooking: boolean;
  look(location: Location | null): void;
  openSheet(seat: Seat): void;
}

const NO_CHANGE: Preview = new Map();

export function useCityTable(props: BoardProps, openSheet: (seat: Seat) => void): CityTable {
  const { game, seat, names, catalogue, touching } = props;
  const view = props.view as CityView;
  const [pointed, point] = useState<Thing | null>(null);
  const [looked, look] = useState<Location | null>(null);
  const { activeLocation } = view;
  // What is decided next is looked at next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another Location is what this is about
  useEffect(() => look(null), [activeLocation]);
  const option = pointed === null ? null : touching.optionBehind(pointed);
  const preview = useMemo(() => {
    if (option === null) return NO_CHANGE;
    const { choice } = option;
    const isPreaching = view.pending?.decision === 'intent';
    return isPreaching ? previewByLocation(game, view, choice) : previewOf(game, view, choice);
  }, [game, view, option]);
  return {
    view,
    me: seat,
    names,
    touching,
    isWide: useHasRoom(),
    name: (id) => say(catalogue, { key: `name.${id}` }),
    text: (id) => say(catalogue, { key: `card.${id}` }),
    preview,
    point,
    focus: looked ?? activeLocation,
    isLooking: looked !== null,
    look,
    openSheet,
  };
}
