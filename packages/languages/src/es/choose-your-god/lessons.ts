/** What a newcomer is told in a first game, each thing once, when it first matters. */
import type { lessons as english } from '../../en/choose-your-god/lessons.ts';

export const lessons: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'city.lesson.welcome.title': 'Elige bien a tu dios',
  'city.lesson.welcome.text':
    'Diriges el culto de Fafnir, el dragón. Gana construyendo 5 altares, reuniendo 4 turbas fanáticas o invocando dos veces a tu dios. Cuenta al final de una ronda.',
  'city.lesson.city.title': 'La Ciudad Eterna',
  'city.lesson.city.text':
    'A lo largo de un camino hay 13 lugares. La ronda tiene 2 mitades: primero todos colocan sacerdotes (Intención), después se deciden los lugares del 1 al 13 (Resolución).',
  'city.lesson.might.title': 'Poder divino',
  'city.lesson.might.text':
    'Empieza Tiamat, porque su poder divino de 20 supera tus 17. El poder también rompe todos los empates en los lugares. Toca su tablero para ver todo lo que tiene.',
  'city.lesson.intent.title': 'Predicar o rezar',
  'city.lesson.intent.text':
    'En tu turno colocas un sacerdote libre, o rezas y ya no colocas más. Toca un sacerdote y los lugares mostrarán qué cambiaría.',
  'city.lesson.where.title': '¿Adónde?',
  'city.lesson.where.text':
    'Cada lugar indica su beneficio. El Barrio comercial da 6 monedas; los Suburbios, 1 seguidor. El número con la capucha dice cuántos seguidores pide un lugar: con 2 puedes entrar en los lugares 1 a 6.',
  'city.lesson.influence.title': 'Influencia',
  'city.lesson.influence.text':
    'Al pie de un lugar ves la influencia de cada cual: la fuerza de todos sus sacerdotes allí. La corona señala quién vencería ahora.',
  'city.lesson.patriarch.title': 'Tu patriarca',
  'city.lesson.patriarch.text':
    'El sacerdote con mitra es tu patriarca. Su fuerza es la suma de tus seguidores, tus Licencias y tu carta de Supremacía, y nadie puede destruirlo.',
  'city.lesson.fourth.title': 'El cuarto sacerdote',
  'city.lesson.fourth.text':
    'En cada ronda, 3 sacerdotes son gratis. Desde el cuarto, cada uno cuesta 1 seguidor. Un sacerdote que se queda en casa aún puede pagar un ritual más tarde.',
  'city.lesson.deal.title': 'Tratos al rezar',
  'city.lesson.deal.text':
    'Cuando rezas puedes comprar Licencias bocarriba y vender Intrigas. El Juglar cuesta 4 monedas, refuerza a tu patriarca y te permite predicar en el Barrio de los artesanos, donde se construyen altares.',
  'city.lesson.resolution.title': 'Resolución',
  'city.lesson.resolution.text':
    'Ahora se deciden los lugares uno a uno. Sobre el mapa ves el lugar activo, con la influencia de cada cual. Los lugares vacíos se saltan.',
  'city.lesson.act.title': 'Una acción por cabeza',
  'city.lesson.act.text':
    'Antes de decidir un lugar, cada jugador puede actuar una vez: jugar una carta, usar una habilidad de su culto o pasar. Toca algo que brille para ver cómo cambiaría el recuento; nada se juega hasta que digas que sí.',
  'city.lesson.benefit.title': 'Has vencido',
  'city.lesson.benefit.text':
    'Quien vence puede tomar el beneficio del lugar o rechazarlo. Los botones bajo el tablero sirven para ambas cosas.',
  'city.lesson.alms.title': 'Limosna',
  'city.lesson.alms.text':
    'Perder un lugar no cuesta nada: todos los demás presentes reciben su limosna, el número con la moneda.',
  'city.lesson.home.title': 'De vuelta a casa',
  'city.lesson.home.text':
    'Cuando se decide un lugar, sus sacerdotes vuelven a casa y quedan libres. Los altares se quedan donde están.',
  'city.lesson.ability.title': 'Un poder de tu dios',
  'city.lesson.ability.text':
    'Esta habilidad brilla: puedes pagarla, y aquí cambiaría algo. Su coste y su efecto están escritos en ella. Puedes usarla en lugar de jugar una carta.',
  'city.lesson.miracle.title': 'Milagros',
  'city.lesson.miracle.text':
    'Los Milagros te ayudan, y solo tú los ves. Inspiración da a uno de tus sacerdotes +2 de influencia, lo que puede decidir un lugar en el último momento. Un sello negro significa: solo para cultos con la cara oscura.',
  'city.lesson.intrigue.title': 'Intrigas',
  'city.lesson.intrigue.text':
    'Las Intrigas perjudican a los demás. Las que no quieras jugar puedes venderlas al rezar, por el número de la esquina.',
  'city.lesson.forum.title': 'La carta de Supremacía',
  'city.lesson.forum.text':
    'El patriarca de su dueño tiene +7 de fuerza. Al comienzo de la próxima ronda, su dueño puede celebrar: un gran regalo, pero no juega la ronda.',
  'city.lesson.followers.title': 'Seguidores',
  'city.lesson.followers.text':
    'Los seguidores sirven para 3 cosas: abren lugares, refuerzan a tu patriarca y pagan costes. Puedes tener 9 como máximo. Se consiguen en los Suburbios y en el Puerto.',
  'city.lesson.altars.title': 'Altares',
  'city.lesson.altars.text':
    'En el Barrio de los artesanos, 5 monedas convierten en altar a uno de tus sacerdotes de cualquier parte del tablero. Te da allí 4 de influencia en cada ronda. Con 5 altares ganas.',
  'city.lesson.mobs.title': 'Turbas',
  'city.lesson.mobs.text':
    'El Cuartel de la guardia convierte 2 seguidores en una turba fanática. Cada turba te permite tomar más beneficios al rezar, y con 4 ganas la partida.',
  'city.lesson.rift.title': 'La Grieta',
  'city.lesson.rift.text':
    'Vence en la Grieta con al menos tanta influencia como tu poder divino, y tu dios muestra su cara oscura: nuevas habilidades y más poder. Con la segunda Invocación ganas.',
  'city.lesson.thieves.title': 'Barrio de los ladrones',
  'city.lesson.thieves.text':
    'Paga tantas monedas como el número de un lugar, y uno de tus sacerdotes va allí sobre ellas. Un sacerdote sobre monedas vence a cualquier influencia.',
  'city.lesson.close.title': 'Cerca del final',
  'city.lesson.close.text':
    'Alguien está a un paso de la victoria: su fila de marcas es de color latón. Solo cuenta el final de la ronda, así que aún hay tiempo de quitarle un altar o una turba.',
};
