/** Vigil: the Game. Copy this folder to start a game; RULES.md says where each rule stands. */
import type { Game, Rules, Sight, Wording } from '@conclave/kernel';
import { CARDS, KINDS, kindOf } from './cards.ts';
import type { VigilEvent } from './events.ts';
import { choiceId, type VigilChoice } from './frames.ts';
import { rulesMachine } from './rules.ts';
import { setup } from './setup.ts';
import { clone, type Vigil } from './state.ts';
import { describe, narrate, prompt, words as shelves } from './text.ts';
import { type VigilView, viewOf } from './view.ts';
import { memory, type VigilMemory, worldFrom } from './worlds.ts';

const rules: Rules<Vigil, VigilChoice, VigilEvent> = {
  ...rulesMachine,
  rulesVersion: 1,
  schemaVersion: 1,
  setup,
  outcome: (state) => state.result,
  clone,
  roundsOf: (state) => state.round,
};

const sight: Sight<Vigil, VigilChoice, VigilView, VigilMemory, VigilEvent> = {
  viewOf,
  worldFrom,
  memory,
  timeOutChoice: (_, { options }) => options.find((option) => option.type === 'pass') ?? (options[0] as VigilChoice),
};

const words: Wording<VigilChoice, VigilView, VigilEvent> = { ...shelves, choiceId, describe, prompt, narrate };

export const vigil: Game<Vigil, VigilChoice, VigilView, VigilMemory, VigilEvent> = {
  id: 'vigil',
  seats: [2, 3, 4],
  options: [{ id: 'rounds', values: [3, 5], default: 3, rule: 'VG-3.1' }],
  components: Object.fromEntries(KINDS.map((kind) => [kind, CARDS.filter((card) => kindOf(card) === kind)])),
  ...rules,
  ...sight,
  ...words,
};
