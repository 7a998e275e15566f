/**
 * What everybody may remember in an imagined world: the one who imagines it all that it does, the others what all have seen
 * and heard, and which cards they gave. What they alone were shown (a state, papers, a deck) they are taken to have forgotten.
 */
import type { Seat } from '@conclave/kernel';
import type { AmongMemory, PulseSource, RoomSource } from './memory.ts';
import type { Among } from './state.ts';

export function recall(mind: AmongMemory, world: Among): AmongMemory[] {
  return world.players.map((_, seat) => (seat === mind.seat ? copyOf(mind) : copyOf(mindOf(seat, mind, world))));
}

function mindOf(seat: Seat, mind: AmongMemory, { players }: Among): AmongMemory {
  const pulses = mapValues(mind.pulses, (sources, receiver) =>
    sources.map(({ from }, i): PulseSource => {
      if (from !== seat) return { from };
      return { from, card: players[Number(receiver)]?.pulse[i] === 'dead' ? 'dead' : 'alive' };
    }),
  );
  // Start cards that are known were shown to all, or to the one who imagines: then others count as having seen them too.
  const rooms = mapValues(mind.rooms as Record<string, RoomSource[]>, (deck) =>
    deck.map((source) => (source.from === 'setup' ? source : { from: source.from })),
  );
  return {
    ...mind,
    seat,
    pulses,
    rooms,
    states: {},
    papers: [],
    looks: mind.looks.filter(({ isPrivate }) => !isPrivate),
    darkGift: null,
    studies: mind.studies.map(({ saw: _, ...study }) => study),
  };
}

/** Shares only what is replaced as a whole and never changed. */
function copyOf(mind: AmongMemory): AmongMemory {
  return {
    ...mind,
    pulses: { ...mind.pulses },
    states: { ...mind.states },
    rooms: mapValues(mind.rooms as Record<string, RoomSource[]>, (deck) => [...deck]),
    papers: [...mind.papers],
    saidAlive: [...mind.saidAlive],
    shownDead: { ...mind.shownDead },
    visits: { ...mind.visits },
    looks: [...mind.looks],
    startsGone: { ...mind.startsGone },
    joined: { ...mind.joined },
    moved: [...mind.moved],
    studies: [...mind.studies],
    inspections: [...mind.inspections],
    gifts: [...mind.gifts],
    placements: [...mind.placements],
    votes: [...mind.votes],
    said: [...mind.said],
  };
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, change: (value: T, key: string) => U): Record<string, U> {
  const changed: Record<string, U> = {};
  for (const key in record) changed[key] = change(record[key] as T, key);
  return changed;
}
