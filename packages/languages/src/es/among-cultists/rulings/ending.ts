import { under } from '../../../under.ts';

export const ending = [
  ...under('Fin de la partida', {
    'AC-6.1':
      'Gana exactamente uno de los dos equipos; no hay empates ni desempates. Ganan los jugadores cuyo rol gana con ese equipo.',
    'AC-6.2':
      'Puntos: después de cada comprobación de una habitación, una vez resueltos la carta y el Objeto, la partida termina de inmediato si los Investigadores tienen los puntos de victoria que necesitan.',
    'AC-6.3':
      'Sin Cultistas: después de cada muerte confirmada, la partida termina de inmediato si todos los Cultistas son fantasmas, sea cual sea la causa.',
    'AC-6.4':
      'Reclamación, en partidas que empezaron con un Cultista: en las rondas 2 a 10, el Cultista puede reclamar la victoria en lugar de moverse. Se cuentan todos los Investigadores muertos, se sepa o no. Si hay suficientes, ganan los Cultistas. Si no, ganan los Investigadores, sin ritual y sin que se intente nombrar al Vidente.',
    'AC-6.5': 'Masacre: al final de una ronda ganan los Cultistas si suficientes Investigadores son fantasmas.',
    'AC-6.6': 'Tiempo: cuando acaba la ronda 10, ganan los Cultistas.',
    'AC-6.8':
      'En partidas que empezaron con dos Cultistas, los Investigadores muertos que nadie ha notado no terminan nada por sí solos. Cuentan contra una victoria de los Investigadores: si al final de la ronda anterior ya habían muerto suficientes, ganan los Cultistas.',
    'AC-6.9': [
      'Cuando los Investigadores ganarían:',
      '1. Si es por puntos y el Organismo 46-B está despierto, se celebra el ritual. Si se pierde, ganan los Cultistas.',
      '2. Si la partida empezó con dos Cultistas y al final de la ronda anterior ya habían muerto suficientes Investigadores, ganan los Cultistas.',
      '3. Si el Vidente está en juego, los Cultistas intentan nombrarlo. Si aciertan, ganan los Cultistas.',
      '4. Ganan los Investigadores.',
    ].join('\n'),
  }),
  ...under('Ritual de destierro', {
    'AC-6.10':
      'Se vota a un líder, en un máximo de 3 votaciones. Votan todos los jugadores, también los fantasmas, y la daga cuenta.',
    'AC-6.12':
      'En secreto y a la vez, todos votan a un personaje vivo, que puede ser el suyo, o a nadie. Antes de cada votación hay tiempo para hablar.',
    'AC-6.13':
      'Es líder quien tiene más votos que nadie. Con un empate en cabeza, o con más abstenciones que votos para cualquiera, se vota otra vez; tras la tercera votación así, el ritual se pierde.',
    'AC-6.14': 'El líder debe estar vivo, es decir, no ser un fantasma. Estar muerto en secreto no lo impide.',
    'AC-6.15':
      'El líder elige a la vista de todos a jugadores distintos, uno tras otro: 3 con 4 a 6 jugadores, 4 con 7 u 8. Vivos o fantasmas, y también a sí mismo si quiere.',
    'AC-6.16':
      'Cada jugador elegido toma una carta de la reserva, en secreto y a la vez: Éxito, Fracaso o Sabotaje. Si la mesa juega con Investigadores estrictos, quien no es Cultista ni el Soplón solo puede elegir Éxito; eso vale también para un Cazador con Atadura.',
    'AC-6.17':
      'Las cartas se barajan y se revelan sin nombres. Si todas son Éxito, se gana el ritual. Si no, se pierde.',
  }),
  ...under('Nombrar al Vidente', {
    'AC-6.20':
      'Primero se muestra a todos quiénes son los Cultistas. Después cada Cultista, también los fantasmas, nombra a la vez a un jugador que no sea Cultista. Si todos nombran al mismo, vale ese nombre. Si dos Cultistas no coinciden, vale el de quien va antes en el orden de turno de esta ronda.',
  }),
  ...under('Después del final', {
    'AC-6.30':
      'Ahora todos ven los roles, las manos, los mazos de Pulso y la carta de maldición, y de dónde vino cada carta de Pulso y de habitación.',
  }),
];
