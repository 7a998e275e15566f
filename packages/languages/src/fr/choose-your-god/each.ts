/** Words of which many names and texts are made: Locations with their number, Priests by colour, Licenses by kind. */
import type { each as english } from '../../en/choose-your-god/each.ts';

export const each: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'each.place': '{name} ({number})',
  'each.priest': '{priest} ({colour})',
  'each.roundLimit': '{rounds, plural, one {Après # manche} other {Après # manches}}',
  'each.license.strength': '+{amount} de force pour votre Patriarche.',
  'each.license.approval': 'Le Prêtre numéro {placement} que vous placez dans une manche ne coûte pas de Disciple.',
  'each.license.community':
    'Lieu : {place}. Si vous le perdez en y ayant de l’Influence, vous recevez quand même son avantage, mais pas d’aumône.',
  'each.license.title': 'Lieu : {place}. Vous pouvez y prêcher quel que soit votre nombre de Disciples.',
  'each.license.tithe': 'Les adversaires qui prêchent dans les Lieux {numbers} vous paient 1 pièce par Prêtre.',
  'each.license.novitiates': 'Chacun de vos Autels a +1 d’Influence.',
  'each.license.exiles': 'Gagnez 1 Disciple chaque fois que vous jouez une Intrigue.',
  'each.license.aulic-magus': 'Gagnez 3 pièces chaque fois que vous jouez un Miracle.',
};
