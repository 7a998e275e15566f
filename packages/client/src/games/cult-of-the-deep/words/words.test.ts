import { board as de } from '@conclave/languages/de/cult-of-the-deep/board';
import { board as en } from '@conclave/languages/en/cult-of-the-deep/board';
import { expect, it } from 'vitest';

it('does not tell a Cabalist that they lost by a fall that may have won it for them', () => {
  // By strict vengeance, and for the Necromancer, the High Priest may fall without a win of every Cabalist.
  expect(en['deep.lost.cabalist']).toContain('or no Cabalist lived to see his fall');
  expect(de['deep.lost.cabalist']).toContain('oder kein Kabalist erlebte seinen Fall');
});

it('says what a character starts with, and does not call it printed', () => {
  expect(en['deep.printed']).toMatch(/^Starts with \{life\} life\./);
  for (const text of [en['deep.printed'], de['deep.printed']]) expect(text).not.toMatch(/print|druck/i);
});
