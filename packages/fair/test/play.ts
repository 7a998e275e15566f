/** Plays a game at random with fair dice and takes choices back now and then, as a table on a server does by consent. */
import { type AnyGame, type Asked, Playthrough, SeededChance } from '@conclave/kernel';
import {
  commitmentTo,
  drawsOf,
  FairChance,
  type FairPart,
  type FairRecord,
  type FairSource,
  fairLog,
  SCHEME,
} from '../src/index.ts';

export const SOURCE: FairSource = {
  seed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  table: 'Zq3vT8mYw0aLk2Xb',
  entropy: ['the tide comes in', null],
};

/**
 * Chances in ten that the latest choices are taken back, up to three of them. The dice go back with them, unless they go on as
 * in games of earlier versions.
 */
export function playFair(
  game: AnyGame,
  source: FairSource = SOURCE,
  undosInTen = 2,
  { diceGoOn = false } = {},
): FairRecord {
  const whims = new SeededChance('whims');
  let used = 0;
  // A new one for each choice, as a server has it that keeps nothing but the number of used words.
  const withChance = <T>(run: (chance: FairChance) => T): T => {
    const chance = new FairChance(source, used);
    const result = run(chance);
    used = chance.used;
    return result;
  };
  const play = withChance((chance) => new Playthrough(game, source.entropy.length, {}, chance));
  const usedAtFirst = used;
  const usedAfter: number[] = [];
  const happened: Parameters<typeof fairLog>[0][number][] = [{ kind: 'start' }];
  while (play.pending !== null) {
    const { seat, options } = play.pending.asked[0] as Asked;
    happened.push({ kind: 'choice', ...withChance((chance) => play.choose(seat, whims.pick(options), chance)) });
    usedAfter.push(used);
    if (play.pending !== null && whims.below(10) < undosInTen) {
      const choices = Math.max(0, play.steps.length - 1 - whims.below(3));
      play.rewind(choices);
      usedAfter.length = choices;
      if (!diceGoOn) used = usedAfter.at(-1) ?? usedAtFirst;
      happened.push({ kind: 'undo', choices, ...(diceGoOn ? {} : { chanceUsed: used }) });
    }
  }
  const commitment = commitmentTo(source.seed);
  const fair: FairPart = { scheme: SCHEME, ...source, commitment, used, log: fairLog(happened) };
  const record: FairRecord = { ...play.record(), fair };
  return JSON.parse(JSON.stringify({ ...record, fair: { ...fair, draws: drawsOf(game, record) } }));
}
