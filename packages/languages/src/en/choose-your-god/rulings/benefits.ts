import { under } from '../../../under.ts';

export const benefits = [
  ...under('Location benefits', {
    'CG-5.1':
      'Ruins: usable if the Miracle deck is not empty. Draw 1 Miracle. What makes a benefit usable is the same for the winner, by Community and by Prayer.',
    'CG-5.2':
      'Thieves District: usable if you have at least 3 coins and a Priest in Location 2. Choose an amount from 3 to 13, not more than you have, and one of your Priests in Location 2; it may be the Patriarch. Pay the amount: the Priest moves to the Location with that number, and the coins are laid under it. You need neither Followers nor a Title for it. If another Priest with coins is there, both go home. When that Location is decided, the owner of this Priest wins it. The effect is gone if the Priest leaves earlier, becomes an Altar, or is hit by Ambush the Fool or Seize the Location; a change of its strength does not matter. Your other Priests in Location 2 stay until they go home.',
    'CG-5.3': 'Slums: usable if you have fewer than 9 Followers. Gain 1 Follower.',
    'CG-5.4':
      'Forum: usable unless you already own the Supremacy card face up. Take it from the reserve, from its owner or from yourself and lay it face up before you. Its +7 counts at once.',
    'CG-5.5':
      'Temple District: usable if a Priest of strength 1 is available, or one of your tokens that is free or in Location 5 has strength 1 to 4 and can get 1 stronger. Take a new free Priest of strength 1, or make one such token 1 stronger; it stays where it is. Neither the Patriarch nor tokens on the sheet or in other Locations can be chosen.',
    'CG-5.6': 'Trade District: always usable. Gain 6 coins.',
    'CG-5.7':
      'Artisan District: usable if you have at least 5 coins and there is a Location where you may build. Pay 5 coins, choose one of your tokens in any such Location, Location 7 included, and build there. When Locations are resolved your Priests can only be in Locations 7 to 13 by then; when you Pray they can be anywhere.',
    'CG-5.8':
      'Academy: choose one of your tokens of strength 1 to 4 that is free or in Location 8. For 5 coins it gets 2 stronger, for 11 coins 4 stronger, but never more than 5; you may pay for more than it can grow. The new strength must be possible. Usable if you can pay for a possible change.',
    'CG-5.9':
      'Port: usable if you have at least 5 coins and fewer than 9 Followers. Gain 2 Followers for 5 coins, or 4 for 11, up to 9. You may pay for more than you can hold.',
    'CG-5.10':
      'Palace: usable if a License lies face up. Take one of them for free. Its slot stays empty until the end of the round.',
    'CG-5.11':
      'Nobility District: usable if the Intrigue deck is not empty. Draw 2 Intrigues, or 1 if there is only one. Then you must put one Intrigue from your hand, new or old, on top of the Intrigue deck.',
    'CG-5.12':
      'Guard Quarters: usable if you have at least 2 Followers and there is a Mob in the reserve. Lose 2 Followers and gain 1 Mob.',
    'CG-5.13':
      'Rift of Darkness: usable if your Influence in Location 13 is at least your Divine Might at this moment. Perform your Summoning. The first time, turn your sheet to the dark side; your Divine Might and abilities change at once. The second time, with the dark side up, you have performed it twice.',
  }),
];
