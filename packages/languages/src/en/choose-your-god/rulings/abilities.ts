import { under } from '../../../under.ts';

export const abilities = [
  ...under('Costs of abilities', {
    'CG-5.90':
      'To discard cards as a cost, choose that many of your cards, one after another. A Miracle, an Intrigue, a License and the Supremacy card each count as one.',
    'CG-5.91':
      'Ritual Cost: the Free Priest you choose goes to your sheet until the end of the round; it may be the Patriarch if its strength fits at that moment. Sacrifice Cost: the Free Priest token you choose is destroyed; never the Patriarch. Priests in Locations or on the sheet cannot pay.',
    'CG-5.92': 'Followers, coins and Mobs that are paid go to the supply.',
    'CG-5.93':
      'You may use only the abilities of the side that is up. Each use is your one action in the Active Location. In a round you may use an ability in as many Locations as you can pay for.',
    'CG-5.94':
      'Unless it says otherwise, an ability needs neither your presence in the Active Location nor Followers for access. “Light opponents” are all other players whose light side is up.',
  }),
  ...under('Anubis', {
    'CG-5.101':
      'Ritual of Passing (light). Sacrifice a Free token of strength 2 or more. Usable if you have one, have at most 8 Followers, and at least one Priest of anybody is in the Active Location. Gain 1 Follower for each Priest and Patriarch of all players there, up to 9.',
    'CG-5.102':
      'Hand of Death (light). Sacrifice 1 Follower. Usable if you have one, and a token of strength 1 to 3 in the Active Location that can get exactly 2 stronger; one of 4 or 5 cannot. Choose it: it gets that strength and becomes free. Gain 2 coins.',
    'CG-5.103':
      'Create a Mummy (dark). Sacrifice a Free token of strength exactly 1. Usable if you have one, and the Miracle deck is not empty or a light opponent has a Mob. Each light opponent loses 1 Mob. Draw 1 Miracle.',
    'CG-5.104':
      'Resurrection of the Righteous (dark). Sacrifice 2 Followers. Count your Free Priests, the Patriarch included if it is free. Usable if you have 2 Followers, and a token of exactly that strength is available: with more than 5 there is none. Take a free token of that strength.',
  }),
  ...under('Cthulhu', {
    'CG-5.105':
      'Ritual of the Abyss (light). Sacrifice a Free token. Then one of your tokens of strength 1 to 4 in the Active Location gets stronger by the strength of the sacrificed one, at most 5. The change is possible if at most two of your other tokens have the new strength; the two tokens themselves do not count. Usable if such a pair of tokens exists.',
    'CG-5.106':
      'The Great Shrine (light). Sacrifice 5 Followers and all your Free tokens; there may be none, and a free Patriarch stays. Usable if you have 5 Followers and may build in the Active Location. Build an Altar there with a token of your choice.',
    'CG-5.107':
      'Furious Storm (dark). Discard 2 cards. Usable if you have 2 cards, and have at most 8 Followers or somebody has 7 coins or more. Every player with 7 coins or more, you included, loses 7 coins. Then gain 2 Followers.',
    'CG-5.108':
      'Will of the Ancient (dark). Sacrifice 5 Followers. Usable if you have them and a light opponent has a Mob or a card. One by one each light opponent loses 1 Mob, if any, and then gives you 1 card of their choice, if any. A License or the Supremacy card that is given lies face up before you.',
  }),
  ...under('Fafnir', {
    'CG-5.109':
      'Ode to Greed (light). Pay 6 coins. Usable if you have them, the Active Location is not the last one, and you have a token of strength 1 to 4 there that can get 1 stronger. Choose it: it gets 1 stronger and then moves to the next Location, the number after this one. Followers are not needed. Coins under it are lost.',
    'CG-5.110':
      'Ode to Treachery (light). Discard 1 card and pay 2 coins. Usable if you have both and the Intrigue deck is not empty. Reveal the top Intrigue, gain its price and put it on the bottom. It is neither drawn nor played.',
    'CG-5.111':
      'Blood for Gold (dark). Sacrifice 2 Followers. Usable if you have them and a light opponent has a coin. Each light opponent gives you 7 coins, or all if they have fewer.',
    'CG-5.112':
      'Army of Pillagers (dark). Pay 15 coins. Usable if you have them, and there is a Mob in the reserve or the Miracle deck is not empty. Gain 1 Mob. Draw 2 Miracles.',
  }),
  ...under('Janus', {
    'CG-5.113':
      'Chalice of Clarity (light). Discard 2 cards. Usable if you have 2 cards. Gain 1 Follower. The least Influence wins the Active Location; a Priest with coins and a Seize are still stronger.',
    'CG-5.114':
      'Mystery of Virtues (light). Pay 7 coins. Usable if you have them, the Miracle deck is not empty, and at least one Priest is in the Active Location. Draw 1 Miracle for each Priest and Patriarch of all players there.',
    'CG-5.115':
      'Mystery of Vices (dark). Sacrifice a Free token of any strength. Usable if you have one and the Intrigue deck is not empty. Draw as many Intrigues as its strength.',
    'CG-5.116':
      'Chalice of Madness (dark). Discard 9 cards. Usable if you have 9 cards, and there is a Mob in the reserve or an Altar in the Active Location. Gain 2 Mobs, or 1 if only one is left. All Altars in the Active Location are destroyed, yours too.',
  }),
  ...under('Nirriti', {
    'CG-5.117':
      'Way of Loyalty (light). Sacrifice 2 Followers. Usable if you have them and the Miracle deck is not empty. Draw 3 Miracles from the bottom, the lowest first. Cards that were played or discarded by earlier players are already there.',
    'CG-5.118':
      'Path of Temptation (light). Discard 2 cards. Usable if you have 2 cards and a face-up License costs no more than the coins you have. Take one such License without paying for it.',
    'CG-5.119':
      'Path of Iniquity (dark). Sacrifice a Free token of strength 4 or less. Usable if you have one and the Intrigue deck is not empty. Three times, or fewer if the deck has fewer cards: reveal the top Intrigue to all; if you can play it now, you must; put it on the bottom. You make its choices, it counts as played by you, and your Exiles take effect.',
    'CG-5.120':
      'Way of Triumph (dark). Ritual: your Patriarch, which must be free and have strength 16 or more. Usable if so, and a token of strength 5 is available or there is a Mob in the reserve. Put a token of strength 5, if available, in the Active Location. Gain 1 Mob.',
  }),
  ...under('Tiamat', {
    'CG-5.121':
      'Change of Guise (light). Play a Miracle or Intrigue with a dark seal from your hand as if your dark side were up, for 3 coins and one other card that you discard. First choose the card to play, which everybody sees; then the card to discard, which can be any other of yours; pay; then play the first by its own rule. It must be playable after the cost is paid. Exiles and Aulic Magus take effect if you still own them.',
    'CG-5.122':
      'Incarnation (light). Ritual: a Free Priest of strength 3 or more, maybe the Patriarch. Then 3 of your remaining Free tokens are destroyed, one at a time as you choose, or all if there are fewer, even none; never the Patriarch. Then put a token of strength 5 in the Active Location. Usable if the Ritual can be paid and some way of paying leaves strength 5 available.',
    'CG-5.123':
      'Attack of the Dragons (dark). Discard 3 cards. Usable if you have 3 cards and a Cult with Influence in the Active Location has a Mob. Each Cult with Influence there, yours included, loses 1 Mob.',
    'CG-5.124':
      'Harvest of Chaos (dark). Ritual: a Free Priest of strength exactly 5, maybe the Patriarch. Usable if so and, after paying, a Miracle in your hand is playable. Play such a Miracle, then draw 2 Miracles.',
  }),
  ...under('Arachne', {
    'CG-5.125':
      'Ordination of a Priestess (light). Sacrifice 1 to 5 Followers. Put a token of that strength in the Active Location. You may choose any number of Followers that you have and for which a token of that strength is available.',
    'CG-5.126':
      'Charms of the Woman (light). Ritual: a Free Priest of strength exactly 3, maybe the Patriarch. Usable if so, the Active Location is not the last one, and you have a Priest there. Choose one of your Priests there, maybe the Patriarch: it moves to the next Location. Gain 1 coin. Followers are not needed.',
    'CG-5.127':
      'Spider’s Grip (dark). Discard 2 cards and pay 2 coins. Usable if you have both and at least 4 Free Priests, the Patriarch counted. Move at least 4 of your Free Priests to the Active Location, one after another; after the fourth you may stop. Followers are not needed.',
    'CG-5.128':
      'Sorcery of the Goddess (dark). Sacrifice a Free token of strength 3 or more. Usable if you have one. Gain 3 coins. Draw the top Miracle and the top Intrigue, and take the top card of the License deck, not one from a slot, face up before you. An empty deck gives nothing.',
  }),
  ...under('Atheism', {
    'CG-5.129':
      'Triumph of Science (light). Ritual: a Free Priest of strength 4 or more, maybe the Patriarch. Usable if so, you have at most 8 Followers, and no Priest or Patriarch of another player is in the Active Location. Altars do not matter, and you need not be present. Gain 1 Follower.',
    'CG-5.130':
      'Policy of Terror (light). Sacrifice 2 Followers. Usable if you have them and, after paying, an Intrigue in your hand is playable; not one with a dark seal, for your light side is up. Play such an Intrigue, then draw 1 Intrigue and gain 3 coins.',
    'CG-5.131':
      'Dispelling the Myth (dark). Ritual: your Patriarch, which must be free and have strength 15 or more. Usable if so and a light opponent has a card. Each light opponent with a card gives you 1 card of their choice, one after another.',
    'CG-5.132':
      'Nihilism (dark). Discard 3 cards. Usable if you have 3 cards, nobody has an Altar in the Active Location, and you may build there. Build an Altar with a token of your choice.',
  }),
];
