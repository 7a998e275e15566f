/** The bots at a real game. What holds for every game is tested with small ones in packages/bots. */
import { amongCultists } from '@conclave/among-cultists';
import { botNamed, LEVELS, playMatch, type Situation } from '@conclave/bots';
import { type Asked, resolveOptions, type Seat, SeededChance, silent, toldTo } from '@conclave/kernel';
import { riseOfCthulhu as game, type RiseEvent } from '@conclave/rise-of-cthulhu';
import { describe, expect, it } from 'vitest';
import { kit } from '../../games/rise-of-cthulhu/test/kit.ts';

type Table = ReturnType<typeof game.setup>;

interface Moment {
  readonly table: Table;
  readonly asked: Asked;
  readonly memory: unknown;
}

/** Moments of a game played at random, one in so many decisions, each with what the asked seat remembers. */
function momentsOf(seed: number, oneIn: number): Moment[] {
  const chance = new SeededChance(seed);
  const memories = [game.memory.fresh(0), game.memory.fresh(1)] as const;
  const ctx = {
    ...silent(chance),
    tell: (event: RiseEvent) => {
      for (const seat of [0, 1] as const) game.memory.note(memories[seat], toldTo(event, seat));
    },
  };
  const table = game.setup(2, resolveOptions(game), ctx);
  const moments: Moment[] = [];
  let pending = game.pending(table);
  for (let i = 0; pending !== null; i++) {
    const asked = pending.asked[0] as Asked<(typeof pending.asked)[0]['options'][0]>;
    if (i % oneIn === 0) {
      const memory = structuredClone(memories[asked.seat as 0 | 1]);
      moments.push({ table: game.clone(table), asked, memory });
    }
    pending = game.apply(table, asked.seat, chance.pick(asked.options), ctx);
  }
  return moments;
}

/** What the seat is given to decide on: nothing of the table but its view. */
function situationAt(table: Table, seat: Seat, memory: unknown): Situation {
  const asked = game.pending(table)?.asked.find((one) => one.seat === seat) as Asked;
  return { asked, view: game.viewOf(table, seat), memory };
}

describe.each(LEVELS)('the level %s in Rise of Cthulhu', (level) => {
  const bot = botNamed(level)(game, { iterations: 40 });

  it('decides alike whatever lies where it cannot see', () => {
    for (const [i, { table, asked, memory }] of momentsOf(21, 7).entries()) {
      const other = kit.swapSecrets(table, asked.seat, new SeededChance(`other ${i}`)) as Table;
      expect(other).not.toEqual(table);
      const [here, there] = [table, other].map((one) => situationAt(one, asked.seat, memory)) as [Situation, Situation];
      expect(there).toEqual(here);
      expect(bot.decide(there, new SeededChance(i))).toEqual(bot.decide(here, new SeededChance(i)));
    }
  });

  it('takes an option that is offered', () => {
    for (const [i, { table, asked, memory }] of momentsOf(22, 5).entries()) {
      const situation = situationAt(table, asked.seat, memory);
      expect(situation.asked.options).toContain(bot.decide(situation, new SeededChance(i)));
    }
  });
});

describe('strength', () => {
  it('grows from random to adept', () => {
    const adept = botNamed('adept')(game, { iterations: 60 });
    const random = botNamed('random')(game);
    let won = 0;
    for (let seed = 0; seed < 6; seed++) {
      const bots = seed % 2 === 0 ? [adept, random] : [random, adept];
      const chances = { chance: new SeededChance(seed), botChance: new SeededChance(`bots ${seed}`) };
      const { outcome } = playMatch(game, { seats: 2, options: resolveOptions(game), bots, ...chances });
      if (outcome.winners.includes(seed % 2)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(5);
  });
});

describe('a master of Among Cultists', () => {
  it.each([
    [4, { map: 'under-the-surface' }],
    [6, { preset: 'mixed' }],
    [7, { preset: 'polar' }],
    [7, { preset: 'blind' }],
    [7, { 'module-hunter': 'on', roles: 'cursed-hunter' }],
  ] as const)('plays a whole game of %i with %o, imagining what the others know', (seats, chosen) => {
    const bots = Array.from({ length: seats }, (_, seat) =>
      botNamed(seat === 0 ? 'master' : 'adept')(amongCultists, { iterations: 2 }),
    );
    const options = resolveOptions(amongCultists, chosen);
    const chances = { chance: new SeededChance(seats), botChance: new SeededChance('bots') };
    const { rounds } = playMatch(amongCultists, { seats, options, bots, ...chances });
    expect(rounds).toBeGreaterThan(1);
  });
});
