import type { sources as english } from '../../en/rise-of-cthulhu/sources.ts';

export const sources: Readonly<Record<keyof typeof english, string>> = {
  'source.cards':
    'Das Regelheft druckt die Karten nicht ab: Was diese tut, ist so rekonstruiert, dass es zu allem passt, was das Regelheft von ihr sagt.',
  'source.limit': 'Das Regelheft kennt keine Pflicht zu ziehen; die Grenze ist da, damit jede Partie endet.',
  'source.ours': 'Eine Wahl für Tische, die das Regelheft nicht kennt; voreingestellt ändert sie nichts.',
};
