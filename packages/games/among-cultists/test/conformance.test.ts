import { quickConformance } from '@conclave/kernel/conformance';
import { amongCultists } from '../src/index.ts';
import { kit } from './kit.ts';

quickConformance(amongCultists, kit);
