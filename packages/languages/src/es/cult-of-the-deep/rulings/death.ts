import { under } from '../../../under.ts';

export const death = [
  ...under('Muerte', {
    'CD-4.85':
      'Hay comprobación de muertes al final de cada Fase de resolución, de cada Mantenimiento y entre turnos; en la primera edición, al final de cada fase. Mueren todos los que están a 0 puntos de vida, en el orden de sus golpes mortales. Si una muerte deja a otro jugador a 0, se vuelve a comprobar.',
    'CD-4.87': 'Quienes mueren en una misma comprobación mueren a la vez. Sus roles pasan a estar a la vista.',
    'CD-4.88': 'Después se mira si alguien ha ganado. Si la partida ha terminado, no ocurre nada más.',
    'CD-4.89':
      'Quienes mueren devuelven sus dados del Kraken y pierden los efectos de custodio copiados. Quien los mató se convierte en custodio de sus rituales, si vive tras esta comprobación y no es el Sumo Sacerdote automático. Si no, los rituales se descartan: tras una muerte por mano propia, o si dos custodios se matan entre sí.',
    'CD-4.90':
      'Después el Sacrificio en el altar, si está en un altar, premia a quien mató a la primera víctima de otro jugador.',
    'CD-4.91': 'Después un Segador vivo gana 3 puntos de vida por cada muerte, y el Nigromante gana monedas.',
    'CD-4.92':
      'Después cada jugador que ha muerto elige una carta de espíritu y toma dados de espíritu con sus caras. Conserva el sello y las monedas y pierde su habilidad (no así el Nigromante). Excepción: la posesión, con cuatro jugadores.',
    'CD-4.95': 'El personaje de un jugador muerto ya no está en juego, excepto el Nigromante.',
    'CD-4.97':
      'Un ritual que pasa de un custodio a quien lo mató conserva su estado. Quien recibe el Kraken es el nuevo custodio del Kraken.',
    'CD-4.98':
      'Si el jugador activo muere después de lanzar (solo primera edición), se quitan todos sus dados y el turno termina tras esa fase.',
    'CD-4.99': 'Los dados en un jugador que murió antes de que se resolvieran (solo primera edición) no tienen efecto.',
  }),
  ...under('Entre turnos', {
    'CD-4.100':
      'Después del turno del Sumo Sacerdote, vivo o espíritu: si la Sombra antigua está en un altar, actúa. Después hay una comprobación de muertes. Aquí no se puede jugar nada.',
  }),
  ...under('El turno de un espíritu', {
    'CD-4.105':
      'Un espíritu no tiene dados del Kraken ni habilidad en el Mantenimiento. Un Nigromante espíritu gana 1 moneda.',
    'CD-4.106':
      'Lanzamiento: recupera todos los dados de espíritu de tu carta, añade los guardados y lánzalos; puedes volver a lanzar hasta dos veces. Frenesí funciona. Las caras anteriores se pierden.',
    'CD-4.107':
      'Asignación: los dados de espíritu no se pueden asignar. El espíritu puede gastar monedas de cántico en sus propios dados y después termina la fase.',
    'CD-4.108': 'Nadie puede responder a los dados de un espíritu, así que no se pregunta a nadie.',
    'CD-4.109':
      'Resolución: no hay dados que resolver, pero se pueden usar una vez sellos y habilidades de la Fase de resolución. El Tributo se mueve. Después hay una comprobación de muertes.',
    'CD-4.110':
      'Los dados de espíritu siguen disponibles para las Fases de respuesta de los jugadores vivos hasta la próxima Fase de lanzamiento del espíritu.',
    'CD-4.111':
      'Los espíritus tienen 0 puntos de vida, no los ganan ni los pierden, no son objetivo de dados, no pueden ser custodios y nunca tienen dados del Kraken. Conservan el sello y las monedas y pueden usarlos.',
  }),
];
