import { under } from '../../../under.ts';

export const components = [
  ...under('Componentes', {
    'CD-2.1': [
      'Cartas de rol, 9: 1 Sumo Sacerdote, 2 Fieles, 4 Cabalistas, 1 Hereje arrepentido, 1 Hereje vengativo.',
      'Personajes, 19: nueve parejas (I y II) y el Nigromante. Cartas de espíritu, 6. Sellos, 14. Rituales, 11.',
      'Dados de cultista, 12; dados de espíritu, 18; dados del Kraken, 7. Monedas de sirena, 10; monedas de cántico, 18; monedas de nigromante, 8.',
      'Fichas de sombra, 6; ficha del Sin Rostro, 1; altares, 4 (numerados desde la izquierda), con dos marcadores de ritual cada uno. Los puntos de vida son un número, sin fichas.',
    ].join('\n'),
    'CD-2.2':
      'Las reservas son límites: 12 dados de cultista sin resolver a la vez, 18 dados de espíritu, 7 dados del Kraken, 10 monedas de sirena, 18 de cántico y 8 de nigromante, 6 fichas de sombra. Los dados que prestan los espíritus no son de los 12. Si una reserva se agota, solo se gana lo que queda.',
  }),
  ...under('Dados', {
    'CD-2.3':
      'Un dado de cultista tiene seis caras, una de cada: Daga (un jugador pierde 1 punto de vida), Doble daga (pierde 2), Sangre (gana 1; también para un medidor de Sangre), Pergamino, Antiguo y Cosmos (para los medidores de ese nombre; sin efecto en jugadores).',
    'CD-2.5': 'Un dado del Kraken tiene los números 0, 1, 1, 2, 2, 3.',
  }),
  ...under('Roles', {
    'CD-2.7':
      'El Sumo Sacerdote empieza con 3 puntos de vida más por cada Cabalista de la partida: +6 con 4 o 5 jugadores, +9 con 6 o 7, +12 con 8; con ¡Herejía!, +6, +9, +9 para 6, 7, 8. Con Mercader de la muerte son 2 por cada uno: +4, +4, +6, +6, +8, y con ¡Herejía!, +4, +6, +6.',
  }),
  ...under('Personajes', {
    'CD-2.8': [
      'Puntos de vida y símbolo de poder de cada personaje:',
      'Alquimista 17 Cosmos; Alquimista II 16 Antiguo; Hechicera 16 Antiguo; Hechicera II 18 Pergamino;',
      'Mercader 16 Pergamino; Mercader II 15 Cosmos; Guardián 15 Antiguo; Guardián II 16 Pergamino;',
      'Asesino 15 Daga; Asesino II 15 Doble daga; Sin Rostro 17 Cosmos; Sin Rostro II 16 Daga;',
      'Bibliotecario 18 Pergamino; Bibliotecario II 17 Antiguo; Mago de sangre 20 Daga; Mago de sangre II 18 Cosmos;',
      'Segador 16 Doble daga; Segador II 17 Antiguo; Nigromante 15 Cosmos (solo en su variante).',
      'Nadie tiene la Sangre como símbolo de poder.',
    ].join('\n'),
  }),
  ...under('Sellos, espíritus, rituales', {
    'CD-2.9':
      'Hay uno de cada sello: Revocación, Presagios, Duplicidad, Hurto, Transfusión, Protección, Reflejo, Corrupción, Clemencia, Agonía, Frenesí, Renovación, Ascensión, Destierro.',
    'CD-2.10': [
      'Cartas de espíritu y las caras con las que empiezan, 18 dados en total:',
      'Banshee: Daga, Daga, Sangre. Poltergeist: Sangre, Pergamino, Cosmos.',
      'Devorador: Daga, Doble daga, Sangre, Antiguo. Espectro: Daga, Sangre.',
      'Aparecido: Sangre, Pergamino, Antiguo. Fantasma: Daga, Sangre, Cosmos.',
    ].join('\n'),
    'CD-2.11': [
      'Medidores de los rituales: Kraken, Antiguo y Cosmos; Sombra antigua, Antiguo; Cántico antiguo, Antiguo; Sirenas, Pergamino; Transmutación, Pergamino; Hidra marina, Pergamino y Antiguo; Grieta astral, Cosmos; Lamia, Pergamino y Cosmos; Tributo a Nycen, Cosmos; Ritos de sangre, Sangre; Sacrificio en el altar, uno sin símbolo.',
      'Al completarse, Kraken, Cántico antiguo, Transmutación, Hidra marina, Lamia y Ritos de sangre quedan con un custodio; los demás se descartan.',
    ].join('\n'),
    'CD-2.12':
      'Cada medidor empieza en el número de jugadores, excepto el de Sacrificio en el altar, que empieza en 1. Los marcadores solo se mueven hacia 0.',
  }),
];
