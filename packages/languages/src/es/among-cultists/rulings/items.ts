import { under } from '../../../under.ts';

export const items = [
  ...under('Objetos', {
    'AC-5.40':
      'Encontrar un Objeto es una parte gratuita de comprobar una habitación: solo para personajes vivos, sin elección y al momento. La ficha se descubre para todos. La reliquia, el búho y el interruptor actúan al momento; los demás se toman y quedan junto al retrato de quien los encuentra. Puedes llevar cualquier número, y todos ven lo que llevas. Solo hay Objetos en Under the Surface.',
    'AC-5.41':
      'Reliquia roja: va al altar y no se lleva. Con la tercera reliquia en el altar despierta el Organismo 46-B.',
    'AC-5.42':
      'Búho nival: quien lo encuentra elige al momento una carta de la reserva en secreto (Éxito, Fracaso o Sabotaje), y después, a la vista de todos, cualquier habitación de color, también esta. La carta va bocabajo al mazo de esa habitación, que se baraja. El búho se queda, gastado, en la habitación donde se encontró. Si la mesa juega con Investigadores estrictos, quien lo encuentra y no es Cultista ni el Soplón solo puede elegir Éxito.',
    'AC-5.43':
      'Daga: da a quien la lleva 1 voto más en cada votación, también en la del líder. Los dos votos no se pueden repartir.',
    'AC-5.44':
      'Botas: dan a quien las lleva 1 punto de movimiento más en cada fase de Movimiento; 2 más con dos pares.',
    'AC-5.45':
      'Prismáticos especiales: una vez, como acción gratuita en tu propio turno de acción, mientras estás en una habitación de color. Elige a un personaje vivo en otra habitación del mismo color y comprueba su estado como siempre, también con mentiras. No gasta la acción del turno. Después la ficha sale de la partida.',
    'AC-5.46':
      'Interruptor secreto: la puerta cerrada se abre al momento; dale la vuelta a su marcador al lado abierto. Sigue abierta hasta el final. El interruptor se queda en la habitación, gastado.',
    'AC-5.47':
      'Rifle: una vez, como acción gratuita en tu propio turno de acción, contra un peligro de tu ubicación. Un acólito vuelve a la reserva; o el Hombre Pez va a una ubicación a tu elección distinta de la suya, también el comedor o un pasaje. Ahora no muerde. Después la ficha sale de la partida. El disparo no gasta la acción del turno: después aún puedes usar la habitación, comprobar o luchar.',
    'AC-5.48':
      'Lámpara: en un encuentro en el que participas, puedes usarla para no recibir ninguna carta; das una como siempre. Después la ficha sale de la partida. No ayuda contra los pasajes inseguros, el Hombre Pez, las trampas ni las cartas de la Celebridad.',
    'AC-5.49':
      'Como acciones gratuitas en tu propio turno de acción puedes entregar cualquier número de Objetos que lleves a uno o varios de los demás personajes vivos de tu ubicación, que no pueden negarse, y recoger cualquier Objeto caído allí (nunca un búho o un interruptor gastado). Los Objetos caídos están bocarriba en la ubicación en la que estaba quien los llevaba cuando se confirmó su muerte, habitación o pasaje, también si fue por los prismáticos o por una votación. Los fantasmas no pueden hacer ninguna de las dos cosas.',
    'AC-5.50':
      'El Organismo 46-B despierta en cuanto la tercera reliquia está en el altar. Desde entonces el Hielo del altar es un pasaje inseguro; es un añadido nuestro y se puede desactivar. Quien está allí no roba nada ahora. Si los Investigadores alcanzan sus puntos, necesitan el ritual.',
    'AC-5.51':
      'Un Objeto escondido se queda en su habitación hasta que un personaje vivo la comprueba. El Sabotaje, el fuego y los portales no lo tocan.',
  }),
];
