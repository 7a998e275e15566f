import { quickConformance } from '@conclave/kernel/conformance';
import { riseOfCthulhu } from '../src/index.ts';
import { kit } from './kit.ts';

quickConformance(riseOfCthulhu, kit);
