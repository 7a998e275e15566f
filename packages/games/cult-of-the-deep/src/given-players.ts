/** The players of a scenario's `given`. */
import {
  at,
  BadInput,
  bySeatOf,
  fieldsOf,
  flagOf,
  listOf,
  type Reader,
  type Seat,
  wholeNumberOf,
} from '@conclave/kernel';
import { CHARACTERS, type CharacterId, isCharacter, ORDINARY_CHARACTERS } from './components/characters/ids.ts';
import { COIN_SUPPLY, COINS, type Coin } from './components/coins.ts';
import { isFace } from './components/faces.ts';
import { isRitual } from './components/rituals/ids.ts';
import { isRole, type RoleId, roleSet } from './components/roles.ts';
import { SIGILS } from './components/sigils/ids.ts';
import { WRAITHS } from './components/wraiths/ids.ts';
import { oneOf, seatOrNone } from './given-fields.ts';
import type { CardsNamed } from './given-things.ts';
import { takeLifeAndCoins } from './setup.ts';
import { type Deep, PROMPTS, USES, type WraithDie } from './state.ts';
import { wraithOf } from './verbs/cards.ts';
import { highPriest, playerAt } from './verbs/table.ts';

const FIELDS = [
  'role',
  'roleIsPublic',
  'character',
  'status',
  'life',
  'sigil',
  'coins',
  'chantCoins',
  'sirenCoins',
  'necromancerCoins',
  'krakenDice',
  'storedDice',
  'keeps',
  'copies',
  'wraith',
  'wraithDice',
  'lastBlow',
  'used',
  'haunted',
  'shield',
  'warded',
  'lostLife',
  'arcaneDice',
  'muted',
];

/** Characters that do nothing by themselves come first. */
const QUIET_CHARACTERS: readonly CharacterId[] = [
  'librarian',
  'librarian-ii',
  'merchant',
  'reaper-ii',
  'alchemist',
  'blood-mage',
  'blood-mage-ii',
  'reaper',
  ...ORDINARY_CHARACTERS,
];

export function readPlayers(s: Deep, fields: Reader, cards: CardsNamed): void {
  const readers = bySeatOf(fields.data.players, 'given.players', s.n).map((data, seat) =>
    fieldsOf(data ?? {}, `given.players.${seat}`, FIELDS),
  );
  readRoles(s, readers);
  readStatuses(s, readers, cards);
  readCharacters(s, readers, cards);
  readers.forEach((reader, seat) => {
    readBelongings(s, reader, seat, cards);
    readNotes(s, reader, seat);
  });
  readSigils(s, readers, fields, cards);
  sitDown(s);
}

/** The game's set of roles, in its order for the seats that name none. */
function readRoles(s: Deep, readers: readonly Reader[]): void {
  const rest = roleSet(s.sitting.length, s.options);
  const named = readers.map(({ data, where }) => {
    if (data.role === undefined) return null;
    const i = rest.indexOf(data.role as RoleId);
    if (typeof data.role !== 'string' || !isRole(data.role) || i < 0) {
      throw new BadInput(`${where}.role: this game has no ${JSON.stringify(data.role)} for this seat`);
    }
    return at(rest.splice(i, 1), 0);
  });
  named.forEach((role, seat) => {
    playerAt(s, seat).role = role ?? (rest.shift() as RoleId);
  });
  const priestIsElsewhere = s.sitting.length === 4 && highPriest(s) !== 0;
  if (priestIsElsewhere) throw new BadInput('given.players: with four players the High Priest is on seat 0');
}

function readStatuses(s: Deep, readers: readonly Reader[], cards: CardsNamed): void {
  readers.forEach((reader, seat) => {
    const player = playerAt(s, seat);
    player.wraith = oneOf(reader, 'wraith', WRAITHS, null);
    if (player.wraith !== null) cards.name(player.wraith, reader.where);
    player.status = oneOf(reader, 'status', ['living', 'wraith', 'gone'], player.wraith === null ? 'living' : 'wraith');
    if (player.status === 'wraith' && player.wraith === null) player.wraith = cards.next(WRAITHS);
    const isKnown = player.role === 'high-priest' || player.status !== 'living';
    player.roleIsPublic = flagOf(reader, 'roleIsPublic', isKnown);
  });
  s.wraithStock = cards.others(WRAITHS);
}

/** The dead have none, but for the Necromancer. */
function readCharacters(s: Deep, readers: readonly Reader[], cards: CardsNamed): void {
  for (const [seat, { data, where }] of readers.entries()) {
    const { character } = data;
    if (character === undefined || character === null) continue;
    if (typeof character !== 'string' || !isCharacter(character)) {
      throw new BadInput(`${where}.character: ${JSON.stringify(character)} is no character`);
    }
    playerAt(s, seat).character = cards.name(character, where);
  }
  s.players.forEach((player, seat) => {
    if (player.status !== 'living' || player.character !== null) return;
    const isNecromancer = s.options.necromancer === 'high-priest' && seat === highPriest(s);
    player.character = isNecromancer ? cards.name('necromancer', 'given') : cards.next(QUIET_CHARACTERS);
  });
  const inVariant = s.options.necromancer === 'off' ? ORDINARY_CHARACTERS : CHARACTERS;
  s.charactersNotInPlay = cards.others(inVariant);
}

function readBelongings(s: Deep, reader: Reader, seat: Seat, cards: CardsNamed): void {
  const player = playerAt(s, seat);
  const isLiving = player.status === 'living';
  if (isLiving) takeLifeAndCoins(s, seat);
  player.life = wholeNumberOf(reader, 'life', player.life);
  if (!isLiving && player.life > 0) throw new BadInput(`${reader.where}.life: the dead have none`);
  player.coins = readCoins(reader);
  player.krakenDice = wholeNumberOf(reader, 'krakenDice', 0, { max: 7 });
  player.storedDice = wholeNumberOf(reader, 'storedDice', 0);
  player.keeps = cards.read(reader, 'keeps', isRitual);
  player.copies = listOf(reader, 'copies', isRitual);
  player.wraithDice = readWraithDice(reader, player.wraith === null ? [] : wraithOf(player.wraith).faces);
}

/** As `chantCoins` and so on, or as the state has them: `coins: { chant: 1 }`. */
function readCoins(reader: Reader): Record<Coin, number> {
  const coins = fieldsOf(reader.data.coins ?? {}, `${reader.where}.coins`, COINS);
  const of = (coin: Coin) => {
    const max = COIN_SUPPLY[coin];
    return wholeNumberOf(reader, `${coin}Coins`, wholeNumberOf(coins, coin, 0, { max }), { max });
  };
  return { chant: of('chant'), siren: of('siren'), necromancer: of('necromancer') };
}

function readWraithDice({ data, where }: Reader, uponDeath: readonly string[]): WraithDie[] {
  const dice = data.wraithDice ?? uponDeath;
  if (!Array.isArray(dice)) throw new BadInput(`${where}.wraithDice: a list is wanted`);
  return dice.map((one) => {
    const die = fieldsOf(typeof one === 'string' ? { face: one } : one, `${where}.wraithDice`, [
      'face',
      'spent',
      'coined',
    ]);
    const { face } = die.data;
    if (typeof face !== 'string' || !isFace(face))
      throw new BadInput(`${die.where}: ${JSON.stringify(face)} is no face`);
    return { face, spent: flagOf(die, 'spent', false), coined: flagOf(die, 'coined', false) };
  });
}

function readNotes(s: Deep, reader: Reader, seat: Seat): void {
  const player = playerAt(s, seat);
  player.used = listOf(reader, 'used', (id): id is (typeof USES)[number] => (USES as readonly string[]).includes(id));
  player.muted = listOf(reader, 'muted', (id): id is (typeof PROMPTS)[number] => {
    return (PROMPTS as readonly string[]).includes(id);
  });
  player.haunted = flagOf(reader, 'haunted', false);
  player.shield = wholeNumberOf(reader, 'shield', 0);
  player.warded = flagOf(reader, 'warded', false);
  player.lostLife = flagOf(reader, 'lostLife', false);
  player.arcaneDice = wholeNumberOf(reader, 'arcaneDice', 0);
  const hasFallen = player.status === 'living' && player.life === 0;
  if (!hasFallen) return;
  const blow = fieldsOf(reader.data.lastBlow ?? {}, `${reader.where}.lastBlow`, ['by', 'number']);
  s.blows += 1;
  player.lastBlow = { by: seatOrNone(blow, 'by', s.n), number: wholeNumberOf(blow, 'number', s.blows) };
  s.blows = Math.max(s.blows, player.lastBlow.number);
}

/** Whoever names none is dealt one from the end of the table, where none can counter; or has used it. */
function readSigils(s: Deep, readers: readonly Reader[], fields: Reader, cards: CardsNamed): void {
  const others = oneOf(fields, 'sigils', ['dealt', 'used'], 'dealt');
  for (const [seat, reader] of readers.entries()) {
    const sigil = reader.data.sigil === null ? null : oneOf(reader, 'sigil', SIGILS, null);
    if (sigil !== null) playerAt(s, seat).sigil = cards.name(sigil, reader.where);
  }
  const fromTheEnd = [...SIGILS].reverse();
  s.players.forEach((player, seat) => {
    const isDealt = others === 'dealt' && readers[seat]?.data.sigil === undefined;
    const isThere = !player.automated && player.status !== 'gone';
    if (isDealt && isThere) player.sigil = cards.next(fromTheEnd);
  });
  s.sigilsAside = cards.others(SIGILS);
}

/** Possession: the player of the seat that is gone sits on seat 0 (CD-3.8). */
function sitDown(s: Deep): void {
  const gone = s.players.flatMap(({ status }, seat) => (status === 'gone' ? [seat] : []));
  const isPossessed = s.wasPossessed && s.sitting.length === 4;
  if (gone.length !== (isPossessed ? 1 : 0)) {
    throw new BadInput('given.players: a seat is gone when its player possesses the High Priest, and only then');
  }
  for (const seat of gone) {
    s.sitting[s.sitting.indexOf(seat)] = 0;
    playerAt(s, 0).automated = false;
  }
}
