import type { sources as english } from '../../en/choose-your-god/sources.ts';

export const sources: Readonly<Record<keyof typeof english, string>> = {
  'source.might':
    'De toutes les Puissances divines, on ne connaît que celles des faces claires de Cthulhu (21) et de l’Athéisme (13) ; les autres sont reconstituées.',
  'source.numbers':
    'Le livret explique les effets, mais pas tous les nombres : sceaux, prix et exemplaires sont reconstitués pour que tous les totaux tombent juste.',
  'source.silent': 'Le livret n’en dit rien ; la règle comble la lacune.',
  'source.ours': 'Une option que le livret ne connaît pas.',
};
