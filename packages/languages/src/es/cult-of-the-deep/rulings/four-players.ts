import { under } from '../../../under.ts';

export const fourPlayers = [
  ...under('El Sumo Sacerdote automático (cuatro jugadores)', {
    'CD-5.80':
      'Es un jugador vivo cuyo personaje solo le da puntos de vida y símbolo de poder. No tiene habilidad, monedas iniciales ni sello, nunca es custodio, nunca hace intercambios y renuncia a todo lo opcional. Nadie decide por él.',
    'CD-5.81':
      'Lanza 6 dados, 1 más con la ficha del Sin Rostro, y los dados guardados. Lanza sus dados del Kraken y nunca los vuelve a lanzar.',
    'CD-5.82':
      'Hasta dos veces vuelve a lanzar todos los dados que no podría asignar: los que no muestran Daga, Doble daga, Sangre ni su símbolo de poder y no acepta ningún ritual de un altar. Si no hay ninguno, para.',
    'CD-5.83': [
      'Está fuerte si tiene más de 15 puntos de vida al principio de su Fase de asignación; si no, débil. Un dado va a lo primero que lo acepte:',
      'fuerte: daño, rituales, vida propia; débil: vida propia, rituales, daño (primera edición: vida propia, daño, rituales).',
      'Daño: cada daga va al otro jugador vivo con más puntos de vida, descontado lo que ya le quitarán sus propios dados. También ataca a los Fieles, porque no los conoce. Empate: el más cercano a su izquierda.',
      'Rituales: el altar de número más bajo que acepta el dado y aún lo necesita.',
      'Vida propia: Sangre y su símbolo de poder sobre sí mismo.',
    ].join('\n'),
    'CD-5.84': 'Resuelve en el orden en que asignó. Los dados cambiados, movidos o añadidos después van al final.',
    'CD-5.85': [
      'Efectos de altar: si está fuerte o débil lo deciden sus puntos de vida en ese momento.',
      'Cántico antiguo: nada. Sirenas: 1 moneda de sirena. Ritos de sangre: no paga. Sacrificio en el altar: solo él gana puntos de vida.',
      'Hidra marina: fuerte, el otro jugador vivo con más puntos de vida pierde 1; débil, él gana 1.',
      'Lamia: la víctima es el otro jugador vivo con más puntos de vida; roba él mismo si viven como máximo 3, y si no, quien tiene menos puntos de vida. Empates: el más cercano a su izquierda.',
      'Los dados de Transmutación y de la Grieta astral van al otro altar de número más bajo que acepte uno.',
    ].join('\n'),
    'CD-5.86':
      'Un ritual que completa se descarta sin efecto de custodio (con el Kraken se van todos los dados del Kraken). Los rituales de los jugadores a los que mata se descartan.',
    'CD-5.87':
      'Monedas de sirena: cuando todos los demás han pasado, mueve una daga que está sobre él al jugador activo, primero una Doble daga. Si curaría al jugador activo, va al otro jugador vivo con más puntos de vida. No usa monedas para nada más.',
    'CD-5.88':
      'Un dado suyo que se cambia o se le da en su Fase de respuesta se coloca como en su Fase de asignación. Donde deba elegir otra cosa, toma lo mejor para sus puntos de vida.',
  }),
  ...under('Posesión (cuatro jugadores)', {
    'CD-5.90':
      'El primer Fiel o Hereje arrepentido que muere posee al Sumo Sacerdote automático en lugar de convertirse en espíritu, si este vive. Una vez por partida. Si ambos mueren a la vez, el que recibió antes el golpe mortal.',
    'CD-5.91':
      'El rol anterior sigue a la vista. Ahora eres el Sumo Sacerdote: su rol, su personaje con la habilidad, sus puntos de vida, sus dados del Kraken y sus monedas. Te llevas tu sello sin usar y tus monedas de sirena y de cántico. Tu sitio anterior deja de existir, para los vecinos y para el orden de turno.',
    'CD-5.92':
      'Desde ahora el Sumo Sacerdote es un jugador normal que lanza 6 dados, sin las monedas iniciales de su personaje.',
    'CD-5.93':
      'Es una muerte, pero no convertirse en espíritu: cuenta para Segador, Nigromante, Sacrificio en el altar y No seas tan egoísta.',
    'CD-5.94': 'Quien posee al Sumo Sacerdote gana si gana el Sumo Sacerdote. El rol anterior cuenta como muerto.',
    'CD-5.95':
      'Los dados guardados se pierden. El rol anterior ya no gana nada; para los demás solo cuenta como un Fiel o un Hereje muerto.',
  }),
];
