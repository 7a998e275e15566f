import { under } from '../../../under.ts';

export const rulings = [
  ...under('Aclaraciones: fuentes y ediciones', {
    'RC-9.1':
      'Los textos de los Monstruos, los Artefactos y los Primigenios estaban en imágenes que no teníamos. Están reconstruidos para que encajen con todo lo que el reglamento dice de ellos.',
    'RC-9.2':
      '¿6 u 8 Primigenios? El reglamento dice 6. Se conoce un ejemplar impreso con 8, así que se pueden elegir 8.',
  }),
  ...under('Aclaraciones: el turno', {
    'RC-9.7':
      '¿Se puede robar dos veces de sitios distintos? Sí, cada vez vuelves a elegir entre el mazo de cultistas y el Valle.',
    'RC-9.9': 'De un Valle vacío no se puede robar nada; en él se puede jugar cualquier cultista.',
    'RC-9.11': 'Puedes robar del Valle una carta que jugaste en un turno anterior, o que jugó tu rival.',
    'RC-9.12': 'La mano no tiene límite.',
    'RC-9.13': 'Sin cultistas en la mano, debes robar con las dos acciones. Aún puedes jugar cartas especiales.',
    'RC-9.15': 'En el turno de tu rival no se pueden jugar cartas especiales.',
    'RC-9.16':
      'Una carta especial sin objetivo legal no se puede jugar, ni siquiera para sumar un Monstruo jugado más.',
    'RC-9.17':
      'Si un poder te hace robar en el turno de tu rival y robas un Primigenio, eres tú quien lo despierta y quien roba otra carta a cambio.',
  }),
  ...under('Aclaraciones: lugares e influencia', {
    'RC-9.19':
      'Las cartas de un lugar bloqueado se quedan y cuentan: para la influencia, para los lugares al final y para los puntos.',
    'RC-9.20':
      'Un lugar bloqueado aún puede girarse hacia el otro jugador, pero solo por cartas especiales o porque Yog-Sothoth se lleve cartas de allí.',
    'RC-9.21':
      'Si un lugar se gira después de que haya despertado allí un Primigenio, su poder no cambia de dueño, no se repite ni se deshace.',
    'RC-9.23': 'No puedes jugar en el lado de tu rival ni mover cartas sin un efecto.',
  }),
  ...under('Aclaraciones: el Valle y el Cazador oscuro', {
    'RC-9.24':
      'En el Valle no encaja un valor igual de otro color. El mismo color encaja con cualquier valor, más alto o más bajo.',
    'RC-9.26': 'Las cartas del Valle no dan puntos, no forman combinaciones y nunca se vuelven a barajar.',
    'RC-9.27':
      'El Cazador oscuro debe ir a un lugar distinto de aquel en el que está. Siempre hay uno, salvo que lo impida un Símbolo arcano: entonces vuelve a su guarida.',
    'RC-9.32':
      'El Cazador oscuro ataca solo cuando lo mueve una carta jugada en el Valle, el Perro de Tíndalos o el Trapezoedro resplandeciente. Cuando vuelve a su guarida no ataca nunca.',
    'RC-9.35':
      'No puedes jugar una carta en un lugar acechado para formar allí tres del mismo color y echar al Cazador oscuro: jugarla ya no está permitido.',
  }),
  ...under('Aclaraciones: combinaciones', {
    'RC-9.38':
      'Una carta puede lograr las tres combinaciones. Ejemplo: azur 4 jugado junto a azur 3, azur 5, jade 4 y ámbar 4 forma color, número y escalera.',
    'RC-9.39': 'Una carta que completa varias escaleras a la vez (el 3 entre 1, 2, 4 y 5) roba un solo Artefacto.',
    'RC-9.40': 'Alargar una escalera (un 5 junto a 2-3-4) forma una nueva, 3-4-5, y vuelve a robar un Artefacto.',
    'RC-9.41': 'Las escaleras no dan la vuelta: 9-10-1 no es una escalera.',
    'RC-9.43': 'Una escalera es también tres del mismo color, así que antes de ella ocurre la combinación de color.',
    'RC-9.44':
      'Si una combinación se rompe más tarde, no se pierde nada. Si se vuelve a completar, se activa otra vez.',
  }),
  ...under('Aclaraciones: Primigenios', {
    'RC-9.53': 'Puedes tener el favor solo con cartas fijas, sin ningún cultista allí. Lo que cuenta es la influencia.',
    'RC-9.55':
      'Los poderes de los Primigenios no tocan los lugares bloqueados, salvo que Yog-Sothoth puede llevarse de uno tus propios cultistas. Solo los Monstruos y los Artefactos abren un lugar bloqueado a los cultistas. Así, el tercer poder no puede darle la vuelta a todo.',
    'RC-9.56':
      'Si Cthulhu es el tercer Primigenio en despertar, queda un solo lugar libre, así que destruye como máximo un cultista.',
    'RC-9.58':
      'El descarte al azar de Hastur puede afectar a cultistas que acaba de devolver. Nunca descarta Monstruos ni Artefactos.',
    'RC-9.59':
      'Si Hastur es el tercer Primigenio en despertar, el descarte al azar ocurre igualmente; puede importar para el último desempate.',
    'RC-9.60':
      'Si Shub-Niggurath es el tercer Primigenio en despertar y ninguna carta de la pila de descartes vale, no ocurre nada.',
  }),
  ...under('Aclaraciones: cartas especiales y sus combinaciones', {
    'RC-9.61':
      'Un Símbolo arcano cierra el paso al Cazador oscuro para ambos jugadores, lo mueva una carta jugada en el Valle, el Perro de Tíndalos o el Trapezoedro resplandeciente.',
    'RC-9.65':
      'La carta que el Ángel descarnado pone en el Valle es su nueva carta superior; con ella se compara lo que se juegue después en el Valle en el mismo turno.',
    'RC-9.66':
      'Esa carta no cuenta como jugada en el Valle ni como tomada de él. Cuando la robas, cuenta como tomada en este turno.',
    'RC-9.67':
      'Un cultista tomado con Mi-Go o con la Lámpara de Alhazred se puede jugar en el mismo turno, en un lugar o en el Valle.',
    'RC-9.68':
      'Gul y Shub-Niggurath pueden recuperar cualquier carta adecuada de la pila de descartes, también las que fueron de tu rival.',
    'RC-9.69': 'Si la Llave de plata toma una carta de en medio del Valle, la carta superior sigue siendo la misma.',
    'RC-9.70':
      'Si la carta robada por el Necronomicón despierta a un Primigenio, eso se resuelve primero, incluida la carta que se roba a cambio; después vienen los cultistas adicionales, con los lugares como estén entonces. Si la partida termina, esos cultistas se pierden, pero el Artefacto cuenta como conseguido.',
    'RC-9.71':
      'Si la carta robada por Byakhee despierta a un Primigenio en el lugar donde se jugó Byakhee, los cultistas recién movidos ya cuentan para la influencia.',
    'RC-9.74':
      'Un cultista que ha cambiado de lado (Signo amarillo, Nyarlathotep) pertenece a su nuevo lado a todos los efectos.',
    'RC-9.75':
      'El Cazador oscuro vuelve a su guarida antes de los cultistas de Azathoth, así que una combinación de color formada con ellos no tiene a quién enviar. Los Monstruos y Artefactos que se ganen así esperan al propio turno de quien tiene el favor.',
    'RC-9.76':
      'La carta superior del Valle que coloca Dagon puede ser una que se jugó allí en este turno. Se coloca, no se toma en la mano.',
    'RC-9.77': 'Si Ithaqua y Azathoth están despiertos, deciden los puntos e Ithaqua no tiene efecto.',
    'RC-9.78': 'Si el lugar de Ithaqua es neutral al final, no cuenta para nadie.',
  }),
  ...under('Aclaraciones: fin de la partida', {
    'RC-9.83': 'Si un jugador se va o se rinde, gana su rival.',
  }),
];
