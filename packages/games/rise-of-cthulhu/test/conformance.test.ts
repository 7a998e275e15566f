/** The kernel's whole suite, at every option set. */
import { conformance } from '@conclave/kernel/conformance';
import { riseOfCthulhu } from '../src/index.ts';
import { kit } from './kit.ts';

conformance(riseOfCthulhu, kit);
