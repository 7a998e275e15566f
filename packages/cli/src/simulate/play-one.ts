/** One game of a simulation. It depends only on its number and the seed, so it is the same on any number of workers. */
import { join } from 'node:path';
import { type Bot, type BotSettings, botNamed, playMatch } from '@conclave/bots';
import {
  type AnyGame,
  at,
  type Chance,
  type Options,
  Playthrough,
  type Seat,
  SeededChance,
  type State,
} from '@conclave/kernel';
import { botChoice } from '../bot-seat.ts';
import { saveRecord } from '../records.ts';
import type { Result } from './tally.ts';

export interface Plan {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  /** By seat. */
  readonly levels: readonly string[];
  /** What the bots may spend on a decision. */
  readonly thinking: BotSettings;
  /** Whether the levels rotate by one seat with every game. */
  readonly swap: boolean;
  /** Where the records of all games are saved; null: nowhere. */
  readonly recordsTo: string | null;
}

export function playOne(game: AnyGame, plan: Plan, number: number): Result {
  const levels = plan.levels.map((_, seat) => at(plan.levels, (seat + (plan.swap ? number : 0)) % plan.seats));
  const seed = `${plan.seed}/${number}`;
  const chance = new SeededChance(seed);
  const botChance = new SeededChance(`${plan.seed}/${number}/bots`);
  const bots = levels.map((level) => botNamed(level)(game, plan.thinking));
  const { seats, options, recordsTo } = plan;
  if (recordsTo !== null) {
    const playthrough = new Playthrough(game, seats, options, chance);
    const dealt = game.clone(playthrough.state);
    playRecorded(playthrough, bots, chance, botChance);
    const result = resultOf(playthrough, dealt);
    const file = join(recordsTo, `${game.id}-${number}.json`);
    saveRecord(file, playthrough, { seed, bots: levels, parts: result.parts });
    return { ...result, levels };
  }
  const witness = new Witness();
  const report = playMatch(game, { seats, options, bots: bots.map((bot) => witness.beside(bot)), chance, botChance });
  return { ...report, firstSeat: witness.firstSeat, levels };
}

/** Sees which seat is the first to decide. */
class Witness {
  firstSeat: Seat = -1;

  beside(bot: Bot): Bot {
    return {
      ...bot,
      decide: (situation, chance) => {
        if (this.firstSeat < 0) this.firstSeat = situation.asked.seat;
        return bot.decide(situation, chance);
      },
    };
  }
}

function playRecorded(playthrough: Playthrough, bots: readonly Bot[], chance: Chance, botChance: Chance): void {
  while (playthrough.pending !== null) {
    const asked = at(playthrough.pending.asked, 0);
    const choice = botChoice(playthrough, asked, at(bots, asked.seat), botChance);
    playthrough.choose(asked.seat, choice, chance);
  }
}

function resultOf({ game, steps, state, outcome }: Playthrough, dealt: State): Omit<Result, 'levels'> {
  return {
    outcome,
    decisions: steps.length,
    rounds: game.roundsOf(state),
    parts: game.partsOf?.(state, dealt) ?? [],
    firstSeat: steps[0]?.seat ?? -1,
  };
}
