import type { sources as english } from '../../en/rise-of-cthulhu/sources.ts';

export const sources: Readonly<Record<keyof typeof english, string>> = {
  'source.cards':
    'El reglamento no reproduce las cartas: lo que hace esta se ha reconstruido de modo que encaje con todo lo que el reglamento dice de ella.',
  'source.limit': 'El reglamento no obliga a robar; el límite está para que toda partida termine.',
  'source.ours': 'Una elección para las mesas que no está en el reglamento; por defecto no cambia nada.',
};
