import type { sources as english } from '../../en/choose-your-god/sources.ts';

export const sources: Readonly<Record<keyof typeof english, string>> = {
  'source.might':
    'De todos los Poderes divinos solo se conocen los de los lados claros de Cthulhu (21) y del Ateísmo (13); los demás están reconstruidos.',
  'source.numbers':
    'El reglamento explica los efectos, pero no todos los números: sellos, precios y copias están reconstruidos de modo que cuadren todas las sumas.',
  'source.silent': 'El reglamento no dice nada de esto; la regla llena el hueco.',
  'source.ours': 'Una opción que no está en el reglamento.',
};
