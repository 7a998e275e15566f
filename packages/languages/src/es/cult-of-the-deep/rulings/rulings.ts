import { under } from '../../../under.ts';

export const rulings = [
  ...under('Aclaraciones: rituales en general', {
    'CD-9.19':
      'Quien está a 0 puntos de vida puede completar un ritual y ser su custodio; en la comprobación de muertes pasa a quien lo mató.',
  }),
  ...under('Aclaraciones: rituales concretos', {
    'CD-9.39':
      'El Tributo se mueve también en el turno en que se reveló, salvo que un dado lo pague o que llegue después del paso del Tributo.',
    'CD-9.43':
      'La Transmutación dura hasta el final del turno: también cambia un dado que se presta, se gana o se vuelve a lanzar más tarde. Vale una cara que alguien dé después a un dado a propósito. Los dados que un sello añade a rituales y los lanzados para una tabla no son de nadie y no cambian.',
  }),
  ...under('Aclaraciones: personajes', {
    'CD-9.74':
      'La pérdida adicional de Asesino II no es una pérdida por ritual: Guardián II no puede evitarla; en una Fase de resolución, el Guardián sí.',
    'CD-9.76': 'Los dados de Cosmos ajenos que se mueven a la Hechicera (no a la II) no hacen nada.',
  }),
  ...under('Aclaraciones: Nigromante', {
    'CD-9.85':
      'Los números del Nigromante son nuestros: unos tres turnos propios desde una muerte temprana hasta volver a la vida con 8 puntos de vida; 8 monedas dan 12.',
    'CD-9.89': 'Un Nigromante Fiel que vuelve a la vida no deshace No seas tan egoísta.',
  }),
  ...under('Aclaraciones: victoria', {
    'CD-9.92':
      'Si gana el bando del Sumo Sacerdote, el Hereje arrepentido debe haber muerto antes de la última comprobación; morir junto con el último Cabalista es demasiado tarde. Así es en ambas ediciones.',
    'CD-9.93':
      'Cuando cae el bando del Sumo Sacerdote, el Hereje vengativo puede morir en la misma comprobación que el Sumo Sacerdote.',
    'CD-9.94':
      'Hereje arrepentido y todos los Cabalistas muertos, Hereje vengativo y Sumo Sacerdote vivos: la partida sigue; qué obtiene el Hereje arrepentido se decide al final.',
  }),
  ...under('Aclaraciones: otras', {
    'CD-9.132':
      'Si el Sumo Sacerdote recibe el Nigromante, hay un personaje más que no está en juego y que el Sin Rostro puede elegir.',
  }),
];
