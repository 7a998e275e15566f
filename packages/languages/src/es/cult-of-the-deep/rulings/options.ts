import { under } from '../../../under.ts';

export const options = [
  ...under('Opciones', {
    'CD-7.1':
      'Una mesa elige: la edición, el Nigromante, las variantes Todo un Sumo Sacerdote, No seas tan egoísta, Mercader de la muerte y ¡Herejía!, la Venganza de ultratumba estricta, nuestros propios números, la bonificación del Sumo Sacerdote, el tiempo para responder y para contestar a un intercambio, si se pregunta a todos entre dados, y un límite de rondas.',
    'CD-7.2':
      'Todo se puede combinar, con tres excepciones. ¡Herejía! necesita 6 jugadores. Con 4 jugadores no se puede asignar el Nigromante al Sumo Sacerdote. La Venganza de ultratumba estricta es de la primera edición.',
    'CD-7.3': 'Mercader de la muerte y ¡Herejía! se pueden jugar también con la primera edición.',
    'CD-7.4':
      'Nigromante. La carta se mezcla con los demás personajes y puede salir o no. O la recibe el Sumo Sacerdote.',
    'CD-7.5':
      'Todo un Sumo Sacerdote. Antes del primer turno, el Sumo Sacerdote puede elegir un altar: allí va el ritual superior del mazo, y después el anterior se baraja en el mazo. Un Kraken que llega así aún no reparte nada. El Sumo Sacerdote automático no lo usa.',
    'CD-7.6':
      'No seas tan egoísta. Una vez por partida: cuando han muerto todos los Fieles, el Sumo Sacerdote, si vive, pierde 3 puntos de vida. No se puede evitar ni responder a ello, y la muerte no cuenta para nadie.',
    'CD-7.7':
      'Mercader de la muerte. La bonificación del Sumo Sacerdote es de 2 por cada Cabalista en lugar de 3. Cada vez que alguien toma una carta de espíritu, el Sumo Sacerdote, si vive, gana 2 puntos de vida.',
    'CD-7.8': '¡Herejía! Los dos Herejes están en la partida.',
    'CD-7.9':
      'Venganza de ultratumba estricta. La carta de rol de la primera edición se toma al pie de la letra: los Cabalistas ganan entonces solo si vive un Cabalista, si solo viven Herejes o si no vive nadie.',
    'CD-7.10':
      'Bonificación del Sumo Sacerdote. Puntos de vida que el Sumo Sacerdote suma en la preparación por cada Cabalista: 3 como en los reglamentos, o lo que acuerde la mesa. Con Mercader de la muerte, uno menos, sin bajar de 0. Una mesa puede elegir en su lugar nuestros propios números: otra bonificación y otros puntos de vida, según el número de jugadores y el personaje. Salieron de partidas entre bots de nivel Adepto, y no valen entre bots de nivel Maestro.',
  }),
  ...under('Diferencias entre las dos ediciones', {
    'CD-7.20': [
      'En qué se diferencian las ediciones:',
      'Primera: las Dagas pueden ir a ti. Segunda: solo como tu símbolo de poder.',
      'Primera: Pergamino, Antiguo y Cosmos pueden ir a cualquier jugador vivo, sin efecto. Segunda: no al asignar.',
      'Primera: los dados que sobran al sustituirse un ritual se pierden. Segunda: se quedan si el ritual nuevo los acepta.',
      'Primera: comprobación de muertes al final de cada fase. Segunda: al final del Mantenimiento, de la Fase de resolución y entre turnos.',
      'Primera: se puede elegir la Venganza de ultratumba estricta. Segunda: los Cabalistas muertos ganan siempre que cae el Sumo Sacerdote.',
      'Primera: un Hereje arrepentido muerto gana solo con el Sumo Sacerdote. Segunda: también cuando cae el bando y no vive ningún Cabalista.',
      'Sumo Sacerdote automático con 15 puntos de vida o menos. Primera: vida propia, daño, rituales. Segunda: vida propia, rituales, daño.',
      'Primera, 8 jugadores con el Nigromante: el Hereje vengativo sustituye al arrepentido. Segunda: sin cambios.',
    ].join('\n'),
  }),
];
