import type { sources as english } from '../../en/cult-of-the-deep/sources.ts';

export const sources: Readonly<Record<keyof typeof english, string>> = {
  'source.characters':
    'Les livrets n’indiquent ni la vie des Personnages, ni toutes les capacités et tous les symboles : ils sont reconstitués.',
  'source.cards': 'Les livrets nomment cette carte, mais pas tout ce qu’elle fait : le reste est reconstitué.',
  'source.silent': 'Les livrets n’en disent rien ou restent vagues ; la règle comble la lacune.',
  'source.ours': 'Une aide pour jouer en ligne, ou une option, que les livrets ne connaissent pas.',
};
