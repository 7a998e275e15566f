/** The Kraken and its dice (CD-4.12, CD-4.14, CD-4.15, CD-5.11). */
import type { Seat } from '@conclave/kernel';
import { answer, type ChoiceOf, type DeepChoice, dieChoice, seatChoice } from '../choices.ts';
import { CULTIST_DICE } from '../components/coins.ts';
import { KRAKEN_FACES } from '../components/faces.ts';
import { type Context, type DeepFrame, nearest, push, question, sequence } from '../frames.ts';
import type { Deep } from '../state.ts';
import { isLiving, keeperOf, krakenSupply, livingFrom, playerAt, seatsFrom } from '../table.ts';
import { lose } from './losses.ts';
import { diceByCards } from './rolling.ts';

type KrakenRoll = Extract<DeepFrame, { rule: 'kraken-roll' }>;

/** To the living player with the fewest; among several the one with the most life; among several of these to each (CD-4.12). */
export function handOutKrakenDice(s: Deep, ctx: Context): void {
  const living = livingFrom(s, s.active);
  const fewest = Math.min(...living.map((seat) => playerAt(s, seat).krakenDice));
  const candidates = living.filter((seat) => playerAt(s, seat).krakenDice === fewest);
  const mostLife = Math.max(...candidates.map((seat) => playerAt(s, seat).life));
  const chosen = candidates.filter((seat) => playerAt(s, seat).life === mostLife);
  for (const seat of chosen.slice(0, krakenSupply(s))) gainKrakenDie(s, seat, 'hand-out', ctx);
}

function gainKrakenDie(s: Deep, seat: Seat, by: 'hand-out' | 'keeper', ctx: Context): void {
  playerAt(s, seat).krakenDice += 1;
  ctx.tell({ type: 'krakenDieGained', seat, by });
}

// ---- The roll in the Upkeep

/** Whoever has none rolls none; the Keeper is asked all the same, as in every Upkeep (CD-5.11.4). */
export function rollKraken(s: Deep): void {
  const dice = isLiving(s, s.active) ? playerAt(s, s.active).krakenDice : 0;
  if (dice === 0) {
    askKeeper(s);
    return;
  }
  const limit = Math.min(diceByCards(s, s.active), CULTIST_DICE);
  push(s, { rule: 'kraken-roll', values: Array(dice).fill(0), rerolls: 0, limit });
}

export const krakenRoll = sequence('kraken-roll', [rollAll, askKeeper, askReroll, askKeeperAgain, sufferKraken]);

function rollAll(s: Deep, frame: KrakenRoll, ctx: Context): void {
  const values = frame.values.map(() => ctx.chance.pick(KRAKEN_FACES));
  frame.values = values;
  ctx.tell({ type: 'krakenRolled', seat: s.active, values: [...values] });
}

function askKeeper(s: Deep): void {
  const keeper = keeperOf(s, 'kraken');
  if (keeper !== null && isLiving(s, keeper)) push(s, { rule: 'kraken-remove', seat: keeper });
}

/** Before the ritual goes to somebody else (CD-4.89). */
export function askDyingKeeper(s: Deep): void {
  const keeper = keeperOf(s, 'kraken');
  if (keeper !== null && playerAt(s, keeper).life === 0) askKeeper(s);
}

/** The automated High Priest never re-rolls (CD-5.81). */
function askReroll(s: Deep): void {
  if (!playerAt(s, s.active).automated) push(s, { rule: 'kraken-reroll', seat: s.active });
}

function askKeeperAgain(s: Deep, { rerolls }: KrakenRoll): void {
  if (rerolls > 0) askKeeper(s);
}

/** One loss. Its killer is the Keeper, who could have removed the dice, unless that is the victim (CD-4.81). */
function sufferKraken(s: Deep, { values, rerolls }: KrakenRoll): void {
  s.krakenPenalty = rerolls;
  const total = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const keeper = keeperOf(s, 'kraken');
  lose(s, s.active, total, 'kraken', keeper === s.active ? null : keeper);
}

/** The dice of the roll under way that were not removed. */
function diceLeft(s: Deep): DeepChoice[] {
  const roll = s.stack.findLast((frame) => frame.rule === 'kraken-roll');
  if (roll?.rule !== 'kraken-roll') return [];
  return roll.values.flatMap((value, i) => (value === null ? [] : [dieChoice(i + 1)]));
}

/** Dice that lie with players. Those just rolled are told apart and are no part of it. */
export function removableDice(s: Deep, seat: Seat): ChoiceOf<'kraken-remove'>[] {
  const { keeps, status } = playerAt(s, seat);
  if (status !== 'living' || !keeps.includes('kraken')) return [];
  const rolling = s.stack.some((frame) => frame.rule === 'kraken-roll') ? s.active : null;
  return seatsFrom(s, s.active)
    .filter((from) => from !== rolling && playerAt(s, from).krakenDice > 0)
    .map((from) => ({ type: 'kraken-remove', seat: from }));
}

export function removeKrakenDie(s: Deep, keeper: Seat, seat: Seat, ctx: Context): void {
  playerAt(s, seat).krakenDice -= 1;
  ctx.tell({ type: 'krakenDieLifted', seat, by: keeper });
}

/** The Keeper removes as many Kraken dice as they like, those just rolled and any others (CD-5.11.4). */
export const krakenRemove = question('kraken-remove', {
  asks: (_, { seat }) => seat,
  options(s, { seat }): DeepChoice[] {
    const dice = [...diceLeft(s), ...removableDice(s, seat)];
    return dice.length === 0 ? [] : [answer('done'), ...dice];
  },
  choose(s, frame, choice: DeepChoice, ctx) {
    if (choice.type !== 'die') return;
    nearest(s, 'kraken-roll').values[choice.die - 1] = null;
    playerAt(s, s.active).krakenDice -= 1;
    ctx.tell({ type: 'krakenDieRemoved', seat: s.active, die: choice.die, by: frame.seat });
    push(s, frame);
  },
});

/** Each re-roll costs a die of the Roll phase that follows (CD-4.14). */
export const krakenReroll = question('kraken-reroll', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options(s): DeepChoice[] {
    const { rerolls, limit } = nearest(s, 'kraken-roll');
    return [answer('accept'), ...(rerolls < limit ? diceLeft(s) : [])];
  },
  choose(s, frame, choice: DeepChoice, ctx) {
    if (choice.type !== 'die') return;
    const roll = nearest(s, 'kraken-roll');
    const value = ctx.chance.pick(KRAKEN_FACES);
    roll.values[choice.die - 1] = value;
    roll.rerolls += 1;
    ctx.tell({ type: 'krakenRerolled', seat: s.active, die: choice.die, value });
    push(s, frame);
  },
});

// ---- The Keeper's gift

/** From the supply to any living player; with an empty supply perhaps from one player to another (CD-5.11.5). */
export const krakenGive = question('kraken-give', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options(s, { seat }): DeepChoice[] {
    const living = livingFrom(s, seat);
    if (krakenSupply(s) > 0) return living.map(seatChoice);
    const givers = living.filter((from) => playerAt(s, from).krakenDice > 0);
    const moves = givers.flatMap((from) =>
      living.filter((to) => to !== from).map((to): DeepChoice => ({ type: 'take', from, seat: to })),
    );
    return [answer('none'), ...moves];
  },
  choose(s, { seat }, choice: DeepChoice, ctx) {
    if (choice.type !== 'seat' && choice.type !== 'take') return;
    if (choice.type === 'take') {
      playerAt(s, choice.from).krakenDice -= 1;
      ctx.tell({ type: 'krakenDieTaken', seat: choice.from, by: seat });
    }
    gainKrakenDie(s, choice.seat, 'keeper', ctx);
  },
});
