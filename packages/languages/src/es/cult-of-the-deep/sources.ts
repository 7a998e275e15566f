import type { sources as english } from '../../en/cult-of-the-deep/sources.ts';

export const sources: Readonly<Record<keyof typeof english, string>> = {
  'source.characters':
    'Los reglamentos no indican la vida de los Personajes ni todas las habilidades y símbolos: están reconstruidos.',
  'source.cards': 'Los reglamentos nombran esta carta, pero no todo lo que hace: el resto está reconstruido.',
  'source.silent': 'Los reglamentos no dicen nada de esto o no son claros; la regla llena el hueco.',
  'source.ours': 'Una ayuda para jugar en línea, o una opción, que no está en los reglamentos.',
};
