/** A Location in words, for those who do not see it. */
import { type AmongView, isRoom, type LocationId, type RoomView } from '@conclave/among-cultists';
import type { AmongTable } from '../among-table.ts';
import { seatsAt } from '../things.ts';
import type { AmongWord } from '../words/index.ts';

export function placeLabel(table: AmongTable, id: LocationId, cost: number | undefined, words: AmongWord): string {
  const { view } = table;
  const people = seatsAt(view, id).map((seat) =>
    view.players[seat]?.ghost ? `${table.character(seat)} (${table.name('ghost')})` : table.character(seat),
  );
  return [
    isRoom(id) ? `${table.name(id)}, ${table.title(id)}` : table.name(id),
    ...(cost === undefined ? [] : [words('among.stepsAway', { cost })]),
    ...(isRoom(id) ? roomWords(view.rooms[id] as RoomView, words) : []),
    ...(view.unsafePassages.includes(id) ? [words('among.unsafe')] : []),
    ...dangerNames(table, id),
    ...(people.length === 0 ? [] : [words('among.peopleHere', { people: people.join(', ') })]),
  ].join('. ');
}

function roomWords(room: RoomView, words: AmongWord): string[] {
  return [
    words(room.active ? 'among.deckActive' : 'among.deck', { count: room.deckCount }),
    words('among.books', { count: room.books }),
    ...(room.hasItem ? [words('among.hiddenItem')] : []),
  ];
}

/** The names of what lurks there. */
export function dangerNames({ view, name }: Pick<AmongTable, 'view' | 'name'>, id: LocationId): string[] {
  return dangersAt(view, id).map(name);
}

export function dangersAt(view: AmongView, id: LocationId): string[] {
  const room = isRoom(id) ? view.rooms[id] : undefined;
  return [
    ...(room?.acolyte ? ['acolyte'] : []),
    ...(room?.portal ? ['portal'] : []),
    ...(view.fishman === id ? ['fishman'] : []),
    ...(view.hazards.some(({ location }) => location === id) ? ['hazard'] : []),
    ...(view.hunt?.snares.some(({ location }) => location === id) ? ['snare'] : []),
    ...view.droppedItems.filter(({ location }) => location === id).map(({ item }) => item),
  ];
}
