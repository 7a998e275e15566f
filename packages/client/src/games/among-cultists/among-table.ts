/** What every part of the board needs to draw itself. */
import { type AmongView, type GameMap, isRoom, maps, type PlayerView } from '@conclave/among-cultists';
import { type Seat, say, type Thing, type ToldEvent } from '@conclave/kernel';
import { useState } from 'react';
import type { BoardProps, Live, Scene, Touching } from '../../table/contract.ts';

export interface AmongTable {
  /** The table as every game has it. */
  readonly scene: Scene;
  /** Talk and clocks; not there in a replay. */
  readonly live: Live | undefined;
  readonly view: AmongView;
  readonly map: GameMap;
  /** Whose cards lie at the bottom. */
  readonly me: Seat;
  /** Whether that is the place of the person who looks. */
  readonly isYours: boolean;
  readonly names: readonly string[];
  readonly touching: Touching;
  readonly told: readonly ToldEvent[];
  readonly fresh: readonly ToldEvent[];
  /** Anything by its name in the person's language. */
  name(id: string): string;
  /** What a place is called on this map: the Dean's Office rather than Pink 1. */
  title(location: string): string;
  /** The Character of a seat by its name. */
  character(seat: Seat): string;
  player(seat: Seat): PlayerView;
  /** The seat whose walk is shown. */
  readonly pointed: Seat | null;
  point(thing: Thing | null): void;
}

export function useAmongTable(props: BoardProps): AmongTable {
  const { seat, names, catalogue, touching, told, fresh } = props;
  const view = props.view as AmongView;
  const [pointed, setPointed] = useState<Seat | null>(null);
  const name = (id: string) => say(catalogue, { key: `name.${id}` });
  const player = (of: Seat) => view.players[of] as PlayerView;
  return {
    scene: props,
    live: props.live,
    view,
    map: maps[view.variant],
    me: seat,
    isYours: props.you === seat,
    names,
    touching,
    told,
    fresh,
    name,
    title: (location) => name(isRoom(location) ? `${view.options.map}.${location}` : location),
    character: (of) => name(player(of).character),
    player,
    pointed,
    point: (thing) => setPointed(thing?.startsWith('seat:') ? Number(thing.slice('seat:'.length)) : null),
  };
}
