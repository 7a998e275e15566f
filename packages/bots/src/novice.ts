import { at, type Chance, type Choice } from '@conclave/kernel';
import type { BotMaker } from './bot.ts';
import { bestOf, type LookAheadSettings, lookAhead } from './look-ahead.ts';

const SETTINGS: LookAheadSettings = { worlds: { most: 1, least: 1 }, states: 0, milliseconds: 0 };
/** It overlooks one option in this many. */
const OVERLOOKS_ONE_IN = 5;
/** How far it misjudges an option, as a share of the difference between the best and the worst it sees. */
const MISJUDGEMENT = 0.35;

/** Plays like a newcomer: it imagines a single world, overlooks options and misjudges what it sees. */
export const novice: BotMaker = (game) => ({
  looks: true,
  decide(situation, chance) {
    const seen = noticed(situation.asked.options, chance);
    if (seen.length === 1) return at(seen, 0);
    const looked = lookAhead(game, situation, seen, chance, SETTINGS);
    const scores = looked.map(({ score }) => score);
    const spread = Math.max(...scores) - Math.min(...scores);
    return bestOf(looked.map(({ option, score }) => ({ option, score: score + spread * MISJUDGEMENT * bell(chance) })));
  },
});

/** The options it notices: at least one. */
function noticed(options: readonly Choice[], chance: Chance): readonly Choice[] {
  if (options.length === 1) return options;
  const seen = options.filter(() => chance.below(OVERLOOKS_ONE_IN) !== 0);
  return seen.length > 0 ? seen : [chance.pick(options)];
}

/** Roughly normally distributed around 0 with a standard deviation of 1: the sum of twelve uniform numbers. */
function bell(chance: Chance): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += chance.below(1001) / 1000;
  return sum;
}
