/** What everything on the table does, in one sentence or two. */
import type { effects as english } from '../../en/choose-your-god/effects.ts';

export const effects: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'card.ruins': 'Roba 1 Milagro. Limosna para los demás: 1 moneda.',
  'card.thieves-district':
    'Paga de 3 a 13 monedas: uno de tus sacerdotes de aquí va al lugar con ese número, sobre esas monedas, y vence allí. Limosna para los demás: 1 moneda.',
  'card.slums': 'Gana 1 seguidor. Limosna para los demás: 1 moneda.',
  'card.forum': 'Toma la carta de Supremacía, bocarriba. Limosna para los demás: 2 monedas.',
  'card.temple-district':
    'Toma un sacerdote nuevo de fuerza 1, o da 1 de fuerza a uno de tus sacerdotes libres o de aquí. Limosna para los demás: 2 monedas.',
  'card.trade-district': 'Gana 6 monedas. Limosna para los demás: 2 monedas.',
  'card.artisan-district':
    'Paga 5 monedas: uno de tus sacerdotes del tablero se convierte en altar donde está. Limosna para los demás: 2 monedas.',
  'card.academy':
    'Uno de tus sacerdotes libres o de aquí gana 2 de fuerza por 5 monedas, o 4 por 11 (máximo 5). Limosna para los demás: 2 monedas.',
  'card.port': 'Gana 2 seguidores por 5 monedas, o 4 por 11. Limosna para los demás: 2 monedas.',
  'card.palace': 'Toma gratis una de las Licencias bocarriba. Limosna para los demás: 3 monedas.',
  'card.nobility-district':
    'Roba 2 Intrigas y después pon 1 Intriga de tu mano encima del mazo. Limosna para los demás: 3 monedas.',
  'card.guard-quarters': 'Pierde 2 seguidores y gana 1 turba fanática. Limosna para los demás: 3 monedas.',
  'card.rift-of-darkness':
    'Si tu influencia aquí es al menos tu poder divino, realiza tu Invocación: la primera gira tu tablero a la cara oscura, la segunda gana la partida. Limosna para los demás: 3 monedas.',

  // Cults.
  'card.anubis': 'Dios de los muertos: cambia sacerdotes por seguidores y hace volver a los caídos.',
  'card.cthulhu':
    'El durmiente: fuerte en los empates, levanta grandes santuarios y, ya despierto, quiebra la voluntad ajena.',
  'card.fafnir': 'El dragón sobre su tesoro: convierte cartas y monedas en fuerza, y saquea a la luz.',
  'card.janus': 'El dios de las dos caras: hace vencer al menor y bebe a fondo de los mazos.',
  'card.nirriti': 'Diosa de la ruina: roba lo que otros desecharon y juega con el destino.',
  'card.tiamat': 'Madre de dragones: toma prestado el poder de la oscuridad y engendra a los más fuertes.',
  'card.arachne': 'La tejedora: convierte seguidores en sacerdotes y los mueve adonde hacen falta.',
  'card.atheism': 'Ningún dios: gobierna con la ciencia y el terror, y construye donde no hay altares.',

  // Abilities.
  'card.anubis-light-passing':
    'Sacrifica una ficha de sacerdote libre de fuerza 2 o más: gana 1 seguidor por cada sacerdote de aquí, sea de quien sea.',
  'card.anubis-light-hand-of-death':
    'Sacrifica 1 seguidor: una de tus fichas de sacerdote de aquí de fuerza 3 o menos gana 2 de fuerza y vuelve a ti. Gana 2 monedas.',
  'card.anubis-dark-mummy':
    'Sacrifica una ficha de sacerdote libre de fuerza 1: cada rival con la cara clara pierde 1 turba. Roba 1 Milagro.',
  'card.anubis-dark-resurrection':
    'Sacrifica 2 seguidores: toma una ficha de sacerdote nueva con tanta fuerza como sacerdotes libres tengas. Si son más de 5, no tomas ninguna.',
  'card.cthulhu-light-abyss':
    'Sacrifica una ficha de sacerdote libre: una de tus fichas de sacerdote de aquí gana la fuerza de la sacrificada (máximo 5).',
  'card.cthulhu-light-great-shrine':
    'Sacrifica 5 seguidores y todos tus sacerdotes libres excepto el patriarca: construye aquí un altar.',
  'card.cthulhu-dark-furious-storm':
    'Descarta 2 cartas: cada jugador con 7 monedas o más pierde 7 monedas. Gana 2 seguidores.',
  'card.cthulhu-dark-will':
    'Sacrifica 5 seguidores: cada rival con la cara clara pierde 1 turba y te da 1 carta a su elección.',
  'card.fafnir-light-greed':
    'Paga 6 monedas: una de tus fichas de sacerdote de aquí gana 1 de fuerza y va al lugar siguiente.',
  'card.fafnir-light-treachery': 'Descarta 1 carta y paga 2 monedas: revela la Intriga superior y gana su precio.',
  'card.fafnir-dark-blood-for-gold':
    'Sacrifica 2 seguidores: cada rival con la cara clara te da 7 monedas, o todas si tiene menos.',
  'card.fafnir-dark-army': 'Paga 15 monedas: gana 1 turba y roba 2 Milagros.',
  'card.janus-light-clarity': 'Descarta 2 cartas: gana 1 seguidor, y en este lugar vence la menor influencia.',
  'card.janus-light-virtues': 'Paga 7 monedas: roba 1 Milagro por cada sacerdote de aquí, sea de quien sea.',
  'card.janus-dark-vices': 'Sacrifica una ficha de sacerdote libre: roba tantas Intrigas como su fuerza.',
  'card.janus-dark-madness': 'Descarta 9 cartas: gana 2 turbas, y se destruyen todos los altares de aquí.',
  'card.nirriti-light-loyalty': 'Sacrifica 2 seguidores: roba 3 Milagros del fondo del mazo.',
  'card.nirriti-light-temptation': 'Descarta 2 cartas: toma una Licencia bocarriba que puedas pagar, sin pagarla.',
  'card.nirriti-dark-iniquity':
    'Sacrifica una ficha de sacerdote libre de fuerza 4 o menos: revela una a una las 3 Intrigas superiores y juega todas las que puedas.',
  'card.nirriti-dark-triumph':
    'Ritual con tu patriarca libre de fuerza 16 o más: pon aquí un sacerdote de fuerza 5 y gana 1 turba.',
  'card.tiamat-light-guise':
    'Juega de tu mano un Milagro o una Intriga con sello oscuro, aunque tengas la cara clara. Te cuesta otra carta y 3 monedas.',
  'card.tiamat-light-incarnation':
    'Ritual con un sacerdote libre de fuerza 3 o más: destruye otras 3 de tus fichas de sacerdote libres, o todas si tienes menos. Pon aquí un sacerdote de fuerza 5.',
  'card.tiamat-dark-dragons': 'Descarta 3 cartas: cada culto con influencia aquí, incluido el tuyo, pierde 1 turba.',
  'card.tiamat-dark-harvest':
    'Ritual con un sacerdote libre de fuerza 5: juega un Milagro de tu mano y después roba 2 Milagros.',
  'card.arachne-light-ordination': 'Sacrifica de 1 a 5 seguidores: pon aquí un sacerdote de esa fuerza.',
  'card.arachne-light-charms':
    'Ritual con un sacerdote libre de fuerza 3: uno de tus sacerdotes de aquí va al lugar siguiente. Gana 1 moneda.',
  'card.arachne-dark-grip': 'Descarta 2 cartas y paga 2 monedas: mueve aquí 4 o más de tus sacerdotes libres.',
  'card.arachne-dark-sorcery':
    'Sacrifica una ficha de sacerdote libre de fuerza 3 o más: gana 3 monedas, roba 1 Milagro y 1 Intriga, y toma la Licencia superior del mazo.',
  'card.atheism-light-science':
    'Ritual con un sacerdote libre de fuerza 4 o más: gana 1 seguidor, si ningún otro jugador tiene aquí un sacerdote.',
  'card.atheism-light-terror':
    'Sacrifica 2 seguidores: juega una Intriga de tu mano, y después roba 1 Intriga y gana 3 monedas.',
  'card.atheism-dark-myth':
    'Ritual con tu patriarca libre de fuerza 15 o más: cada rival con la cara clara te da 1 carta a su elección.',
  'card.atheism-dark-nihilism': 'Descarta 3 cartas: construye aquí un altar, si nadie tiene uno aquí.',

  // Miracles.
  'card.mir-visitation': 'Coloca aquí uno de tus sacerdotes libres. Necesitas los seguidores que pide este lugar.',
  'card.mir-pilgrimage':
    'Mueve uno de tus sacerdotes de aquí a un lugar más alto para el que tengas suficientes seguidores.',
  'card.mir-inspiration': 'Uno de tus sacerdotes de aquí tiene +2 de influencia.',
  'card.mir-divine-fury': 'Sello oscuro. Uno de tus sacerdotes de aquí tiene +7 de influencia.',
  'card.mir-relic-trade': 'Recupera uno de tus sacerdotes de aquí y gana 7 monedas.',
  'card.mir-hallowed-ground': 'Pierde 3 seguidores: uno de tus sacerdotes de aquí se convierte en altar.',
  'card.mir-holy-frenzy': 'Sello oscuro. Pierde 4 seguidores y gana 1 turba.',
  'card.mir-manna': 'Gana 1 seguidor o 4 monedas.',
  'card.mir-cornucopia': 'Sello oscuro. Gana 2 seguidores o 7 monedas.',

  // Intrigues.
  'card.int-blackmail':
    'Toma la mitad de las monedas, redondeando hacia arriba, de quien tiene más que nadie. Con empate, de nadie.',
  'card.int-exorcism':
    'Un sacerdote de aquí de fuerza 3 o más, sea de quien sea, pierde 2 de fuerza. No afecta a patriarcas.',
  'card.int-foiled-plot':
    'Sello oscuro. Quien tiene más cartas que nadie pierde 1 turba, 1 altar a su elección y 2 seguidores. Con empate, nadie.',
  'card.int-slaughter-in-the-streets': 'Cada culto con influencia aquí, incluido el tuyo, pierde 2 seguidores.',
  'card.int-disperse-the-fanatics': 'Cada culto con influencia aquí, incluido el tuyo, pierde 1 turba.',
  'card.int-secret-search': 'Cada rival con influencia aquí te da 1 carta de su mano a su elección.',
  'card.int-threat-to-the-crown':
    'Sello oscuro. Toma una Licencia de quien tiene el patriarca más fuerte de todos. Con empate, de nadie.',
  'card.int-vandalism': 'Se destruyen todos los altares de aquí, si no hay ningún altar en un lugar más alto.',
  'card.int-ambush-the-fool': 'Toma las monedas que hay bajo un sacerdote de aquí. El sacerdote vuelve a su dueño.',
  'card.int-inquisition-raid': 'En este lugar nadie recibe beneficio ni limosna.',
  'card.int-seize-the-location':
    'Sello oscuro. Todos los sacerdotes de aquí vuelven a sus dueños, y tú vences en este lugar.',
  'card.supremacy':
    'Tu patriarca tiene +7 de fuerza. Al comienzo de una ronda puedes ponerla bocabajo para celebrar: 4 Milagros, 3 Intrigas, 3 seguidores, un sacerdote nuevo o 20 monedas, pero no juegas la ronda.',

  // Other things.
  'card.patriarch':
    'Su fuerza es la suma de tus seguidores, tus Licencias y la carta de Supremacía. Nunca se destruye.',
  'card.altar': '4 de influencia para su dueño, en cada ronda. Con 5 se gana la partida.',
  'card.follower': 'Los seguidores abren lugares, refuerzan a tu patriarca y pagan muchas cosas (9 como máximo).',
  'card.mob': 'Las turbas te dan beneficios cuando rezas. Con 4 se gana la partida.',
  'card.first-player': 'Empieza la Fase de intención y actúa primero en cada lugar.',
};
