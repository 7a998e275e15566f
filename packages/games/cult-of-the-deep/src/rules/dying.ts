/** What becomes of a dead player: things left behind, Altar Sacrifice, the Wraith card, Possession. */
import type { Seat } from '@conclave/kernel';
import { answer, type DeepChoice } from '../choices.ts';
import type { CharacterId } from '../components/characters.ts';
import { WRAITH_DICE } from '../components/coins.ts';
import { wraiths } from '../components/wraiths.ts';
import { type Context, playerOn, push, question } from '../frames.ts';
import { gainLife } from '../life.ts';
import { onAltar } from '../places.ts';
import type { Deep } from '../state.ts';
import {
  altarOf,
  canBeKeeper,
  highPriest,
  isFourPlayerGame,
  isLiving,
  isNecromancer,
  livingFrom,
  playerAt,
  remove,
  wraithDiceInPlay,
} from '../table.ts';
import { narrowed } from './high-priest.ts';
import { discardRitual, keepRitual, refillAltar } from './rituals.ts';
import { putOutOfPlay } from './upkeep.ts';

/** Kraken dice, Faceless token, copies, the character card, and the rituals: to the killer, if another living seat is it (CD-4.89). */
export function leaveThingsBehind(s: Deep, seat: Seat, ctx: Context): void {
  const player = playerAt(s, seat);
  player.krakenDice = 0;
  player.copies = [];
  takeFacelessTokenOff(s, seat);
  const { keeps } = player;
  player.keeps = [];
  const killer = player.lastBlow?.by ?? null;
  const heir = killer !== null && killer !== seat && canBeKeeper(s, killer) ? killer : null;
  for (const ritual of keeps) {
    if (heir === null) discardRitual(s, ritual, ctx);
    else keepRitual(s, ritual, heir, ctx);
  }
  if (!isNecromancer(s, seat)) discardCharacter(s, seat);
}

/** The one who laid it there keeps the dead player's ability until its own next turn (CD-5.42.4). */
function takeFacelessTokenOff(s: Deep, seat: Seat): void {
  const { character } = playerAt(s, seat);
  if (character === 'faceless-ii') {
    s.facelessToken = null;
    s.facelessLent = null;
  } else if (s.facelessToken === seat) {
    s.facelessToken = null;
    s.facelessLent = character;
  }
}

/** CD-4.95 */
function discardCharacter(s: Deep, seat: Seat): void {
  const player = playerAt(s, seat);
  putOutOfPlay(s, player.character as CharacterId);
  player.character = null;
}

// ---- Altar Sacrifice (CD-5.14)

/** For each living seat in turn order the killer says whether it gains; nobody knows before the last answer. */
export const altarSacrificePick = question('altar-sacrifice-pick', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options(s, { seat, about }): DeepChoice[] {
    const options = about === seat ? [answer('yes'), answer('no')] : [answer('no'), answer('yes')];
    return narrowed<DeepChoice>(s, seat, options, ([fallback]) => fallback as DeepChoice);
  },
  choose(s, { seat, altar, about, gaining: before }, choice: DeepChoice, ctx) {
    const gaining = choice.type === 'yes' ? [...before, about] : before;
    const living = livingFrom(s, s.active);
    const next = living[living.indexOf(about) + 1];
    if (next === undefined) takeSacrifice(s, seat, altar, gaining, ctx);
    else push(s, { rule: 'altar-sacrifice-pick', seat, altar, about: next, gaining });
  },
});

function takeSacrifice(s: Deep, killer: Seat, altar: number, gaining: readonly Seat[], ctx: Context): void {
  altarOf(s, altar).markers.kill = 0;
  ctx.tell({ type: 'ritualCompleted', altar: onAltar(altar), ritual: 'altar-sacrifice', seat: killer });
  ctx.tell({ type: 'sacrificeTaken', seat: killer, gaining: [...gaining] });
  for (const seat of gaining) gainLife(s, seat, s.n, 'altar-sacrifice', killer, ctx);
  discardRitual(s, 'altar-sacrifice', ctx);
  refillAltar(s, altar, ctx);
}

// ---- Wraiths

/** Any card of the stock; its dice show the faces upon death. */
export const chooseWraith = question('choose-wraith', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options: (s): DeepChoice[] => s.wraithStock.map((wraith) => ({ type: 'wraith', wraith })),
  choose(s, { seat }, choice: DeepChoice, ctx) {
    if (choice.type !== 'wraith') return;
    const { wraith } = choice;
    const player = playerAt(s, seat);
    remove(s.wraithStock, wraith);
    player.wraith = wraith;
    player.lastBlow = null;
    // If the supply is short, the first faces are taken (CD-2.2).
    const faces = wraiths[wraith].slice(0, WRAITH_DICE - wraithDiceInPlay(s));
    player.wraithDice = faces.map((face) => ({ face, spent: false, coined: false }));
    ctx.tell({ type: 'wraithChosen', seat, wraith, faces: [...faces] });
    if (s.options.merchantOfDeath === 'on') gainLife(s, highPriest(s), 2, 'merchant-of-death', null, ctx);
  },
});

// ---- Possession (section 5.8)

/** The first Faithful or Repentant Heretic who dies takes over the automated High Priest, if he is living (CD-5.90). */
export function canPossess(s: Deep, seat: Seat): boolean {
  const { role } = playerAt(s, seat);
  const isWilling = role === 'faithful' || role === 'repentant-heretic';
  return isFourPlayerGame(s) && !s.wasPossessed && isWilling && isLiving(s, highPriest(s));
}

/** The player changes seats and takes the sigil and the coins along; the old seat is gone (CD-5.91). */
export function possess(s: Deep, seat: Seat, ctx: Context): void {
  const old = playerAt(s, seat);
  const priest = playerAt(s, highPriest(s));
  s.wasPossessed = true;
  s.sitting[playerOn(s, seat)] = highPriest(s);
  priest.automated = false;
  priest.sigil = old.sigil;
  priest.coins.chant += old.coins.chant;
  priest.coins.siren += old.coins.siren;
  old.sigil = null;
  old.coins = { chant: 0, siren: 0, necromancer: 0 };
  old.storedDice = 0;
  old.lastBlow = null;
  old.status = 'gone';
  if (old.character !== null) discardCharacter(s, seat);
  ctx.tell({ type: 'possessed', seat: highPriest(s), from: seat });
}
