import { under } from '../../../under.ts';

export const sight = [
  ...under('Quién ve qué', {
    'CG-8.1':
      'Todos ven la ciudad: altares, sacerdotes con su fuerza y su lugar, las monedas que tienen debajo, las bonificaciones y la influencia de cada cual.',
    'CG-8.2':
      'Todos ven cada tablero de culto, la cara visible, el poder divino, las Invocaciones, los seguidores, las monedas, las turbas, las Licencias, quién tiene la carta de Supremacía y cómo está, el jugador inicial y el número de la ronda.',
    'CG-8.3': 'Todos ven cuántos Milagros y cuántas Intrigas hay en cada mano, porque sus reversos son distintos.',
    'CG-8.4': 'Solo tú sabes qué cartas tienes. Después de la partida lo saben todos.',
    'CG-8.5':
      'Todos saben cuántas cartas tiene cada mazo y ven las tres Licencias bocarriba. Nadie conoce el orden de un mazo.',
    'CG-8.6':
      'Cuando se descarta una carta de la mano como coste, todos ven si era un Milagro o una Intriga. Cuál era, solo lo sabe su dueño, salvo que en la mesa se muestren los descartes. Una Licencia o la carta de Supremacía descartada la ven todos.',
    'CG-8.7':
      'Una carta que se juega, se vende, o se revela por Oda a la traición o Senda de la iniquidad la ven todos en ese momento.',
    'CG-8.8': 'Cuando se roban cartas, todos ven de qué mazo y cuántas; cuáles, solo lo ve quien las roba.',
    'CG-8.9':
      'Cuando se da una carta de la mano, todos ven si es un Milagro o una Intriga; cuál es, lo saben quien la da y quien la recibe. Una Licencia o la carta de Supremacía que se da la ven todos.',
    'CG-8.10': 'Qué Intriga se puso encima de su mazo en el Barrio noble, solo lo sabe el jugador que la puso.',
    'CG-8.13': 'Los espectadores ven lo que ven todos.',
  }),
];
