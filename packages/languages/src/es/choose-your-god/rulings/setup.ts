import { under } from '../../../under.ts';

export const setup = [
  ...under('Preparación', {
    'CG-3.1': 'Quién se sienta dónde se sortea, o es como en la sala de espera.',
    'CG-3.2': 'Despliega la ciudad con sus 13 lugares, todos vacíos.',
    'CG-3.3': 'Baraja los 33 Milagros: es el mazo de Milagros, en las Ruinas.',
    'CG-3.4':
      'Baraja las 33 Licencias: es el mazo de Licencias, en el Palacio. Descubre sus 3 cartas superiores en los espacios 1, 2 y 3.',
    'CG-3.5': 'Baraja las 33 Intrigas: es el mazo de Intrigas, en el Barrio noble.',
    'CG-3.6':
      'Cada jugador recibe un patriarca y fichas de sacerdote de fuerza 1, 2 y 3, todos libres. Cada uno tiene 2 seguidores y 5 monedas. Las otras 12 fichas están en la reserva.',
    'CG-3.7': [
      'Cada jugador recibe el tablero de un culto, con la cara clara hacia arriba: al azar, o elegido por turno entre los que quedan.',
      'Para una primera partida se reparten cultos fijos. 2 jugadores: Fafnir, Tiamat. 3 jugadores: Aracne, Cthulhu, Nirriti. 4 jugadores: Anubis, Ateísmo, Cthulhu, Jano. 5 jugadores son demasiados para una primera partida.',
    ].join('\n'),
    'CG-3.8': 'El jugador inicial de la ronda 1 es el que tiene más poder divino en la cara clara.',
    'CG-3.9':
      'La carta de Supremacía está bocarriba en la reserva y no es de nadie. Hay 16 turbas en la reserva. Nadie ha realizado ninguna Invocación.',
    'CG-3.10':
      'Los cultos y colores que nadie usa quedan fuera de la partida. Nada más depende del número de jugadores.',
  }),
];
