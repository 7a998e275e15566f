import { under } from '../../../under.ts';

export const sigils = [
  ...under('Sellos', {
    'CD-5.50': 'Usar un sello: se declara, se puede anular, y después hace efecto.',
    'CD-5.50.1':
      'Cada jugador puede usar su sello una vez por partida, también como espíritu. El sello dice cuándo: en la Fase de respuesta de un jugador vivo; en cualquier Fase de resolución, antes del primer dado, después del último, o entre dados si sigues pendiente; en tu propia Fase de lanzamiento; o contra otro sello.',
    'CD-5.50.2': 'Al declararlo, el sello queda a la vista; va a los sellos usados.',
    'CD-5.50.3': 'Solo se puede declarar un sello si en ese momento tiene al menos un efecto legal.',
    'CD-5.50.4':
      'Después de cada declaración se puede preguntar a todos los demás jugadores con un sello sin usar si lo anulan. Puede hacerlo Revocación, y también Hurto si Revocación ya se ha usado. Una anulación también se puede anular; la última se resuelve primero. Cuando ya nadie puede anular, no se pregunta a nadie.',
    'CD-5.50.5': 'Un sello anulado no tiene efecto y queda gastado.',
    'CD-5.50.6':
      'Si no se anula, quien lo usa toma las decisiones y el efecto ocurre de inmediato. Así que quien anula conoce el sello, pero no su objetivo. Los efectos acaban con el turno, salvo que el texto diga más.',
    'CD-5.50.7':
      'Un espíritu omite las partes en las que perdería o pagaría puntos de vida; lo que hay que pagar con puntos de vida no está a su alcance.',
    'CD-5.51':
      'Revocación. Anula el sello que otro jugador acaba de declarar. O en la Fase de respuesta de un jugador vivo: ese jugador vuelve a lanzar una vez todos sus dados, también los añadidos y los que están sin destino, y los coloca de nuevo.',
    'CD-5.52': [
      'Presagios. En una Fase de resolución: lanza 3 dados y aplícalos uno a uno en el orden que quieras.',
      'Daga: un jugador vivo a tu elección pierde 2. Doble daga: todos los jugadores vivos pierden 2. Sangre: un jugador vivo a tu elección gana 2.',
      'Pergamino: añade 1 dado a un ritual; o, si vives, paga 1 punto de vida y añade 2. Antiguo: lanzas 1 dado más en tu próxima Fase de lanzamiento.',
      'Cosmos: lanza 2 dados más para esta tabla y pierde 1 punto de vida. Lo hacen como máximo 5 resultados de Cosmos.',
      'Añadir un dado: elige un altar y una cara que acepte. Ese marcador se mueve 1, y un jugador vivo a tu elección recibe el efecto de altar; tú tomas sus decisiones. Con los Ritos de sangre, ese jugador decide si paga. El Tributo solo queda pagado.',
      'Si así se completa un ritual con efecto de custodio, eliges a su custodio: cualquier jugador vivo excepto el Sumo Sacerdote automático.',
    ].join('\n'),
    'CD-5.53':
      'Duplicidad. En una Fase de resolución: elige un ritual con efecto de custodio, custodiado o descartado, que no sea el Kraken, y un jugador vivo que no sea el Sumo Sacerdote automático. Ese jugador tiene una copia del efecto de custodio hasta que muera o la use. Solo la Hidra marina se acumula. Una copia nunca pasa a otro jugador.',
    'CD-5.54':
      'Hurto. Actúa como uno de los sellos usados, en el momento de ese sello, que se nombra al declararlo. Los anulados también valen. No puede copiarse a sí mismo.',
    'CD-5.55':
      'Transfusión. En una Fase de resolución: elige a un jugador vivo. Todos los demás jugadores vivos pierden 1, en orden de turno, y el elegido gana tanto como se haya perdido de verdad; si hay un espíritu en la partida, guarda además 1 dado adicional.',
    'CD-5.56':
      'Protección. En una Fase de resolución: un jugador vivo a tu elección no pierde puntos de vida hasta el final de esta Fase de resolución. No cubre los pagos.',
    'CD-5.57':
      'Reflejo. En una Fase de respuesta: elige a un jugador vivo que no sea el activo y tenga encima una Daga o una Doble daga. Hasta tres de estos dados, primero las Dobles dagas, van al jugador activo. Si la cara es el símbolo de poder del jugador activo, lo cura.',
    'CD-5.58':
      'Corrupción. En una Fase de resolución, si el jugador activo vive y tiene dados de Sangre asignados sin resolver: todos ellos se convierten en Dagas y se quedan en su sitio.',
    'CD-5.59':
      'Clemencia. En una Fase de resolución, si hay una Daga o una Doble daga asignada sin resolver: elige de 1 a 3; se convierten en Sangre y se quedan en su sitio.',
    'CD-5.60':
      'Agonía. En una Fase de resolución: otro jugador vivo a tu elección pierde 4. Después tú pierdes 1, si vives.',
    'CD-5.61':
      'Frenesí. En tu propia Fase de lanzamiento: lanza ahora 2 dados adicionales y añádelos a los tuyos (dados de espíritu si eres un espíritu). Las veces que te queden para volver a lanzar los incluyen.',
    'CD-5.62': 'Renovación. En una Fase de resolución: un jugador vivo a tu elección gana 4.',
    'CD-5.63':
      'Ascensión. En una Fase de resolución: elige un altar cuyo ritual no sea Sacrificio en el altar y uno de sus marcadores por encima de 0; muévelo 1 o 2 espacios hacia 0, sin efecto de altar. Si así se completa el ritual, eliges a su custodio. Un Tributo completado así cae, y matas tú.',
    'CD-5.64': 'Destierro. En una Fase de respuesta: quita 1 o 2 dados asignados del jugador activo.',
  }),
  ...under('Habilidades de los espíritus', {
    'CD-5.65':
      'Un espíritu puede usar su habilidad una vez en cada Fase de respuesta de un jugador vivo, si tiene un dado de espíritu sin gastar. El dado queda gastado hasta la próxima Fase de lanzamiento del espíritu.',
    'CD-5.66': 'Banshee: gasta 1 dado. El jugador activo gana un dado con esa cara y lo coloca.',
    'CD-5.67':
      'Poltergeist: gasta 1 dado. Un dado asignado con otra cara toma la cara de tu dado y se coloca de nuevo.',
    'CD-5.68': 'Devorador: gasta 1 dado. Quita un dado asignado que muestre la misma cara.',
    'CD-5.69':
      'Espectro: gasta 1 dado. El jugador activo gana un dado con esa cara; tú lo colocas, con los objetivos de una moneda de sirena.',
    'CD-5.70':
      'Aparecido: gasta 1 o 2 dados. Elige otros tantos dados asignados distintos; su dueño los vuelve a lanzar una vez y los coloca de nuevo.',
    'CD-5.71':
      'Fantasma: gasta 1 dado. Mueve un dado asignado que muestre la misma cara a otro objetivo, como con una moneda de sirena.',
  }),
  ...under('Monedas, dados del Kraken, intercambios', {
    'CD-5.72': [
      'Moneda de sirena.',
      '1. En la Fase de respuesta de cualquier jugador vivo, también en la tuya, gasta 1 moneda para mover uno de los dados asignados del jugador activo. Como máximo 1 moneda por jugador y turno.',
      '2. Va a otro sitio: a cualquier jugador vivo sea cual sea la cara, también a su dueño, o a cualquier ritual que acepte la cara. Una cara sin efecto allí se desperdicia.',
    ].join('\n'),
    'CD-5.73':
      'Moneda de cántico. En tu Fase de asignación, gasta 1 moneda para cambiar un dado tuyo sin asignar o un dado de espíritu tuyo a cualquier otra cara excepto Doble daga. Cualquier número de monedas, pero cada dado como máximo una vez por turno.',
    'CD-5.75': [
      'Intercambios de Mercader II, o de Sin Rostro II con esa habilidad (el comerciante), mientras vive.',
      '1. Siempre que se le pregunta algo, y en cada Fase de respuesta y de resolución, el comerciante puede ofrecer un intercambio a cualquiera. Los demás pueden ofrecérselo a él cuando se les pregunta algo.',
      '2. Una oferta dice qué se da (monedas de cántico, monedas de sirena o puntos de vida) y qué se pide (otra de estas cosas), tanto como tenga cada parte.',
      '3. Quien da puntos de vida debe vivir y quedarse al menos con 1; quien los recibe debe vivir. Las monedas se pueden intercambiar con espíritus.',
      '4. Como máximo 3 ofertas en la propia Fase de asignación del comerciante, y 1 en cualquier otra fase.',
      '5. La otra parte acepta o rechaza de inmediato. Todo cambia de manos a la vez y no se puede deshacer.',
      '6. Para otros efectos, los puntos de vida intercambiados ni se pierden ni se ganan. Las promesas no obligan a nadie. El Sumo Sacerdote automático nunca hace intercambios.',
    ].join('\n'),
  }),
];
