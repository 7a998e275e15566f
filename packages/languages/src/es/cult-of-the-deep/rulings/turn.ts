import { under } from '../../../under.ts';

export const turn = [
  ...under('El turno', {
    'CD-4.1': 'Los turnos van en sentido horario a partir del Sumo Sacerdote. También los espíritus juegan turnos.',
    'CD-4.2':
      'Un turno es Mantenimiento, lanzamiento, asignación, respuesta y resolución. Después del turno del Sumo Sacerdote actúa la Sombra antigua, si está en juego.',
    'CD-4.3': 'Una ronda es una vuelta desde un turno del Sumo Sacerdote hasta el siguiente.',
    'CD-4.4':
      '«Una vez por turno» significa una vez en el turno de cada jugador; lo usado vuelve a estar disponible cuando empieza un turno. Las habilidades de los espíritus vuelven a estarlo cuando empieza una Fase de respuesta.',
    'CD-4.5': 'Si una carta y una regla difieren, manda la carta.',
  }),
  ...under('Mantenimiento', {
    'CD-4.11':
      'En el Mantenimiento del Sumo Sacerdote, vivo o espíritu: si el Kraken está en un altar, se reparten dados del Kraken.',
    'CD-4.12':
      'Reparto de dados del Kraken: de los jugadores vivos con menos dados del Kraken, el que tiene más puntos de vida gana 1. Si varios empatan también en puntos de vida, lo gana cada uno. Si la reserva no alcanza, se dan en orden de turno a partir del jugador activo.',
    'CD-4.13':
      'En tu Mantenimiento, mientras vives: el Sin Rostro puede convertirse en otro personaje. Después Sin Rostro II marca a alguien.',
    'CD-4.14':
      'En tu Mantenimiento, mientras vives: lanza todos tus dados del Kraken. El custodio del Kraken puede quitar algunos. Después acepta, o vuelve a lanzar uno y mira de nuevo. Cada vez que vuelves a lanzar te cuesta un dado del lanzamiento de este turno; no puedes renunciar a más de los que lanzarías.',
    'CD-4.15':
      'Cada vez que se vuelve a lanzar, el custodio del Kraken puede quitar dados otra vez. Después pierdes el total de los dados, como una sola pérdida por el ritual Kraken. Los dados se quedan.',
    'CD-4.16':
      'Al final del Mantenimiento hay una comprobación de muertes. Si mueres ahora y te conviertes en espíritu, sigues este turno como espíritu y lanzas todos tus dados de espíritu. Si en cambio posees al Sumo Sacerdote, tu turno ha terminado.',
  }),
  ...under('Fase de lanzamiento', {
    'CD-4.17':
      'Al principio, en este orden: si el jugador activo vive y es el custodio del Kraken, debe dar 1 dado del Kraken; el Mago de sangre puede pagar.',
    'CD-4.18':
      'Lanzas 5 dados; con cuatro jugadores, el Sumo Sacerdote lanza 6. Custodio de la Hidra marina: 2 más. 1 más por cada una de estas cosas: tener la ficha del Sin Rostro; Mago de sangre que ha pagado; Segador II mientras haya un espíritu en la partida; cada dado guardado. Cada vez que volviste a lanzar un dado del Kraken resta 1. Como mínimo 0, como máximo 12.',
    'CD-4.19':
      'Los dados guardados y el coste de volver a lanzar dados del Kraken valen solo para esta Fase de lanzamiento.',
    'CD-4.20':
      'Lanza todos los dados. Después puedes volver a lanzar los que quieras, dos veces; el Bibliotecario, tres. Puedes parar en cualquier momento. Frenesí no gasta ninguna de estas veces. Tras la última, los resultados son definitivos.',
  }),
  ...under('Fase de asignación', {
    'CD-4.22': [
      'En tu Fase de asignación colocas tus dados uno tras otro. En cualquier orden también puedes:',
      'gastar una moneda de cántico; cambiar un dado como custodio del Cántico antiguo, como Alquimista o por los Ritos de sangre; vender una moneda como Mercader; descartar un dado por la Hidra marina; proponer un intercambio.',
      'Puedes terminar la fase cuando no queda ningún dado que deba ir a algún sitio. Los dados que quedan están sin destino.',
    ].join('\n'),
    'CD-4.23':
      'Debes asignar todo dado que pueda ir a algún sitio, incluso a un ritual que te perjudica. A un mismo objetivo puede ir cualquier número de dados. Excepción: un objetivo que solo permite una carta con «puedes», como Cosmos en una Hechicera o el símbolo de poder de otro jugador con Alquimista II. Un dado que no tiene otro objetivo puede quedar sin destino.',
    'CD-4.25': [
      'Solo los jugadores vivos pueden ser objetivos, nunca los espíritus.',
      'Daga, Doble daga: cualquier otro jugador vivo; en la primera edición, también tú.',
      'Sangre: cualquier jugador vivo, también tú.',
      'Pergamino, Antiguo, Cosmos: ningún jugador; en la primera edición, cualquier jugador vivo, sin efecto.',
      'Tu propio símbolo de poder: tú, como símbolo de poder.',
    ].join('\n'),
    'CD-4.26':
      'Símbolo de poder: tú, y solo tú, puedes asignarte tu símbolo de poder. Da 1 punto de vida en lugar de lo que hace la cara. Un dado tuyo con tu símbolo sobre ti siempre funciona así, incluso una Daga. Alquimista II amplía esto.',
    'CD-4.27':
      'Pergamino, Antiguo y Cosmos no hacen nada en un jugador, salvo como símbolo de poder o para una explosión arcana.',
    'CD-4.28':
      'Arcano: Cosmos que la Hechicera se asigna, o Cosmos que cualquier jugador vivo asigna a Hechicera II. Allí el Cosmos siempre es arcano.',
    'CD-4.29':
      'Un dado puede ir a un ritual de un altar que tenga un medidor de esa misma cara con su marcador por encima de 0. El Tributo a Nycen siempre acepta Cosmos; el Sacrificio en el altar no acepta dados. Se pueden colocar más dados de los que necesita el medidor.',
    'CD-4.30':
      'Si un dado puede estar en un objetivo de dos maneras, quien lo asigna dice cuál. Ejemplo: Alquimista II asigna una Daga a alguien cuyo símbolo es la Daga.',
    'CD-4.31':
      'Un dado sin destino no tenía ningún sitio al que debiera ir. No hace nada y se quita al final del turno. Aún se puede asignar si su cara cambia en la Fase de respuesta.',
  }),
];
