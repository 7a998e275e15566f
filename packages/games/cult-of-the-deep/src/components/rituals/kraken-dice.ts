/** Kraken dice are rolled in the Upkeep of whoever has them (CD-4.14, CD-4.15). */
import type { Seat } from '@conclave/kernel';
import { answer, type DeepChoice, dieChoice } from '../../choices.ts';
import { type Context, type FrameOf, nearest, push, question, sequence } from '../../frames.ts';
import type { Deep } from '../../state.ts';
import { lose } from '../../verbs/losing.ts';
import { diceByCards } from '../../verbs/rolling.ts';
import { isLiving, keeperOf, playerAt } from '../../verbs/table.ts';
import { CULTIST_DICE } from '../coins.ts';
import { KRAKEN_FACES } from '../faces.ts';

export type KrakenDiceFrame =
  | { rule: 'kraken-roll'; at?: number; values: (number | null)[]; rerolls: number; limit: number }
  | { rule: 'kraken-reroll'; seat: Seat };

type KrakenRoll = FrameOf<'kraken-roll'>;

export const krakenDiceRules = {
  'kraken-roll': sequence('kraken-roll', [rollAll, askKeeper, askReroll, askKeeperAgain, sufferKraken]),

  /** Each re-roll costs a die of the Roll phase that follows (CD-4.14). */
  'kraken-reroll': question('kraken-reroll', {
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
  }),
};

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

function rollAll(s: Deep, frame: KrakenRoll, ctx: Context): void {
  const values = frame.values.map(() => ctx.chance.pick(KRAKEN_FACES));
  frame.values = values;
  ctx.tell({ type: 'krakenRolled', seat: s.active, values: [...values] });
}

function askKeeper(s: Deep): void {
  const keeper = keeperOf(s, 'kraken');
  if (keeper !== null && isLiving(s, keeper)) push(s, { rule: 'kraken-remove', seat: keeper });
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
export function diceLeft(s: Deep): DeepChoice[] {
  const roll = s.stack.findLast((frame) => frame.rule === 'kraken-roll');
  if (roll?.rule !== 'kraken-roll') return [];
  return roll.values.flatMap((value, i) => (value === null ? [] : [dieChoice(i + 1)]));
}

/** The Keeper takes a die out of the roll. */
export function takeRolledDie(s: Deep, die: number): void {
  nearest(s, 'kraken-roll').values[die - 1] = null;
  playerAt(s, s.active).krakenDice -= 1;
}
