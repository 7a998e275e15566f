import { under } from '../../../under.ts';

export const rulings = [
  ...under('Rulings: encounters and death', {
    'AC-9.8':
      'Does a dead Character lose anything before its death is confirmed? No. It acts, votes, carries Items and may lead, for nobody knows.',
  }),
  ...under('Rulings: rooms and points', {
    'AC-9.17': 'Does a check by a Cultist score victory points too? Yes.',
    'AC-9.18':
      'Points and enough dead are both reached in the same round, with one Cultist? The Investigators win: the claim comes only after the round.',
    'AC-9.23': 'May you place cards in an active room? Yes, there is no upper limit.',
    'AC-9.25':
      'May you fight an Acolyte and then use the room in the same turn? No, the fight is the action of the turn. With the rifle you may: its shot is free. Somebody whose turn comes later may use the freed room.',
  }),
  ...under('Rulings: votes and claims', {
    'AC-9.28': 'Somebody is voted out before its turn of the round? It has its turn, as a Ghost.',
    'AC-9.32':
      'Does the lone Cultist know the count when claiming? Only what it saw in the night, gave, checked or could see openly. Unsafe passages may have killed more.',
    'AC-9.34':
      'An Investigator checks a Cultist who has a Dead card? The death is confirmed. If it was the last Cultist, the game ends.',
    'AC-9.35':
      'Two deaths at once, the target and the Assassin? The target first, then it is seen whether all Cultists are gone, then the Assassin.',
  }),
  ...under('Rulings: ice, doors and Items', {
    'AC-9.47': 'Are the two sides of an obstacle the same Location for encounters? No.',
    'AC-9.52':
      'Do the cards of owl and ritual come from the hand? No, from the reserve: everyone may choose one of the three kinds.',
    'AC-9.55': 'The check that wins also finds the third relic? Organism 46-B awakes first, so the ritual is needed.',
    'AC-9.56':
      'A Ghost makes the check that wins, in a room with a hidden relic? The relic stays hidden, and nothing awakes.',
    'AC-9.57':
      'To pick up an Item, must you have entered after it was dropped? Yes: a living Character that came into the Location after the Item fell, in that round or a later one. Whoever has stayed there since may not.',
  }),
  ...under('Rulings: ritual and Organism', {
    'AC-9.75':
      'The Organism is awake, and round 10 ends or the Cultist claims? It is as without the Organism: no ritual.',
  }),
  ...under('Rulings: more on Items', {
    'AC-9.86': 'Boots received in this Action phase? They count from the next Movement phase on.',
  }),
];
