/** The players of a scenario's `given`. */
import { at, BadInput, bySeatOf, fieldsOf, flagOf, type Reader, wholeNumberOf } from '@conclave/kernel';
import { type ByCard, CARDS, type Card, PULSE_CARDS } from './components/cards.ts';
import { CHARACTERS } from './components/characters.ts';
import { HUNT_CARDS } from './components/hunt.ts';
import { CARRIED_ITEMS } from './components/items.ts';
import { ROLES } from './components/roles.ts';
import { ROUTES } from './components/routes.ts';
import { cardsOf, listOf, oneOf } from './given-fields.ts';
import { rolePool, startingHand } from './setup.ts';
import type { Among, Player } from './state.ts';
import { figuresOf, mapOf } from './table.ts';

const PLAYER_FIELDS = [
  'role',
  'character',
  'route',
  'hand',
  'pulse',
  'firstPulse',
  'ghost',
  'location',
  'walk',
  'items',
  'shown',
  'votesInitiated',
  'fellBeside',
];

export function readPlayers(s: Among, fields: Reader): void {
  const seats = s.players.length;
  const said = bySeatOf(fields.data.players, 'given.players', seats);
  const readers = s.players.map((_, seat) => fieldsOf(said[seat] ?? {}, `given.players.${seat}`, PLAYER_FIELDS));
  const roles = assign(readers, 'role', rolePool(seats, s.specialRoles), ROLES);
  const routes = assign(readers, 'route', ROUTES, ROUTES);
  const characters = assign(readers, 'character', CHARACTERS, CHARACTERS);
  s.unusedRoutes = routes.rest;
  s.players.forEach((player, seat) => {
    player.role = at(roles.bySeat, seat);
    player.route = at(routes.bySeat, seat);
    player.character = at(characters.bySeat, seat);
    readPlayer(s, player, at(readers, seat));
  });
}

/** Gives each seat what it names, and the others in order what is left of the pool. */
function assign<T extends string>(readers: readonly Reader[], key: string, pool: readonly T[], ids: readonly T[]) {
  const rest = [...pool];
  const named = readers.map((reader) => {
    if (reader.data[key] == null) return null;
    const id = oneOf(reader, key, at(ids, 0), ids);
    const place = rest.indexOf(id);
    if (place < 0) throw new BadInput(`${reader.where}.${key}: there is no ${id} left; there are: ${pool.join(', ')}`);
    rest.splice(place, 1);
    return id;
  });
  const bySeat = named.map((id) => id ?? (rest.shift() as T));
  return { bySeat, rest };
}

/** A list is the whole hand; of counts, the cards that are not named stay as dealt. */
function handOf(one: Reader, dealt: ByCard): ByCard {
  if (Array.isArray(one.data.hand)) {
    const listed = listOf(one, 'hand', CARDS) ?? [];
    return byCard((card) => listed.filter((other) => other === card).length);
  }
  const counts = fieldsOf(one.data.hand ?? {}, `${one.where}.hand`, CARDS);
  return byCard((card) => wholeNumberOf(counts, card, dealt[card]));
}

function byCard(countOf: (card: Card) => number): ByCard {
  return Object.fromEntries(CARDS.map((card) => [card, countOf(card)])) as ByCard;
}

function readPlayer(s: Among, player: Player, one: Reader): void {
  const { locations } = mapOf(s);
  player.hand = handOf(one, startingHand(player.role, figuresOf(s)));
  player.pulse = cardsOf(one, 'pulse', [...PULSE_CARDS, ...HUNT_CARDS]) ?? ['alive'];
  player.firstPulse = oneOf(one, 'firstPulse', player.pulse[0] === 'dead' ? 'dead' : 'alive', PULSE_CARDS);
  player.ghost = flagOf(one, 'ghost');
  player.location = oneOf(one, 'location', 'cafeteria', locations);
  player.walk = listOf(one, 'walk', locations) ?? [player.location];
  player.items = listOf(one, 'items', CARRIED_ITEMS) ?? [];
  player.shown = oneOf(one, 'shown', 'nothing', ['nothing', 'team', 'role']);
  player.votesInitiated = wholeNumberOf(one, 'votesInitiated', 0);
  player.fellBeside = listOf(one, 'fellBeside', CARRIED_ITEMS) ?? [];
}
