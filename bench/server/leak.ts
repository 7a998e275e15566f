/**
 * The long leak test: `node bench/server/leak.ts [--games 3 | --pairs N] [--lanes 1]
 * [--choices N] [--from 0] [--only vigil,...] [--seed S] [--json]`.
 * Whole games are played through sockets in pairs of worlds that somebody cannot tell apart; all that this observer and a
 * spectator receive must be the same in both.
 */
import { GAMES, SUBJECTS, type Subject } from '../../packages/server/test/proofs/leak-games.ts';
import { type LeakHouse, openLeakHouse } from '../../packages/server/test/proofs/leak-house.ts';
import { type LeakTally, playInPairs } from '../../packages/server/test/proofs/leak-pairs.ts';
import { argumentsOf, conclude, progress } from './report.ts';

const args = argumentsOf({
  games: 3,
  pairs: 0,
  lanes: 1,
  choices: 100_000,
  from: 0,
  only: Object.keys(SUBJECTS).join(),
  seed: 'leak',
});
const differences: string[] = [];
const figures: Record<string, Omit<LeakTally, 'isFinished'> & { finished: number }> = {};

// Most of the time is spent waiting for what may still come: several games at once, each lane with a house of its own.
const houses = await Promise.all(Array.from({ length: args.lanes }, () => openLeakHouse(GAMES)));
for (const name of args.only.split(',')) {
  const subject = subjectNamed(name);
  const sum = { finished: 0, pairs: 0, choices: 0, hidden: 0, sealed: 0, messages: 0, bytes: 0, requests: 0 };
  let begun = 0;
  // Games that fail have no pairs: then the count of games is the end of it.
  const isEnough = () => (args.pairs === 0 || begun >= args.pairs ? begun >= args.games : sum.pairs >= args.pairs);
  async function playOn(house: LeakHouse): Promise<void> {
    while (!isEnough()) {
      const game = ++begun;
      progress(`${name}: game ${game}, ${sum.pairs} pairs`);
      const { choices, from } = args;
      try {
        const played = await playInPairs(house, { subject, seed: `${args.seed} ${game}`, choices, from });
        const { isFinished, ...counts } = played;
        sum.finished += isFinished ? 1 : 0;
        for (const [what, count] of Object.entries(counts)) sum[what as keyof typeof counts] += count;
      } catch (error) {
        differences.push((error as Error).message);
      }
    }
  }
  await Promise.all(houses.map(playOn));
  figures[name] = sum;
}
for (const house of houses) await house.close();

function subjectNamed(name: string): Subject {
  const subject = SUBJECTS[name];
  if (subject === undefined) throw new Error(`--only wants some of ${Object.keys(SUBJECTS).join()}, not ${name}`);
  return subject;
}

const total = (what: 'hidden' | 'sealed') => Object.values(figures).reduce((sum, one) => sum + one[what], 0);
/** The proof proves little where nobody ever did anything in secret. */
const done = (what: string, count: number) => ({
  what,
  wanted: 'above 0',
  reached: String(count),
  isReached: count > 0,
});
conclude(
  { ...figures, differences },
  [
    {
      what: 'differences on the wire',
      wanted: '0',
      reached: String(differences.length),
      isReached: differences.length === 0,
    },
    done('answers in one of the worlds only', total('hidden')),
    done('sealed answers that differ between the worlds', total('sealed')),
  ],
  args.json,
);
