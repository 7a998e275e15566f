import { under } from '../../../under.ts';

export const options = [
  ...under('Opciones', {
    'RC-7.1':
      '¿Quién empieza? Se sortea. O empieza el primer jugador de la sala de espera: si se sienta allí la persona de más edad, es como en el reglamento.',
    'RC-7.2': '¿Cuántas acciones tiene el primer turno? 2, como en el reglamento. Con 1, empezar es menos ventajoso.',
    'RC-7.3':
      '¿Dónde duermen los Primigenios? Justo debajo de 6 cartas de su montón de 14. O cerca del centro, debajo de 4 a 9 cartas. O en cualquier parte, debajo de 0 a 13.',
    'RC-7.4': '¿Entre cuántos Primigenios se sortea? Los 6 del reglamento, u 8 con Dagon e Ithaqua.',
    'RC-7.5': '¿Tienen poderes los lugares? No. O sí: cada jugador puede usar cada poder una vez por partida.',
    'RC-7.6':
      '¿Se puede jugar en el Valle y tomar de él la misma carta en un turno? Sí, como en el reglamento. Una mesa puede prohibirlo; eso es un añadido nuestro. En partidas entre bots, este ir y venir alarga la partida unos 5 turnos y no cambia nada más.',
    'RC-7.7':
      '¿Tras cuántos turnos sin robar del mazo de cultistas es obligatorio robar de él? Tras 60, 24, 16 u 8. Es un añadido nuestro, para que toda partida termine. En la práctica nunca se llega a 60.',
    'RC-7.8':
      '¿Cuántos cultistas recibe quien juega en segundo lugar? 5, como en el reglamento. O 6 o 7, que es un añadido nuestro; 6 compensan la ventaja de empezar.',
  }),
];
