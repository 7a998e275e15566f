import { board as de } from '@conclave/languages/de/among-cultists/board';
import { board as en } from '@conclave/languages/en/among-cultists/board';
import { expect, it } from 'vitest';

it('says that only a victory on points needs the ritual once the Organism is awake', () => {
  expect(en['among.whatAwake']).toContain('If all Cultists are found, no ritual is needed');
  expect(de['among.whatAwake']).toContain('Sind alle Kultisten gefunden, braucht es keines');
});

it('says who is voted out, and that abstaining can be ahead', () => {
  expect(en['among.hint.cast-vote']).toContain('if nobody has, or abstentions do, nobody does');
  expect(de['among.hint.cast-vote']).toContain('bei Gleichstand oder mehr Enthaltungen niemand');
});
