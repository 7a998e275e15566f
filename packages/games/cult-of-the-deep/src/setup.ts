/** Setup (section 3). */
import type { Options, Seat } from '@conclave/kernel';
import { CHARACTERS, type CharacterId, ORDINARY_CHARACTERS } from './components/characters/ids.ts';
import { isForAdepts, numbersForAdepts, PRINTED_BONUS, startingLife } from './components/preset.ts';
import { RITUALS, type RitualId } from './components/rituals/ids.ts';
import { type RoleId, roleSet } from './components/roles.ts';
import { SIGILS } from './components/sigils/ids.ts';
import { WRAITHS } from './components/wraiths/ids.ts';
import { type Context, push } from './frames.ts';
import { availableOptions, type DeepOptions } from './options.ts';
import { settle } from './rules/index.ts';
import type { Deep, Player } from './state.ts';
import { cardOf } from './verbs/asking.ts';
import { characterOf, freshMarkers } from './verbs/cards.ts';
import { highPriest, playerAt } from './verbs/table.ts';

/** A new game. Chance is asked in the order of CD-3.3: roles, sigils, characters, rituals. */
export function setup(players: number, chosen: Options, ctx: Context): Deep {
  const s = emptyTable(players, availableOptions(players, chosen));
  dealRoles(s, players, ctx);
  dealSigils(s, ctx);
  dealCharacters(s, ctx);
  layRituals(s, ctx);
  s.active = highPriest(s);
  s.players.forEach((_, seat) => {
    takeLifeAndCoins(s, seat);
  });
  ctx.tell({
    type: 'gameBegan',
    highPriest: s.active,
    characters: s.players.map(({ character }) => character),
    rituals: s.altars.map(({ ritual }) => ritual),
  });
  s.stack.push({ rule: 'turn', at: 0, begunLiving: false });
  askBeforeTheFirstTurn(s);
  settle(s, ctx);
  return s;
}

/** Seats, and nothing on them yet. With four players there is one more for the automated High Priest (CD-3.5). */
export function emptyTable(players: number, options: DeepOptions): Deep {
  const isAutomated = players === 4;
  const n = isAutomated ? 5 : players;
  return {
    stack: [],
    options,
    n,
    sitting: Array.from({ length: players }, (_, player) => (isAutomated ? player + 1 : player)),
    players: Array.from({ length: n }, (_, seat) => emptySeat(isAutomated && seat === 0)),
    active: 0,
    round: 1,
    phase: 'setup',
    altars: [],
    ritualDeck: [],
    ritualDiscard: [],
    shadowTokens: 0,
    sigilsAside: [],
    usedSigils: [],
    charactersNotInPlay: [],
    charactersGone: [],
    wraithStock: [...WRAITHS],
    facelessToken: null,
    facelessLent: null,
    dice: [],
    diceMade: 0,
    diceGained: 0,
    transmuted: [],
    krakenPenalty: 0,
    bloodMagePaid: false,
    tributePaid: false,
    watching: [],
    highPriestMode: null,
    highPriestOrder: [],
    blows: 0,
    wasSelfish: false,
    wasPossessed: false,
    result: null,
  };
}

function emptySeat(automated: boolean): Player {
  return {
    role: 'high-priest',
    roleIsPublic: false,
    character: null,
    status: 'living',
    automated,
    life: 0,
    sigil: null,
    coins: { chant: 0, siren: 0, necromancer: 0 },
    krakenDice: 0,
    storedDice: 0,
    keeps: [],
    copies: [],
    wraith: null,
    wraithDice: [],
    lastBlow: null,
    used: [],
    haunted: false,
    shield: 0,
    warded: false,
    lostLife: false,
    arcaneDice: 0,
    muted: [],
    proposals: 0,
    draft: null,
    withdrawn: 0,
  };
}

/** Only the High Priest's becomes public. */
function dealRoles(s: Deep, players: number, ctx: Context): void {
  const roles = roleSet(players, s.options);
  const automated: RoleId[] = s.players[0]?.automated ? roles.splice(0, 1) : [];
  ctx.chance.shuffle(roles);
  [...automated, ...roles].forEach((role, seat) => {
    const player = playerAt(s, seat);
    player.role = role;
    player.roleIsPublic = role === 'high-priest';
  });
}

function dealSigils(s: Deep, ctx: Context): void {
  const sigils = [...SIGILS];
  ctx.chance.shuffle(sigils);
  for (const player of s.players) if (!player.automated) player.sigil = sigils.shift() ?? null;
  s.sigilsAside = sigils;
}

function dealCharacters(s: Deep, ctx: Context): void {
  const { necromancer } = s.options;
  const cards = [...(necromancer === 'shuffled' ? CHARACTERS : ORDINARY_CHARACTERS)];
  ctx.chance.shuffle(cards);
  s.players.forEach((player, seat) => {
    const isNecromancer = necromancer === 'high-priest' && seat === highPriest(s);
    // The automated High Priest cannot be the Necromancer: that card goes to the bottom (CD-3.6).
    if (player.automated && cards[0] === 'necromancer') cards.push(cards.shift() as CharacterId);
    player.character = isNecromancer ? 'necromancer' : (cards.shift() ?? null);
  });
  s.charactersNotInPlay = CHARACTERS.filter((card) => cards.includes(card));
}

/** Three altars, or four from seven players on. */
export function altarCount(n: number): number {
  return n >= 7 ? 4 : 3;
}

function layRituals(s: Deep, ctx: Context): void {
  const rituals: RitualId[] = [...RITUALS];
  ctx.chance.shuffle(rituals);
  s.altars = rituals.splice(0, altarCount(s.n)).map((ritual) => ({ ritual, markers: freshMarkers(ritual, s.n) }));
  s.ritualDeck = rituals;
}

/** Life as printed, the High Priest's bonus, and the Merchants' coins (CD-2.7, CD-3.3). */
export function takeLifeAndCoins(s: Deep, seat: Seat): void {
  const player = playerAt(s, seat);
  const character = player.character as CharacterId;
  const { chantCoins = 0, sirenCoins = 0 } = characterOf(character);
  const life = startingLife(s.options, s.sitting.length, character);
  player.life = life + (player.role === 'high-priest' ? highPriestBonus(s) : 0);
  if (player.automated) return;
  player.coins.chant = chantCoins;
  player.coins.siren = sirenCoins;
}

/** So much for each Cabalist; with Merchant of Death one less, and not below 0 but by the preset (CD-7.10). */
function highPriestBonus(s: Deep): number {
  const cabalists = s.players.filter(({ role }) => role === 'cabalist').length;
  const bonus = bonusByOptions(s);
  return cabalists * Math.max(bonus - (s.options.merchantOfDeath === 'on' ? 1 : 0), Math.min(bonus, 0));
}

/** A table that asks for more or less than the tomes have gets as much more or less than the preset gives. */
function bonusByOptions(s: Deep): number {
  const { highPriestBonus: chosen } = s.options;
  return isForAdepts(s.options) ? numbersForAdepts(s.sitting.length).bonus + chosen - PRINTED_BONUS : chosen;
}

/** CD-3.3, steps 13 and 14. */
function askBeforeTheFirstTurn(s: Deep): void {
  s.players.forEach((_, seat) => {
    cardOf(s, seat).marks?.(s, seat);
  });
  if (s.options.trulyHighPriest === 'on') push(s, { rule: 'truly-hp-replace', seat: highPriest(s) });
}
