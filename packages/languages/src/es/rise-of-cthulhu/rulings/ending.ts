import { under } from '../../../under.ts';

export const ending = [
  ...under('Fin de la partida', {
    'RC-6.1':
      'La partida termina cuando el tercer Primigenio está despierto y se ha aplicado su poder, o nadie tenía su favor. Puede ser en mitad de un turno. No se roba ninguna carta a cambio, las acciones y las cartas especiales sin usar se pierden, y nadie tiene un último turno.',
    'RC-6.2':
      'Sin Azathoth se cuentan los lugares que miran a cada jugador. Cuentan los cuatro, bloqueados o no; los neutrales no cuentan para nadie; el lugar de Ithaqua cuenta 2 para el jugador al que mira. Gana quien tiene más.',
    'RC-6.3':
      'Si hay empate, o si Azathoth está despierto, decide el total de puntos: la suma de tus cuatro lados, cultistas y cartas fijas, incluidos los lugares bloqueados. La mano, el Valle y la pila de descartes no cuentan. Gana el total más alto. Con Azathoth despierto no importa en absoluto cuántos lugares te miran.',
    'RC-6.4':
      'Si también hay empate a puntos, gana quien haya conseguido más Artefactos. Cuenta cada Artefacto robado, usado o no.',
    'RC-6.5': 'Si sigue el empate, gana quien haya jugado más Monstruos. Los que siguen en la mano no cuentan.',
    'RC-6.6':
      'Si sigue el empate, gana quien tenga menos cartas en la mano. Cuentan los cultistas, los Monstruos y los Artefactos.',
    'RC-6.7': 'Si sigue el empate, pierden ambos jugadores. Nadie gana: es una derrota para ambos, no un empate.',
  }),
];
