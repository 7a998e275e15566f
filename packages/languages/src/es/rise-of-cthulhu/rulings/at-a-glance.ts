import { under } from '../../../under.ts';

export const atAGlance = [
  ...under('De un vistazo', {
    'RC-1.1': 'Exactamente dos jugadores. No hay equipos ni jugador neutral.',
    'RC-1.2': 'Una partida dura unos 30 minutos: normalmente de 40 a 60 turnos, entre ambos jugadores.',
    'RC-1.3':
      'Diriges un culto. Del mazo de cultistas salen Primigenios, que despiertan en cuatro lugares: Arkham, Dunwich, Innsmouth y Kingsport. Su poder es para quien tiene la influencia en el lugar donde despiertan.',
  }),
  ...under('Vocabulario', {
    'RC-1.8': [
      'Qué significan las palabras:',
      'Un lugar libre no tiene Primigenio; uno bloqueado, sí. En un lugar acechado está el Cazador oscuro. Un lugar abierto está libre y no está acechado.',
      'La guarida es la casa del Cazador oscuro, entre el mazo de cultistas y el Valle.',
      'Una carta fija es un Monstruo o un Artefacto que se queda en el lado de su dueño de un lugar y da puntos. El total de un lado son los valores de sus cultistas más los puntos de sus cartas fijas.',
      'Jugar un cultista es ponerlo de tu mano en un lugar o en el Valle. Solo así se forman combinaciones. Cuando un efecto coloca, mueve, toma o devuelve una carta, eso nunca es jugarla.',
      'Destruir un cultista es ponerlo de un lugar en la pila de descartes.',
      'Despierta a un Primigenio quien lo roba. Tiene su favor quien tiene la influencia en su lugar cuando despierta.',
      'Un Primigenio que está en un lugar está despierto.',
    ].join('\n'),
  }),
];
