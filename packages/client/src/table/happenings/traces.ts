/** What was changed lately, by whom: things are underlined in the colour of the seat that changed them. */
import type { Seat, Thing, ToldEvent } from '@conclave/kernel';
import { createContext, useContext } from 'react';
import type { LoadedGame, Scene } from '../contract.ts';

export type Traces = ReadonlyMap<Thing, Seat>;

const NONE: Traces = new Map();

/** Older changes are forgotten, whoever made them. */
const MAX_EVENTS = 80;

/** The latest change of each thing. What a seat changed before its latest turn began is no longer shown. */
export function tracesOf(loaded: LoadedGame, scene: Scene): Traces {
  if (loaded.traceOf === undefined) return NONE;
  const traces = new Map<Thing, Seat>();
  const isOver = new Set<Seat>();
  for (const event of scene.told.slice(-MAX_EVENTS).reverse()) {
    const trace = loaded.traceOf(scene, event);
    if (trace !== null && !isOver.has(trace.seat)) {
      for (const thing of trace.things) if (!traces.has(thing)) traces.set(thing, trace.seat);
    }
    const seat = loaded.beginsTurn?.(event) === true ? seatIn(event) : null;
    if (seat !== null) isOver.add(seat);
  }
  return traces;
}

function seatIn(event: ToldEvent): Seat | null {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
}

const TracesContext = createContext<Traces>(NONE);

export const TracesProvider = TracesContext.Provider;

/** The seat that changed this thing lately; null if nobody did. */
export function useTrace(thing: Thing): Seat | null {
  return useContext(TracesContext).get(thing) ?? null;
}
