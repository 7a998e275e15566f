import { under } from '../../../under.ts';

export const response = [
  ...under('Fase de respuesta', {
    'CD-4.35':
      'En el turno de un jugador vivo todos pueden responder. La fase termina cuando todos han pasado seguidos.',
    'CD-4.36':
      'Respuestas: una moneda de sirena, una habilidad de espíritu, Guardián II, Asesino II, Mago de sangre II, Transmutación, un sello de la Fase de respuesta, un intercambio, o pasar.',
    'CD-4.37': 'Todos participan, también el jugador activo, con lo que funcione en cualquier Fase de respuesta.',
    'CD-4.38':
      'Cuando una respuesta cambia una cara o hace volver a lanzar un dado, el jugador activo coloca ese dado de nuevo. Se queda si su sitio acepta la cara nueva, va a cualquier objetivo legal, o queda sin destino si no hay ningún sitio al que deba ir.',
    'CD-4.39':
      'Un dado que una respuesta da al jugador activo lo coloca este jugador, en cualquier objetivo legal. El Espectro coloca él mismo su dado.',
    'CD-4.40':
      'Un dado que ha movido otro jugador (moneda de sirena, Fantasma, Espectro, Reflejo) se queda donde lo han puesto. Su dueño no lo coloca de nuevo.',
    'CD-4.41': 'Al mismo dado le puede afectar cualquier número de respuestas en una Fase de respuesta.',
    'CD-4.42': 'Los dados se colocan de nuevo solo en la Fase de respuesta, salvo que un sello diga otra cosa.',
    'CD-4.44':
      'Una respuesta debe cambiar algo: Transmutación necesita un dado con la cara que cambia, una habilidad de espíritu un dado sobre el que actuar, Revocación un dado, un movimiento otro sitio.',
  }),
  ...under('Quién puede actuar y cuándo', {
    'CD-4.50':
      'En una Fase de respuesta y en torno a los dados de una Fase de resolución, varios jugadores pueden actuar sin orden fijo. Cuando se declara un sello, los demás pueden anularlo.',
    'CD-4.51':
      'Quien no ha pasado puede actuar en cualquier momento: por orden de llegada. Las acciones se aplican una tras otra. Si una ya no es posible, se rechaza y no cuesta nada.',
    'CD-4.52':
      'Después de cada acción pueden volver a actuar todos los que podían. Un intercambio rechazado no es una acción. Cuando todos han pasado desde la última acción, el Sumo Sacerdote automático puede usar una moneda de sirena; después se acaba.',
    'CD-4.53':
      'Se te pregunta si tienes un sello sin usar, aunque solo puedas pasar, para que nadie sepa cuál es. También se te pregunta si puedes hacer otra cosa. A los demás no se les pregunta.',
    'CD-4.54':
      'Puedes dejar que la mesa pase por ti hasta el final de la fase o del turno, o hasta tu próximo turno. Nadie más lo sabe. Termina antes si tus puntos de vida bajan a 0 o si otro jugador pone sobre ti una daga o cambia un dado que está sobre ti a una daga.',
    'CD-4.55':
      'La mesa fija cuánto tiempo tienes para responder, o no pone límite. En la Fase de resolución y contra sellos es la mitad. El tiempo empieza de nuevo después de cada acción. Cuando se acaba, todos los demás han pasado.',
    'CD-4.57':
      'A varios jugadores con la misma pregunta se les pregunta en orden de turno. Si una pérdida afecta a varios jugadores, por cada habilidad se pregunta una vez. Puedes decir que no para el resto de la fase.',
    'CD-4.58':
      'Orden de turno significa primero el jugador activo y después en sentido horario. Una pregunta que no se contesta a tiempo cuenta como un no.',
    'CD-4.59':
      'Antes de que se resuelva el primer dado puedes seguir pendiente en lugar de pasar: entonces se te vuelve a preguntar después de cada dado. Todos lo ven. A quien pasa se le vuelve a preguntar solo después del último dado. Una mesa puede hacer que se pregunte a todos después de cada dado.',
  }),
];
