/** docs/games has a page for each game: every field of a view and every choice is on it. */
import { readFileSync } from 'node:fs';
import { type Asked, Playthrough, SeededChance } from '@conclave/kernel';
import { GAMES } from '@conclave/registry';
import { describe, expect, it } from 'vitest';

describe.each(GAMES.map((game) => ({ game, id: game.id })))('docs/games/$id.md', ({ game, id }) => {
  const page = readFileSync(new URL(`../../../docs/games/${id}.md`, import.meta.url), 'utf8');

  it('names every field of the view and every choice that comes up in random games', { timeout: 120_000 }, () => {
    const fields = new Set<string>();
    const types = new Set<string>();
    for (const seats of [game.seats[0], game.seats.at(-1)] as number[]) {
      const chance = new SeededChance(`docs ${seats}`);
      const play = new Playthrough(game, seats, {}, chance);
      while (play.pending !== null) {
        const { seat, options } = play.pending.asked[0] as Asked;
        const view = game.viewOf(play.state, seat) as Record<string, unknown> & { players: readonly object[] };
        for (const name of [...Object.keys(view), ...view.players.flatMap(Object.keys)]) fields.add(name);
        for (const { type } of options) types.add(type);
        play.choose(seat, chance.pick(options), chance);
      }
    }
    expect([...fields].filter((name) => !new RegExp(`\`${name}\\??\``).test(page))).toEqual([]);
    const isNamed = (type: string) => page.includes(`'${type}'`) || page.includes(`\`${type}\``);
    expect([...types].filter((type) => !isNamed(type))).toEqual([]);
  });
});
