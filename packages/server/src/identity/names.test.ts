import { BOT_NAMES } from '@conclave/bots';
import { GAMES } from '@conclave/registry';
import { describe, expect, it } from 'vitest';
import { isMadeUp, newName, refuseReservedName } from './names.ts';

describe('names for guests', () => {
  it('are two words that fit everywhere, and enough of them', () => {
    const names = new Set(Array.from({ length: 3000 }, newName));
    expect(names.size).toBeGreaterThan(1000);
    for (const name of names) {
      expect(name).toMatch(/^(?=.{1,16}$)[A-Z][a-z]+ [A-Z][a-z]+$/);
      expect(isMadeUp(name)).toBe(true);
      expect(() => refuseReservedName(name)).not.toThrow();
    }
  });
});

describe('names of bots', () => {
  it('cannot be taken by people', () => {
    for (const name of [...BOT_NAMES, 'umbra', 'Vésper']) expect(() => refuseReservedName(name)).toThrow('bots');
  });

  it('are no names of cards, characters or places in any game', () => {
    const names = new Set<string>(BOT_NAMES.map((name) => name.toLowerCase()));
    const printed = GAMES.flatMap(({ texts }) =>
      Object.values(texts).flatMap((catalogue) =>
        Object.entries(catalogue).flatMap(([key, text]) =>
          key.startsWith('name.') ? [String(text).toLowerCase()] : [],
        ),
      ),
    );
    expect(printed.length).toBeGreaterThan(200);
    expect(printed.filter((name) => names.has(name))).toEqual([]);
  });
});
