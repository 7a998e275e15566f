/** The players of a scenario's `given`. */
import { at, BadInput } from '@conclave/kernel';
import { CARDS } from '../components/cards.ts';
import { CHARACTERS } from '../components/characters.ts';
import { ROUTES } from '../components/routes.ts';
import { rolePool, startingHand } from '../setup.ts';
import type { Among, Player } from '../state.ts';
import { figuresOf } from '../table.ts';
import type { Given } from './schema.ts';

type GivenPlayer = Given['players'][number];

export function seatPlayers(s: Among, { players }: Given): void {
  const roles = assign(
    'role',
    players.map(({ role }) => role),
    rolePool(s.players.length, s.specialRoles),
  );
  const routes = assign(
    'route',
    players.map(({ route }) => route),
    ROUTES,
  );
  const characters = assign(
    'character',
    players.map(({ character }) => character),
    CHARACTERS,
  );
  s.unusedRoutes = routes.rest;
  s.players.forEach((player, seat) => {
    player.role = at(roles.bySeat, seat);
    player.route = at(routes.bySeat, seat);
    player.character = at(characters.bySeat, seat);
    seatPlayer(s, player, at(players, seat));
  });
}

/** Gives each seat what it names, and the others in order what is left of the pool. */
function assign<T extends string>(field: string, named: readonly (T | undefined)[], pool: readonly T[]) {
  const rest = [...pool];
  named.forEach((id, seat) => {
    if (id === undefined) return;
    const place = rest.indexOf(id);
    if (place < 0)
      throw new BadInput(`given.players.${seat}.${field}: there is no ${id} left; there are: ${pool.join(', ')}`);
    rest.splice(place, 1);
  });
  const bySeat = named.map((id) => id ?? at(rest.splice(0, 1), 0));
  return { bySeat, rest };
}

function seatPlayer(s: Among, player: Player, wanted: GivenPlayer): void {
  player.hand = startingHand(player.role, figuresOf(s));
  for (const card of CARDS) player.hand[card] = wanted.hand?.[card] ?? player.hand[card];
  player.pulse = wanted.pulse ?? ['alive'];
  player.firstPulse = wanted.firstPulse ?? (player.pulse[0] === 'dead' ? 'dead' : 'alive');
  player.ghost = wanted.ghost;
  player.location = wanted.location;
  player.walk = wanted.walk ?? [wanted.location];
  player.items = wanted.items;
  player.shown = wanted.shown;
  player.votesInitiated = wanted.votesInitiated;
  player.fellBeside = wanted.fellBeside;
}
