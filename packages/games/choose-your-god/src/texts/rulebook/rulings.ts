import { under } from './under.ts';

export const rulings = [
  ...under('Rulings: Priests and Preaching', {
    'CG-9.1':
      'Some numbers of the printed game are known only from hints. They are rebuilt here so that all counts and all hints fit; components and cards show them.',
    'CG-9.2': 'Followers, Licenses and the Supremacy card all add to the strength of the Patriarch.',
    'CG-9.3': 'The Patriarch may take the +2 or +7 of a Miracle: these change its Influence, not its strength.',
    'CG-9.4':
      'Locations 1 to 6 are open even with 0 or 1 Followers. Only 7 to 13 ask for Followers, and nobody is locked out.',
    'CG-9.5':
      'For the fourth Priest and more, access is checked first; the Follower is lost after the Priest is placed.',
    'CG-9.6': 'Without a Mob, Prayer gives no benefit; the option "prayer table" relaxes this.',
    'CG-9.7': 'First comes the Prayer benefit, then come the deals: the benefit is immediate.',
  }),
  ...under('Rulings: celebration, Prayer and deals', {
    'CG-9.8':
      'A celebrating Cult still collects Tithe, can still be hit and can still win the game at the end of the round. Community does not work for it, since that is a benefit of a Location.',
    'CG-9.9':
      'You may celebrate at the start of any round while the Supremacy card is face up, not only in the round after you gained it.',
    'CG-9.10':
      'Face down, the Supremacy card still gives +7 but cannot be used again. Winning the Forum again turns it face up.',
    'CG-9.11': 'Deals are made only within your own Prayer, not later.',
    'CG-9.12': 'A Prayer benefit is no win. That you act as if you had won there is only how the benefit works.',
  }),
  ...under('Rulings: winning a Location', {
    'CG-9.13':
      'Whether a Location becomes active is decided when its number comes up, for Priests may move upward before.',
    'CG-9.14':
      'With Influence 0, as with a Patriarch without Followers, you are present. You win only if nobody present has more, with Divine Might breaking ties. Everything that speaks of Influence needs at least 1: alms, Community, Slaughter in the Streets, Disperse the Fanatics, Secret Search, Attack of the Dragons. A Patriarch of strength 0 alone gets no alms and is not hit.',
    'CG-9.15': 'Seize comes before coins, coins before "the least wins", and that before the normal rule.',
    'CG-9.16': 'If all Priests have left during the actions and there is no Altar, there is no winner and no alms.',
    'CG-9.17':
      'If the highest resolved Location had no winner, the next lower one that had a winner counts for the First Player. If there was none at all, the First Player stays.',
    'CG-9.18': 'A raided Location has a winner, who gets nothing: the card forbids only benefits and alms.',
    'CG-9.19':
      'Whoever loses with the Community gets the benefit or nothing, but never alms. A winner does not get the benefit twice.',
    'CG-9.20':
      'To remove a Priest or return it to its owner makes it free. To destroy it or return it to the reserve takes it out of play.',
  }),
  ...under('Rulings: coins under Priests', {
    'CG-9.21': 'A Priest with coins keeps them when its strength changes, for it has not left.',
    'CG-9.22': 'Two Priests with coins of the same owner send each other home too.',
    'CG-9.23': 'The Thieves District needs no Followers for the Location you go to, and the Patriarch may be sent.',
    'CG-9.24':
      'If coins meet and a Priest comes home to a player who has already prayed, it stays free for this phase. It can pay a Ritual Cost later.',
  }),
  ...under('Rulings: strength', {
    'CG-9.25':
      'The token under an Altar is exchanged by itself whenever that is possible (CG-2.20). This holds for Exorcism too: the book leaves the exchange to the owner, but which token lies under an Altar is never settled, so nothing is asked.',
    'CG-9.26':
      'Hand of Death gives exactly 2 strength, so a token of strength 4 or 5 cannot be chosen. Ode to Greed: no token gets beyond 5, so one of strength 5 cannot be chosen.',
    'CG-9.27':
      'You may pay for more than fits, such as 4 strength for a Priest of 4, or 4 Followers when you have 8. The rest is lost.',
    'CG-9.28':
      'Resurrection of the Righteous: the Patriarch counts as a Free Priest; with none, with more than 5, or where no token of that strength is left, the ability is unusable.',
    'CG-9.29':
      'Where Priests in the Active Location are counted or looked for (Ritual of Passing, Mystery of Virtues, Triumph of Science), Patriarchs are meant too, Altars are not.',
  }),
  ...under('Rulings: costs and abilities', {
    'CG-9.30':
      'A Ritual that asks for strength exactly 3 or 5 may be paid by a Patriarch that has this strength at that moment.',
    'CG-9.31':
      'Incarnation always needs the Ritual, and so a Free Priest. That you may have no Free Priests left is about the three that are destroyed.',
    'CG-9.32': 'Path of Iniquity costs a Free token of strength 4 or less, which is destroyed.',
    'CG-9.33': 'Dispelling the Myth costs the Ritual with a Patriarch of strength 15 or more.',
    'CG-9.34': 'Triumph of Science does not ask for a Priest of yours in the Location.',
    'CG-9.35': 'The Great Shrine destroys all your Free tokens; there may be none. The Patriarch stays.',
    'CG-9.36': 'Attack of the Dragons hits its user too, if present.',
    'CG-9.37':
      '"Each light Cult" means each opponent whose light side is up, for whoever uses such an ability is dark.',
    'CG-9.38':
      'Whoever must give a card chooses any own card: from hand, a License or the Supremacy card. Who has none gives nothing.',
    'CG-9.39': 'No ability costs Mobs, and many cost cards. CG-5.101 to CG-5.132 have the costs.',
  }),
  ...under('Rulings: Intrigues', {
    'CG-9.40':
      'Foiled Plot is not playable if several tie for the most cards. Count after the card has left your hand. You may be hit yourself. What is not there is not lost.',
    'CG-9.41':
      'Blackmail and Threat to the Crown may be played when you are the one with the most: nothing happens, but Exiles take effect.',
    'CG-9.42': 'Coins under Priests belong to nobody; Blackmail, Blood for Gold and Furious Storm do not count them.',
    'CG-9.43':
      'Slaughter in the Streets and Disperse the Fanatics hit you too if you have Influence there (CG-9.14); Secret Search hits opponents only.',
    'CG-9.44': 'Vandalism destroys your own Altar too. An Altar of anybody higher up prevents it.',
    'CG-9.45': 'Exorcism may hit your own token. It takes exactly 2, so tokens of strength 1 and 2 cannot be chosen.',
    'CG-9.46':
      'Seize the Location sends your own Priests home as well. Of several, the last counts. Priests placed afterwards do not change the winner, but their owners are present and get alms.',
    'CG-9.47': 'A second Inquisition Raid in the same Location is not playable.',
    'CG-9.48': 'Secret Search passes over opponents without hand cards and needs at least one who has some.',
    'CG-9.49': 'Exiles and Aulic Magus take effect for cards played by abilities too, once for each card and License.',
    'CG-9.50':
      'The Intrigue that Ode to Treachery reveals is paid for and goes to the bottom. It is neither played nor drawn.',
  }),
  ...under('Rulings: places', {
    'CG-9.51':
      'Titles do not help Visitation and Pilgrimage: they are for the Intention Phase, and these cards ask for Followers.',
    'CG-9.52':
      'After Location 13 there is no next one, so Ode to Greed and Charms of the Woman are unusable there. The next Location has the next number, even if nobody is there.',
    'CG-9.53':
      'That the Artisan District builds only in Locations 7 to 13 is a consequence, not a rule: by then your Priests are nowhere else. When you Pray any Location will do.',
  }),
  ...under('Rulings: when something runs out', {
    'CG-9.54': 'If the reserve has no Mob, nobody gains one (CG-2.17).',
    'CG-9.55': 'Coins never run out.',
    'CG-9.56':
      'If a deck runs out, draw what is there. It is never shuffled anew, for used cards have gone to the bottom already.',
    'CG-9.57': 'When Licenses are turned up anew, those left go to the bottom in the order of their slots (CG-4.61).',
    'CG-9.58':
      'Nobility District with one card left in the deck: draw it and put one back. With none it is not usable.',
  }),
  ...under('Rulings: playing cards', {
    'CG-9.59':
      'There are three standards: a Miracle must be fully usable, an Intrigue needs a valid target, an ability needs some effect (CG-4.7, CG-4.8).',
    'CG-9.60':
      'Way of Loyalty never meets a card that is still being played, for everything happens in sequence (CG-4.1).',
    'CG-9.61':
      'Change of Guise: the cost may make a card unplayable, such as Foiled Plot or Threat to the Crown. So only what is playable after the cost is offered.',
    'CG-9.62': 'Policy of Terror and Harvest of Chaos: the card must be playable after the cost is paid.',
    'CG-9.63': 'Furious Storm: first the coins, then the Followers. The result is the same either way.',
    'CG-9.64': 'Several opponents who must choose do so one by one, clockwise (CG-2.34).',
    'CG-9.65': 'Nobody can perform two Summonings in one round, for a Location gives its benefit once a round.',
    'CG-9.66': 'Ties are broken by the Divine Might of the side that is up at that moment.',
    'CG-9.67': "Spider's Grip moves at least 4 Free Priests and any further number. The Patriarch counts.",
    'CG-9.68': 'Sorcery of the Goddess takes the License from the deck, not from a slot.',
    'CG-9.69': 'Patriarchs pay Tithe too. Moves by the Thieves District in a Prayer do not.',
    'CG-9.70': 'With an Approval you may place even without Followers, for nothing has to be lost.',
  }),
  ...under('Rulings: scope and the rest', {
    'CG-9.71': 'The Cults of the crowdfunding edition are left out (CG-1.7).',
    'CG-9.72': 'The sample sheet and texts that the rulebook shows in pictures hold no rule of their own.',
    'CG-9.73':
      'An ability that would have no effect, such as Mystery of Vices with an empty deck, is not usable (CG-4.7).',
    'CG-9.74': 'Cards discarded as a cost are face down, Miracles and Intrigues alike.',
    'CG-9.75':
      'If the winner of the Forum already has the card face up there is nothing to take. The others get alms as usual.',
    'CG-9.76': 'Alms are the printed value of the Location, not an amount that somebody chooses.',
    'CG-9.77': 'A tipped Patriarch in a Location has the same Influence as before. It is only a mark.',
    'CG-9.78':
      'If one half of Army of Pillagers, Way of Triumph, Chalice of Madness or Create a Mummy is impossible, the other half is done.',
    'CG-9.79': 'You may place a Priest where you already have Priests or an Altar.',
    'CG-9.80': 'You may Pray while you still have Free Priests. Prayer is always allowed.',
    'CG-9.81':
      'Whoever came to a Location without the Followers for it, by Ordination of a Priestess for example, may win or lose there as usual. Access matters only for Preaching, Visitation and Pilgrimage.',
  }),
];
