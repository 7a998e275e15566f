import { under } from '../../../under.ts';

export const sight = [
  ...under('Quién ve qué', {
    'RC-8.1':
      'Todos ven los lugares, hacia dónde miran, los totales de cada lado, los cultistas y las cartas fijas que hay allí, los Primigenios despiertos y dónde está el Cazador oscuro.',
    'RC-8.2': 'Todos ven el Valle entero: cada carta y su posición en la pila.',
    'RC-8.3': 'Todos ven cada carta descartada: cultistas, Monstruos y Artefactos.',
    'RC-8.4':
      'Nadie conoce el orden del mazo de cultistas. Un cultista robado lo ve quien lo roba; un Primigenio robado, todos.',
    'RC-8.5':
      'Todos saben cuántas cartas tiene cada mazo. Todos saben cuántas cartas hay encima del próximo Primigenio, o entre cuántas y cuántas si no está en el centro.',
    'RC-8.6': 'Nadie conoce el orden de los mazos de Monstruos y de Artefactos. Una carta robada la ve quien la roba.',
    'RC-8.7':
      'Solo tú ves las cartas de tu mano. Quien usa la Lámpara de Alhazred ve una vez la mano rival, tal como está entonces.',
    'RC-8.8': 'Todos saben cuántos cultistas, cuántos Monstruos y cuántos Artefactos hay en cada mano.',
    'RC-8.9':
      'Si una carta va de la mesa a una mano (robada del Valle, o por Mi-Go, Llave de plata, Hastur o los poderes de Kingsport e Innsmouth), el registro se la dice a todos. Después la mano está oculta, como siempre.',
    'RC-8.10': 'Ambos jugadores saben qué carta tomó la Lámpara de Alhazred. Los espectadores, no.',
    'RC-8.11': 'Solo quien usó la Lámpara de Alhazred sabe qué Primigenio es el próximo, hasta que despierte.',
    'RC-8.12': 'Todos ven la carta que Hastur hace descartar.',
    'RC-8.13': 'Nadie conoce los Primigenios sin usar de la caja. Se muestran después de la partida.',
    'RC-8.14':
      'Todos conocen los Artefactos conseguidos, los Monstruos jugados, los poderes de lugares usados, los turnos desde que alguien robó del mazo de cultistas y las acciones restantes.',
    'RC-8.16': 'Los espectadores ven solo lo que ven todos. Después de la partida se muestra todo a todos.',
  }),
];
