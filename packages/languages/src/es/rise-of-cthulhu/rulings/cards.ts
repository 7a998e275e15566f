import { under } from '../../../under.ts';

export const cards = [
  ...under('Cartas especiales', {
    'RC-5.1':
      'Los Monstruos y los Artefactos se juegan solo en tu propio turno: antes, entre o después de tus acciones, nunca en el turno de tu rival ni en mitad de otro efecto. No gastan acción, y puedes jugar cualquier número en un turno, incluso los robados en ese mismo turno.',
    'RC-5.2':
      'Solo puedes jugar una carta especial si tiene los objetivos que necesita. Si no los tiene, se queda en tu mano.',
    'RC-5.3':
      'Un Monstruo se juega siempre en un lugar que no esté acechado; puede estar bloqueado. La única excepción es el Perro de Tíndalos. El Cazador oscuro no detiene los Artefactos.',
    'RC-5.4':
      'Un Monstruo cuenta como jugado de inmediato; después ocurre su efecto, y la carta va a los Monstruos descartados, salvo que se quede. Un Artefacto va a los Artefactos descartados después de su efecto, salvo que se quede. Los descartes nunca se vuelven a barajar.',
    'RC-5.5':
      'Las cartas fijas suman sus puntos en el lado de su dueño, para la influencia y para el total de puntos. No son cultistas: el Cazador oscuro, las combinaciones y los Monstruos, Artefactos y poderes que hablan de cultistas no las tienen en cuenta. Nada las quita.',
    'RC-5.6':
      'Un cultista protegido (Símbolo arcano) no puede ser destruido, movido, tomado ni devuelto por los Monstruos, los Artefactos, los poderes de Primigenios o los poderes de lugares de tu rival, ni ser elegido por ellos. Su dueño sí puede moverlo.',
  }),
  ...under('Monstruos', {
    'RC-5.7': 'Profundo: juégalo en cualquier lugar que no esté acechado. Se queda allí en tu lado y vale 5 puntos.',
    'RC-5.8':
      'Engendro estelar: juégalo en cualquier lugar que no esté acechado. Se queda allí en tu lado y vale 3 puntos. Después puedes jugar allí un cultista de tu mano, aunque el lugar esté bloqueado. Puede formar combinaciones.',
    'RC-5.9':
      'Shoggoth: juégalo en un lugar que no esté acechado y tenga un cultista rival sin protección. Destruye allí el cultista más bajo de tu rival, dos veces; entre iguales eliges tú. Si solo hay uno, se destruye uno.',
    'RC-5.10':
      'Mi-Go: juégalo en un lugar que no esté acechado y tenga un cultista rival sin protección de valor 6 o menos. Toma en tu mano uno de esos cultistas.',
    'RC-5.11':
      'Byakhee: juégalo en cualquier lugar que no esté acechado, siempre que tengas un cultista en otro lugar. Mueve allí, a tu lado y de uno en uno, 1, 2 o 3 de tus cultistas de otros lugares, estén libres, bloqueados o acechados; puedes parar después del primero. Después roba 1 carta.',
    'RC-5.12':
      'Ángel descarnado: juégalo en un lugar que no esté acechado y tenga un cultista rival sin protección. Pon uno de esos cultistas encima del Valle. Eso no es jugarlo: el color y el valor no importan, y el Cazador oscuro no se mueve. Puedes robar esa carta en el mismo turno con una acción.',
    'RC-5.13':
      'Gul: juégalo en cualquier lugar que no esté acechado, siempre que en la pila de descartes haya un cultista de valor 6 o menos. Coloca allí en tu lado uno de esos cultistas, fuera de quien fuera.',
    'RC-5.14':
      'Perro de Tíndalos: juégalo en un lugar libre sin Símbolo arcano donde tu rival tenga un cultista; puede estar acechado. El Cazador oscuro va allí, o se queda si ya está. Solo se destruye el cultista más alto de tu rival; entre iguales eliges tú. Tus cultistas se libran.',
  }),
  ...under('Artefactos', {
    'RC-5.21':
      'Necronomicón: se puede jugar si el mazo de cultistas no está vacío o si tienes un cultista en la mano. Roba 1 carta. Después, hasta dos veces, puedes jugar un cultista de tu mano en cualquier lugar que no esté acechado, incluidos los bloqueados. El Valle no vale.',
    'RC-5.22':
      'Símbolo arcano: ponlo en tu lado de cualquier lugar, incluso acechado o bloqueado. Se queda y vale 3 puntos. Si el Cazador oscuro está allí, vuelve de inmediato a su guarida. Desde ahora el Cazador no puede entrar de ninguna forma en ese lugar, y tus cultistas de allí están protegidos. Los de tu rival no están protegidos, pero el Cazador tampoco puede alcanzarlos.',
    'RC-5.23':
      'Llave de plata: se puede jugar si la pila de descartes o el Valle tienen una carta que se pueda tomar. Toma un cultista de la pila de descartes o de cualquier posición del Valle. Después puedes tomar un segundo. Las cartas del Valle cuentan como tomadas de él en este turno.',
    'RC-5.24':
      'Trapezoedro resplandeciente: elige un lugar libre sin Símbolo arcano donde tu rival tenga un cultista; puede estar acechado. El Cazador oscuro va allí, o se queda. Se destruye el cultista más alto de tu rival y después el más bajo de los que queden, si queda alguno; entre iguales eliges tú. Tus cultistas se libran.',
    'RC-5.25':
      'Lámpara de Alhazred: siempre se puede jugar. Ves toda la mano de tu rival. Si tiene cultistas, debes tomar uno en tu mano. Además, sabes qué Primigenio es el próximo del mazo de cultistas. Tu rival sabe qué cultista has tomado, pero no qué has averiguado.',
    'RC-5.26':
      'Signo amarillo: se puede jugar si en cualquier lugar, esté libre, bloqueado o acechado, hay un cultista rival sin protección de valor 5 o menos. Elige uno: pasa a tu lado del mismo lugar.',
  }),
  ...under('Poderes de los Primigenios', {
    'RC-5.31':
      'Cthulhu: hasta dos veces, elige un lugar libre, distinto cada vez, donde tu rival tenga un cultista sin protección. Allí se destruye el cultista más alto de tu rival; entre iguales eliges tú. El Cazador oscuro no se mueve ni importa.',
    'RC-5.32':
      'Azathoth: primero, el Cazador oscuro vuelve a su guarida, esté donde esté, sin atacar. Después roba 1 carta. Después, hasta dos veces, puedes jugar un cultista de tu mano en cualquier lugar libre; no en uno bloqueado ni en el Valle. Para ambos jugadores y para el resto de la partida, tenga quien tenga el favor: el total de puntos decide quién gana.',
    'RC-5.33':
      'Yog-Sothoth: hasta dos veces, elige uno de tus cultistas de cualquier lugar, incluidos los bloqueados, y muévelo a tu lado de otro lugar que esté libre; puede estar acechado. Cada cultista se mueve solo una vez. No se puede elegir un cultista que no tenga otro lugar libre adonde ir. Después roba 2 cartas.',
    'RC-5.34':
      'Shub-Niggurath: elige una cosa. Recuperar: coloca un cultista de valor 6 o menos de la pila de descartes en tu lado de un lugar libre, que puede estar acechado. O roba 2 cartas, si hay menos de tres Primigenios despiertos. O no hagas nada.',
    'RC-5.35':
      'Nyarlathotep: puedes elegir un cultista rival sin protección de valor 4 o menos en un lugar libre. Pasa a tu lado del mismo lugar.',
    'RC-5.36':
      'Hastur: hasta dos veces, elige un cultista rival sin protección de valor 6 o menos en un lugar libre; vuelve a la mano de tu rival. Después, aunque no hayas elegido ninguno, tu rival descarta al azar un cultista de su mano, bocarriba en la pila de descartes. Si no tiene cultistas en la mano, no descarta nada.',
    'RC-5.37':
      'Dagon: roba 2 cartas. Después, si el Valle no está vacío, puedes colocar su carta superior en tu lado de un lugar libre, que puede estar acechado.',
    'RC-5.38':
      'Ithaqua: ahora no ocurre nada. Al final de la partida, su lugar cuenta como dos para el jugador al que mire entonces.',
    'RC-5.39':
      'Con tres Primigenios despiertos ya no se roba nada. Por eso, del tercer poder solo ocurren las demás partes.',
  }),
  ...under('Combinaciones y efectos', {
    'RC-5.41':
      'Los cultistas que se juegan por el Engendro estelar, el Necronomicón o Azathoth cuentan como jugados y pueden formar combinaciones: también en lugares bloqueados (Engendro estelar, Necronomicón) y también en el turno de tu rival (Azathoth).',
    'RC-5.42':
      'Los cultistas que llegan por Byakhee, Gul, Signo amarillo, Yog-Sothoth, Shub-Niggurath, Nyarlathotep, Dagon o el poder de Dunwich no forman combinación. Cuentan para las cartas que su nuevo dueño juegue después en ese lugar.',
  }),
  ...under('Poderes de los lugares', {
    'RC-5.51':
      'En mesas con poderes de los lugares, cada jugador puede usar el poder de cada lugar una vez por partida. Puedes usarlo cuando juegas allí un cultista estando el lugar libre, después de las combinaciones, si se cumple su condición y su efecto es posible. Si renuncias, no se gasta.',
    'RC-5.52':
      'Arkham, Biblioteca Miskatonic: si tienes en Arkham otro cultista del mismo valor que el jugado, puedes robar 1 carta. Es posible mientras haya menos de tres Primigenios despiertos.',
    'RC-5.53':
      'Dunwich, Sentinel Hill: si tienes en Dunwich otro cultista, de cualquier color, cuyo valor se diferencie del jugado exactamente en 1, puedes mover a Dunwich uno de tus cultistas de otro lugar libre.',
    'RC-5.54':
      'Innsmouth, Orden de la Marea: si tienes otros cultistas en Innsmouth y el jugado es más bajo que todos ellos, puedes tomar en tu mano la carta superior del Valle. Cuenta como tomada del Valle en este turno.',
    'RC-5.55':
      'Kingsport, El Festival: si ningún otro cultista tuyo en Kingsport tiene el color de la carta jugada y tus cultistas de allí muestran ahora al menos tres colores, puedes devolver a la mano de su dueño un cultista rival sin protección de valor 5 o menos de Kingsport.',
  }),
];
