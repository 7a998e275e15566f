/** What becomes of a dead player: things left behind, the Wraith card, Possession. */
import type { Seat } from '@conclave/kernel';
import type { DeepChoice } from '../choices.ts';
import { CHARACTERS, type CharacterId } from '../components/characters/ids.ts';
import { WRAITH_DICE } from '../components/coins.ts';
import { type Context, playerOn, question } from '../frames.ts';
import type { Deep } from '../state.ts';
import { characterOf, wraithOf } from '../verbs/cards.ts';
import { gainLife } from '../verbs/life.ts';
import { discardRitual, keepRitual } from '../verbs/rituals.ts';
import {
  canBeKeeper,
  highPriest,
  isFourPlayerGame,
  isLiving,
  playerAt,
  remove,
  wraithDiceInPlay,
} from '../verbs/table.ts';

/** Kraken dice, Faceless token, copies, the character card, and the rituals: to the killer, if another living seat is it (CD-4.89). */
export function leaveThingsBehind(s: Deep, seat: Seat, ctx: Context): void {
  const player = playerAt(s, seat);
  const { character } = player;
  player.krakenDice = 0;
  player.copies = [];
  if (character !== null) characterOf(character).card.leaves?.(s);
  takeFacelessTokenOff(s, seat);
  const { keeps } = player;
  player.keeps = [];
  const killer = player.lastBlow?.by ?? null;
  const heir = killer !== null && killer !== seat && canBeKeeper(s, killer) ? killer : null;
  for (const ritual of keeps) {
    if (heir === null) discardRitual(s, ritual, ctx);
    else keepRitual(s, ritual, heir, ctx);
  }
  if (character !== null && !characterOf(character).isBeyondDeath) discardCharacter(s, seat, character);
}

/** Whoever laid it there keeps the dead player's ability until the own next turn (CD-5.42.4). */
function takeFacelessTokenOff(s: Deep, seat: Seat): void {
  if (s.facelessToken !== seat) return;
  s.facelessToken = null;
  s.facelessLent = playerAt(s, seat).character;
}

/** The card lies with those not in play, in table order (CD-4.95). */
function discardCharacter(s: Deep, seat: Seat, card: CharacterId): void {
  s.charactersNotInPlay = CHARACTERS.filter((one) => one === card || s.charactersNotInPlay.includes(one));
  playerAt(s, seat).character = null;
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
    const faces = wraithOf(wraith).faces.slice(0, WRAITH_DICE - wraithDiceInPlay(s));
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
  if (old.character !== null) discardCharacter(s, seat, old.character);
  ctx.tell({ type: 'possessed', seat: highPriest(s), from: seat });
}
