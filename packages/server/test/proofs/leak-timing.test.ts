import type { AnyGame } from '@conclave/kernel';
import { afterEach, expect, it } from 'vitest';
import { vigil } from '../../../kernel/test/toy/index.ts';
import { ada, askedAmong, choose, type House, keepingReader, openHouse, tableOf, until } from '../house.ts';

let house: House;
afterEach(() => house.close());

it('a bot answers as late with nothing to think about as with much', async () => {
  const times: { thought: number; took: number }[] = [];
  let decisions = 0;
  house = await openHouse({
    gameNamed: () => vigil as AnyGame,
    botPace: 100,
    bots: {
      // Every second thought is long, as if the bot had only then had anything to decide.
      async decide({ asked: { options, decision } }) {
        const thought = decisions++ % 2 === 0 ? 0 : 60;
        times.push({ thought, took: -Date.now() });
        await new Promise((resolve) => setTimeout(resolve, thought));
        return options.find(({ type }) => type === 'pass' || decision !== 'responses') ?? null;
      },
      async says() {
        return null;
      },
    },
  });
  const { id } = await tableOf(house, { game: 'vigil', seats: 2, windowSeconds: null, bots: ['novice'] }, [ada]);
  await house.tables.open(keepingReader(ada), id);
  await until(async () => {
    for (const user of await askedAmong(house, id, [ada])) await choose(house, user, id);
    return (await house.tables.info(ada, id)).status === 'finished';
  }, 40_000);
  const answers = (await house.store.loadTable(id))?.entries.flatMap((entry) =>
    entry.kind === 'choice' && entry.decidedBy === 'bot' ? [entry.at] : [],
  );
  const took = times.map((one, i) => ({ thought: one.thought, took: (answers?.[i] ?? 0) + one.took }));
  expect(took.length).toBeGreaterThan(5);
  // A novice may think for 100 ms and gets two beats of 100 ms: nobody sees which of them it has used.
  expect(took.filter((one) => one.took < 195)).toEqual([]);
});
