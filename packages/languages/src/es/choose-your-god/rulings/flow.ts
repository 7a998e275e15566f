import { under } from '../../../under.ts';

export const flow = [
  ...under('Comienzo de la ronda y celebración', {
    'CG-4.21':
      'Quien tiene la carta de Supremacía bocarriba al comienzo de una ronda decide si celebra, en cualquier ronda.',
    'CG-4.22': [
      'Puedes celebrar con una de estas cosas, o no celebrar:',
      'robar 4 Milagros, si el mazo no está vacío;',
      'robar 3 Intrigas, si el mazo no está vacío;',
      'ganar 3 seguidores, si tienes menos de 9;',
      'tomar una ficha de sacerdote, que queda libre, de cualquier fuerza disponible de 1 a 5;',
      'ganar 20 monedas.',
    ].join('\n'),
    'CG-4.23':
      'Si celebras, lo recibes de inmediato, pones la carta de Supremacía bocabajo y celebras durante toda la ronda.',
    'CG-4.24':
      'Hasta el final de la ronda, quien celebra no puede predicar, rezar, hacer tratos, tomar un beneficio de rezo, jugar cartas, usar habilidades, vencer en un lugar, tomar un beneficio (tampoco por Comunidad) ni recibir limosna. Sus altares no hacen activo un lugar. Todo lo demás sigue: las cartas y habilidades ajenas le afectan como siempre, y para ellas sus altares cuentan como presencia e influencia; cobra el Diezmo, elige lo que debe dar o perder, conserva lo que tiene y puede ganar la partida al final de la ronda.',
    'CG-4.25':
      'Perder la carta de Supremacía mientras se celebra no termina la celebración. Su nuevo dueño la tiene bocarriba.',
  }),
  ...under('Fase de intención', {
    'CG-4.30':
      'A partir del jugador inicial y en sentido horario, cada jugador que no celebra ni ha rezado juega un turno: predica con un sacerdote libre en un lugar, o reza. Así se sigue hasta que han rezado todos los que no celebran.',
    'CG-4.32':
      'Puedes predicar si tienes un sacerdote libre. Desde tu cuarta colocación de la fase necesitas además la Aprobación de esa colocación o al menos 1 seguidor. Si no, solo puedes rezar.',
    'CG-4.33':
      'Puedes predicar en cualquier lugar para el que tengas suficientes seguidores, contados antes de perder uno por la colocación, o cuyo Título tengas. Allí puede haber cualquier número de sacerdotes, también tuyos, y tu altar.',
    'CG-4.34':
      'El sacerdote va al lugar. Desde tu cuarta colocación de la fase pierdes después 1 seguidor, salvo que tengas la Aprobación correspondiente.',
    'CG-4.35':
      'Si un rival tiene el Diezmo de ese lugar y tienes una moneda, le pagas 1 moneda. El orden es: colocar, perder el seguidor, pagar el Diezmo.',
    'CG-4.36':
      'Para rezar, tumba a tu patriarca. Es solo una señal: conserva su sitio y su influencia. Toma un beneficio de rezo y después haz tratos. Entonces la fase ha terminado para ti. Puedes rezar en cualquier turno, incluso con sacerdotes aún libres.',
    'CG-4.37':
      'Puedes tomar el beneficio de un lugar que tus turbas te abran y que ahora puedas usar. Funciona exactamente como si hubieras vencido allí, pero no es una victoria: nadie recibe limosna, la Comunidad no hace nada y no cuenta para el jugador inicial.',
    'CG-4.38':
      'Tratos, tantos como quieras y en cualquier orden hasta que termines. Vender: muestra una Intriga de tu mano, ponla en el fondo de su mazo y gana su precio; el sello oscuro no importa. Comprar: paga el precio de una Licencia bocarriba y tómala; su espacio queda vacío hasta el final de la ronda.',
    'CG-4.39':
      'Cuando han rezado todos los que no celebran, se levantan todos los patriarcas y empieza la Fase de resolución.',
  }),
  ...under('Fase de resolución', {
    'CG-4.40':
      'Los lugares van del 1 al 13. Un lugar pasa a ser el lugar activo si en ese momento está presente un jugador que no celebra. Si no, se salta: sin acciones y sin vencedor.',
    'CG-4.42':
      'A partir del jugador inicial y en sentido horario, cada jugador que no celebra, esté presente o no, hace exactamente una de estas cosas: pasar, jugar un Milagro, jugar una Intriga o usar una habilidad de la cara visible de su tablero. Cada acción se completa antes de que actúe el siguiente jugador. Nadie tiene un segundo turno en el mismo lugar. Si el jugador inicial celebra, empieza el siguiente en sentido horario.',
    'CG-4.43': [
      'Después alguien vence en el lugar. Decide la primera línea que se cumpla:',
      '1. Alguien lo ha tomado: ese jugador.',
      '2. Hay allí un sacerdote con monedas: su dueño.',
      '3. No está presente nadie que no celebre: no vence nadie.',
      '4. Aquí vence la menor influencia: quien tiene la menor influencia. Un empate es para el menor poder divino.',
      '5. Si no, quien tiene la mayor influencia. Un empate es para el mayor poder divino de las caras visibles.',
    ].join('\n'),
    'CG-4.44':
      'Las monedas que están bajo sacerdotes en el lugar vuelven a la reserva. Quien vence es ahora el último vencedor de la ronda.',
    'CG-4.46':
      'Si en el lugar ha habido una redada, nadie recibe beneficio, tampoco por Comunidad, ni limosna. Los sacerdotes vuelven a casa.',
    'CG-4.47':
      'Si quien vence puede usar el beneficio del lugar, lo toma o renuncia a él. Si no puede, no recibe nada.',
    'CG-4.48':
      'Si alguien que no vence tiene la Comunidad del lugar y en este momento tiene allí 1 o más de influencia, puede tomar también el beneficio, de la misma forma. Ese jugador no recibe limosna aquí, haya podido usar y haya tomado el beneficio o no. Solo hay una Comunidad por lugar. Si la tiene quien vence, recibe el beneficio una vez.',
    'CG-4.50':
      'Cualquier otro jugador presente que no celebre y tenga al menos 1 de influencia gana la limosna del lugar.',
    'CG-4.53':
      'Todas las fichas de sacerdote y los patriarcas de allí vuelven a sus dueños como sacerdotes libres. Los altares se quedan.',
  }),
  ...under('Final de la ronda', {
    'CG-4.60':
      'Se mira si alguien ha ganado. Si no, y si no se ha llegado al límite de rondas, la ronda termina y empieza la siguiente.',
    'CG-4.61':
      'Si al menos uno de los tres espacios de Licencias está vacío, las demás van al fondo del mazo de Licencias, primero el espacio 1 y al final el espacio 3, y se descubren cartas nuevas en los espacios 1, 2 y 3 mientras haya mazo. Si los tres están ocupados, no cambia nada.',
    'CG-4.62':
      'Todos los sacerdotes de los tableros vuelven a estar libres. Cada ronda empieza con todos los sacerdotes libres.',
    'CG-4.63':
      'Quien venció en el lugar más alto en el que hubo vencedor en esta ronda pasa a ser el jugador inicial. Si no lo hubo en ningún lugar, el jugador inicial sigue siéndolo.',
  }),
];
