import { under } from '../../../under.ts';

export const atAGlance = [
  ...under('De un vistazo', {
    'CD-1.1': 'De 4 a 8 jugadores, de 45 a 75 minutos: roles ocultos y dados.',
    'CD-1.2':
      'Cada jugador es un cultista con un rol secreto (facción y objetivo), un personaje a la vista (puntos de vida, símbolo de poder, habilidad) y un sello secreto de un solo uso. Los puntos de vida, las monedas, las fichas y los dados están a la vista.',
    'CD-1.5':
      'Hay tres facciones: el Sumo Sacerdote con los Fieles, los Cabalistas y los Herejes (Arrepentido o Vengativo). El Sumo Sacerdote es conocido desde el principio; los demás roles siguen ocultos hasta la muerte o hasta el final de la partida.',
  }),
  ...under('Vocabulario', {
    'CD-1.10':
      'Los jugadores se sientan en sentido horario; a la izquierda está el siguiente en ese sentido. El jugador activo es aquel de quien es el turno.',
    'CD-1.11':
      'Vive quien no ha muerto: con 0 puntos de vida vives hasta la próxima comprobación de muertes. Un espíritu ha muerto y ha tomado una carta de espíritu.',
    'CD-1.12':
      'Con cuatro jugadores, el Sumo Sacerdote automático cuenta como quinto. Cuando una regla habla del número de jugadores, es el que había al principio: no cambia nunca.',
    'CD-1.13':
      'Perder puntos de vida se puede evitar y desencadena habilidades. Pagar puntos de vida es un coste: no se puede evitar, no desencadena nada y no es una pérdida. Hay que tener al menos tantos como se pagan, y se puede pagar hasta quedar a 0.',
    'CD-1.14':
      'Los puntos de vida son un número entero a partir de 0, sin máximo. Una pérdida mayor que los que quedan los deja en 0.',
    'CD-1.15':
      'Un dado es del jugador en cuyo turno se lanzó. Los dados que añaden los espíritus o dan los rituales son del jugador activo. Mover o cambiar un dado nunca cambia a su dueño.',
    'CD-1.16':
      'Un dado está asignado mientras está en un jugador o en un ritual, sin destino mientras no está en ninguna parte, y gastado cuando se ha resuelto o quitado.',
  }),
];
