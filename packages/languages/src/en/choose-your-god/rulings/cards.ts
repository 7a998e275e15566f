import { under } from '../../../under.ts';

export const cards = [
  ...under('Miracles', {
    'CG-5.21':
      'Visitation (5 cards): playable if you have Followers enough for the Active Location and a Free Priest. Choose one, maybe the Patriarch; it moves here. Titles do not help. It is no placement, costs no Follower and pays no Tithe. As for all Miracles and Intrigues, you play it as your action, and “here” is the Active Location.',
    'CG-5.22':
      'Pilgrimage (4 cards): playable if you have a Priest here and Followers enough for some higher Location. Choose one of your Priests here and one such Location; it moves there. Titles do not help. It can never be played in Location 13.',
    'CG-5.23':
      'Inspiration (5 cards): playable if you have a Priest here. Choose one, maybe the Patriarch: it has +2 Influence.',
    'CG-5.24':
      'Divine Fury (3 cards, dark seal): playable if you have a Priest here. Choose one, maybe the Patriarch: it has +7 Influence.',
    'CG-5.25':
      'Relic Trade (3 cards): playable if you have a Priest here. Choose one, maybe the Patriarch: it becomes free, and you gain 7 coins.',
    'CG-5.26':
      'Hallowed Ground (3 cards): playable if you have at least 3 Followers and may build here. Choose one of your tokens here, lose 3 Followers and build an Altar.',
    'CG-5.27':
      'Holy Frenzy (2 cards, dark seal): playable if you have at least 4 Followers and there is a Mob in the reserve. Lose 4 Followers and gain 1 Mob.',
    'CG-5.28': 'Manna (5 cards): always playable. Gain 1 Follower, which needs at most 8 Followers, or gain 4 coins.',
    'CG-5.29':
      'Cornucopia (3 cards, dark seal): always playable. Gain 2 Followers, which needs at most 7 Followers, or gain 7 coins.',
  }),
  ...under('Intrigues', {
    'CG-5.31':
      'Blackmail (3 cards, price 6): playable if exactly one player has the most coins. If it is an opponent, take half of their coins, rounded up. If it is you, nothing happens; you may play it all the same.',
    'CG-5.32':
      'Exorcism (3 cards, price 5): choose a Priest token here of any player, yours too, of strength 3, 4 or 5, whose owner can have a token of the strength 2 lower. It gets 2 weaker and stays, with its coins and bonus. Patriarchs and Altars are never hit. Playable if there is such a token.',
    'CG-5.33':
      'Foiled Plot (3 cards, price 7, dark seal): count the cards of all players without this one. Playable if exactly one player has the most and that player has a Mob, an Altar or a Follower. That player, maybe you, loses 1 Mob, 1 Altar anywhere of their choice, and 2 Followers; of each as many as there are.',
    'CG-5.34':
      'Slaughter in the Streets (3 cards, price 5): every Cult with Influence here, yours included, loses 2 Followers, or 1 if it has only one. Playable if one of them has a Follower.',
    'CG-5.35':
      'Disperse the Fanatics (3 cards, price 6): every Cult with Influence here, yours included, loses 1 Mob. Playable if one of them has a Mob.',
    'CG-5.36':
      'Secret Search (3 cards, price 5): every opponent with Influence here who holds a hand card gives you 1 Miracle or Intrigue from hand, of their choice, one after another. Playable if there is such an opponent. Licenses and the Supremacy card are safe.',
    'CG-5.37':
      'Threat to the Crown (3 cards, price 7, dark seal): find the highest Patriarch strength, wherever the Patriarchs are. Playable if exactly one player has it, and this is you or an opponent with a License. From an opponent you take one License of your choice. If it is you, nothing happens; you may play it all the same.',
    'CG-5.38':
      'Vandalism (3 cards, price 4): playable if there is an Altar here and no Altar of anybody in a higher Location. All Altars here are destroyed, yours too.',
    'CG-5.39':
      'Ambush the Fool (3 cards, price 4): playable if a Priest with coins is here. Choose it, even your own: you take its coins, and it becomes its owner’s Free Priest.',
    'CG-5.40':
      'Inquisition Raid (3 cards, price 6): playable if this Location has not been raided yet. It still has a winner, who may become First Player, but nobody gets a benefit or alms here.',
    'CG-5.41':
      'Seize the Location (3 cards, price 8, dark seal): always playable. All Priests and Patriarchs here, yours too, become free; coins under them go to the supply. You are the winner of this Location. Altars stay. Later actions may bring Priests here, but you remain the winner; only a later Seize takes that from you.',
  }),
  ...under('Licenses', {
    'CG-5.51':
      'Approval (strength 1, price 7 for the 4th Priest; strength 2, price 7 for the 5th; strength 3, price 8 for the 6th): this placement of an Intention Phase costs you no Follower and is allowed even without Followers. Other placements are as usual. All Licenses lie face up before their owner and work as soon as they are gained; copies of a kind add up; each adds its strength to the Patriarch.',
    'CG-5.52': [
      'Community: if you lose its Location you get the benefit all the same, but no alms. There is one for every Location but the Forum, with strength and price:',
      'Ruins 1, price 4; Thieves District 1, price 4; Slums 2, price 7; Temple District 2, price 7; Trade District 1, price 6; Artisan District 2, price 8; Academy 1, price 5; Port 2, price 7; Palace 2, price 8; Nobility District 1, price 6; Guard Quarters 3, price 10; Rift of Darkness 3, price 10.',
    ].join('\n'),
    'CG-5.53':
      'Novitiates (one card with strength 2, price 5; one with strength 3, price 7): each of your Altars has +1 Influence for each Novitiates that you own.',
    'CG-5.54': [
      'Title: you may Preach in its Location however few Followers you have. It works in the Intention Phase only. The seven Titles, with strength and price:',
      'Minstrel, Artisan District: 1, price 4. Healer, Academy: 1, price 4. Admiral, Port: 1, price 5. Mentor, Palace: 2, price 7. Inquisitor, Nobility District: 2, price 7. General, Guard Quarters: 2, price 8. Oracle, Rift of Darkness: 3, price 10.',
    ].join('\n'),
    'CG-5.55': [
      'Tithe: an opponent who Preaches in one of its Locations pays you 1 coin, if they have one; for a Patriarch too. Only Preaching is taxed: no moves, nothing in the Resolution Phase, no Altars. The five Tithes, with strength and price:',
      'Outskirts, Locations 1 to 3: 1, price 6. Squares, 4 and 5: 1, price 5. Markets, 6 and 7: 1, price 5. Upper Town, 8 to 10: 2, price 6. Heights, 11 to 13: 2, price 5.',
    ].join('\n'),
    'CG-5.56':
      'Exiles (one card with strength 2, price 6; one with strength 1, price 5): each time you have played an Intrigue, from hand or by an ability, you gain 1 Follower. Selling is not playing.',
    'CG-5.57':
      'Aulic Magus (one card with strength 2, price 6; one with strength 1, price 5): each time you have played a Miracle you gain 3 coins.',
  }),
  ...under('Supremacy card', {
    'CG-5.60':
      'There is one. Its owner’s Patriarch has +7 strength, whichever side is up. Face up at the start of a round, it lets its owner celebrate. Face down it cannot, until the Forum turns it up again. It counts as a card. If discarded it goes to the reserve.',
  }),
];
