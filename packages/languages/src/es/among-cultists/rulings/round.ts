import { under } from '../../../under.ts';

export const round = [
  ...under('Desarrollo de la partida', {
    'AC-4.1': 'Una ronda: Movimiento, Evento, Encuentros, Acción, Limpieza.',
    'AC-4.2':
      'Orden de turno de una ronda: primero el jugador inicial, después todos en sentido horario, también los fantasmas.',
  }),
  ...under('Inicio de ronda', {
    'AC-4.7': 'En la ronda 4, el Cazador Maldito ve su carta de maldición. En la ronda 6 se revela la Celebridad.',
  }),
  ...under('Movimiento', {
    'AC-4.10':
      'Cada jugador se mueve una vez, en orden de turno. Un personaje vivo tiene 3 puntos de movimiento, 1 más por cada par de botas que tenga, y 1 menos si el evento de la ronda anterior fue Puertas atascadas; como mínimo 1. Un fantasma siempre tiene 3.',
    'AC-4.11':
      'Eliges de una vez todo el movimiento: un camino de ubicaciones, no más largo que tus puntos de movimiento, cada una contigua a la anterior. No se puede repetir ninguna ubicación, tampoco aquella de la que sales. Quedarse es el camino vacío. Cada paso cuesta 1 punto de movimiento. Por la puerta cerrada solo puedes pasar si está abierta o si eres un fantasma. Todos te ven avanzar, paso a paso.',
    'AC-4.12':
      'Cruzar un Obstáculo cuesta 1 punto de movimiento. Es el precio del paso de una sección de Hielo a la siguiente; no hay nada más que pagar.',
    'AC-4.13': [
      'Después de cada paso, a quien se mueve le ocurre esto, en orden:',
      '1. Un personaje vivo cae en la trampa que haya aquí.',
      '2. En un pasaje inseguro, la carta superior del mazo de pasajes inseguros va al mazo de Pulso de un personaje vivo, sin mirarla. Si el mazo está vacío, no pasa nada.',
      '3. Se comprueba la maldición del Portador de maldiciones.',
      'Si has caído en una trampa en el primer punto o te has convertido en fantasma en el tercero, el resto de tu camino se pierde.',
    ].join('\n'),
    'AC-4.14':
      'Cada vez que se entra en un pasaje inseguro se roba otra carta, en cada ronda. Quien empieza la ronda en uno y se queda allí no roba nada.',
    'AC-4.16':
      'La marca del culto es un añadido nuestro, y una mesa puede desactivarla: un Cultista que roba una carta «Muerto» del mazo de pasajes inseguros recibe en su lugar una carta «Vivo». Nadie lo sabe. Las cartas «Muerto» de los encuentros, las Heridas mortales y las cartas de la Celebridad afectan a los Cultistas como a todos.',
  }),
  ...under('Evento', {
    'AC-4.18': [
      'La fase de Evento, en orden:',
      '1. Descubre la carta de evento superior y aplícala.',
      '2. Con un Pirómano en juego, en las rondas 5 y 6: todos dicen que están listos, y el Pirómano puede quemar una habitación.',
      '3. El Hombre Pez muerde.',
      '4. Encuentros.',
    ].join('\n'),
  }),
  ...under('Encuentros', {
    'AC-4.20':
      'Cuenta los personajes vivos de cada ubicación; los fantasmas, el Hombre Pez y los acólitos no cuentan. Si hay exactamente dos, tienen un encuentro. En una ronda a oscuras tienen un encuentro dos o más. Uno solo, o tres o más con luz, no lo tienen.',
    'AC-4.21': 'Hay encuentros de nuevo en cada ronda, también donde nadie se ha movido.',
    'AC-4.22':
      'Todos los encuentros de una ronda ocurren a la vez. Primero decide quien tiene la lámpara. Después todos eligen a la vez una carta de Pulso, y después todas las cartas cambian de manos.',
    'AC-4.23':
      'Quien participa en un encuentro y tiene la lámpara decide a la vista de todos si la usa o la guarda, antes de que se elija ninguna carta. Hay una sola lámpara, así que esto ocurre como mucho una vez por ronda.',
    'AC-4.24':
      'En un encuentro debes dar una carta de Pulso, «Vivo» o «Muerto», de las que tengas. Los Investigadores no tienen cartas «Muerto». Sin cartas de Pulso no das nada, pero recibes igualmente.',
    'AC-4.25':
      'Con dos participantes, cada carta elegida va bocabajo al mazo de Pulso del otro. Si el otro ha usado la lámpara, no se te pregunta y conservas tus cartas.',
    'AC-4.26':
      'Con tres o más, que solo ocurre a oscuras, las cartas elegidas se reparten al azar y en secreto: una a cada uno, y nadie recibe la suya. Quien ha usado la lámpara no recibe ninguna; una carta que sobra vuelve a su dueño. No sabes quién te ha dado tu carta.',
    'AC-4.27':
      'Nadie ve la carta que recibe. Están a la vista de todos quién se ha encontrado con quién, dónde, si era a oscuras, y cuántas cartas tiene ahora cada mazo de Pulso.',
  }),
];
