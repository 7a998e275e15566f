/** What every part of the board needs to draw itself. */
import type { AmongEvent, AmongTold } from '@conclave/among-cultists';
import { type AmongView, type GameMap, isRoom, type LocationId, maps, type PlayerView } from '@conclave/among-cultists';
import { at, type Seat, say, type Thing } from '@conclave/kernel';
import { useMemo, useState } from 'react';
import { optionsOf } from '../../table/choosing.ts';
import type { BoardProps, Live, PathOption, Scene, Touching } from '../../table/contract.ts';
import type { Frame } from '../../table/frame/frames.ts';
import type { SeatState } from '../../table/seat/seat-state.ts';
import { amongView } from './view.ts';

export interface AmongTable {
  /** The table as every game has it. */
  readonly scene: Scene<AmongEvent>;
  /** Talk and clocks; not there in a replay. */
  readonly live: Live | undefined;
  readonly view: AmongView;
  readonly map: GameMap;
  readonly frame: Frame;
  readonly seats: readonly SeatState[];
  /** What only the observer was told lately, in sentences. */
  readonly known: readonly string[];
  /** Whose cards lie at the bottom. */
  readonly me: Seat;
  /** Whether that is the place of the person who looks. */
  readonly isYours: boolean;
  readonly names: readonly string[];
  readonly touching: Touching;
  /** What may be chosen now; nothing for those who are not asked. */
  readonly options: readonly PathOption[];
  readonly told: readonly AmongTold[];
  readonly fresh: readonly AmongTold[];
  /** Anything by its name in the person's language. */
  name(id: string): string;
  /** What a place is called on this map: the Dean's Office rather than Pink 1. */
  title(location: string): string;
  /** The Character of a seat by its name. */
  character(seat: Seat): string;
  player(seat: Seat): PlayerView;
  /** The seat whose walk is shown. */
  readonly pointed: Seat | null;
  /** The place to which the way is shown. */
  readonly pointedPlace: LocationId | null;
  point(thing: Thing | null): void;
}

export function useAmongTable(props: BoardProps<AmongEvent>): AmongTable {
  const { seat, names, catalogue, touching, told, fresh, game } = props;
  const view = amongView(props.view);
  const [pointed, setPointed] = useState<Thing | null>(null);
  const options = useMemo(() => optionsOf(game, view), [game, view]);
  const name = (id: string) => say(catalogue, { key: `name.${id}` });
  const player = (of: Seat) => at(view.players, of);
  const [kind, id = ''] = pointed?.split(':') ?? [];
  return {
    scene: props,
    live: props.live,
    view,
    map: maps[view.variant],
    frame: props.frame,
    seats: props.seats,
    known: props.known,
    me: seat,
    isYours: props.you === seat,
    names,
    touching,
    options,
    told,
    fresh,
    name,
    title: (location) => name(isRoom(location) ? `${view.options.map}.${location}` : location),
    character: (of) => name(player(of).character),
    player,
    pointed: kind === 'seat' ? Number(id) : null,
    pointedPlace: kind === 'location' ? (id as LocationId) : null,
    point: setPointed,
  };
}

const NOTHING: Touching['touchable'] = new Set();

/** The same table where nothing glows: what is offered elsewhere is offered once. Whoever touches it here means the same. */
export function useStill(table: AmongTable): AmongTable {
  const touching = useMemo(() => quiet(table.touching), [table.touching]);
  return { ...table, touching };
}

function quiet(touching: Touching): Touching {
  const { touchable, otherWays, touch, explain } = touching;
  return {
    ...touching,
    touchable: NOTHING,
    otherWays: NOTHING,
    explain: (thing) => (touchable.has(thing) || otherWays.has(thing) ? touch(thing) : explain(thing)),
  };
}
