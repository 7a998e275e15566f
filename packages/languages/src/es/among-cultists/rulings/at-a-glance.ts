import { under } from '../../../under.ts';

export const atAGlance = [
  ...under('De un vistazo', {
    'AC-1.1':
      'Un personaje es la figura de un jugador. Llevas exactamente uno, durante toda la partida. Nadie queda fuera. Pueden jugar de 4 a 8; una partida dura como mucho 10 rondas, de 45 a 90 minutos.',
    'AC-1.2':
      'Un personaje está vivo mientras no es un fantasma. Se convierte en fantasma cuando se confirma su muerte a la vista de todos; entonces se da la vuelta a su figura.',
    'AC-1.3':
      'Una sola carta «Muerto» en tu mazo de Pulso basta: tu personaje está muerto en secreto. Hasta que alguien lo confirme, cuenta como vivo en todas las reglas. Por lo general no lo sabe nadie, tampoco tú.',
    'AC-1.4': 'Cuando se cuentan Investigadores muertos, cuentan los fantasmas y los muertos en secreto.',
    'AC-1.5':
      'Son Cultistas los roles Cultista y Cultista ciego. Todos los demás cuentan como Investigadores, también el Soplón y el Cazador Maldito.',
    'AC-1.6':
      'Están ocultos los roles, las manos, las cartas de ruta y lo que hay en los mazos de Pulso, los mazos de habitación y el mazo de pasajes inseguros. Están a la vista de todos dónde está cada cual y por dónde ha ido, cuántas cartas tiene cada mazo y cada mano, los libros, los peligros, los Objetos, quién ha hecho qué acción, los votos una vez revelados, y quién se ha encontrado con quién. Al final se muestra todo.',
    'AC-1.7':
      'Los Investigadores ganan con suficientes puntos de victoria, o cuando todos los Cultistas son fantasmas. Los Cultistas ganan con suficientes Investigadores muertos, o cuando acaba la ronda 10.',
    'AC-1.8':
      'Una ubicación es cualquier sitio del mapa: una habitación, el comedor, un vestíbulo, una sección de Hielo, un túnel. Una habitación es una habitación de color o el comedor. Un pasaje es un vestíbulo, una sección de Hielo o un túnel.',
  }),
];
