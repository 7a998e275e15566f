/** The kernel's whole suite, at every option set; enough games that random play comes by every card and decision. */
import { conformance } from '@conclave/kernel/conformance';
import { riseOfCthulhu } from '../src/index.ts';
import { kit } from './kit.ts';

conformance(riseOfCthulhu, kit, { games: 8 });
