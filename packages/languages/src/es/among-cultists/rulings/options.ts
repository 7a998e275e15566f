import { under } from '../../../under.ts';

export const options = [
  ...under('Opciones', {
    'AC-7.1': [
      'Una mesa elige, y todos lo saben:',
      '¿Qué mapa? La Universidad o Under the Surface. Con o sin Objetos, con o sin el Organismo.',
      '¿Qué roles especiales? Ninguno, o algunos. También el módulo Cazador Maldito, para al menos 5 jugadores.',
      '¿Con cartas de evento? ¿Con los colores de las habitaciones? ¿Con Investigadores muertos desde el principio? Sí, o no.',
      '¿Cuántas votaciones puede iniciar un personaje? 1, o cualquier número.',
      '¿Qué se muestra tras una votación? El equipo, nada, o el rol. ¿Y tras una muerte comprobada? Nada, o el equipo.',
      '¿Investigadores estrictos? No. O sí, que es mejor entre desconocidos: entonces solo pueden elegir Éxito para el búho y el ritual.',
      '¿Pueden los Cultistas hablar en privado? No, o sí. ¿Pueden los vivos oír a los fantasmas? Sí, o no.',
      '¿Cuánto se habla antes de una votación y en cada ronda, y cuánto tiempo hay por decisión?',
      '¿Más o menos puntos de victoria? De 2 menos a 2 más, nunca menos de 5.',
      '¿La marca del culto y el Hielo del altar inseguro, que son nuestros? Sí, o no.',
    ].join('\n'),
    'AC-7.3': [
      'Configuraciones predefinidas; lo que cambies a mano se mantiene:',
      'Primera partida: Universidad sin eventos, colores de habitación ni roles especiales.',
      'Mixta, de 6 a 8 jugadores: Universidad con Vidente, Soplón, Asesino y Pirómano.',
      'Polar, para 7 u 8 jugadores: Under the Surface con Portador de maldiciones y Celebridad.',
      'Ciega, para 7 u 8 jugadores: cualquier mapa, con Cultista ciego y Pirómano.',
    ].join('\n'),
    'AC-7.4':
      'La mesa suma cuánto ayudan a cada equipo los roles elegidos. Se recomienda de −1 a +2 con un Cultista, de −2 a +5 con dos. Fuera de eso hay un aviso, pero no se prohíbe nada.',
    'AC-7.6':
      '¿Qué números? La mayoría de los números de cartas, puntos y muertes no estaban en el texto que teníamos y están reconstruidos. O los nuestros, elegidos para que entre bots de nivel Adepto ambos equipos ganen casi por igual. La ayuda de juego muestra qué vale en tu mesa.',
  }),
];
