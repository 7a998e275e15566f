/** Every card is enrolled here, once: rules and verbs ask cards by their ids and import none of them. */
import { openBox } from '../box.ts';
import { enrol } from '../verbs/cards.ts';
import { characterRules, characters } from './characters/index.ts';
import { ritualRules, rituals } from './rituals/index.ts';
import { sigilRules, sigils } from './sigils/index.ts';
import { wraiths } from './wraiths/index.ts';

enrol({ characters, rituals, sigils, wraiths });

/** What a table may replace by the numbers of its own box. */
export const form = openBox(characters);

/** The rules of frames that belong to one card. */
export const cardRules = { ...characterRules, ...ritualRules, ...sigilRules };
