import { under } from '../../../under.ts';

export const components = [
  ...under('Lugares', {
    'CG-2.1':
      'La ciudad tiene 13 lugares. Su limosna: los lugares 1 a 3 dan 1 moneda, los lugares 4 a 9 dan 2, los lugares 10 a 13 dan 3.',
    'CG-2.2': [
      'Para predicar en un lugar necesitas seguidores. Los lugares 1 a 6 están abiertos a todos, incluso sin seguidores. Los demás piden:',
      '7 Barrio de los artesanos: 3',
      '8 Academia: 4',
      '9 Puerto: 5',
      '10 Palacio: 6',
      '11 Barrio noble: 7',
      '12 Cuartel de la guardia: 8',
      '13 Grieta de la oscuridad: 9',
    ].join('\n'),
    'CG-2.3': [
      'Cuando rezas, tus turbas fanáticas dicen qué beneficios puedes tomar:',
      'Sin turbas: ninguno',
      '1 turba: lugares 1 a 3',
      '2 turbas: lugares 1 a 5',
      '3 turbas o más: lugares 1 a 7',
    ].join('\n'),
  }),
  ...under('Cultos', {
    'CG-2.4': [
      'Hay 8 cultos, cada uno con una cara clara y una oscura. Su poder divino:',
      'Anubis: clara 18, oscura 26',
      'Cthulhu: clara 21, oscura 23',
      'Fafnir: clara 17, oscura 27',
      'Jano: clara 19, oscura 29',
      'Nirriti: clara 16, oscura 25',
      'Tiamat: clara 20, oscura 28',
      'Aracne: clara 14, oscura 24',
      'Ateísmo: clara 13, oscura 30',
      'Los 16 valores son distintos, así que el poder divino nunca empata, y todo valor oscuro es mayor que todo valor claro.',
    ].join('\n'),
  }),
];
