import { describe, expect, it } from 'vitest';
import { BOT_NAMES, botNames } from './names.ts';

describe('the names of bots', () => {
  it('are short words, each once', () => {
    for (const name of BOT_NAMES) expect(name).toMatch(/^[A-Z][a-z]{2,8}$/);
    expect(new Set(BOT_NAMES).size).toBe(BOT_NAMES.length);
  });

  it('come in an order that the table decides, and always the same for it', () => {
    expect(botNames('table 1')).toEqual(botNames('table 1'));
    expect(botNames('table 1')).not.toEqual(botNames('table 2'));
    expect([...botNames('table 1')].sort()).toEqual([...BOT_NAMES].sort());
  });
});
