import { under } from '../../../under.ts';

export const maps = [
  ...under('Mapas', {
    'AC-2.15':
      'Cualquier conexión de un mapa se puede recorrer en ambos sentidos y cuesta 1 punto de movimiento, sea del tipo que sea.',
    'AC-2.16':
      'Una conexión es una Puerta, un Obstáculo entre dos secciones de Hielo, una trampilla a un túnel, o la puerta cerrada de Under the Surface, entre Rosa 1 y Azul 2.',
    'AC-2.17':
      'Los túneles son pasajes inseguros. También lo es un pasaje con un marcador de suelo quebrado, y el Hielo del altar una vez despierto el Organismo 46-B, salvo que la mesa lo haya desactivado.',
    'AC-2.18':
      'El número de jugadores decide la variante de mapa. Universidad: cara A con 9 habitaciones de color para 4 a 6 jugadores, cara B con 11 para 7 u 8. Under the Surface: 9 habitaciones de color para 4 a 6 jugadores, 10 para 7, 11 para 8. No se puede elegir otra.',
    'AC-2.20': 'El comedor es una habitación sin color, número, mazo de habitación, libros ni Objeto.',
    'AC-2.21':
      'Cuando el Hombre Pez no está en el mapa, está en las profundidades. Las profundidades no son una ubicación.',
  }),
];
