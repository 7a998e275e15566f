import { under } from '../../../under.ts';

export const resolve = [
  ...under('Fase de resolución', {
    'CD-4.60':
      'Un Nigromante espíritu puede volver a la vida al principio de la Fase de resolución de su propio turno. Desde entonces vive, sin dados en este turno, y el Tributo puede afectarle.',
    'CD-4.61':
      'Antes del primer dado y después del último, cualquiera puede usar un sello de la Fase de resolución, poner un escudo como Guardián, atacar como Asesino, seguir pendiente o pasar.',
    'CD-4.62':
      'El jugador activo elige un dado asignado tras otro y lo resuelve con todo lo que causa. Entre dados solo se pregunta a quienes siguen pendientes.',
    'CD-4.63':
      'Cuando no queda ningún dado, se mueve el Tributo. Después todos pueden actuar una vez más. Después se quitan los dados (un espíritu conserva los suyos), sigue la comprobación de muertes y el turno termina.',
    'CD-4.64':
      'Un dado en un jugador que no vive no hace nada. Como símbolo de poder da 1 punto de vida. Si no, una Daga quita 1 punto de vida, una Doble daga 2, la Sangre da 1, y las demás caras no hacen nada. Un dado que otra persona ha movido o cambiado se mira de nuevo: sobre su dueño y con el símbolo de su dueño cura, incluso una Daga.',
    'CD-4.65':
      'Un dado en un altar mira el ritual que hay ahora allí. Si el ritual tiene un medidor de esa cara por encima de 0, su marcador se mueve 1 hacia 0 y el dueño recibe el efecto de altar. Cuando todos los marcadores están en 0, el ritual está completo. Un Cosmos en el Tributo solo lo paga. En los demás casos, el dado no hace nada.',
    'CD-4.66':
      'Quien completa un ritual que tiene efecto de custodio se convierte en su custodio, si vive y no es el Sumo Sacerdote automático. Si no, el ritual se descarta. Después llega al altar un ritual nuevo.',
    'CD-4.67':
      'Al descartarse el Kraken, todos los dados del Kraken vuelven a la reserva; al descartarse la Sombra antigua, sus fichas. El altar donde estaba recibe otro ritual. Un ritual con custodio que se descarta no deja hueco.',
    'CD-4.68':
      'Un ritual nuevo va bocarriba al altar vacío, con sus marcadores en el número de jugadores (Sacrificio en el altar, en 1). Si el mazo está vacío, antes se baraja la pila de descartes para formar otro. Un Kraken nuevo reparte dados de inmediato.',
    'CD-4.69':
      'Los dados sobrantes están en un altar cuyo ritual se ha completado. Segunda edición: los que el ritual nuevo acepta se quedan y se resuelven allí; los demás se quitan. Primera edición: se quitan todos.',
    'CD-4.70':
      'Un dado en un ritual de dos medidores que se resuelve cuando su propio medidor está en 0 y el ritual no está completo se quita sin efecto. Su dueño puede dejarlo para más tarde en la fase y esperar a que el ritual se complete.',
    'CD-4.71':
      'Los dados que se ganan en la Fase de resolución se asignan de inmediato como dice su texto y son dados normales sin resolver de esta fase. Los efectos de altar dan como máximo 20 dados en un turno.',
    'CD-4.72':
      'Cuando un sello cambia caras en la Fase de resolución, los dados se quedan donde están, salvo que otro sello los mueva. En un altar que no acepta la cara nueva, el dado se quita sin efecto al resolverse.',
    'CD-4.73':
      'Los escudos, las protecciones y quién ha perdido puntos de vida, para Asesino y Lamia, valen durante una Fase de resolución y acaban antes de su comprobación de muertes.',
  }),
  ...under('Perder y ganar puntos de vida', {
    'CD-4.75': [
      'Cuando hay jugadores que pierden puntos de vida, en este orden:',
      'Un jugador con la protección de un sello no pierde nada. Los escudos quitan lo que pueden.',
      'En una Fase de resolución, el Guardián puede poner un escudo a un jugador al que salvaría.',
      'Si la causa es un ritual, Guardián II puede restar 1.',
      'Después todos pierden sus puntos de vida en orden de turno, sin bajar de 0. El custodio de la Lamia gana los suyos.',
      'Si la causa es un ritual, Asesino II puede añadir 1. Es una pérdida aparte.',
    ].join('\n'),
    'CD-4.76':
      '«Todos los jugadores pierden» es una sola pérdida que afecta a cada jugador vivo. Con «todos menos uno», el jugador exceptuado queda fuera.',
    'CD-4.77': 'Ganar sube los puntos de vida de un jugador vivo. Los espíritus no ganan nunca.',
    'CD-4.78':
      'Quien está a 0 y gana puntos de vida antes de la próxima comprobación de muertes se salva, y el golpe mortal se olvida.',
    'CD-4.79':
      'Son pérdidas por rituales las de los dados del Kraken, los efectos de altar de la Hidra marina y la Lamia, los resultados de la Grieta astral y un Tributo completado. La Sombra antigua también es un ritual, pero actúa fuera de todo turno, así que ninguna habilidad la cambia. No lo son los dados en jugadores, las explosiones arcanas, las tablas de los sellos ni los pagos.',
    'CD-4.80':
      'El golpe mortal es la pérdida que llevó a un jugador de más de 0 a 0 puntos de vida. Decide quién mata. Las pérdidas estando a 0 no lo cambian.',
    'CD-4.81': [
      'Mata:',
      'con un dado en un jugador, por mucho que lo hayan cambiado, movido o añadido: el dueño del dado;',
      'con un efecto de altar o un resultado de la Grieta por un dado: el dueño del dado; por un sello: quien lo usa;',
      'con una explosión arcana: el dueño de los dados de Cosmos;',
      'con un ataque de Asesino o la pérdida adicional de Asesino II: ese Asesino;',
      'con un sello, o un ritual completado por él: quien lo usa;',
      'con un Tributo que ha caído solo: nadie;',
      'con dados del Kraken: el custodio del Kraken si es otro jugador; si no, nadie;',
      'con la Sombra antigua y No seas tan egoísta: nadie;',
      'al pagar puntos de vida, con tu propio dado sobre ti, o con la pérdida por tu propio sello o tu propia Grieta: tú.',
    ].join('\n'),
    'CD-4.82':
      'Si quien mata es la propia víctima, es una muerte por mano propia: también cuenta tu propio dado vuelto contra ti. Puede matar un jugador vivo, un espíritu o el Sumo Sacerdote automático.',
  }),
];
