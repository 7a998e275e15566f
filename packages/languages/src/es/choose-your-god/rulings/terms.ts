import { under } from '../../../under.ts';

export const terms = [
  ...under('Sacerdotes', {
    'CG-2.10':
      'Una ficha de sacerdote está exactamente en un sitio: en la reserva; libre, junto al tablero de su dueño; en el tablero, gastada para un ritual; en un lugar; o girada como altar en un lugar. Las fichas de la reserva y los altares no son sacerdotes. Cada jugador tiene 15 fichas, tres de cada fuerza de 1 a 5.',
    'CG-2.11': 'Un sacerdote libre es un sacerdote o patriarca tuyo que está junto a tu tablero.',
    'CG-2.12':
      'La palabra «sacerdote» incluye al patriarca. Solo donde una regla dice «ficha de sacerdote» o «ficha» queda fuera el patriarca.',
    'CG-2.13':
      'Cada jugador tiene un patriarca: libre, en el tablero o en un lugar. Nunca se destruye, nunca va a la reserva, nunca se convierte en altar y nunca paga un coste de sacrificio. Puede pagar costes de ritual. Los efectos que cambian la fuerza de un sacerdote no pueden elegirlo; los que dan influencia, o colocan, mueven o recuperan un sacerdote, sí.',
    'CG-2.14':
      'La fuerza de tu patriarca es el número de tus seguidores, más la fuerza de todas tus Licencias, más 7 si tienes la carta de Supremacía, bocarriba o bocabajo. Puede ser 0.',
  }),
  ...under('Lo que tienes', {
    'CG-2.16': 'Tienes de 0 a 9 seguidores. Lo que ganarías por encima de 9 se pierde.',
    'CG-2.17':
      'Las turbas fanáticas salen de una reserva común de 16. Si está vacía, nadie puede ganar una, y un efecto que no haga nada más no se puede usar. Una turba perdida vuelve a la reserva. Puedes tener cualquier número.',
    'CG-2.18':
      'Siempre hay suficientes monedas. Nadie tiene nunca menos de 0. Las monedas que están bajo un sacerdote no son de nadie.',
    'CG-2.19':
      'Un altar tiene fuerza 4; cada Noviciado de su dueño suma 1 a su influencia. Tienes como máximo un altar en un lugar, pero varios jugadores pueden tener allí uno cada uno. Los altares se quedan hasta que se destruyen. Un altar no es un sacerdote.',
  }),
  ...under('Fichas y altares', {
    'CG-2.20':
      'Puedes tomar de la reserva un sacerdote de una fuerza mientras la tengan menos de 3 de tus fichas en juego, sin contar altares, y mientras menos de 15 de tus fichas estén en juego o bajo altares. Nunca importa qué ficha está bajo un altar.',
    'CG-2.21':
      'Cambiar la fuerza de una ficha significa devolverla y tomar una de la nueva fuerza. Es posible si como máximo dos de tus otras fichas en juego tienen la nueva fuerza.',
    'CG-2.22':
      'Ninguna ficha tiene más de 5 de fuerza. Un aumento que pasaría de 5 se queda en 5. Una ficha de fuerza 5 no se puede elegir para un aumento.',
    'CG-2.23':
      'Puedes construir un altar en un lugar si tienes allí una ficha de sacerdote y aún no tienes altar. Elige una de esas fichas: ya no es un sacerdote, sino tu altar de allí. Las monedas que hubiera debajo vuelven a la reserva.',
    'CG-2.24': 'Cuando se destruye un altar, su ficha va a la reserva.',
    'CG-2.25':
      'Destruir una ficha de sacerdote, o devolverla a la reserva, la saca del juego. Recuperar un sacerdote, quitarlo o devolverlo a su dueño lo deja libre. Son dos cosas distintas.',
  }),
  ...under('Presencia e influencia', {
    'CG-2.26':
      'Estás presente en un lugar si tienes allí un sacerdote o un altar. Un culto «con influencia» tiene allí al menos 1 de influencia.',
    'CG-2.27':
      'Tu influencia en un lugar es la suma de la fuerza de tus fichas de sacerdote de allí, la fuerza de tu patriarca si está allí, tu altar si tienes uno allí, y todas las bonificaciones de influencia de tus sacerdotes de allí. Cambia de inmediato con cada una de estas cosas.',
    'CG-2.28':
      'Una bonificación de influencia, +2 o +7, es de un solo sacerdote. Se pierde cuando ese sacerdote deja el lugar o deja de ser un sacerdote.',
  }),
  ...under('Cartas', {
    'CG-2.29':
      'Tus cartas son los Milagros y las Intrigas de tu mano, tus Licencias y la carta de Supremacía si la tienes. Esto vale siempre que una regla habla de descartar cartas, de tener más cartas o de dar una carta.',
    'CG-2.30':
      'Un Milagro, una Intriga o una Licencia que se descarta va al fondo de su mazo; la carta de Supremacía va a la reserva. Si son varias, van una tras otra, así que la última queda debajo de todas. Las cartas de la mano se descartan bocabajo.',
    'CG-2.31':
      'Las cartas se roban de la parte superior, salvo que una regla diga otra cosa. Si en el mazo hay menos, robas lo que haya; un mazo vacío no da nada y no se vuelve a barajar.',
  }),
  ...under('Monedas bajo un sacerdote', {
    'CG-2.32':
      'Cuando un sacerdote deja un lugar por cualquier causa, sea que lo muevan, lo recuperen, lo destruyan o lo conviertan en altar, las monedas de debajo vuelven a la reserva y sus bonificaciones se pierden. Un cambio de fuerza no es dejar el lugar.',
    'CG-2.33':
      'En cuanto dos sacerdotes con monedas están en el mismo lugar, ambos vuelven a sus dueños como sacerdotes libres y todas esas monedas vuelven a la reserva, aunque ambos sean del mismo jugador.',
  }),
  ...under('Otros términos', {
    'CG-2.34':
      'Cuando un efecto hace que varios rivales elijan o den algo, lo hacen de uno en uno, en sentido horario a partir de la izquierda de quien actúa.',
  }),
];
