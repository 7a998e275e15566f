/** Where the table is heading: everybody's life and power once the dice that lie there have had their way. */
import type { Seat } from '@conclave/kernel';
import { type Face, harmOf } from '../components/faces.ts';
import type { RitualId } from '../components/rituals/ids.ts';
import { altarAt, onAltar, seatAt } from '../places.ts';
import type { Deep, Die, Player } from '../state.ts';
import { tracksOf } from '../verbs/cards.ts';
import { accepts } from '../verbs/rituals.ts';
import { altarOf, altarWith, isLiving, playerAt, seatsFrom } from '../verbs/table.ts';
import type { Judgement } from './judgement.ts';
import { KEEPER_WORTH, WEIGHTS, WRAITH_DIE_WORTH } from './weights.ts';

/** By seat. Whoever has no life left is dead, or will be. */
export interface Outlook {
  readonly life: number[];
  /** How much a seat can do to the others; 1 is an ordinary living player. */
  readonly power: number[];
  /** Whose eyes see it so. */
  readonly judgement: Judgement;
}

export function outlookOf(s: Deep, judgement: Judgement): Outlook {
  const life = s.players.map(({ status, life: now }) => (status === 'living' ? now : 0));
  const power = s.players.map((player, seat) => powerOf(s, player, seat, judgement));
  const outlook = { life, power, judgement };
  addGifts(s, outlook);
  addDice(s, outlook);
  addThreats(s, outlook);
  return outlook;
}

export function copyOf({ life, power, judgement }: Outlook): Outlook {
  return { life: [...life], power: [...power], judgement };
}

/** Whether a seat that lives now will still do so. */
export function survives({ life }: Outlook, seat: Seat): boolean {
  return (life[seat] as number) > 0;
}

export function shift({ life }: Outlook, seat: Seat, by: number): void {
  life[seat] = Math.max(0, (life[seat] as number) + by);
}

function empower({ power }: Outlook, seat: Seat, by: number): void {
  power[seat] = (power[seat] as number) + by;
}

function powerOf(s: Deep, player: Player, seat: Seat, { chantCoin, sirenCoin }: Judgement): number {
  const { status, coins, sigil, keeps, copies } = player;
  if (status === 'gone') return 0;
  let power = status === 'living' ? 1 : WEIGHTS.wraith;
  power += chantCoin * coins.chant + sirenCoin * coins.siren;
  power += WEIGHTS.necromancerCoin * coins.necromancer + WEIGHTS.extraDie * player.storedDice;
  if (sigil !== null) power += WEIGHTS.sigil;
  if (s.facelessToken === seat) power += WEIGHTS.extraDie;
  for (const ritual of keeps) power += KEEPER_WORTH[ritual] ?? 0;
  for (const ritual of copies) power += KEEPER_WORTH[ritual] ?? 0;
  for (const die of player.wraithDice) {
    if (!die.spent) power += player.wraith === 'revenant' ? WEIGHTS.wraithDie : WRAITH_DIE_WORTH[die.face];
  }
  return power;
}

/** What was chosen but waits for the last answer of a chain: Altar Sacrifice, the Kraken's roll. */
function addGifts(s: Deep, outlook: Outlook): void {
  for (const frame of s.stack) {
    if (frame.rule === 'altar-sacrifice-pick') for (const seat of frame.gaining) shift(outlook, seat, s.n);
    if (frame.rule === 'kraken-roll') {
      for (const value of frame.values) shift(outlook, s.active, -(value ?? 0));
      empower(outlook, s.active, -WEIGHTS.krakenReroll * frame.rerolls);
    }
  }
}

// ---- Dice

function addDice(s: Deep, outlook: Outlook): void {
  if (s.dice.length === 0) return;
  const { losses, gains } = strokes(s);
  for (const [seat, { shield, warded }] of s.players.entries()) {
    const loss = warded ? 0 : Math.max(0, (losses[seat] as number) - shield);
    if (isLiving(s, seat)) shift(outlook, seat, (gains[seat] as number) - loss);
  }
  addRituals(s, outlook);
}

/** What the dice on each seat take and give. */
export function strokes(s: Deep): { losses: number[]; gains: number[] } {
  const losses = s.players.map(() => 0);
  const gains = s.players.map(() => 0);
  for (const die of s.dice) {
    const seat = seatAt(die.at);
    const face = faceToBe(s, die);
    if (seat < 0 || face === null) continue;
    if (die.mode === 'arcane') addExplosion(s, seat, losses);
    else if (die.mode === 'power' || face === 'blood') gains[seat] = (gains[seat] as number) + 1;
    else losses[seat] = (losses[seat] as number) + harmOf(face);
  }
  return { losses, gains };
}

/** Two Cosmos on a Sorceress take 2 from everybody whom the owner of the dice does not exempt: each is half of that. */
function addExplosion(s: Deep, sorceress: Seat, losses: number[]): void {
  if (playerAt(s, sorceress).arcaneDice >= 2) return;
  for (const seat of losses.keys()) if (seat !== s.active) losses[seat] = (losses[seat] as number) + 1;
}

/** Dice that were picked for Mercy or Banishment are as good as changed or gone: null. */
function faceToBe(s: Deep, die: Die): Face | null {
  const top = s.stack[s.stack.length - 1];
  if (top?.rule !== 'sigil-params' || !top.picked.includes(die.id)) return die.face;
  return top.sigil === 'sigil-of-mercy' ? 'blood' : null;
}

/** Altar effects go to whoever owns the dice; so does the ritual if they complete it. */
function addRituals(s: Deep, outlook: Outlook): void {
  for (const [index, altar] of s.altars.entries()) {
    const place = onAltar(index);
    const onIt = s.dice.filter(({ at }) => at === place);
    if (onIt.length === 0) continue;
    let steps = 0;
    let left = 0;
    for (const track of tracksOf(altar.ritual)) {
      const marker = altar.markers[track] ?? 0;
      const moved = Math.min(marker, onIt.filter(({ face }) => face === track).length);
      steps += moved;
      left += marker - moved;
    }
    empower(outlook, s.active, steps * outlook.judgement.altar[altar.ritual]);
    if (left === 0) empower(outlook, s.active, KEEPER_WORTH[altar.ritual] ?? 0);
  }
}

/** What one more die on the altar would bring its owner, in power. */
export function altarGain(s: Deep, index: number, face: Face, judgement: Judgement): number {
  const altar = altarOf(s, index);
  if (!accepts(altar, face)) return 0;
  let left = 0;
  for (const track of tracksOf(altar.ritual)) left += altar.markers[track] ?? 0;
  for (const die of s.dice) if (altarAt(die.at) === index) left -= 1;
  if (left <= 0) return 0;
  return judgement.altar[altar.ritual] + (left === 1 ? (KEEPER_WORTH[altar.ritual] ?? 0) : 0);
}

// ---- What threatens everybody

function addThreats(s: Deep, outlook: Outlook): void {
  const shadow = shadowToCome(s);
  for (const [seat, { krakenDice }] of s.players.entries()) {
    fear(outlook, seat, shadow + WEIGHTS.krakenDie * krakenDice);
  }
  addTribute(s, outlook);
}

/** What may come kills nobody yet. */
export function fear({ life }: Outlook, seat: Seat, loss: number): void {
  const now = life[seat] as number;
  if (now > 0) life[seat] = Math.max(now - loss, Math.min(now, 1));
}

function shadowToCome(s: Deep): number {
  const index = altarWith(s, 'ancient-shadow');
  if (index < 0) return 0;
  const left = markerLeft(s, index, 'ancient-shadow');
  if (left === 0) return 0;
  return (s.shadowTokens + 1) * (WEIGHTS.shadow + (WEIGHTS.shadowByTrack * left) / s.n);
}

function markerLeft(s: Deep, index: number, ritual: RitualId): number {
  const [track] = tracksOf(ritual);
  const marker = track === undefined ? 0 : (altarOf(s, index).markers[track] ?? 0);
  const place = onAltar(index);
  return Math.max(0, marker - s.dice.filter(({ at }) => at === place).length);
}

/** It will fall on whoever is active when the marker is at 0, and on both neighbours (CD-5.20). */
function addTribute(s: Deep, outlook: Outlook): void {
  const index = altarWith(s, 'tribute-to-nycen');
  if (index < 0) return;
  const altar = altarOf(s, index);
  const place = onAltar(index);
  const isPaid = s.tributePaid || s.dice.some(({ at }) => at === place);
  const turns = (altar.markers.cosmos ?? 0) - (isPaid ? 0 : 1);
  const seats = seatsFrom(s, s.active);
  const loss = s.n * WEIGHTS.tributeFade ** turns;
  for (const step of [-1, 0, 1]) {
    const seat = seats[(turns + step + seats.length) % seats.length] as Seat;
    fear(outlook, seat, loss);
  }
}
