import { under } from '../../../under.ts';

export const flow = [
  ...under('El turno', {
    'RC-4.4': [
      'En tu turno tienes 2 acciones. Para cada una elige:',
      'Robar del mazo de cultistas, si no está vacío.',
      'Robar la carta superior del Valle, si la hay.',
      'O jugar un cultista que tenga adónde ir.',
      'Los Monstruos y los Artefactos son gratis. Todo se aplica por completo antes de que vuelvas a elegir. Cuando no queda nada que hacer, tu turno termina por sí solo.',
    ].join('\n'),
    'RC-4.6':
      'Las dos acciones son obligatorias. No puedes terminar tu turno mientras puedas robar o jugar un cultista.',
  }),
  ...under('Robar', {
    'RC-4.8':
      'Robar del Valle es tomar su carta superior: solo esa, nunca la pila. Puede ser una carta jugada allí en este turno. También puedes volver a jugar en el Valle una carta que hayas tomado de él en este turno. Una mesa puede prohibir ambas cosas.',
    'RC-4.9':
      'Siempre que robes, por una acción o por un efecto, toma la carta superior del mazo de cultistas. Un cultista va a tu mano sin que lo vea tu rival. Un Primigenio se revela y despierta, y eres tú quien lo despierta; nunca se queda en una mano. Si son varias cartas, se roban de una en una. Con tres Primigenios despiertos no se roba nada.',
  }),
  ...under('Jugar un cultista', {
    'RC-4.10':
      'Elige un cultista de tu mano y después adónde va: a un lugar abierto, o al Valle si encaja. Encaja si el Valle está vacío, si su valor es más alto que el de la carta superior o si tiene el color de la carta superior. Mientras no se haya visto nada oculto, puedes deshacer la elección.',
    'RC-4.11':
      'Un cultista siempre va a tu propio lado de un lugar. En un lado puede haber cualquier número de cartas.',
    'RC-4.12': [
      'Cuando se juega un cultista en un lugar, por una acción o por un efecto que dice «juega», ocurre esto en orden:',
      '1. La carta va de tu mano a tu lado.',
      '2. Se actualiza la influencia.',
      '3. ¿Tres del mismo color?',
      '4. ¿Tres del mismo número?',
      '5. ¿Una escalera?',
      '6. Con poderes de los lugares, y si el lugar está libre: su poder.',
    ].join('\n'),
    'RC-4.13':
      'Un cultista jugado en el Valle pasa a ser su carta superior. Después debes mover al Cazador oscuro. En el Valle nunca se comprueban combinaciones.',
  }),
  ...under('El Cazador oscuro', {
    'RC-4.14': [
      'Cuando debes mover al Cazador oscuro:',
      '1. Elige un lugar libre en el que no esté ya y que no tenga un Símbolo arcano.',
      '2. Si no hay ninguno, el Cazador vuelve a su guarida y no se destruye nada.',
      '3. Si lo hay, va allí y busca el valor más alto entre todos los cultistas de ambos lados. Si no hay cultistas, no se destruye nada.',
      '4. Cada lado que tenga un cultista de ese valor pierde exactamente uno: si ambos lados empatan, cada uno pierde uno; si un lado tiene varios, pierde solo uno.',
      '5. Si un lado tiene varios que perder, tú eliges cuál: primero en el lado de tu rival, después en el tuyo.',
      '6. Se actualiza la influencia. El Cazador se queda y no vuelve a atacar hasta que se mueva de nuevo.',
      'Mientras el Cazador está en un lugar, nadie puede jugar allí un cultista ni un Monstruo. Sí se puede colocar y mover cartas y usar Artefactos.',
    ].join('\n'),
  }),
  ...under('Los Primigenios despiertan', {
    'RC-4.15': [
      'Cuando se roba un Primigenio:',
      '1. Va al primer lugar libre de su orden de llegada. Siempre hay uno.',
      '2. Ese lugar queda bloqueado, y hay un Primigenio despierto más.',
      '3. Si el Cazador oscuro está allí, vuelve a su guarida sin atacar.',
      '4. Azathoth hace que los puntos decidan la partida; Ithaqua hace que su lugar cuente doble. Ambas cosas valen sea quien sea quien tenga el favor, aunque no lo tenga nadie.',
      '5. Tiene el favor quien tiene ahora la influencia en el lugar. Si el lugar es neutral, no lo tiene nadie y se omite el paso 6.',
      '6. Se aplica el poder del Primigenio. Quien tiene el favor toma todas las decisiones, también en el turno del otro jugador.',
      '7. Si hay tres Primigenios despiertos, la partida termina de inmediato.',
      '8. Si no, quien lo despertó vuelve a robar, solo del mazo de cultistas y sin gastar acción. Si así aparece otro Primigenio, se repite todo.',
    ].join('\n'),
  }),
  ...under('Influencia y combinaciones', {
    'RC-4.16':
      'Después de cada cambio de cartas se comparan los totales de los dos lados de cada lugar. El lugar mira a quien tiene el total más alto; si son iguales, es neutral. Esto vale también para los lugares bloqueados.',
    'RC-4.17': [
      'Las combinaciones solo tienen en cuenta los cultistas de tu lado en el lugar donde acabas de jugar una carta, incluida esa carta:',
      'a) Color: si al menos tres tienen su color y el Cazador oscuro está en un lugar, puedes enviarlo a su guarida, sin que ataque. Si ya está en ella, no ocurre nada.',
      'b) Número: si al menos tres tienen su número, debes robar el Monstruo superior, si queda alguno.',
      'c) Escalera: si tres tienen su color y valores consecutivos, y la carta jugada es una de esas tres, debes robar el Artefacto superior, si queda alguno. Cada Artefacto robado cuenta como conseguido.',
      'Se comprueban en este orden, cada una como máximo una vez por carta jugada. Una carta que amplía una combinación la vuelve a activar: la cuarta o la quinta del mismo color o número, o una carta que forma una escalera nueva.',
    ].join('\n'),
  }),
  ...under('Fin del turno', {
    'RC-4.18':
      'Al final de tu turno se cuenta cuántos turnos lleva el mazo de cultistas sin que nadie robe de él. Después juega tu rival.',
    'RC-4.20':
      'Añadido nuestro: cuando nadie ha robado del mazo de cultistas durante el número de turnos que ha fijado la mesa, debes robar de él antes de robar del Valle o de jugar un cultista. Aún puedes jugar cartas especiales.',
  }),
  ...under('Decisiones', {
    'RC-4.25':
      'Si se te acaba el tiempo, la mesa decide por ti. En tu turno roba del mazo de cultistas, o termina el turno. Renuncia a lo que es opcional. En lo demás, toma la primera posibilidad.',
  }),
];
