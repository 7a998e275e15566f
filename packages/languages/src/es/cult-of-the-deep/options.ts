/** The options of a table, and what their values mean. Numbers stand in each.ts. */
import type { options as english } from '../../en/cult-of-the-deep/options.ts';

export const options: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'option.edition': '¿Qué reglamento se usa?',
  'option.edition.second': 'Segunda edición',
  'option.edition.first': 'Primera edición',
  'option.necromancer': '¿Está el Nigromante en la partida? El Sumo Sacerdote puede tenerlo con 5 jugadores o más.',
  'option.necromancer.off': 'No',
  'option.necromancer.shuffled': 'Mezclado con los demás personajes',
  'option.necromancer.high-priest': 'Lo tiene el Sumo Sacerdote',
  'option.trulyHighPriest':
    'Todo un Sumo Sacerdote: ¿puede el Sumo Sacerdote cambiar un ritual antes del primer turno?',
  'option.trulyHighPriest.off': 'No',
  'option.trulyHighPriest.on': 'Sí',
  'option.dontBeSoSelfish':
    'No seas tan egoísta: ¿pierde el Sumo Sacerdote 3 puntos de vida cuando han muerto todos los Fieles?',
  'option.dontBeSoSelfish.off': 'No',
  'option.dontBeSoSelfish.on': 'Sí',
  'option.merchantOfDeath':
    'Mercader de la muerte: ¿empieza el Sumo Sacerdote con menos puntos de vida y gana 2 por cada nuevo espíritu?',
  'option.merchantOfDeath.off': 'No',
  'option.merchantOfDeath.on': 'Sí',
  'option.heresy': '¡Herejía!: ¿están los dos Herejes en la partida? Hacen falta 6 jugadores o más.',
  'option.heresy.off': 'No',
  'option.heresy.on': 'Sí',
  'option.strictGraveVengeance':
    'Solo primera edición: ¿los Cabalistas muertos ganan solo si queda uno vivo, si quedan solo Herejes o si todos han muerto?',
  'option.strictGraveVengeance.off': 'No, ganan siempre que cae el Sumo Sacerdote',
  'option.strictGraveVengeance.on': 'Sí, como dice su carta de rol',
  'option.responseTimer': '¿Cuánto tiempo hay para responder?',
  'option.tradeTimer': '¿Cuánto tiempo hay para pensar un intercambio?',
  'option.resolveWindows': '¿Quién puede actuar entre dos dados de la Fase de resolución?',
  'option.resolveWindows.compact': 'Quien haya pedido seguir pendiente',
  'option.resolveWindows.full': 'Todos, después de cada dado',
  'option.preset': '¿Qué números se usan?',
  'option.preset.reconstructed':
    'Los de los reglamentos, con los puntos de vida reconstruidos. Entre bots de nivel Adepto favorecen al Sumo Sacerdote con 5 o 7 jugadores, y a los Cabalistas con 6 u 8',
  'option.preset.adepts':
    'Los nuestros: puntos de vida iniciales según el número de jugadores y el personaje, para que ambos bandos ganen casi por igual entre bots de nivel Adepto. Entre bots de nivel Maestro con 5 o 7 jugadores, los Cabalistas ganaron 30 de 32 partidas',
  'option.highPriestBonus': '¿Con cuántos puntos de vida más empieza el Sumo Sacerdote por cada Cabalista?',
  'option.roundLimit': '¿Cuándo termina la partida sin ganador?',
};
