import { under } from '../../../under.ts';

export const abilities = [
  ...under('Costes de las habilidades', {
    'CG-5.90':
      'Para descartar cartas como coste, elige ese número de tus cartas, una tras otra. Un Milagro, una Intriga, una Licencia y la carta de Supremacía cuentan como una cada uno.',
    'CG-5.91':
      'Coste de ritual: el sacerdote libre que eliges va a tu tablero hasta el final de la ronda; puede ser el patriarca si en ese momento su fuerza vale. Coste de sacrificio: se destruye la ficha de sacerdote libre que eliges; nunca el patriarca. Los sacerdotes que están en lugares o en el tablero no pueden pagar.',
    'CG-5.92': 'Los seguidores, las monedas y las turbas que se pagan van a la reserva.',
    'CG-5.93':
      'Solo puedes usar las habilidades de la cara visible. Cada uso es tu única acción en el lugar activo. En una ronda puedes usar una habilidad en tantos lugares como puedas pagar.',
    'CG-5.94':
      'Salvo que diga otra cosa, una habilidad no necesita tu presencia en el lugar activo ni seguidores para el acceso. «Rivales con la cara clara» son todos los demás jugadores que tienen la cara clara hacia arriba.',
  }),
  ...under('Anubis', {
    'CG-5.101':
      'Ritual del tránsito (clara). Sacrifica una ficha libre de fuerza 2 o más. Se puede usar si tienes una, tienes como máximo 8 seguidores y hay al menos un sacerdote de quien sea en el lugar activo. Gana 1 seguidor por cada sacerdote y patriarca de todos los jugadores que haya allí, hasta 9.',
    'CG-5.102':
      'Mano de la muerte (clara). Sacrifica 1 seguidor. Se puede usar si lo tienes, y tienes en el lugar activo una ficha de fuerza 1 a 3 que pueda ganar exactamente 2; una de 4 o 5 no puede. Elígela: gana esa fuerza y queda libre. Gana 2 monedas.',
    'CG-5.103':
      'Crear una momia (oscura). Sacrifica una ficha libre de fuerza exactamente 1. Se puede usar si tienes una, y el mazo de Milagros no está vacío o un rival con la cara clara tiene una turba. Cada rival con la cara clara pierde 1 turba. Roba 1 Milagro.',
    'CG-5.104':
      'Resurrección de los justos (oscura). Sacrifica 2 seguidores. Cuenta tus sacerdotes libres, también el patriarca si está libre. Se puede usar si tienes 2 seguidores y hay disponible una ficha de exactamente esa fuerza: con más de 5 no la hay. Toma una ficha de esa fuerza, que queda libre.',
  }),
  ...under('Cthulhu', {
    'CG-5.105':
      'Ritual del abismo (clara). Sacrifica una ficha libre. Después una de tus fichas de fuerza 1 a 4 del lugar activo gana la fuerza de la sacrificada, como máximo hasta 5. El cambio es posible si como máximo dos de tus otras fichas tienen la nueva fuerza; las dos fichas mismas no cuentan. Se puede usar si existe un par de fichas así.',
    'CG-5.106':
      'El gran santuario (clara). Sacrifica 5 seguidores y todas tus fichas libres; puede no haber ninguna, y un patriarca libre se queda. Se puede usar si tienes 5 seguidores y puedes construir en el lugar activo. Construye allí un altar con una ficha a tu elección.',
    'CG-5.107':
      'Tormenta furiosa (oscura). Descarta 2 cartas. Se puede usar si tienes 2 cartas, y tienes como máximo 8 seguidores o alguien tiene 7 monedas o más. Cada jugador con 7 monedas o más, también tú, pierde 7 monedas. Después gana 2 seguidores.',
    'CG-5.108':
      'Voluntad del Antiguo (oscura). Sacrifica 5 seguidores. Se puede usar si los tienes y un rival con la cara clara tiene una turba o una carta. De uno en uno, cada rival con la cara clara pierde 1 turba, si la tiene, y después te da 1 carta a su elección, si la tiene. Una Licencia o la carta de Supremacía que te den queda bocarriba ante ti.',
  }),
  ...under('Fafnir', {
    'CG-5.109':
      'Oda a la codicia (clara). Paga 6 monedas. Se puede usar si las tienes, el lugar activo no es el último y tienes allí una ficha de fuerza 1 a 4 que pueda ganar 1. Elígela: gana 1 de fuerza y después va al lugar siguiente, el número que sigue a este. No hacen falta seguidores. Las monedas que tenga debajo se pierden.',
    'CG-5.110':
      'Oda a la traición (clara). Descarta 1 carta y paga 2 monedas. Se puede usar si tienes ambas cosas y el mazo de Intrigas no está vacío. Revela la Intriga superior, gana su precio y ponla en el fondo. Ni se roba ni se juega.',
    'CG-5.111':
      'Sangre por oro (oscura). Sacrifica 2 seguidores. Se puede usar si los tienes y un rival con la cara clara tiene una moneda. Cada rival con la cara clara te da 7 monedas, o todas si tiene menos.',
    'CG-5.112':
      'Ejército de saqueadores (oscura). Paga 15 monedas. Se puede usar si las tienes, y hay una turba en la reserva o el mazo de Milagros no está vacío. Gana 1 turba. Roba 2 Milagros.',
  }),
  ...under('Jano', {
    'CG-5.113':
      'Cáliz de la claridad (clara). Descarta 2 cartas. Se puede usar si tienes 2 cartas. Gana 1 seguidor. En el lugar activo vence la menor influencia; un sacerdote con monedas y «Tomar el lugar» siguen siendo más fuertes.',
    'CG-5.114':
      'Misterio de las virtudes (clara). Paga 7 monedas. Se puede usar si las tienes, el mazo de Milagros no está vacío y hay al menos un sacerdote en el lugar activo. Roba 1 Milagro por cada sacerdote y patriarca de todos los jugadores que haya allí.',
    'CG-5.115':
      'Misterio de los vicios (oscura). Sacrifica una ficha libre de cualquier fuerza. Se puede usar si tienes una y el mazo de Intrigas no está vacío. Roba tantas Intrigas como su fuerza.',
    'CG-5.116':
      'Cáliz de la locura (oscura). Descarta 9 cartas. Se puede usar si tienes 9 cartas, y hay una turba en la reserva o un altar en el lugar activo. Gana 2 turbas, o 1 si solo queda una. Se destruyen todos los altares del lugar activo, también el tuyo.',
  }),
  ...under('Nirriti', {
    'CG-5.117':
      'Vía de la lealtad (clara). Sacrifica 2 seguidores. Se puede usar si los tienes y el mazo de Milagros no está vacío. Roba 3 Milagros del fondo, primero el último de todos. Las cartas que hayan jugado o descartado jugadores anteriores ya están allí.',
    'CG-5.118':
      'Senda de la tentación (clara). Descarta 2 cartas. Se puede usar si tienes 2 cartas y una Licencia bocarriba no cuesta más que las monedas que tienes. Toma una Licencia así sin pagarla.',
    'CG-5.119':
      'Senda de la iniquidad (oscura). Sacrifica una ficha libre de fuerza 4 o menos. Se puede usar si tienes una y el mazo de Intrigas no está vacío. Tres veces, o menos si el mazo tiene menos cartas: revela a todos la Intriga superior; si ahora puedes jugarla, debes hacerlo; ponla en el fondo. Tú tomas sus decisiones, cuenta como jugada por ti y tus Exiliados hacen efecto.',
    'CG-5.120':
      'Vía del triunfo (oscura). Ritual: tu patriarca, que debe estar libre y tener fuerza 16 o más. Se puede usar si es así, y hay disponible una ficha de fuerza 5 o hay una turba en la reserva. Pon una ficha de fuerza 5, si la hay, en el lugar activo. Gana 1 turba.',
  }),
  ...under('Tiamat', {
    'CG-5.121':
      'Cambio de forma (clara). Juega de tu mano un Milagro o una Intriga con sello oscuro como si tuvieras la cara oscura hacia arriba, por 3 monedas y otra carta que descartas. Primero elige la carta que juegas, que todos ven; después la que descartas, que puede ser cualquier otra tuya; paga; después juega la primera según su propia regla. Debe poder jugarse una vez pagado el coste. Exiliados y Mago de la corte hacen efecto si aún los tienes.',
    'CG-5.122':
      'Encarnación (clara). Ritual: un sacerdote libre de fuerza 3 o más, que puede ser el patriarca. Después se destruyen 3 de las fichas libres que te quedan, de una en una y a tu elección, o todas si hay menos, incluso ninguna; nunca el patriarca. Después pon una ficha de fuerza 5 en el lugar activo. Se puede usar si puedes pagar el ritual y alguna forma de pagar deja disponible la fuerza 5.',
    'CG-5.123':
      'Ataque de los dragones (oscura). Descarta 3 cartas. Se puede usar si tienes 3 cartas y un culto con influencia en el lugar activo tiene una turba. Cada culto con influencia allí, incluido el tuyo, pierde 1 turba.',
    'CG-5.124':
      'Cosecha del caos (oscura). Ritual: un sacerdote libre de fuerza exactamente 5, que puede ser el patriarca. Se puede usar si es así y, una vez pagado, se puede jugar un Milagro de tu mano. Juega un Milagro así y después roba 2 Milagros.',
  }),
  ...under('Aracne', {
    'CG-5.125':
      'Ordenación de una sacerdotisa (clara). Sacrifica de 1 a 5 seguidores. Pon una ficha de esa fuerza en el lugar activo. Puedes elegir cualquier número de seguidores que tengas y para el que haya disponible una ficha de esa fuerza.',
    'CG-5.126':
      'Encantos de mujer (clara). Ritual: un sacerdote libre de fuerza exactamente 3, que puede ser el patriarca. Se puede usar si es así, el lugar activo no es el último y tienes allí un sacerdote. Elige uno de tus sacerdotes de allí, que puede ser el patriarca: va al lugar siguiente. Gana 1 moneda. No hacen falta seguidores.',
    'CG-5.127':
      'Abrazo de la araña (oscura). Descarta 2 cartas y paga 2 monedas. Se puede usar si tienes ambas cosas y al menos 4 sacerdotes libres, contando al patriarca. Mueve al menos 4 de tus sacerdotes libres al lugar activo, uno tras otro; después del cuarto puedes parar. No hacen falta seguidores.',
    'CG-5.128':
      'Hechicería de la diosa (oscura). Sacrifica una ficha libre de fuerza 3 o más. Se puede usar si tienes una. Gana 3 monedas. Roba el Milagro superior y la Intriga superior, y toma la carta superior del mazo de Licencias, no una de un espacio, bocarriba ante ti. Un mazo vacío no da nada.',
  }),
  ...under('Ateísmo', {
    'CG-5.129':
      'Triunfo de la ciencia (clara). Ritual: un sacerdote libre de fuerza 4 o más, que puede ser el patriarca. Se puede usar si es así, tienes como máximo 8 seguidores y en el lugar activo no hay ningún sacerdote ni patriarca de otro jugador. Los altares no importan, y no hace falta que estés presente. Gana 1 seguidor.',
    'CG-5.130':
      'Política del terror (clara). Sacrifica 2 seguidores. Se puede usar si los tienes y, una vez pagado, se puede jugar una Intriga de tu mano; no una con sello oscuro, porque tienes la cara clara hacia arriba. Juega una Intriga así, y después roba 1 Intriga y gana 3 monedas.',
    'CG-5.131':
      'Disipar el mito (oscura). Ritual: tu patriarca, que debe estar libre y tener fuerza 15 o más. Se puede usar si es así y un rival con la cara clara tiene una carta. Cada rival con la cara clara que tenga una carta te da 1 carta a su elección, uno tras otro.',
    'CG-5.132':
      'Nihilismo (oscura). Descarta 3 cartas. Se puede usar si tienes 3 cartas, nadie tiene un altar en el lugar activo y puedes construir allí. Construye un altar con una ficha a tu elección.',
  }),
];
