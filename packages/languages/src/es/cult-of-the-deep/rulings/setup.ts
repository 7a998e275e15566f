import { under } from '../../../under.ts';

export const setup = [
  ...under('Preparación', {
    'CD-3.1': [
      'Roles además del Sumo Sacerdote, y número de altares:',
      '4 jugadores: 1 Fiel, 2 Cabalistas, Hereje arrepentido, 3 altares; el Sumo Sacerdote es automático.',
      '5 jugadores: 1 Fiel, 2 Cabalistas, Hereje vengativo, 3 altares.',
      '6 jugadores: 1 Fiel, 3 Cabalistas, Hereje arrepentido, 3 altares. Con ¡Herejía!: 1, 2, ambos Herejes.',
      '7 jugadores: 2 Fieles, 3 Cabalistas, Hereje vengativo, 4 altares. Con ¡Herejía!: 1, 3, ambos Herejes.',
      '8 jugadores: 2 Fieles, 4 Cabalistas, Hereje arrepentido, 4 altares. Con ¡Herejía!: 2, 3, ambos Herejes.',
    ].join('\n'),
    'CD-3.3': [
      'Antes de empezar:',
      '1. Reparte a cada jugador un rol y un sello, que solo ve su dueño, y un personaje. El Sumo Sacerdote automático no recibe sello.',
      '2. Los personajes que no se han repartido están a la vista de todos; los sellos, no.',
      '3. Pon un ritual bocarriba en cada altar, con sus marcadores en el número de jugadores (Sacrificio en el altar, en 1).',
      '4. El Sumo Sacerdote muestra su rol. Cada jugador toma los puntos de vida de su personaje; el Sumo Sacerdote suma su bonificación.',
      '5. Los Mercaderes toman sus monedas. Sin Rostro II marca a alguien.',
    ].join('\n'),
    'CD-3.4': 'El Sumo Sacerdote juega el primer turno; se sigue en sentido horario.',
    'CD-3.5': 'Con cuatro jugadores, el Sumo Sacerdote es automático. Es un jugador vivo para todos los efectos.',
    'CD-3.6':
      'Con cuatro jugadores no se puede asignar el Nigromante al Sumo Sacerdote. Si está mezclado con los demás y le tocara al Sumo Sacerdote automático, va al fondo del mazo y se reparte la carta siguiente.',
    'CD-3.7':
      'Un Kraken que está en un altar desde la preparación aún no reparte nada. Su primer dado llega en el Mantenimiento del primer turno.',
  }),
];
