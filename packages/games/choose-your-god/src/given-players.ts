/** The players of a scenario's `given`. */
import { BadInput, bySeatOf, fieldsOf, flagOf, type Reader, type Seat, wholeNumberOf } from '@conclave/kernel';
import { byTableOrder } from './components/cards.ts';
import { CULTS, type CultId } from './components/cults.ts';
import { type Location, locationCalled, NUMBERS } from './components/locations.ts';
import {
  HIGHEST_STRENGTH,
  type PriestId,
  patriarchOf,
  STRENGTHS,
  TOKENS_PER_SEAT,
  TOKENS_PER_STRENGTH,
  type TokenId,
  tokensOf,
} from './components/priests.ts';
import type { CardsNamed } from './given-cards.ts';
import { listOf, locationOf, oneOf } from './given-fields.ts';
import { MOST_FOLLOWERS } from './possessions.ts';
import { coinPriestsIn, zoneOf } from './priests.ts';
import { newPatriarch } from './setup.ts';
import type { City, Player, Priest, Zone } from './state.ts';
import { playerOf } from './table.ts';

const PLAYER_FIELDS = [
  'cult',
  'dark',
  'summonings',
  'followers',
  'coins',
  'mobs',
  'altars',
  'priests',
  'hand',
  'licenses',
  'celebrating',
  'prayed',
  'placements',
];

const PRIEST_FIELDS = ['id', 'strength', 'zone', 'coins', 'bonus'];

/** The most coins the Thieves District can lay under a Priest. */
const MOST_BRIBE = 13;

export function readPlayers(s: City, fields: Reader, cards: CardsNamed): void {
  const all = bySeatOf(fields.data.players, 'given.players', s.players.length);
  s.players.forEach((player, seat) => {
    readPlayer(player, seat, fieldsOf(all[seat] ?? {}, `given.players.${seat}`, PLAYER_FIELDS), cards);
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

function readPlayer(player: Player, seat: Seat, one: Reader, cards: CardsNamed): void {
  player.cult = one.data.cult == null ? null : oneOf<CultId>(one, 'cult', CULTS, 'anubis');
  player.dark = flagOf(one, 'dark', Number(one.data.summonings ?? 0) > 0);
  player.summonings = wholeNumberOf(one, 'summonings', player.dark ? 1 : 0, { max: 2 });
  if (player.dark !== player.summonings > 0) {
    throw new BadInput(`${one.where}: the dark side is up after the first Summoning, and not before`);
  }
  player.followers = wholeNumberOf(one, 'followers', player.followers, { max: MOST_FOLLOWERS });
  player.coins = wholeNumberOf(one, 'coins', player.coins);
  player.mobs = wholeNumberOf(one, 'mobs', 0, { max: 16 });
  player.altars = readAltars(one);
  if (one.data.priests !== undefined) player.priests = readPriests(seat, one);
  checkTokens(player, one.where);
  player.hand = readHand(one, cards);
  player.licenses = cards.licenses(one, 'licenses');
  player.celebrating = flagOf(one, 'celebrating', false);
  player.prayed = flagOf(one, 'prayed', false);
  player.placements = wholeNumberOf(one, 'placements', 0);
}

function readAltars(one: Reader): Location[] {
  const altars = listOf(one, 'altars').map((location) => locationOf(location, `${one.where}.altars`));
  if (new Set(altars).size < altars.length) throw new BadInput(`${one.where}.altars: one Altar in a Location`);
  return altars.sort((a, b) => a - b);
}

/** A list of both kinds, or fields. */
function readHand(one: Reader, cards: CardsNamed): Player['hand'] {
  const where = `${one.where}.hand`;
  const { hand } = one.data;
  const startsAs = (start: string) => (card: unknown) => String(card).startsWith(start);
  const split = Array.isArray(hand)
    ? { miracles: hand.filter(startsAs('mir-')), intrigues: hand.filter((card) => !startsAs('mir-')(card)) }
    : hand;
  const fields = fieldsOf(split ?? {}, where, ['miracles', 'intrigues']);
  return {
    miracles: cards.miracles(fields, 'miracles').sort(byTableOrder),
    intrigues: cards.intrigues(fields, 'intrigues').sort(byTableOrder),
  };
}

function readPriests(seat: Seat, one: Reader): Priest[] {
  const where = `${one.where}.priests`;
  const listed = listOf(one, 'priests').map((data) => fieldsOf(priestFields(data, where), where, PRIEST_FIELDS));
  const [patriarchs, tokens] = [true, false].map((wanted) =>
    listed.filter(({ data }) => (data.strength === 'patriarch') === wanted),
  ) as [Reader[], Reader[]];
  if (patriarchs.length > 1) throw new BadInput(`${where}: there is one Patriarch`);
  const [patriarch] = patriarchs;
  const taken = tokens.map(({ data }) => data.id);
  const free = tokensOf(seat).filter((id) => !taken.includes(id));
  const order = tokensOf(seat);
  return [
    patriarch === undefined ? newPatriarch(seat) : readPriest(patriarchOf(seat), patriarch),
    ...tokens
      .map((token) => readPriest(tokenIdOf(seat, token, free), token))
      .sort((a, b) => order.indexOf(a.id as TokenId) - order.indexOf(b.id as TokenId)),
  ];
}

function tokenIdOf(seat: Seat, { data, where }: Reader, free: TokenId[]): TokenId {
  if (data.id === undefined) {
    const id = free.shift();
    if (id === undefined) throw new BadInput(`${where}: a seat has ${TOKENS_PER_SEAT} tokens`);
    return id;
  }
  const id = tokensOf(seat).find((one) => one === data.id);
  if (id !== undefined) return id;
  throw new BadInput(`${where}: ${JSON.stringify(data.id)} is no token of seat ${seat}`);
}

/** `3`, `3@loc-5`, `patriarch@sheet` or fields, where a Patriarch's id says its strength too. */
function priestFields(data: unknown, where: string): unknown {
  if (typeof data !== 'number' && typeof data !== 'string') {
    const { id, strength } = (data ?? {}) as { id?: unknown; strength?: unknown };
    const isPatriarch = strength === undefined && String(id).startsWith('patriarch');
    return isPatriarch ? { ...(data as object), strength: 'patriarch' } : data;
  }
  const match = /^(\d|patriarch)(?:@(.+))?$/.exec(String(data));
  if (match === null) throw new BadInput(`${where}: ${JSON.stringify(data)} is no Priest; write 3, 3@loc-5 or fields`);
  const [, strength, zone = 'free'] = match;
  return { strength: strength === 'patriarch' ? strength : Number(strength), zone };
}

function readPriest(id: PriestId, fields: Reader): Priest {
  const isPatriarch = fields.data.strength === 'patriarch';
  const strength = isPatriarch ? 'patriarch' : wholeNumberOf(fields, 'strength', 0, { min: 1, max: HIGHEST_STRENGTH });
  const zone = readZone(fields);
  const coins = wholeNumberOf(fields, 'coins', 0, { max: MOST_BRIBE });
  const bonus = wholeNumberOf(fields, 'bonus', 0);
  const isInLocation = zone !== 'free' && zone !== 'sheet';
  if (!isInLocation && coins + bonus > 0) {
    throw new BadInput(`${fields.where}: coins and bonus lie on Priests in Locations only`);
  }
  return { id, strength, zone, coins, bonus };
}

function readZone({ data, where }: Reader): Zone {
  const zone = data.zone ?? 'free';
  if (zone === 'free' || zone === 'sheet') return zone;
  const location = locationCalled(zone);
  if (location !== undefined) return zoneOf(location);
  throw new BadInput(`${where}.zone: free, sheet or loc-1 to loc-13 is wanted, not ${JSON.stringify(zone)}`);
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
