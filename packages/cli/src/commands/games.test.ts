import { describe, expect, it } from 'vitest';
import { conclave } from '../testing.ts';

describe('games', () => {
  it('tells seats, options and components as JSON', async () => {
    const { code, output } = await conclave(['games', '--json']);
    expect(code).toBe(0);
    const [rise] = JSON.parse(output);
    expect(rise).toMatchObject({ id: 'rise-of-cthulhu', name: 'Rise of Cthulhu', seats: [2] });
    expect(rise.components).toMatchObject({ cultist: 50, monster: 8, artifact: 6, location: 4 });
    expect(rise.options).toContainEqual(
      expect.objectContaining({ id: 'stallLimit', values: [8, 16, 24, 60], default: 60 }),
    );
  });

  it('tells the same in words', async () => {
    const { output } = await conclave(['games']);
    expect(output).toContain('Rise of Cthulhu (rise-of-cthulhu)');
    expect(output).toContain('50 cultist');
    expect(output).toMatch(/stallLimit +8, 16, 24, 60\*/);
    expect(output).toMatch(/round-limit +off, 8–\d+/);
    expect(output).toMatch(/roles +any of seer, snitch, /);
    for (const line of output.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  });
});
