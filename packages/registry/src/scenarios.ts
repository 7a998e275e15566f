/** The scenarios of every game: what reads them is loaded by nobody who only plays. */
import { scenarios as amongCultists } from '@conclave/among-cultists/scenario';
import { scenarios as chooseYourGod } from '@conclave/choose-your-god/scenario';
import { scenarios as cultOfTheDeep } from '@conclave/cult-of-the-deep/scenario';
import { scenarios as riseOfCthulhu } from '@conclave/rise-of-cthulhu/scenario';
import type { AnyScenarios } from '@conclave/scenario';
// Scenarios are found by the ids of rules, which the games learn there.
import './index.ts';

export const SCENARIOS: readonly AnyScenarios[] = [riseOfCthulhu, chooseYourGod, cultOfTheDeep, amongCultists];
