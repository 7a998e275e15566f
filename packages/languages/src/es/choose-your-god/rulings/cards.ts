import { under } from '../../../under.ts';

export const cards = [
  ...under('Milagros', {
    'CG-5.21':
      'Visitación (5 cartas): se puede jugar si tienes suficientes seguidores para el lugar activo y un sacerdote libre. Elige uno, que puede ser el patriarca; viene aquí. Los Títulos no ayudan. No es una colocación, no cuesta seguidor y no paga Diezmo. Como todos los Milagros e Intrigas, se juega como tu acción, y «aquí» es el lugar activo.',
    'CG-5.22':
      'Peregrinación (4 cartas): se puede jugar si tienes aquí un sacerdote y suficientes seguidores para algún lugar más alto. Elige uno de tus sacerdotes de aquí y uno de esos lugares; va allí. Los Títulos no ayudan. Nunca se puede jugar en el lugar 13.',
    'CG-5.23':
      'Inspiración (5 cartas): se puede jugar si tienes aquí un sacerdote. Elige uno, que puede ser el patriarca: tiene +2 de influencia.',
    'CG-5.24':
      'Furia divina (3 cartas, sello oscuro): se puede jugar si tienes aquí un sacerdote. Elige uno, que puede ser el patriarca: tiene +7 de influencia.',
    'CG-5.25':
      'Tráfico de reliquias (3 cartas): se puede jugar si tienes aquí un sacerdote. Elige uno, que puede ser el patriarca: queda libre, y ganas 7 monedas.',
    'CG-5.26':
      'Suelo sagrado (3 cartas): se puede jugar si tienes al menos 3 seguidores y puedes construir aquí. Elige una de tus fichas de aquí, pierde 3 seguidores y construye un altar.',
    'CG-5.27':
      'Frenesí sagrado (2 cartas, sello oscuro): se puede jugar si tienes al menos 4 seguidores y hay una turba en la reserva. Pierde 4 seguidores y gana 1 turba.',
    'CG-5.28':
      'Maná (5 cartas): siempre se puede jugar. Gana 1 seguidor, para lo que debes tener como máximo 8 seguidores, o gana 4 monedas.',
    'CG-5.29':
      'Cornucopia (3 cartas, sello oscuro): siempre se puede jugar. Gana 2 seguidores, para lo que debes tener como máximo 7 seguidores, o gana 7 monedas.',
  }),
  ...under('Intrigas', {
    'CG-5.31':
      'Chantaje (3 cartas, precio 6): se puede jugar si un solo jugador tiene más monedas que nadie. Si es un rival, toma la mitad de sus monedas, redondeando hacia arriba. Si eres tú, no ocurre nada; aun así puedes jugarla.',
    'CG-5.32':
      'Exorcismo (3 cartas, precio 5): elige una ficha de sacerdote de aquí, de cualquier jugador, también tuya, de fuerza 3, 4 o 5, cuyo dueño pueda tener una ficha con 2 de fuerza menos. Pierde 2 de fuerza y se queda, con sus monedas y su bonificación. Nunca afecta a patriarcas ni a altares. Se puede jugar si hay una ficha así.',
    'CG-5.33':
      'Complot frustrado (3 cartas, precio 7, sello oscuro): cuenta las cartas de todos los jugadores, sin esta. Se puede jugar si un solo jugador tiene más que nadie y tiene una turba, un altar o un seguidor. Ese jugador, que puedes ser tú, pierde 1 turba, 1 altar de cualquier lugar a su elección y 2 seguidores; de cada cosa, lo que tenga.',
    'CG-5.34':
      'Matanza en las calles (3 cartas, precio 5): cada culto con influencia aquí, incluido el tuyo, pierde 2 seguidores, o 1 si solo tiene uno. Se puede jugar si uno de ellos tiene un seguidor.',
    'CG-5.35':
      'Dispersar a los fanáticos (3 cartas, precio 6): cada culto con influencia aquí, incluido el tuyo, pierde 1 turba. Se puede jugar si uno de ellos tiene una turba.',
    'CG-5.36':
      'Registro secreto (3 cartas, precio 5): cada rival con influencia aquí que tenga cartas en la mano te da 1 Milagro o Intriga de su mano, a su elección, uno tras otro. Se puede jugar si hay un rival así. Las Licencias y la carta de Supremacía están a salvo.',
    'CG-5.37':
      'Amenaza a la corona (3 cartas, precio 7, sello oscuro): busca la mayor fuerza de patriarca, estén donde estén los patriarcas. Se puede jugar si la tiene un solo jugador, y este eres tú o un rival con una Licencia. Si es un rival, le quitas una Licencia a tu elección. Si eres tú, no ocurre nada; aun así puedes jugarla.',
    'CG-5.38':
      'Vandalismo (3 cartas, precio 4): se puede jugar si hay un altar aquí y nadie tiene un altar en un lugar más alto. Se destruyen todos los altares de aquí, también el tuyo.',
    'CG-5.39':
      'Emboscar al necio (3 cartas, precio 4): se puede jugar si hay aquí un sacerdote con monedas. Elígelo, aunque sea tuyo: tomas sus monedas, y vuelve a su dueño como sacerdote libre.',
    'CG-5.40':
      'Redada de la Inquisición (3 cartas, precio 6): se puede jugar si en este lugar aún no ha habido una redada. Alguien vence igualmente y puede llegar a ser el jugador inicial, pero nadie recibe aquí beneficio ni limosna.',
    'CG-5.41':
      'Tomar el lugar (3 cartas, precio 8, sello oscuro): siempre se puede jugar. Todos los sacerdotes y patriarcas de aquí, también los tuyos, quedan libres; las monedas que tenían debajo vuelven a la reserva. Vences tú en este lugar. Los altares se quedan. Acciones posteriores pueden traer sacerdotes aquí, pero sigues venciendo tú; solo te lo quita que alguien tome el lugar después.',
  }),
  ...under('Licencias', {
    'CG-5.51':
      'Aprobación (fuerza 1, precio 7 para el 4.º sacerdote; fuerza 2, precio 7 para el 5.º; fuerza 3, precio 8 para el 6.º): esta colocación de una Fase de intención no te cuesta ningún seguidor y se permite incluso sin seguidores. Las demás colocaciones son como siempre. Todas las Licencias están bocarriba ante su dueño y valen desde que se consiguen; las copias de una misma clase se suman; cada una suma su fuerza al patriarca.',
    'CG-5.52': [
      'Comunidad: si pierdes su lugar, recibes igualmente el beneficio, pero no la limosna. Hay una para cada lugar menos el Foro, con fuerza y precio:',
      'Ruinas 1, precio 4; Barrio de los ladrones 1, precio 4; Suburbios 2, precio 7; Barrio de los templos 2, precio 7; Barrio comercial 1, precio 6; Barrio de los artesanos 2, precio 8; Academia 1, precio 5; Puerto 2, precio 7; Palacio 2, precio 8; Barrio noble 1, precio 6; Cuartel de la guardia 3, precio 10; Grieta de la oscuridad 3, precio 10.',
    ].join('\n'),
    'CG-5.53':
      'Noviciado (una carta de fuerza 2, precio 5; una de fuerza 3, precio 7): cada uno de tus altares tiene +1 de influencia por cada Noviciado que tengas.',
    'CG-5.54': [
      'Título: puedes predicar en su lugar por pocos seguidores que tengas. Solo vale en la Fase de intención. Los siete Títulos, con fuerza y precio:',
      'Juglar, Barrio de los artesanos: 1, precio 4. Sanador, Academia: 1, precio 4. Almirante, Puerto: 1, precio 5. Mentor, Palacio: 2, precio 7. Inquisidor, Barrio noble: 2, precio 7. General, Cuartel de la guardia: 2, precio 8. Oráculo, Grieta de la oscuridad: 3, precio 10.',
    ].join('\n'),
    'CG-5.55': [
      'Diezmo: un rival que predica en uno de sus lugares te paga 1 moneda, si la tiene; también por un patriarca. Solo se cobra por predicar: no por movimientos, ni en la Fase de resolución, ni por altares. Los cinco Diezmos, con fuerza y precio:',
      'Arrabales, lugares 1 a 3: 1, precio 6. Plazas, 4 y 5: 1, precio 5. Mercados, 6 y 7: 1, precio 5. Ciudad alta, 8 a 10: 2, precio 6. Alturas, 11 a 13: 2, precio 5.',
    ].join('\n'),
    'CG-5.56':
      'Exiliados (una carta de fuerza 2, precio 6; una de fuerza 1, precio 5): cada vez que has jugado una Intriga, de la mano o por una habilidad, ganas 1 seguidor. Vender no es jugar.',
    'CG-5.57':
      'Mago de la corte (una carta de fuerza 2, precio 6; una de fuerza 1, precio 5): cada vez que has jugado un Milagro, ganas 3 monedas.',
  }),
  ...under('Carta de Supremacía', {
    'CG-5.60':
      'Hay una sola. El patriarca de su dueño tiene +7 de fuerza, esté como esté la carta. Bocarriba al comienzo de una ronda, permite celebrar a su dueño. Bocabajo no, hasta que el Foro la vuelva a poner bocarriba. Cuenta como una carta. Si se descarta, va a la reserva.',
  }),
];
