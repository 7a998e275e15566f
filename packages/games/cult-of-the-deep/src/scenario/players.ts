/** The players of a scenario's `given`. */
import { at, BadInput, type Seat } from '@conclave/kernel';
import type { Ledger } from '@conclave/scenario';
import { CHARACTERS, type CharacterId, ORDINARY_CHARACTERS } from '../components/characters/ids.ts';
import { COINS } from '../components/coins.ts';
import { roleSet } from '../components/roles.ts';
import { SIGILS } from '../components/sigils/ids.ts';
import { WRAITHS } from '../components/wraiths/ids.ts';
import { takeLifeAndCoins } from '../setup.ts';
import type { Deep, Player, WraithDie } from '../state.ts';
import { wraithOf } from '../verbs/cards.ts';
import { highPriest, playerAt } from '../verbs/table.ts';
import type { Given } from './schema.ts';

type GivenPlayer = Given['players'][number];

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

export function seatPlayers(s: Deep, { players, sigils }: Given, cards: Ledger): void {
  dealRoles(s, players);
  players.forEach((wanted, seat) => {
    setStatus(playerAt(s, seat), wanted, seat, cards);
  });
  s.wraithStock = cards.others(WRAITHS);
  dealCharacters(s, players, cards);
  players.forEach((wanted, seat) => {
    giveBelongings(s, seat, wanted, cards);
    setNotes(s, seat, wanted);
  });
  dealSigils(s, players, sigils, cards);
  sitDown(s);
}

/** The game's set of roles, in its order for the seats that name none. */
function dealRoles(s: Deep, players: readonly GivenPlayer[]): void {
  const rest = roleSet(s.sitting.length, s.options);
  const named = players.map(({ role }, seat) => {
    if (role === undefined) return null;
    const i = rest.indexOf(role);
    if (i < 0) throw new BadInput(`given.players.${seat}.role: this game has no ${JSON.stringify(role)} for this seat`);
    return at(rest.splice(i, 1), 0);
  });
  named.forEach((role, seat) => {
    playerAt(s, seat).role = role ?? at(rest.splice(0, 1), 0);
  });
  const priestIsElsewhere = s.sitting.length === 4 && highPriest(s) !== 0;
  if (priestIsElsewhere) throw new BadInput('given.players: with four players the High Priest is on seat 0');
}

function setStatus(player: Player, { wraith, status, roleIsPublic }: GivenPlayer, seat: Seat, cards: Ledger): void {
  player.wraith = wraith === undefined ? null : cards.name(wraith, `given.players.${seat}.wraith`);
  player.status = status ?? (wraith === undefined ? 'living' : 'wraith');
  if (player.status === 'wraith') player.wraith ??= cards.next(WRAITHS);
  player.roleIsPublic = roleIsPublic ?? (player.role === 'high-priest' || player.status !== 'living');
}

/** The dead have none, but for the Necromancer. */
function dealCharacters(s: Deep, players: readonly GivenPlayer[], cards: Ledger): void {
  players.forEach(({ character }, seat) => {
    if (character === undefined) return;
    playerAt(s, seat).character = cards.name(character, `given.players.${seat}.character`);
  });
  s.players.forEach((player, seat) => {
    if (player.status !== 'living' || player.character !== null) return;
    const isNecromancer = s.options.necromancer === 'high-priest' && seat === highPriest(s);
    player.character = isNecromancer ? cards.name('necromancer', 'given') : cards.next(QUIET_CHARACTERS);
  });
  const inVariant = s.options.necromancer === 'off' ? ORDINARY_CHARACTERS : CHARACTERS;
  s.charactersNotInPlay = cards.others(inVariant);
}

function giveBelongings(s: Deep, seat: Seat, wanted: GivenPlayer, cards: Ledger): void {
  const player = playerAt(s, seat);
  const where = `given.players.${seat}`;
  const isLiving = player.status === 'living';
  if (isLiving) takeLifeAndCoins(s, seat);
  player.life = wanted.life ?? player.life;
  if (!isLiving && player.life > 0) throw new BadInput(`${where}.life: the dead have none`);
  for (const coin of COINS) player.coins[coin] = wanted[`${coin}Coins`] ?? wanted.coins[coin] ?? 0;
  player.krakenDice = wanted.krakenDice;
  player.storedDice = wanted.storedDice;
  player.keeps = cards.nameAll(wanted.keeps, `${where}.keeps`);
  player.copies = wanted.copies;
  player.wraithDice = wanted.wraithDice ?? wraithDiceUponDeath(player);
}

function wraithDiceUponDeath({ wraith }: Player): WraithDie[] {
  return wraith === null ? [] : wraithOf(wraith).faces.map((face) => ({ face, spent: false, coined: false }));
}

function setNotes(s: Deep, seat: Seat, wanted: GivenPlayer): void {
  const player = playerAt(s, seat);
  player.used = wanted.used;
  player.muted = wanted.muted;
  player.haunted = wanted.haunted;
  player.shield = wanted.shield;
  player.warded = wanted.warded;
  player.lostLife = wanted.lostLife;
  player.arcaneDice = wanted.arcaneDice;
  const hasFallen = player.status === 'living' && player.life === 0;
  if (!hasFallen) return;
  s.blows += 1;
  const { by, number = s.blows } = wanted.lastBlow;
  player.lastBlow = { by, number };
  s.blows = Math.max(s.blows, number);
}

/** Whoever names none is dealt one from the end of the table, where none can counter; or has used it. */
function dealSigils(s: Deep, players: readonly GivenPlayer[], others: Given['sigils'], cards: Ledger): void {
  players.forEach(({ sigil }, seat) => {
    if (sigil != null) playerAt(s, seat).sigil = cards.name(sigil, `given.players.${seat}.sigil`);
  });
  const fromTheEnd = [...SIGILS].reverse();
  s.players.forEach((player, seat) => {
    const isDealt = others === 'dealt' && players[seat]?.sigil === undefined;
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
