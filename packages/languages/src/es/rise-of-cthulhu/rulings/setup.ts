import { under } from '../../../under.ts';

export const setup = [
  ...under('Preparación', {
    'RC-3.1': 'Coloca los cuatro lugares en fila. Todos son neutrales, sin Primigenios ni otras cartas.',
    'RC-3.2': 'Se sortea quién empieza. En el reglamento es la persona de más edad.',
    'RC-3.3': 'Baraja los 50 cultistas y reparte 5 a cada jugador, de uno en uno, empezando por quien va primero.',
    'RC-3.4': 'Pon bocarriba el siguiente cultista: es la primera carta del Valle.',
    'RC-3.5': 'Los 39 cultistas restantes se dividen, barajados, en tres montones de 13.',
    'RC-3.6':
      'Baraja los Primigenios. Tres de ellos, al azar y en orden aleatorio, van uno a cada montón. Los demás vuelven a la caja sin que nadie los vea.',
    'RC-3.7':
      'Mete cada Primigenio bocabajo en su montón, con 6 cultistas encima y 7 debajo. Una mesa puede elegir otra posición.',
    'RC-3.8':
      'Apila los montones, el primero arriba. El mazo de cultistas tiene 42 cartas. Los Primigenios son las cartas 7, 21 y 35 desde arriba.',
    'RC-3.9':
      'Baraja los 6 Artefactos en el mazo de Artefactos y los 8 Monstruos en el mazo de Monstruos, ambos bocabajo.',
    'RC-3.10': 'Pon al Cazador oscuro en su guarida.',
  }),
];
