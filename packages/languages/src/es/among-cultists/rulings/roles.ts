import { under } from '../../../under.ts';

export const roles = [
  ...under('Roles', {
    'AC-5.30':
      'Cultista: da «Vivo» o «Muerto» en los encuentros, coloca cualquier carta de habitación, no está atado a su ruta y puede mentir al anunciar un estado. El mazo de pasajes inseguros no puede matar a un Cultista (la marca del culto). Si no hay más Cultistas, puede reclamar la victoria.',
    'AC-5.31':
      'Vidente: conoce a los Cultistas. Si los Investigadores ganarían con el Vidente en juego, los Cultistas aún pueden ganar si lo nombran. No en Under the Surface.',
    'AC-5.32':
      'Soplón: tiene la mano de un Investigador, pero gana con los Cultistas. Conoce a los Cultistas, no está atado a su ruta y puede mentir al anunciar un estado. Entre los muertos cuenta como Investigador. No en Under the Surface.',
    'AC-5.33':
      'Asesino: una vez por partida, como acción de personaje, ataca a otro personaje vivo de la misma ubicación. Se revela el rol del Asesino. Si el objetivo es Cultista, se revela su rol y se confirma su muerte. Si no, se muestra que no es Cultista y se confirma su muerte, y después se confirma la muerte del Asesino.',
    'AC-5.34':
      'Pirómano: debe quemar exactamente una habitación, en la fase de Evento de la ronda 5 o 6, también como fantasma. Todos ven el fuego, y nadie quién lo ha prendido. Todas las cartas de esa habitación van a la reserva sin que nadie las vea; el acólito, el portal y el Hombre Pez de allí desaparecen; los libros y un Objeto escondido se quedan. En esta ronda nadie puede hacer allí acciones de Habitación. A los personajes que están dentro no les pasa nada. La habitación puede estar vacía.',
    'AC-5.35': [
      'Portador de maldiciones: en cuanto el Portador vivo entra en una habitación en la que hay un fantasma, o un fantasma entra en la habitación en la que está el Portador vivo, el Portador muere: se revela su rol y se confirma su muerte. Pasar por ella es entrar, y cada paso cuenta. El comedor es una habitación; los pasajes no lo son.',
      'a) Quien se convierte en fantasma en la habitación del Portador no ha entrado en ella. No pasa nada hasta que alguien entre.',
      'b) Si era el Portador quien se movía, su movimiento termina allí. Si aún no se había movido, se mueve más tarde, como fantasma.',
    ].join('\n'),
    'AC-5.36':
      'Celebridad: al principio de la ronda 6 se revela a todos su rol. Si ha muerto (en secreto, o ya es un fantasma), se convierte en fantasma si no lo era. Después se barajan todas sus cartas de Pulso y se reparten bocabajo y sin mirarlas en los mazos de Pulso de los demás personajes vivos, de una en una, en sentido horario a partir del jugador a su izquierda, dando vueltas hasta repartirlas todas. Si no hay ningún otro personaje vivo, las cartas van a la reserva. Si la Celebridad no ha muerto, no pasa nada más y su mazo de Pulso se queda como está.',
    'AC-5.37':
      'Cultista ciego: un Cultista que no averigua nada durante la noche, mientras que el otro Cultista y el Vidente averiguan quién es. En lo demás es como un Cultista. También se permite como único Cultista, con un aviso.',
    'AC-5.38':
      'Solo revelan roles el Asesino, el Portador de maldiciones, la Celebridad, una votación si la mesa quiere, y el final. Un rol revelado sigue funcionando.',
  }),
];
