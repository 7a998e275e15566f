/** What everything on the table does, in one sentence or two. */
export const effects = {
  'card.ruins': 'Draw 1 Miracle. Alms for the others: 1 coin.',
  'card.thieves-district':
    'Pay 3 to 13 coins: one of your Priests here goes to the Location with that number, on these coins, and wins there. Alms for the others: 1 coin.',
  'card.slums': 'Gain 1 Follower. Alms for the others: 1 coin.',
  'card.forum': 'Take the Supremacy card, face up. Alms for the others: 2 coins.',
  'card.temple-district':
    'Take a new Priest of strength 1, or make one of your Priests that is free or here 1 stronger. Alms for the others: 2 coins.',
  'card.trade-district': 'Gain 6 coins. Alms for the others: 2 coins.',
  'card.artisan-district':
    'Pay 5 coins: one of your Priests on the board becomes an Altar where it stands. Alms for the others: 2 coins.',
  'card.academy':
    'One of your Priests that is free or here gets 2 stronger for 5 coins, or 4 stronger for 11 (5 at most). Alms for the others: 2 coins.',
  'card.port': 'Gain 2 Followers for 5 coins, or 4 for 11. Alms for the others: 2 coins.',
  'card.palace': 'Take one of the face-up Licenses for free. Alms for the others: 3 coins.',
  'card.nobility-district':
    'Draw 2 Intrigues, then put 1 Intrigue from your hand on top of the deck. Alms for the others: 3 coins.',
  'card.guard-quarters': 'Lose 2 Followers and gain 1 Fanatical Mob. Alms for the others: 3 coins.',
  'card.rift-of-darkness':
    'If your Influence here is at least your Divine Might, perform your Summoning: the first turns your sheet to the dark side, the second wins the game. Alms for the others: 3 coins.',

  // Cults.
  'card.anubis': 'God of the dead: trades Priests for Followers and brings the fallen back.',
  'card.cthulhu': 'The sleeper: strong in ties, builds great shrines, and breaks the will of others once awake.',
  'card.fafnir': 'The dragon on its hoard: turns cards and coins into strength, and plunders the light.',
  'card.janus': 'The god of two faces: lets the least win, and drinks deep from the decks.',
  'card.nirriti': 'Goddess of ruin: draws what others threw away, and plays with fate.',
  'card.tiamat': 'Mother of dragons: borrows the power of the dark, and brings forth her strongest.',
  'card.arachne': 'The weaver: turns Followers into Priests, and moves them where they are needed.',
  'card.atheism': 'No god at all: rules by science and terror, and builds where no Altar stands.',

  // Abilities.
  'card.anubis-light-passing':
    'Sacrifice a Free Priest token of strength 2 or more: gain 1 Follower for each Priest here, no matter whose.',
  'card.anubis-light-hand-of-death':
    'Sacrifice 1 Follower: one of your Priest tokens here of strength 3 or less gets 2 stronger and returns to you. Gain 2 coins.',
  'card.anubis-dark-mummy':
    'Sacrifice a Free Priest token of strength 1: each light opponent loses 1 Mob. Draw 1 Miracle.',
  'card.anubis-dark-resurrection':
    'Sacrifice 2 Followers: take a new Priest token as strong as the number of your Free Priests. With more than 5 there is none.',
  'card.cthulhu-light-abyss':
    'Sacrifice a Free Priest token: one of your Priest tokens here gets stronger by its strength (5 at most).',
  'card.cthulhu-light-great-shrine':
    'Sacrifice 5 Followers and all your Free Priests except the Patriarch: build an Altar here.',
  'card.cthulhu-dark-furious-storm': 'Discard 2 cards: everyone with 7 coins or more loses 7 coins. Gain 2 Followers.',
  'card.cthulhu-dark-will':
    'Sacrifice 5 Followers: each light opponent loses 1 Mob and gives you 1 card of their choice.',
  'card.fafnir-light-greed':
    'Pay 6 coins: one of your Priest tokens here gets 1 stronger and moves to the next Location.',
  'card.fafnir-light-treachery': 'Discard 1 card and pay 2 coins: reveal the top Intrigue and gain its price.',
  'card.fafnir-dark-blood-for-gold':
    'Sacrifice 2 Followers: each light opponent gives you 7 coins, or all if they have fewer.',
  'card.fafnir-dark-army': 'Pay 15 coins: gain 1 Mob and draw 2 Miracles.',
  'card.janus-light-clarity': 'Discard 2 cards: gain 1 Follower, and the least Influence wins this Location.',
  'card.janus-light-virtues': 'Pay 7 coins: draw 1 Miracle for each Priest here, no matter whose.',
  'card.janus-dark-vices': 'Sacrifice a Free Priest token: draw as many Intrigues as its strength.',
  'card.janus-dark-madness': 'Discard 9 cards: gain 2 Mobs, and all Altars here are destroyed.',
  'card.nirriti-light-loyalty': 'Sacrifice 2 Followers: draw 3 Miracles from the bottom of the deck.',
  'card.nirriti-light-temptation':
    'Discard 2 cards: take a face-up License that you have the coins for, without paying.',
  'card.nirriti-dark-iniquity':
    'Sacrifice a Free Priest token of strength 4 or less: reveal the top 3 Intrigues one by one and play each that you can.',
  'card.nirriti-dark-triumph':
    'Ritual with your free Patriarch of strength 16 or more: put a Priest of strength 5 here and gain 1 Mob.',
  'card.tiamat-light-guise':
    'Play a Miracle or Intrigue with a dark seal from your hand, although your light side is up. It costs you another card and 3 coins.',
  'card.tiamat-light-incarnation':
    'Ritual with a Free Priest of strength 3 or more: destroy 3 of your other Free Priest tokens, or all if you have fewer. Put a Priest of strength 5 here.',
  'card.tiamat-dark-dragons': 'Discard 3 cards: each Cult with Influence here, including yours, loses 1 Mob.',
  'card.tiamat-dark-harvest':
    'Ritual with a Free Priest of strength 5: play a Miracle from your hand, then draw 2 Miracles.',
  'card.arachne-light-ordination': 'Sacrifice 1 to 5 Followers: put a Priest of that strength here.',
  'card.arachne-light-charms':
    'Ritual with a Free Priest of strength 3: one of your Priests here moves to the next Location. Gain 1 coin.',
  'card.arachne-dark-grip': 'Discard 2 cards and pay 2 coins: move 4 or more of your Free Priests here.',
  'card.arachne-dark-sorcery':
    'Sacrifice a Free Priest token of strength 3 or more: gain 3 coins, draw 1 Miracle and 1 Intrigue, and take the top License of the deck.',
  'card.atheism-light-science':
    'Ritual with a Free Priest of strength 4 or more: gain 1 Follower, if no other player has a Priest here.',
  'card.atheism-light-terror':
    'Sacrifice 2 Followers: play an Intrigue from your hand, then draw 1 Intrigue and gain 3 coins.',
  'card.atheism-dark-myth':
    'Ritual with your free Patriarch of strength 15 or more: each light opponent gives you 1 card of their choice.',
  'card.atheism-dark-nihilism': 'Discard 3 cards: build an Altar here, if nobody has one here.',

  // Miracles.
  'card.mir-visitation': 'Place one of your Free Priests here. You need the Followers for this Location.',
  'card.mir-pilgrimage': 'Move one of your Priests from here to a higher Location that you have the Followers for.',
  'card.mir-inspiration': 'One of your Priests here has +2 Influence.',
  'card.mir-divine-fury': 'Dark seal. One of your Priests here has +7 Influence.',
  'card.mir-relic-trade': 'Take one of your Priests back from here and gain 7 coins.',
  'card.mir-hallowed-ground': 'Lose 3 Followers: one of your Priests here becomes an Altar.',
  'card.mir-holy-frenzy': 'Dark seal. Lose 4 Followers and gain 1 Mob.',
  'card.mir-manna': 'Gain 1 Follower or 4 coins.',
  'card.mir-cornucopia': 'Dark seal. Gain 2 Followers or 7 coins.',

  // Intrigues.
  'card.int-blackmail': 'Take half of the coins, rounded up, from the player who alone has the most.',
  'card.int-exorcism': 'Any player’s Priest of strength 3 or more here, except a Patriarch, gets 2 weaker.',
  'card.int-foiled-plot':
    'Dark seal. The player who alone has the most cards loses 1 Mob, 1 Altar of their choice and 2 Followers.',
  'card.int-slaughter-in-the-streets': 'Every Cult with Influence here, including yours, loses 2 Followers.',
  'card.int-disperse-the-fanatics': 'Every Cult with Influence here, including yours, loses 1 Mob.',
  'card.int-secret-search': 'Every opponent with Influence here gives you 1 card of their choice from their hand.',
  'card.int-threat-to-the-crown': 'Dark seal. Take a License from the player who alone has the strongest Patriarch.',
  'card.int-vandalism': 'All Altars here are destroyed, if there is no Altar in a higher Location.',
  'card.int-ambush-the-fool': 'Take the coins under a Priest here. It returns to its owner.',
  'card.int-inquisition-raid': 'Nobody gets a benefit or alms in this Location.',
  'card.int-seize-the-location': 'Dark seal. All Priests here return to their owners, and you win this Location.',
  'card.supremacy':
    'Your Patriarch has +7 strength. At the start of a round, you may turn it face down to celebrate: 4 Miracles, 3 Intrigues, 3 Followers, a new Priest or 20 coins, but you sit out the round.',

  // Other things.
  'card.patriarch': 'As strong as your Followers, your Licenses and the Supremacy card together. Never destroyed.',
  'card.altar': '4 Influence for its owner, every round. 5 of them win the game.',
  'card.follower': 'Followers open Locations, make your Patriarch stronger, and pay for many things (9 at most).',
  'card.mob': 'Mobs give you benefits when you Pray. 4 of them win the game.',
  'card.first-player': 'Starts the Intention Phase and acts first in every Location.',
};
