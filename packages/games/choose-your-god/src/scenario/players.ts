/** The players of a scenario's `given`. */
import { BadInput, type Seat } from '@conclave/kernel';
import { byTableOrder, INTRIGUES, MIRACLES } from '../components/cards.ts';
import { CULTS } from '../components/cults.ts';
import { LICENSES } from '../components/licenses.ts';
import { NUMBERS } from '../components/locations.ts';
import {
  type PriestId,
  patriarchOf,
  STRENGTHS,
  TOKENS_PER_SEAT,
  TOKENS_PER_STRENGTH,
  type TokenId,
  tokensOf,
} from '../components/priests.ts';
import { coinPriestsIn } from '../priests.ts';
import { newPatriarch } from '../setup.ts';
import type { City, Player, Priest } from '../state.ts';
import { playerOf } from '../table.ts';
import type { CardsNamed } from './cards.ts';
import type { Given } from './schema.ts';

type GivenPlayer = Given['players'][number];
type GivenPriest = NonNullable<GivenPlayer['priests']>[number];

export function seatPlayers(s: City, { players }: Given, cards: CardsNamed): void {
  players.forEach((wanted, seat) => {
    seatPlayer(playerOf(s, seat), seat, wanted, cards);
  });
  for (const location of NUMBERS) {
    if (coinPriestsIn(s, location).length > 1) {
      throw new BadInput(`given.players: two Priests with coins cannot be in Location ${location}`);
    }
  }
}

/** Who has no Cult yet gets the first of the table that nobody has. */
export function dealOtherCults(s: City): void {
  for (const seat of s.seating) {
    const player = playerOf(s, seat);
    player.cult ??= CULTS.find((cult) => !s.players.some((one) => one.cult === cult)) ?? null;
  }
}

function seatPlayer(player: Player, seat: Seat, wanted: GivenPlayer, cards: CardsNamed): void {
  const where = `given.players.${seat}`;
  const { summonings = wanted.dark ? 1 : 0, dark = summonings > 0 } = wanted;
  if (dark !== summonings > 0) {
    throw new BadInput(`${where}: the dark side is up after the first Summoning, and not before`);
  }
  player.cult = wanted.cult ?? null;
  player.dark = dark;
  player.summonings = summonings;
  player.followers = wanted.followers ?? player.followers;
  player.coins = wanted.coins ?? player.coins;
  player.mobs = wanted.mobs;
  player.altars = wanted.altars.toSorted((a, b) => a - b);
  if (new Set(player.altars).size < player.altars.length)
    throw new BadInput(`${where}.altars: one Altar in a Location`);
  if (wanted.priests !== undefined) player.priests = priestsOf(seat, wanted.priests, `${where}.priests`);
  checkTokens(player, where);
  player.hand = {
    miracles: cards.copies(MIRACLES, wanted.hand.miracles, `${where}.hand`).sort(byTableOrder),
    intrigues: cards.copies(INTRIGUES, wanted.hand.intrigues, `${where}.hand`).sort(byTableOrder),
  };
  player.licenses = cards.copies(LICENSES, wanted.licenses, `${where}.licenses`);
  player.celebrating = wanted.celebrating;
  player.prayed = wanted.prayed;
  player.placements = wanted.placements;
}

/** The Patriarch first, then the tokens by their numbers. Tokens without an id take the lowest numbers that are free. */
function priestsOf(seat: Seat, wanted: readonly GivenPriest[], where: string): Priest[] {
  const [patriarch, another] = wanted.filter(({ strength }) => strength === 'patriarch');
  if (another !== undefined) throw new BadInput(`${where}: there is one Patriarch`);
  const order = tokensOf(seat);
  const listed = wanted.filter(({ strength }) => strength !== 'patriarch');
  const free = order.filter((id) => !listed.some((one) => one.id === id));
  const tokens = listed.map((one) => ({ id: tokenOf(seat, one, free, where), wanted: one }));
  tokens.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  return [
    patriarch === undefined ? newPatriarch(seat) : priestWith(patriarchOf(seat), patriarch, where),
    ...tokens.map(({ id, wanted: one }) => priestWith(id, one, where)),
  ];
}

function tokenOf(seat: Seat, wanted: GivenPriest, free: TokenId[], where: string): TokenId {
  const id = wanted.id === undefined ? free.shift() : tokensOf(seat).find((one) => one === wanted.id);
  if (id !== undefined) return id;
  if (wanted.id === undefined) throw new BadInput(`${where}: a seat has ${TOKENS_PER_SEAT} tokens`);
  throw new BadInput(`${where}: ${JSON.stringify(wanted.id)} is no token of seat ${seat}`);
}

function priestWith(id: PriestId, { strength, zone, coins, bonus }: GivenPriest, where: string): Priest {
  const isInLocation = zone !== 'free' && zone !== 'sheet';
  if (!isInLocation && coins + bonus > 0) {
    throw new BadInput(`${where}: coins and bonus lie on Priests in Locations only`);
  }
  return { id, strength, zone, coins, bonus };
}

function checkTokens({ priests, altars }: Player, where: string): void {
  const ids = priests.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new BadInput(`${where}.priests: an id is given twice`);
  for (const strength of STRENGTHS) {
    if (priests.filter((priest) => priest.strength === strength).length > TOKENS_PER_STRENGTH) {
      throw new BadInput(`${where}.priests: there are three tokens of strength ${strength}`);
    }
  }
  if (priests.length - 1 + altars.length > TOKENS_PER_SEAT) {
    throw new BadInput(`${where}: Priests and Altars are made of ${TOKENS_PER_SEAT} tokens`);
  }
}
