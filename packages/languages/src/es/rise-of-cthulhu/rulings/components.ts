import { under } from '../../../under.ts';

export const components = [
  ...under('Componentes', {
    'RC-2.1': '50 cultistas, 8 Monstruos, 6 Artefactos, 6 Primigenios, 4 lugares y la ficha del Cazador oscuro.',
  }),
  ...under('Cultistas', {
    'RC-2.2':
      'Hay 5 colores, cada uno con su signo. Cada color tiene los valores 1 a 10 una vez. Los cultistas no tienen texto.',
  }),
  ...under('Monstruos', {
    'RC-2.3': 'Hay 8 Monstruos distintos, una carta de cada uno.',
  }),
  ...under('Artefactos', {
    'RC-2.4': 'Hay 6 Artefactos distintos, una carta de cada uno.',
  }),
  ...under('Primigenios', {
    'RC-2.5':
      'Cada Primigenio tiene un orden de los cuatro lugares (A Arkham, D Dunwich, I Innsmouth, K Kingsport) y un poder para quien tiene su favor.',
  }),
  ...under('Lugares', {
    'RC-2.7': 'Los lugares son Arkham, Dunwich, Innsmouth y Kingsport. Ninguno es vecino de otro.',
  }),
  ...under('Ficha y sitios', {
    'RC-2.8': 'Hay una ficha del Cazador oscuro. Está en su guarida o en un lugar.',
  }),
];
