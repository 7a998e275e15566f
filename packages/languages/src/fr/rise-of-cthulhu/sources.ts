import type { sources as english } from '../../en/rise-of-cthulhu/sources.ts';

export const sources: Readonly<Record<keyof typeof english, string>> = {
  'source.cards':
    'Le livret ne montre pas les cartes : l’effet de celle-ci est reconstitué pour s’accorder avec tout ce que le livret en dit.',
  'source.limit': 'Le livret n’oblige jamais à piocher ; la limite est là pour que chaque partie se termine.',
  'source.ours': 'Un choix pour les tables que le livret ne connaît pas ; par défaut, il ne change rien.',
};
