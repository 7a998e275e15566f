/** Words of which many names and texts are made: Locations with their number, Priests by colour, Licenses by kind. */
export const each = {
  'each.place': '{name} ({number})',
  'each.priest': '{priest} ({colour})',
  'each.roundLimit': '{rounds, plural, one {After # round} other {After # rounds}}',
  'each.license.strength': '+{amount} strength for your Patriarch.',
  'each.license.approval': 'The Priest you place as number {placement} in a round costs no Follower.',
  'each.license.community':
    'If you lose the {place} while you have Influence there, you still get its benefit, but no alms.',
  'each.license.title': 'You may Preach in the {place} with any number of Followers.',
  'each.license.tithe': 'Opponents who Preach in Locations {numbers} pay you 1 coin per Priest.',
  'each.license.novitiates': 'Each of your Altars has +1 Influence.',
  'each.license.exiles': 'Gain 1 Follower each time you play an Intrigue.',
  'each.license.aulic-magus': 'Gain 3 coins each time you play a Miracle.',
};
