import type { sources as english } from '../../en/cult-of-the-deep/sources.ts';

export const sources: Readonly<Record<keyof typeof english, string>> = {
  'source.characters':
    'I regolamenti non riportano la vita dei Personaggi, né tutte le abilità e i simboli: sono ricostruiti.',
  'source.cards': 'I regolamenti nominano questa carta, ma non tutto ciò che fa: il resto è ricostruito.',
  'source.silent': 'Qui i regolamenti tacciono o non sono chiari; la regola colma la lacuna.',
  'source.ours': 'Un aiuto per giocare in rete, o un’opzione, che i regolamenti non hanno.',
};
