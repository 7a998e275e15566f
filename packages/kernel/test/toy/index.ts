/** Vigil: the Game. Copy this folder to start a game; RULES.md says where each rule stands. */
import type { Game } from '@conclave/kernel';
import { CARDS, KINDS, kindOf } from './cards.ts';
import type { VigilEvent } from './events.ts';
import { choiceId, type VigilChoice } from './frames.ts';
import { apply, choose, kindOfDecision, leaders, pending, settle } from './rules.ts';
import { given, setup } from './setup.ts';
import { clone, type Vigil } from './state.ts';
import { describe, narrate, prompt, rules, words } from './text.ts';
import { type VigilView, viewOf } from './view.ts';
import { memory, type VigilMemory, worldFrom } from './worlds.ts';

export const vigil: Game<Vigil, VigilChoice, VigilView, VigilMemory, VigilEvent> = {
  id: 'vigil',
  seats: [2, 3, 4],
  options: [{ id: 'rounds', values: [3, 5], default: 3, rule: 'VG-3.1' }],
  components: Object.fromEntries(KINDS.map((kind) => [kind, CARDS.filter((card) => kindOf(card) === kind)])),
  rulesVersion: 1,
  schemaVersion: 1,
  migrations: {},
  setup,
  given,
  settle,
  pending,
  apply,
  choose,
  kindOfDecision,
  outcome: (state) => state.result,
  clone,
  viewOf,
  worldFrom,
  memory,
  choiceId,
  describe,
  timeOutChoice: (_, { options }) => options.find((option) => option.type === 'pass') ?? (options[0] as VigilChoice),
  prompt,
  narrate,
  inspect: (state) => ({ ...state, leaders: leaders(state) }),
  ...words,
  rules,
  roundsOf: (state) => state.round,
};
