import type { sources as english } from '../../en/among-cultists/sources.ts';

export const sources: Readonly<Record<keyof typeof english, string>> = {
  'source.base':
    'Nous n’avions pas le livret du jeu de base : ses nombres et ses cartes sont reconstitués d’après l’extension et les récits de joueurs.',
  'source.hunter': 'De Curse of the Hunter, on ne connaît que le nom et quelques mots : le module est reconstitué.',
  'source.silent':
    'Les six éditions de l’extension n’en disent rien : la règle est reconstituée d’après des récits ou comble la lacune.',
  'source.ours': 'Notre ajout : il ne figure dans aucune édition et peut être désactivé.',
  'source.tuned': 'Les nombres ajustés sont de nous.',
};
