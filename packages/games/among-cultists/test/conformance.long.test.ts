/** The kernel's whole suite at every seat count and option set, from the beginning of a game and from near its end. */
import { conformance } from '@conclave/kernel/conformance';
import { amongCultists } from '../src/index.ts';
import { kit } from './kit.ts';
import { gameAt } from './tables.ts';

// What must occur is counted over all tables together, in coverage.test.ts.
const { mustOccur: _, ...plainKit } = kit;

for (const seats of amongCultists.seats) conformance(gameAt(seats), plainKit, { games: 2, combinations: 0 });
