import { describe, expect, it } from 'vitest';
import { manuals } from './manuals.ts';

describe.each(manuals)('$file', ({ text, wanted }) => {
  it('has the tables that its schemas make; `npm run manuals` writes them', () => {
    expect(text).toBe(wanted);
  });
});
