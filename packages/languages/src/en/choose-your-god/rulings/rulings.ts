import { under } from '../../../under.ts';

export const rulings = [
  ...under('Rulings: Priests and Preaching', {
    'CG-9.1':
      'Most numbers of the sheets, Locations and Licenses were on pictures that we did not have. They are rebuilt so that all that is known fits.',
  }),
  ...under('Rulings: winning a Location', {
    'CG-9.14':
      'With Influence 0, as with a Patriarch without Followers, you are present. You win only if nobody present has more, with Divine Might breaking ties. Everything that speaks of Influence needs at least 1: alms, Community, Slaughter in the Streets, Disperse the Fanatics, Secret Search, Attack of the Dragons.',
  }),
  ...under('Rulings: coins under Priests', {
    'CG-9.24':
      'If coins meet and a Priest comes home to a player who has already prayed, it stays free for this phase. It can pay a Ritual Cost later.',
  }),
  ...under('Rulings: strength', {
    'CG-9.29':
      'Where Priests in the Active Location are counted or looked for (Ritual of Passing, Mystery of Virtues, Triumph of Science), Patriarchs are meant too, Altars are not.',
  }),
  ...under('Rulings: playing cards', {
    'CG-9.65': 'Nobody can perform two Summonings in one round, for a Location gives its benefit once a round.',
  }),
  ...under('Rulings: scope and the rest', {
    'CG-9.81':
      'Whoever came to a Location without the Followers for it, by Ordination of a Priestess for example, may win or lose there as usual. Access matters only for Preaching, Visitation and Pilgrimage.',
  }),
];
