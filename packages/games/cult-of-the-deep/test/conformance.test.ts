import { quickConformance } from '@conclave/kernel/conformance';
import { cultOfTheDeep } from '../src/index.ts';
import { kit } from './kit.ts';

quickConformance(cultOfTheDeep, kit);
