import { under } from '../../../under.ts';

export const sight = [
  ...under('Quién ve qué', {
    'CD-8.1': [
      'Todos ven: los roles del Sumo Sacerdote y de quienes han muerto, cuántos hay de cada rol, quién tiene un sello sin usar, los sellos usados, los personajes, los puntos de vida, las monedas, las fichas, todos los dados y dónde están, los rituales y los custodios, quién ha pasado o sigue pendiente, los intercambios aceptados, y quién ha rechazado lo que se le preguntaba.',
      'Solo tú ves tu propio rol y qué sello sin usar tienes.',
      'Una oferta de intercambio la conocen las dos partes. Si se rechaza, los demás solo saben eso.',
      'Nadie ve el orden del mazo de rituales ni los sellos que no se repartieron.',
    ].join('\n'),
    'CD-8.2': 'Quien muere no averigua nada nuevo. Un espíritu conoce su propio rol y lo que está a la vista.',
    'CD-8.3': 'Quien posee al Sumo Sacerdote mantiene oculto su propio sello.',
    'CD-8.4': 'Los espectadores ven lo que ven todos.',
    'CD-8.5': 'Todos pueden usar el chat en cualquier momento, también los espíritus.',
  }),
];
