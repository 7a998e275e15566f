/** Marks of what is reconstructed or ours name things that there are, and say why in every language. */
import { ALL_LANGUAGES } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from './index.ts';

describe.each(GAMES.map((game) => [game.id, game] as const))('the sources of %s', (_, game) => {
  const marks = game.sources ?? [];

  it('mark something as reconstructed and something as ours', () => {
    expect(new Set(marks.map(({ mark }) => mark))).toEqual(new Set(['reconstructed', 'ours']));
  });

  it('name rules and components that the game has, each once', () => {
    const rules = new Set(game.rules.en.map(({ id }: { id: string }) => id));
    const components = new Set(Object.values(game.components).flat());
    const named = marks.flatMap((mark) => [...mark.rules, ...mark.components]);
    expect(named.filter((id) => !rules.has(id) && !components.has(id))).toEqual([]);
    expect(named.length).toBe(new Set(named).size);
  });

  it('say why in one sentence of each language', () => {
    for (const { why } of marks) {
      for (const language of ALL_LANGUAGES) expect(game.texts[language][why]).toMatch(/^\p{Lu}.*\.$/u);
    }
  });
});
