import { under } from '../../../under.ts';

export const characters = [
  ...under('Personajes', {
    'CD-5.31':
      'Alquimista. En tu Fase de asignación, hasta 2 veces por turno: cambia un dado tuyo sin asignar que muestre Pergamino, Antiguo o Cosmos a otra de estas tres caras.',
    'CD-5.32': [
      'Alquimista II.',
      '1. Puedes asignar a otro jugador vivo un dado que muestre su símbolo de poder: ese jugador gana 1.',
      '2. Los demás jugadores vivos pueden asignarte un dado que muestre tu símbolo de poder: ganas 1.',
      '3. La primera vez en cada turno, sea de quien sea, que tu símbolo de poder te da puntos de vida, ganas 1 más.',
    ].join('\n'),
    'CD-5.33':
      'Hechicera. Puedes asignarte Cosmos (arcano). Cuando se resuelve el segundo dado así de esta Fase de resolución, puedes provocar una explosión: eliges a un jugador vivo al que no afecta, quizá a ti, y todos los demás jugadores vivos pierden 2. Como máximo una explosión por Fase de resolución; más dados de Cosmos sobre ti no hacen nada.',
    'CD-5.34':
      'Hechicera II. Todos los jugadores vivos, también tú, pueden asignarte Cosmos (arcano). Cuando se resuelve el segundo dado así de una Fase de resolución, debe haber una explosión, como con la Hechicera: el dueño de los dados elige a un jugador vivo al que no afecta. Después de las pérdidas ganas 1 punto de vida. Como máximo una explosión por Fase de resolución.',
    'CD-5.35':
      'Mercader. Empieza con 2 monedas de cántico y 1 moneda de sirena. Tu Fase de asignación, una vez por turno: devuelve a la reserva 1 de tus monedas de cántico o de sirena y gana 2 puntos de vida.',
    'CD-5.36': 'Mercader II. Empieza con 2 monedas de cántico y 2 monedas de sirena. Puede hacer intercambios.',
    'CD-5.37':
      'Guardián. Una vez por turno, con al menos 1 punto de vida: paga 1 punto de vida y pon un escudo de 2 a un jugador vivo, quizá a ti, para el resto de esta Fase de resolución. Puedes hacerlo antes del primer dado, después del último, entre dados si sigues pendiente, o cuando evitaría que un jugador cayera a 0. No en el Mantenimiento. Quien paga su último punto muere en la comprobación, salvo que lo curen.',
    'CD-5.38': [
      'Guardián II.',
      '1. En la Fase de respuesta de cualquier jugador vivo, también en la tuya, una vez por turno: cambia una Daga asignada a Sangre. Su dueño la coloca de nuevo.',
      '2. Una vez por turno: cuando jugadores vivos van a perder puntos de vida por un ritual, evita 1 de la pérdida de uno de ellos, también con dados del Kraken. No contra la Sombra antigua.',
    ].join('\n'),
    'CD-5.39':
      'Asesino. En cualquier Fase de resolución, antes del primer dado, después del último, o entre dados si sigues pendiente, una vez por turno, con al menos 1 punto de vida: paga 1 punto de vida. Otro jugador vivo con más de 0 que haya perdido puntos de vida en esta Fase de resolución pierde 2. Matas tú.',
    'CD-5.40': [
      'Asesino II.',
      '1. En la Fase de respuesta de cualquier jugador vivo, también en la tuya, una vez por turno: cambia una Sangre o una Daga asignada a Doble daga. Su dueño la coloca de nuevo.',
      '2. Una vez por turno: justo después de que haya jugadores que de verdad pierdan puntos de vida por un ritual, uno de ellos con más de 0, quizá tú, pierde 1 más. Matas tú. No con la Sombra antigua.',
    ].join('\n'),
    'CD-5.41':
      'Sin Rostro. Una vez por partida, en tu propio Mantenimiento: sustituye esta carta por un personaje que no esté en juego, uno sin usar o el de un jugador muerto. Tus puntos de vida no cambian; el símbolo de poder y la habilidad son desde ya los de la carta nueva, sin sus monedas iniciales.',
    'CD-5.42': [
      'Sin Rostro II.',
      '1. Al final de la preparación y en cada uno de tus Mantenimientos mientras vives: pon la ficha del Sin Rostro en otro jugador vivo, quizá el mismo otra vez. No puedes marcarte tú.',
      '2. Mientras está allí tienes la habilidad de ese personaje, con tus propios usos, puntos de vida y símbolo de poder, sin monedas iniciales. Sin Rostro y Nigromante no se pueden copiar.',
      '3. El jugador marcado lanza 1 dado adicional.',
      '4. Si el jugador marcado muere, la ficha se retira, pero conservas esa habilidad hasta el comienzo de tu próximo turno. Si mueres tú, la ficha se retira.',
      '5. Puedes marcar al Sumo Sacerdote automático y usar su habilidad.',
    ].join('\n'),
    'CD-5.43': 'Bibliotecario. En tu Fase de lanzamiento: puedes volver a lanzar tres veces en lugar de dos.',
    'CD-5.44':
      'Bibliotecario II. En tu Fase de resolución, una vez por turno: después de que un dado tuyo te dé un efecto de altar, puedes aplicarlo por segunda vez. No se mueve ningún marcador por ello. Ocurre antes de que se complete el ritual, si era el último marcador.',
    'CD-5.45':
      'Mago de sangre. Al principio de tu Fase de lanzamiento puedes pagar 1 punto de vida para lanzar en ella 1 dado adicional.',
    'CD-5.46':
      'Mago de sangre II. En la Fase de respuesta de cualquier jugador vivo, también en la tuya, una vez por turno: paga 1 punto de vida; el dueño vuelve a lanzar un dado asignado a tu elección y lo coloca de nuevo.',
    'CD-5.47': 'Segador. Siempre que muere otro jugador, gana 3 puntos de vida.',
    'CD-5.48': 'Segador II. Lanza 1 dado adicional mientras haya al menos un espíritu en la partida; nunca más de 1.',
    'CD-5.49': [
      'Nigromante.',
      '1. Cuando tu símbolo de poder te daría puntos de vida, eliges: 1 punto de vida o 1 moneda de nigromante.',
      '2. Cada vez que muere un jugador, también tú: gana 1 moneda de nigromante, en vida o como espíritu.',
      '3. En el Mantenimiento de cada turno tuyo que empiezas como espíritu: gana 1 moneda de nigromante.',
      '4. Cuando mueres conservas esta habilidad y estas monedas; la carta de espíritu queda junto al personaje.',
      '5. Volver a la vida: al principio de la Fase de resolución de tu propio turno como espíritu, con al menos 4 monedas, puedes devolver todas tus monedas de nigromante; vives con 4 puntos de vida más 1 por cada moneda. Devuelves la carta y los dados de espíritu.',
      '6. Después puedes volver a morir, con todas las consecuencias. Tu rol sigue a la vista.',
    ].join('\n'),
  }),
];
