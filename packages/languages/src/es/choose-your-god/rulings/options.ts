import { under } from '../../../under.ts';

export const options = [
  ...under('Opciones', {
    'CG-7.1': '¿Qué cultos se juegan? Al azar, elegidos por turno, o los cultos para una primera partida.',
    'CG-7.2':
      '¿Cuántas rondas como máximo? 40, o de 8 a 60, o sin límite como en el reglamento. Tras la última ronda se ordena a los jugadores. 40 es una red de seguridad muy por encima de cualquier partida que se juegue para ganar; 16 va bien en torneos.',
    'CG-7.3': '¿Quién se sienta dónde? Al azar, o como en la sala de espera.',
    'CG-7.4':
      '¿Cuántos seguidores abren un lugar? Los números del reglamento. O menos, para una partida más corta: los lugares 7 a 13 piden 3, 3, 4, 5, 6, 7 y 8.',
    'CG-7.5':
      '¿Con qué se empieza? Con el comienzo del reglamento. O con un comienzo rápido de 4 seguidores, 8 monedas y 1 Milagro para cada uno, que ahorra unas dos rondas.',
    'CG-7.6': '¿Qué da el rezo sin turbas? Nada. O el beneficio de las Ruinas, para que entren más cartas en juego.',
    'CG-7.7': '¿Se muestran a todos las cartas de la mano con que se paga un coste? No. O sí.',
    'CG-7.8':
      '¿Cuánto poder tienen los dioses? Se conocen el 21 de Cthulhu y el 13 del Ateísmo en sus caras claras; el resto está reconstruido. O nuestros propios números, elegidos para que todos los cultos y las tres formas de ganar queden casi igualados entre bots de nivel Adepto.',
  }),
];
