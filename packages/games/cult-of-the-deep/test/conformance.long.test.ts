/** The kernel's whole suite, at every seat count, in both editions and with every variant on and off. */
import { conformance } from '@conclave/kernel/conformance';
import { cultOfTheDeep } from '../src/index.ts';
import { kit } from './kit.ts';

/** Sets of options that between them have every value the rules know of. All else is as usual. */
const TABLES: readonly Readonly<Record<string, string | number>>[] = [
  {},
  {
    edition: 'first',
    necromancer: 'shuffled',
    dontBeSoSelfish: 'on',
    resolveWindows: 'full',
    roundLimit: 20,
    preset: 'adepts',
  },
  { necromancer: 'high-priest', trulyHighPriest: 'on', merchantOfDeath: 'on', heresy: 'on', highPriestBonus: 7 },
  { edition: 'first', strictGraveVengeance: 'on', heresy: 'on', merchantOfDeath: 'on', highPriestBonus: 0 },
];

for (const table of TABLES) {
  const options = cultOfTheDeep.options.map((option) => {
    const value = table[option.id] ?? option.default;
    return { ...option, values: [value], default: value };
  });
  conformance({ ...cultOfTheDeep, options }, kit, { games: 2, positions: 8, combinations: 0, decisions: 20_000 });
}
