/** What a newcomer is told in a first game, each thing once, when it first matters. */
import type { lessons as english } from '../../en/rise-of-cthulhu/lessons.ts';

export const lessons: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'rise.lesson.welcome.title': 'Dos cultos, cuatro lugares',
  'rise.lesson.welcome.text':
    'Diriges un culto. Si en tu lado de un lugar tienes más puntos que tu rival, el lugar te mira. Cuando despierta el tercer Primigenio, gana quien tenga más lugares mirando hacia su lado.',
  'rise.lesson.turn.title': '2 acciones',
  'rise.lesson.turn.text':
    'En cada turno tienes 2 acciones. Con cada una, roba una carta o juega un cultista. Puedes tocar todo lo que brilla. Toca una carta de tu mano para ver adónde puede ir.',
  'rise.lesson.destination.title': '¿Adónde?',
  'rise.lesson.destination.text':
    'El número cuenta en tu lado. Señala un lugar y sus sellos muestran cómo cambiarían los totales. ¿Carta equivocada? Puedes deshacer sin problema hasta que se revele algo oculto.',
  'rise.lesson.influence.title': 'Influencia',
  'rise.lesson.influence.text':
    'Los 2 sellos de un lugar son los totales: arriba el de tu rival, abajo el tuyo. El de color va por delante, y el lugar mira hacia ese lado. Si los totales son iguales, no mira a nadie.',
  'rise.lesson.deck.title': 'El mazo',
  'rise.lesson.deck.text':
    'En este mazo duermen 3 Primigenios. Debajo ves cuántas cartas hay encima del próximo. Quien lo roba no siempre es quien recibe su favor.',
  'rise.lesson.valley.title': 'El Valle',
  'rise.lesson.valley.text':
    'Con una acción puedes tomar la carta superior del Valle, o jugar encima un cultista más alto o del mismo color. Jugar allí te obliga a mover al Cazador oscuro.',
  'rise.lesson.hunter-moves.title': 'Envía al Cazador oscuro',
  'rise.lesson.hunter-moves.text':
    'Allí adonde llega se destruye el cultista más alto: uno de cada lado si hay empate, y los tuyos no están a salvo. Señala un lugar para ver quién caería.',
  'rise.lesson.hunted.title': 'Acechado',
  'rise.lesson.hunted.text':
    'Mientras el Cazador oscuro está en un lugar, nadie puede jugar allí cultistas ni Monstruos: ni tú ni tu rival.',
  'rise.lesson.sets.title': 'Combinaciones',
  'rise.lesson.sets.text':
    '3 del mismo color en tu lado te permiten enviar al Cazador oscuro a su guarida. 3 del mismo número te dan un Monstruo. 3 seguidos de un color, como 4-5-6, te dan un Artefacto. Las insignias lo muestran antes de jugar.',
  'rise.lesson.old-one.title': 'Despierta un Primigenio',
  'rise.lesson.old-one.text':
    'Ahora está en un lugar y lo bloquea: ya no se pueden jugar allí cultistas, pero los puntos siguen contando. Quien tenía la influencia en el lugar recibió el favor y usó su poder.',
  'rise.lesson.monster.title': 'Un Monstruo',
  'rise.lesson.monster.text':
    'Los Monstruos están en tu mano y no gastan acción. Juega uno en tu turno siempre que tenga objetivo. Mantén pulsada la carta o haz clic derecho para leerla.',
  'rise.lesson.artifact.title': 'Un Artefacto',
  'rise.lesson.artifact.text':
    'Los Artefactos tampoco gastan acción, y el Cazador oscuro no los detiene. Incluso sin usar cuentan si al final hay empate a puntos.',
  'rise.lesson.azathoth.title': 'Azathoth está despierto',
  'rise.lesson.azathoth.text':
    'Desde ahora no deciden los lugares, sino el total de tus puntos. Lleva tus cultistas a la mesa.',
  'rise.lesson.end.title': 'Se acerca el final',
  'rise.lesson.end.text':
    'El tercer Primigenio termina la partida de inmediato, y nadie tiene un último turno. Si vas por delante, roba. Si vas por detrás, juega.',
};
