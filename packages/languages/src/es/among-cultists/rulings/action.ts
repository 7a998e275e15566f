import { under } from '../../../under.ts';

export const action = [
  ...under('El turno de acción', {
    'AC-4.30':
      'En orden de turno, cada jugador tiene un turno de acción: una acción, que es una acción de Habitación o una acción de personaje, y cualquier número de acciones gratuitas antes o después.',
    'AC-4.31': [
      'Qué puedes hacer en tu turno de acción:',
      'Acciones de Habitación: colocar una carta, o comprobar una habitación con 3 cartas o más (también como fantasma); usar el color de la habitación; iniciar una votación en el comedor.',
      'Acciones de personaje: comprobar el estado de otro personaje vivo de la misma ubicación; luchar contra un acólito, un portal o el Hombre Pez que esté allí; una vez por partida, como Asesino, atacar.',
      'Gratuitas: entregar un Objeto, recoger uno, usar los prismáticos o el rifle.',
      'O terminar el turno.',
    ].join('\n'),
    'AC-4.32':
      'Un fantasma solo puede colocar una carta, comprobar la habitación o terminar el turno. No encuentra Objetos.',
    'AC-4.33': [
      'Solo puedes hacer una acción de Habitación en una habitación de color si',
      'no hay allí un acólito ni el Hombre Pez;',
      'la habitación no está en llamas;',
      'y tu carta de ruta nombra su color en esta ronda, si tu ruta te ata.',
    ].join('\n'),
    'AC-4.34':
      'La ruta ata a todos menos a los Cultistas y al Soplón, también como fantasma. Se cumple en silencio: los demás solo ven lo que haces.',
  }),
  ...under('Acciones de Habitación', {
    'AC-4.35':
      'Colocar una carta: pon bocabajo una carta de habitación de tu mano, del tipo que elijas, en el mazo de esta habitación y barájalo. Todos ven que has añadido una carta, y nadie cuál. Los Investigadores solo tienen cartas de Éxito.',
    'AC-4.36': 'Una habitación está activa mientras su mazo tiene 3 cartas o más.',
    'AC-4.37': [
      'Comprobar la habitación: descubre para todos la carta superior del mazo de esta habitación activa.',
      'a) Éxito: si queda un libro en la habitación, quita uno y gana 1 punto de victoria; si no, nada. La carta vuelve al mazo, que se baraja.',
      'b) Fracaso: nada. La carta va a la reserva.',
      'c) Sabotaje: se pierde 1 punto de victoria, pero nunca hay menos de 0. La carta va a la reserva, y también todas las demás cartas de este mazo, sin que nadie las vea. El mazo queda vacío.',
      'd) Después, si tu personaje vive y aquí hay un Objeto escondido, lo encuentras, fuera cual fuera la carta.',
      'e) Después se mira si hay suficientes puntos.',
    ].join('\n'),
    'AC-4.38': 'Una habitación sin libros aún se puede comprobar, por su Objeto o para deshacerse de una carta.',
  }),
  ...under('Comprobar un estado', {
    'AC-4.40':
      'Comprobar un estado: tú, y solo tú, ves cuántas cartas «Vivo» y cuántas «Muerto» hay en el mazo de Pulso de tu objetivo. Después anuncias el estado.',
    'AC-4.41':
      'Si el objetivo vive, solo puedes anunciarlo con vida. Si está muerto en secreto, un Cultista o el Soplón puede anunciarlo sin vida o, mintiendo, con vida; todos los demás solo pueden anunciarlo sin vida.',
    'AC-4.42':
      'Anunciar a alguien con vida es una declaración y nada más. Anunciar a alguien sin vida muestra a todos una de sus cartas «Muerto» como prueba, y la muerte queda confirmada.',
  }),
  ...under('Otras acciones', {
    'AC-4.43':
      'Luchar: siempre funciona. Un acólito o un portal vuelve a la reserva; el Hombre Pez, a las profundidades.',
    'AC-4.45':
      'Cuando se confirma una muerte, el personaje se convierte de inmediato en fantasma y deja caer todos sus Objetos donde está. Su rol sigue en secreto, salvo que una regla o la mesa lo revele. Si esto ocurre en su propio turno de acción, el turno ha terminado.',
    'AC-4.46':
      'Se te pide una acción siempre que los demás deban pensar que puedes tener alguna. Por eso en una habitación de color se te pregunta aunque tu ruta no te deje nada que hacer. A solas en un pasaje, no.',
    'AC-4.47':
      'Todos saben quién ha hecho qué acción y dónde, y su resultado visible. Nunca saben el tipo de una carta colocada, ni qué se ha visto al estudiar, al revisar papeles o al comprobar un estado.',
  }),
  ...under('Votación', {
    'AC-4.50':
      'Iniciar una votación es una acción de Habitación, desde la ronda 3: para un personaje vivo en el comedor mientras no esté allí el Hombre Pez, una vez por ronda y una vez por personaje. Una mesa puede quitar el límite por personaje.',
    'AC-4.52':
      'Antes de una votación hay tiempo para hablar, tanto como haya fijado la mesa, o hasta que todos terminen.',
    'AC-4.53':
      'Votos: todos los jugadores, también los fantasmas, eligen en secreto y a la vez a un personaje vivo, que puede ser el suyo, o se abstienen. Cada voto cuenta 1; el de quien tiene la daga cuenta 2.',
    'AC-4.54':
      'Se revelan todos los votos con sus nombres. La votación elimina a quien tiene más: su muerte queda confirmada donde está. La abstención cuenta como un personaje. Si gana la abstención o hay empate en cabeza, no pasa nada, y la votación se ha gastado.',
    'AC-4.55':
      'Salvo que la mesa haya elegido otra cosa, se muestra a todos si el personaje eliminado en una votación era Cultista.',
    'AC-4.56':
      'Un Investigador que vivía cuando la votación lo eliminó cuenta desde entonces como Investigador muerto.',
  }),
  ...under('Limpieza', {
    'AC-4.61':
      'Limpieza: cada portal abierto se traga la carta superior del mazo de su habitación, sin que nadie la vea.',
    'AC-4.62':
      'Limpieza: se quitan los marcadores de suelo quebrado de una ronda anterior. La habitación en llamas deja de arder. Acaba la oscuridad.',
    'AC-4.64':
      'Después se mira si suficientes Investigadores son fantasmas y si ha acabado la ronda 10. Después el marcador de jugador inicial pasa al siguiente jugador en sentido horario.',
  }),
  ...under('Hablar', {
    'AC-4.70':
      'Todos pueden hablar en cualquier momento, también los fantasmas. Hay además afirmaciones preparadas: qué rol tienes, qué nombra tu ruta, qué carta has colocado o dado, qué has visto, a quién acusas o por quién respondes. Nadie las comprueba, y pueden ser falsas.',
    'AC-4.71': 'Dos Cultistas no pueden hablar en privado, salvo que la mesa lo permita.',
    'AC-4.72':
      'La única declaración que las reglas obligan a que sea cierta es el estado anunciado, si quien ha comprobado no es Cultista ni el Soplón.',
  }),
];
