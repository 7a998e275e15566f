import type { sources as english } from '../../en/choose-your-god/sources.ts';

export const sources: Readonly<Record<keyof typeof english, string>> = {
  'source.might':
    'Von aller Göttlichen Macht sind nur die hellen Seiten von Cthulhu (21) und Atheismus (13) bekannt; der Rest ist rekonstruiert.',
  'source.numbers':
    'Das Regelheft erklärt die Wirkungen, aber nicht alle Zahlen: Siegel, Preise und Anzahlen sind so rekonstruiert, dass alle Summen stimmen.',
  'source.silent': 'Hier schweigt das Regelheft; die Regel füllt die Lücke.',
  'source.ours': 'Eine Option, die das Regelheft nicht kennt.',
};
