/** Faults of words, rules and claims. */
import { type AnyGame, BadInput, type Catalogue } from '@conclave/kernel';
import { swearing } from '../swearing.ts';
import { vigil } from '../toy/index.ts';
import { CATALOGUES, CLAIMED, SAID } from './checks.ts';
import type { Fault } from './planted.ts';

export const WORDS: readonly Fault[] = [
  {
    name: 'a German text is missing',
    game: { ...vigil, texts: { ...vigil.texts, en: vigil.texts.en, de: without(vigil.texts.de, 'prompt.bids') } },
    red: [CATALOGUES],
  },
  {
    name: 'an option without a text',
    game: {
      ...vigil,
      texts: {
        ...vigil.texts,
        en: without(vigil.texts.en, 'option.rounds'),
        de: without(vigil.texts.de, 'option.rounds'),
      },
    },
    red: [CATALOGUES],
  },
  {
    name: 'an option with a value that nothing explains',
    game: {
      ...vigil,
      texts: {
        ...vigil.texts,
        en: without(vigil.texts.en, 'option.rounds.3'),
        de: without(vigil.texts.de, 'option.rounds.3'),
      },
    },
    red: [CATALOGUES],
  },
  {
    name: 'an empty German text',
    game: { ...vigil, texts: { ...vigil.texts, en: vigil.texts.en, de: { ...vigil.texts.de, 'prompt.bids': ' ' } } },
    red: [CATALOGUES],
  },
  {
    name: 'a German text without the gap of the English one',
    game: {
      ...vigil,
      texts: { ...vigil.texts, en: vigil.texts.en, de: { ...vigil.texts.de, 'choice.bid': 'Bieten' } },
    },
    red: [CATALOGUES],
  },
  {
    name: 'a German rule is missing',
    game: { ...vigil, rules: { ...vigil.rules, de: vigil.rules.en.slice(0, -1) } },
    red: [CATALOGUES],
  },
  {
    name: 'a German rule that English does not have',
    game: {
      ...vigil,
      rules: { ...vigil.rules, de: [...vigil.rules.en, { id: 'VG-9.9', heading: 'Schlaf', text: 'Schlaf.' }] },
    },
    red: [CATALOGUES],
  },
  {
    name: 'German rules in another order',
    game: { ...vigil, rules: { ...vigil.rules, de: vigil.rules.en.toReversed() } },
    red: [CATALOGUES],
  },
  {
    name: 'a rule that is folded into one that is not told',
    game: { ...vigil, foldedRules: { 'VG-9.9': 'VG-9.8' } },
    red: [CATALOGUES],
  },
  {
    name: 'a rule that is told and folded',
    game: { ...vigil, foldedRules: { [vigil.rules.en[0]?.id ?? '']: null } },
    red: [CATALOGUES],
  },
  {
    name: 'a text is missing in all languages',
    game: {
      ...vigil,
      texts: {
        ...vigil.texts,
        en: without(vigil.texts.en, 'outcome.points'),
        de: without(vigil.texts.de, 'outcome.points'),
      },
    },
    red: [SAID],
  },
  {
    name: 'a gap that stays open',
    game: {
      ...vigil,
      narrate: (event) => ({ ...vigil.narrate(event), words: { key: `event.prizeTurned` }, rule: 'VG-2.1' }),
    },
    red: [SAID],
  },
  {
    name: 'a card that is said by its code',
    game: {
      ...vigil,
      texts: {
        ...vigil.texts,
        en: without(vigil.texts.en, 'name.relic-1'),
        de: without(vigil.texts.de, 'name.relic-1'),
      },
    },
    red: [SAID],
  },
  {
    name: 'a log line that calls its reader by name',
    game: sayingBuried({}),
    red: [SAID],
  },
  {
    name: 'a log line that says You draws',
    game: sayingBuried({ 'event.buried.unseen.you': 'You buries a card.' }),
    red: [SAID],
  },
  {
    name: 'two choices that sound alike',
    game: {
      ...vigil,
      describe: (view, choice) => ({ ...vigil.describe(view, choice), words: { key: 'choice.pass' } }),
    },
    red: [SAID],
  },
  {
    name: 'a choice that rests on an unknown rule',
    game: { ...vigil, describe: (view, choice) => ({ ...vigil.describe(view, choice), rule: 'VG-9.9' }) },
    red: [SAID],
  },
  {
    name: 'a claim that can be picked and is refused',
    game: swearing({
      parse: () => {
        throw new BadInput('nobody swears here');
      },
    }),
    red: [CLAIMED],
  },
  {
    name: 'a claim that is taken as another one',
    game: swearing({ parse: () => ({ type: 'oath' }) }),
    red: [CLAIMED],
  },
  {
    name: 'a claim that leaves a gap open',
    game: swearing({ words: () => ({ key: 'claim.oath' }) }),
    red: [CLAIMED],
  },
];

/** Tells every event as the burying of a card by Ada, with these texts besides. */
function sayingBuried(more: Catalogue): AnyGame {
  const named = { 'name.seat.0': 'Ada', ...more };
  return {
    ...vigil,
    texts: { ...vigil.texts, en: { ...vigil.texts.en, ...named }, de: { ...vigil.texts.de, ...named } },
    narrate: () => ({ words: { key: 'event.buried.unseen', gaps: { seat: 'seat.0' } }, rule: 'VG-2.1' }),
  };
}

function without(catalogue: Readonly<Record<string, string>>, key: string): Record<string, string> {
  return Object.fromEntries(Object.entries(catalogue).filter(([one]) => one !== key));
}
