import type { sources as english } from '../../en/among-cultists/sources.ts';

export const sources: Readonly<Record<keyof typeof english, string>> = {
  'source.base':
    'No teníamos el reglamento del juego base: sus números y cartas están reconstruidos a partir de la expansión y de lo que cuentan los jugadores.',
  'source.hunter':
    'De Curse of the Hunter solo se conocen el nombre y unas pocas palabras: el módulo está reconstruido.',
  'source.silent':
    'Las seis ediciones de la expansión no dicen nada de esto; la regla está reconstruida a partir de relatos o llena el hueco.',
  'source.ours': 'Añadido nuestro: no está en las ediciones y se puede desactivar.',
  'source.tuned': 'Los números ajustados son nuestros.',
};
