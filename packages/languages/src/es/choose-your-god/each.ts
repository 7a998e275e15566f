/** Words of which many names and texts are made: Locations with their number, Priests by colour, Licenses by kind. */
import type { each as english } from '../../en/choose-your-god/each.ts';

export const each: Readonly<Partial<Record<keyof typeof english, string>>> = {
  // Always masculine, so that every sentence can say "el", "del" and "al" before it.
  'each.place': 'lugar {number} ({name})',
  'each.priest': '{priest} ({colour})',
  'each.roundLimit': '{rounds, plural, one {Tras # ronda} other {Tras # rondas}}',
  'each.license.strength': '+{amount} de fuerza para tu patriarca.',
  'each.license.approval': 'Tu sacerdote número {placement} de cada ronda no cuesta ningún seguidor.',
  'each.license.community':
    'Si pierdes el {place} y tienes influencia allí, recibes igualmente su beneficio, pero no la limosna.',
  'each.license.title': 'Puedes predicar en el {place} con cualquier número de seguidores.',
  'each.license.tithe': 'Los rivales que predican en los lugares {numbers} te pagan 1 moneda por sacerdote.',
  'each.license.novitiates': 'Cada uno de tus altares tiene +1 de influencia.',
  'each.license.exiles': 'Ganas 1 seguidor cada vez que juegas una Intriga.',
  'each.license.aulic-magus': 'Ganas 3 monedas cada vez que juegas un Milagro.',
};
