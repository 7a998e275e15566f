import type { Seat } from '@conclave/kernel';
import { answer, type ChoiceOf, type DeepChoice, seatChoice } from '../../choices.ts';
import { type Context, push, question } from '../../frames.ts';
import type { Deep } from '../../state.ts';
import type { Ritual } from '../../verbs/cards.ts';
import { krakenSupply, livingFrom, playerAt, seatsFrom } from '../../verbs/table.ts';
import { diceLeft, type KrakenDiceFrame, krakenDiceRules, rollKraken, takeRolledDie } from './kraken-dice.ts';

// Revealed, and in each Upkeep of the High Priest while it lies on an altar, it hands out Kraken dice. Whoever has them rolls
// them in the own Upkeep and loses as much life. Its Keeper takes Kraken dice away at any time and gives one at the beginning
// of the own Roll phase. Discarded, it takes all of them along. (CD-5.11)
export const kraken: Ritual = {
  tracks: ['ancient', 'cosmos'],
  isKept: true,
  isUnique: true,
  revealed: handOut,
  discarded: takeAllBack,
  onAltar: { highPriestUpkeep: handOut },
  upkeepEnds: rollKraken,
  keeper: {
    rollBegins: (s, me) => push(s, { rule: 'kraken-give', seat: me }),
    dying: (s, me) => push(s, { rule: 'kraken-remove', seat: me }),
    asideActs(s, _, add) {
      for (const choice of removableDice(s)) add(choice);
    },
  },
  acts: {
    'kraken-remove'(s, me, { seat }, ctx) {
      playerAt(s, seat).krakenDice -= 1;
      ctx.tell({ type: 'krakenDieLifted', seat, by: me });
    },
  },
};

export type KrakenFrame = KrakenDiceFrame | { rule: 'kraken-remove'; seat: Seat } | { rule: 'kraken-give'; seat: Seat };

export const krakenRules = {
  ...krakenDiceRules,

  /** The Keeper removes as many Kraken dice as they like, those just rolled and any others (CD-5.11.4). */
  'kraken-remove': question('kraken-remove', {
    asks: (_, { seat }) => seat,
    options(s, { seat }): DeepChoice[] {
      const dice = [...diceLeft(s), ...(canStillRemove(s, seat) ? removableDice(s) : [])];
      return dice.length === 0 ? [] : [answer('done'), ...dice];
    },
    choose(s, frame, choice: DeepChoice, ctx) {
      if (choice.type !== 'die') return;
      takeRolledDie(s, choice.die);
      ctx.tell({ type: 'krakenDieRemoved', seat: s.active, die: choice.die, by: frame.seat });
      push(s, frame);
    },
  }),

  /** From the supply to any living player; with an empty supply perhaps from one player to another (CD-5.11.5). */
  'kraken-give': question('kraken-give', {
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
      gainDie(s, choice.seat, 'keeper', ctx);
    },
  }),
};

/** To the living player with the fewest; among several the one with the most life; among several of these to each (CD-4.12). */
function handOut(s: Deep, ctx: Context): void {
  const living = livingFrom(s, s.active);
  const fewest = Math.min(...living.map((seat) => playerAt(s, seat).krakenDice));
  const candidates = living.filter((seat) => playerAt(s, seat).krakenDice === fewest);
  const mostLife = Math.max(...candidates.map((seat) => playerAt(s, seat).life));
  const chosen = candidates.filter((seat) => playerAt(s, seat).life === mostLife);
  for (const seat of chosen.slice(0, krakenSupply(s))) gainDie(s, seat, 'hand-out', ctx);
}

function gainDie(s: Deep, seat: Seat, by: 'hand-out' | 'keeper', ctx: Context): void {
  playerAt(s, seat).krakenDice += 1;
  ctx.tell({ type: 'krakenDieGained', seat, by });
}

/** Dice that lie with players. Those just rolled are told apart and are no part of it. */
function removableDice(s: Deep): ChoiceOf<'kraken-remove'>[] {
  const rolling = s.stack.some((frame) => frame.rule === 'kraken-roll') ? s.active : null;
  return seatsFrom(s, s.active)
    .filter((from) => from !== rolling && playerAt(s, from).krakenDice > 0)
    .map((from) => ({ type: 'kraken-remove', seat: from }));
}

function canStillRemove(s: Deep, seat: Seat): boolean {
  const { status, keeps } = playerAt(s, seat);
  return status === 'living' && keeps.includes('kraken');
}

function takeAllBack(s: Deep, ctx: Context): void {
  if (s.players.every(({ krakenDice }) => krakenDice === 0)) return;
  for (const player of s.players) player.krakenDice = 0;
  ctx.tell({ type: 'krakenDiceReturned' });
}
