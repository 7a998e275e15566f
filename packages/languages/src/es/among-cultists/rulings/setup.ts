import { under } from '../../../under.ts';

export const setup = [
  ...under('Preparación', {
    'AC-3.1': 'Cada jugador tiene un personaje. El jugador inicial se sortea.',
    'AC-3.2':
      'Toma la variante de mapa para el número de jugadores. Todos los personajes empiezan en el comedor; el Hombre Pez, en las profundidades. Cada habitación de color recibe 2 libros. Hay 0 puntos de victoria, y es la ronda 1.',
    'AC-3.3':
      'Entre los roles hay 1 Cultista con 4 a 6 jugadores, 2 con 7 u 8; los demás son Investigadores. Cada rol especial elegido sustituye a un Investigador; el Cultista ciego sustituye a un Cultista.',
    'AC-3.4':
      'Cada rol especial se puede elegir una vez, y no más de ellos que Investigadores haya. Vidente y Soplón no son para Under the Surface. El rol de Cazador Maldito necesita su módulo y al menos 5 jugadores.',
    'AC-3.5':
      'Baraja los roles y reparte uno a cada jugador. Todos saben qué roles especiales hay en juego, y nadie quién los tiene.',
    'AC-3.6':
      'Reparte las manos, y una carta de ruta al azar a cada jugador. Las cartas de ruta que sobran se devuelven sin que nadie las vea.',
    'AC-3.7':
      'Primeras cartas de Pulso: cada Cultista empieza con 1 Vivo en su mazo de Pulso. Los demás reciben una carta de un montón barajado, bocabajo. Una mesa puede empezar sin muertos: entonces todos reciben Vivo.',
    'AC-3.8':
      'Baraja las cartas iniciales de las habitaciones y pon bocabajo las que correspondan en el mazo de cada habitación de color. Así se agota justo el montón. Nadie las ve.',
    'AC-3.9': 'Baraja el mazo de pasajes inseguros. En Under the Surface está en el tablero de Paso Inseguro.',
    'AC-3.10': 'Baraja las 20 cartas de evento. Si la mesa juega sin eventos, no hay mazo de eventos.',
    'AC-3.11':
      'Solo en Under the Surface: toma las fichas de Objeto para el número de jugadores, mézclalas y pon una bocabajo en cada habitación de color. Pon el marcador de Puerta, por el lado cerrado, entre Rosa 1 y Azul 2. El altar está vacío y el Organismo 46-B duerme.',
    'AC-3.12': 'Solo con un Cazador Maldito en juego: prepara la caza.',
    'AC-3.14': [
      'La noche llega una vez, antes de la ronda 1. Algunos averiguan más, en secreto:',
      'Un Cultista: quiénes son los demás Cultistas, y la primera carta de Pulso de todos los demás.',
      'El Cultista ciego: nada.',
      'El Vidente: quiénes son los Cultistas, pero no cuál de ellos es ciego.',
      'El Soplón: quiénes son los Cultistas. Ellos no averiguan quién es el Soplón.',
      'Lo que se te ha mostrado sigue visible para ti.',
    ].join('\n'),
  }),
];
