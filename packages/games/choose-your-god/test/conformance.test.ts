import { quickConformance } from '@conclave/kernel/conformance';
import { chooseYourGod } from '../src/index.ts';
import { kit } from './kit.ts';

quickConformance(chooseYourGod, kit);
