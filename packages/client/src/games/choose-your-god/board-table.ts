/** What every part of the board needs to draw itself. */
import type { CityView } from '@conclave/choose-your-god';
import { type Seat, say, type Thing } from '@conclave/kernel';
import { useMemo, useState } from 'react';
import { withSoftHyphens } from '../../i18n/soft.ts';
import { openAfter, optionsOf } from '../../table/choosing.ts';
import type { BoardProps, PathOption, Touching } from '../../table/contract.ts';
import type { Frame } from '../../table/frame/frames.ts';
import type { SeatState } from '../../table/seat/seat-state.ts';
import { expandWith } from './ahead.ts';
import { locationOf, NO_CHANGE, type Preview, previewByLocation, previewOf } from './preview.ts';
import type { Location } from './things.ts';
import { cityView, frameIn } from './view.ts';

export interface CityTable {
  readonly view: CityView;
  readonly me: Seat;
  readonly names: readonly string[];
  readonly seats: readonly SeatState[];
  readonly touching: Touching;
  readonly frame: Frame;
  /** What can be chosen now; empty when somebody else is asked. */
  readonly options: readonly PathOption[];
  /** A card, Cult or Location by its name in the person's language. */
  name(id: string): string;
  /** What it does, in a sentence or two. */
  text(id: string): string;
  /** An option in a sentence. */
  saying(option: PathOption): string;
  /** What the option under the pointer, or else the one that waits for a yes, would change. */
  readonly preview: Preview;
  /** What the pointer or the focus is on. */
  readonly pointed: Thing | null;
  point(thing: Thing | null): void;
  /** The Location of the focus line: the one being decided, else the one touched last. */
  readonly focus: Location | null;
  /** Shows everything about a Location. */
  look(location: Location): void;
  openSheet(seat: Seat): void;
  /** What only the person was told since the last decision. */
  readonly known: readonly string[];
  openKnown(): void;
}

/** What a person has opened over the board. */
export type Opened =
  | { readonly what: 'sheet'; readonly seat: Seat }
  | { readonly what: 'panel'; readonly location: Location }
  | { readonly what: 'known' };

export function useCityTable(props: BoardProps, open: (what: Opened) => void): CityTable {
  const { game, seat, names, catalogue, frame, seats, known } = props;
  const view = cityView(props.view);
  const [pointed, point] = useState<Thing | null>(null);
  const [looked, setLooked] = useState<Location | null>(null);
  const isAsked = props.live !== undefined && isAskedIn(view);
  const options = useMemo(() => (isAsked ? optionsOf(game, view, expandWith(game)) : NOTHING), [game, view, isAsked]);
  const touching = withChosen(props.touching, view);
  const { touched } = props.touching;
  const preview = useMemo(() => {
    const open = openAfter(options, touched);
    const pointedAt = pointed === null ? [] : openAfter(options, [...touched, pointed]);
    const [behind, ...more] = pointedAt;
    const asWhere = [pointedAt, open].find((some) => some.length > 1 && some.every((one) => locationOf(one) !== null));
    if (asWhere !== undefined && (more.length > 0 || asWhere === open)) return previewByLocation(game, view, asWhere);
    const meant = more.length === 0 ? (behind ?? waitingOption(open, touched)) : null;
    return meant === null ? NO_CHANGE : previewOf(game, view, meant);
  }, [game, view, options, touched, pointed]);
  return {
    view,
    me: seat,
    names,
    seats,
    touching,
    frame,
    options,
    name: (id) => withSoftHyphens(say(catalogue, { key: `name.${id}` })),
    text: (id) => say(catalogue, { key: `card.${id}` }),
    saying: ({ description }) => say(catalogue, description.words),
    preview,
    pointed,
    point,
    focus: view.activeLocation ?? looked,
    look(location) {
      setLooked(location);
      open({ what: 'panel', location });
    },
    openSheet: (one) => open({ what: 'sheet', seat: one }),
    known,
    openKnown: () => open({ what: 'known' }),
  };
}

const NOTHING: readonly PathOption[] = [];

/** A replay that shows everything has the options of others, too. */
function isAskedIn({ seat, pending }: CityView): boolean {
  return typeof seat === 'number' && pending?.options !== undefined && pending.seats.includes(seat);
}

/** The Priest that was chosen in the question before stands among what was touched. */
function withChosen(touching: Touching, view: CityView): Touching {
  const frame = frameIn(view);
  if (frame === undefined || !('priest' in frame) || frame.rule === undefined) return touching;
  return { ...touching, touched: [`priest:${frame.priest}`, ...touching.touched] };
}

/** The option whose things were all touched: it waits for a yes. */
function waitingOption(open: readonly PathOption[], touched: readonly Thing[]): PathOption | null {
  return open.find(({ description }) => touched.length > 0 && description.path.length === touched.length) ?? null;
}
