import { under } from '../../../under.ts';

export const rituals = [
  ...under('Efectos', {
    'CD-5.1':
      'Un efecto es del dueño del dado (efectos de altar), del custodio, del personaje o de quien usa el sello. Esa persona toma todas sus decisiones.',
    'CD-5.2':
      'Los objetivos se eligen cuando ocurre el efecto y deben ser legales entonces. Para ganar o perder puntos de vida solo se puede elegir a jugadores vivos.',
    'CD-5.3': 'Las habilidades de personaje funcionan solo mientras vives, excepto la del Nigromante.',
    'CD-5.4': 'El Sumo Sacerdote automático no tiene habilidad de personaje.',
    'CD-5.5':
      'Un efecto de altar ocurre una vez por cada dado que, al resolverse, movió un marcador de ese ritual. Sin movimiento no hay efecto.',
    'CD-5.6': '«Puedes» significa que es opcional. Todo lo demás hay que hacerlo si es posible; lo imposible se omite.',
    'CD-5.7':
      'Los efectos de custodio funcionan solo mientras el custodio vive. Convertirse en custodio no da efecto de altar. Se puede custodiar cualquier número de rituales.',
    'CD-5.8': '«Una vez por turno» se cuenta por cada jugador y cada habilidad.',
  }),
  ...under('Kraken', {
    'CD-5.11': 'El Kraken reparte dados que hieren en el Mantenimiento. Un custodio los domina.',
    'CD-5.11.1': 'Si se revela durante la partida, en cualquier turno: reparte de inmediato.',
    'CD-5.11.2':
      'Mientras está en un altar, reparte en el Mantenimiento del jugador que es Sumo Sacerdote. Así que si se revela justo antes de ese turno, reparte dos veces seguidas.',
    'CD-5.11.3': 'No tiene efecto de altar: los dados asignados aquí solo mueven los marcadores.',
    'CD-5.11.4':
      'El custodio puede quitar cualquier número de dados del Kraken en juego en cualquier momento y sin coste: en cada Mantenimiento, en cada Fase de respuesta, siempre que se le pregunte algo, y cuando está a punto de morir.',
    'CD-5.11.5':
      'Al principio de tu Fase de lanzamiento, como custodio debes dar 1 dado del Kraken de la reserva a cualquier jugador vivo, también a ti. Si la reserva está vacía, puedes mover un dado de un jugador a otro.',
    'CD-5.11.6':
      'Mientras alguien custodia el Kraken, este no reparte nada por sí solo. Los dados del Kraken se quedan con los jugadores y se lanzan en su Mantenimiento.',
    'CD-5.11.7': 'Cuando se descarta el Kraken, todos los jugadores pierden todos los dados del Kraken.',
  }),
  ...under('Sombra antigua', {
    'CD-5.12': 'La Sombra antigua quita puntos de vida a todos después de cada turno del Sumo Sacerdote.',
    'CD-5.12.1':
      'Entre turnos, después del turno del Sumo Sacerdote, mientras está en un altar: añade 1 ficha de sombra, como máximo 6. Después cada jugador vivo, en orden de turno a partir del Sumo Sacerdote, pierde tantos puntos de vida como fichas haya.',
    'CD-5.12.2':
      'Esta pérdida no se puede evitar ni aumentar, y no se puede responder a ella. La muerte no cuenta para nadie.',
    'CD-5.12.3': 'Ocurre también si el ritual se ha revelado en ese mismo turno del Sumo Sacerdote.',
    'CD-5.12.4': 'No tiene efecto de altar. Al completarse se descarta.',
  }),
  ...under('Cántico antiguo', {
    'CD-5.13': 'El Cántico antiguo da monedas de cántico y permite a su custodio cambiar dados de Antiguo.',
    'CD-5.13.1': 'Altar: gana 1 moneda de cántico.',
    'CD-5.13.2':
      'Custodio, en tu Fase de asignación: cambia un dado tuyo sin asignar que muestre Antiguo a cualquier otra cara excepto Doble daga, sin coste y sin límite.',
  }),
  ...under('Sacrificio en el altar', {
    'CD-5.14': 'El Sacrificio en el altar premia a quien mata a otro jugador.',
    'CD-5.14.1': 'Tiene un marcador, que empieza en 1, y no acepta dados.',
    'CD-5.14.2':
      'Cuando un jugador ha matado a otro, quien mató a la primera de estas víctimas elige a los jugadores vivos que quiera, quizá a ninguno. Cada uno gana tantos puntos de vida como jugadores hay. Después el ritual se descarta y llega uno nuevo. Cuenta una sola muerte por comprobación.',
    'CD-5.14.3':
      'Quién vive se decide después de las muertes de esta comprobación. Quien mató elige aunque sea un espíritu o haya muerto en la misma comprobación.',
    'CD-5.14.4': 'Las muertes por mano propia y aquellas en las que no mata nadie no cuentan.',
  }),
  ...under('Sirenas', {
    'CD-5.15': 'Altar: gana 1 moneda de sirena. Al completarse se descarta.',
  }),
  ...under('Transmutación', {
    'CD-5.16': 'La Transmutación da dados para otros rituales; su custodio puede convertir una cara en otra, una vez.',
    'CD-5.16.1':
      'Altar: gana 1 dado y asígnalo de inmediato a otro ritual: elige otro altar y una cara que acepte, que es la que muestra el dado. Si no hay tal altar, no hay dado. Se resuelve más tarde en esta fase como cualquier otro.',
    'CD-5.16.2':
      'Custodio, en la Fase de respuesta de cualquier jugador vivo, también en la tuya: nombra dos caras distintas. Todos los dados del jugador activo que muestran la primera pasan a mostrar la segunda, también los que están sin destino, y se colocan de nuevo. Después el ritual se descarta. Hasta el final de ese turno, lo mismo vale para los dados del jugador activo que lleguen más tarde.',
  }),
  ...under('Hidra marina', {
    'CD-5.17': 'La Hidra marina cura o hiere; su custodio lanza más dados y descarta uno.',
    'CD-5.17.1': 'Altar: elige a cualquier jugador vivo, también a ti; gana 1 o pierde 1 punto de vida, como quieras.',
    'CD-5.17.2': 'Custodio: 2 dados más en tu Fase de lanzamiento.',
    'CD-5.17.3':
      'Custodio: en tu Fase de asignación debes descartar exactamente un dado sin asignar a tu elección; si tienes además una copia de la Hidra marina, uno por cada una.',
  }),
  ...under('Grieta astral', {
    'CD-5.18': 'La Grieta astral lanza dados y consulta una tabla.',
    'CD-5.18.1': [
      'Altar, por cada dado resuelto aquí: lanza ese dado. Cada Cosmos te permite lanzar 2 más, como máximo tres veces, así que se lanzan como máximo 7 dados; un Cosmos más no hace nada. Después aplica los demás resultados uno a uno en el orden que quieras.',
      'Daga: todos los jugadores vivos pierden 1. Doble daga: todos pierden 2. Sangre: todos ganan 1.',
      'Pergamino: gana 1 dado para otro ritual. Antiguo: gana 2 dados así.',
    ].join('\n'),
    'CD-5.18.2':
      'Entre todos los jugadores estás tú. Los dados que se lanzan para la tabla no tienen el límite de la reserva; los que se ganan, sí.',
    'CD-5.18.3':
      'Varios dados en la Grieta se resuelven uno tras otro, cada uno con su propio lanzamiento. Al completarse se descarta después de todos sus efectos.',
  }),
  ...under('Lamia', {
    'CD-5.19': 'La Lamia hace robar puntos de vida; su custodio se alimenta de las pérdidas.',
    'CD-5.19.1':
      'Altar: elige quién roba y después la víctima. Roba cualquier jugador vivo menos tú; si viven como máximo 3 jugadores, también puedes ser tú. La víctima es cualquier jugador vivo distinto de quien roba, quizá tú. La víctima pierde 1 y, si de verdad lo ha perdido, quien roba gana 1. Un punto añadido por Asesino II no se roba.',
    'CD-5.19.2': 'Matas tú, no quien roba.',
    'CD-5.19.3':
      'Custodio: en tu propia Fase de resolución ganas 1 por cada jugador, también por ti, que pierde puntos de vida por primera vez en esa fase, después de todas las pérdidas de ese suceso.',
  }),
  ...under('Tributo a Nycen', {
    'CD-5.20': 'El Tributo hay que pagarlo con Cosmos en cada turno, o se acerca.',
    'CD-5.20.1':
      'Acepta Cosmos. Resolver uno aquí paga el tributo de este turno; no mueve ningún marcador y no da nada.',
    'CD-5.20.2': 'No tiene efecto de altar.',
    'CD-5.20.3':
      'Una vez por turno, al final de la Fase de resolución, también en el turno de un espíritu: si el Tributo no se ha pagado en este turno, su marcador se mueve 1 hacia 0.',
    'CD-5.20.4':
      'En 0, el jugador activo y los jugadores a ambos lados, si viven, pierden cada uno tantos puntos de vida como jugadores hay, por un ritual. Después se descarta y llega un ritual nuevo.',
  }),
  ...under('Ritos de sangre', {
    'CD-5.21': 'Los Ritos de sangre cambian puntos de vida por dados.',
    'CD-5.21.1':
      'Altar: puedes pagar 1 punto de vida. Si lo haces, gana 1 dado, ponlo en cualquier cara excepto Doble daga y asígnalo de inmediato a cualquier objetivo legal que no sea este ritual. No se puede elegir una cara sin objetivo legal.',
    'CD-5.21.2':
      'Custodio, en tu Fase de asignación, una vez por turno: paga 1 punto de vida y cambia un dado tuyo sin asignar a cualquier otra cara, también Doble daga.',
  }),
];
