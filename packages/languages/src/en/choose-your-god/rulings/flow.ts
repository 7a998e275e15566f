import { under } from '../../../under.ts';

export const flow = [
  ...under('Round start and celebration', {
    'CG-4.21':
      'Whoever owns the Supremacy card face up at the start of a round decides whether to celebrate, in any round.',
    'CG-4.22': [
      'You may celebrate with one of these, or not at all:',
      'draw 4 Miracles, if the deck is not empty;',
      'draw 3 Intrigues, if the deck is not empty;',
      'gain 3 Followers, if you have fewer than 9;',
      'take a free Priest token of any available strength from 1 to 5;',
      'gain 20 coins.',
    ].join('\n'),
    'CG-4.23': 'If you celebrate you get this at once, turn the Supremacy card face down, and celebrate for the round.',
    'CG-4.24':
      'Until the end of the round a celebrating player cannot Preach, Pray, make deals, take a Prayer benefit, play cards, use abilities, win a Location, take a benefit (not by Community either) or get alms. Their Altars do not make a Location active. Everything else goes on: cards and abilities of others hit them as usual, for which their Altars count as presence and Influence; they collect Tithe, choose what they must give or lose, keep what they own, and can win the game at the end of the round.',
    'CG-4.25':
      'Losing the Supremacy card while celebrating does not end the celebration. Its new owner has it face up.',
  }),
  ...under('Intention Phase', {
    'CG-4.30':
      'From the First Player on, clockwise, each player who neither celebrates nor has prayed takes one turn: Preach with a Free Priest in a Location, or Pray. This goes on until everyone who does not celebrate has prayed.',
    'CG-4.32':
      'You may Preach if you have a Free Priest. From your fourth placement of the phase on you also need the Approval for this placement or at least 1 Follower. Otherwise you can only Pray.',
    'CG-4.33':
      'You may Preach in any Location for which you have enough Followers, counted before you lose one for the placement, or whose Title you own. Any number of Priests may be there, your own and your Altar included.',
    'CG-4.34':
      'The Priest goes to the Location. From your fourth placement of the phase on you then lose 1 Follower, unless you own the Approval for it.',
    'CG-4.35':
      'If an opponent owns the Tithe of that Location and you have a coin, you pay that opponent 1 coin. The order is: place, lose the Follower, pay Tithe.',
    'CG-4.36':
      'To Pray, tip your Patriarch over. This is a mere mark: it keeps its place and its Influence. Take a Prayer benefit, then make deals. Then the phase is over for you. You may Pray at any turn, even with Free Priests left.',
    'CG-4.37':
      'You may take the benefit of one Location that your Mobs open to you and that is usable for you now. It works exactly as if you had won there, but it is no win: nobody gets alms, Community does nothing, and it does not count for the First Player.',
    'CG-4.38':
      'Deals, any number in any order until you are done. Sell: show an Intrigue from your hand, put it on the bottom of its deck and gain its price; a dark seal does not matter. Buy: pay the price of a face-up License and take it; its slot stays empty until the end of the round.',
    'CG-4.39':
      'When everybody who does not celebrate has prayed, all Patriarchs are stood up and the Resolution Phase begins.',
  }),
  ...under('Resolution Phase', {
    'CG-4.40':
      'The Locations come up from 1 to 13. A Location becomes the Active Location if at that moment a player who does not celebrate is present. Otherwise it is skipped: no actions and no winner.',
    'CG-4.42':
      'From the First Player on, clockwise, each player who does not celebrate, present or not, does exactly one of these: pass, play one Miracle, play one Intrigue, or use one ability of the side of the sheet that is up. Each action is complete before the next player acts. Nobody gets a second turn in the same Location. If the First Player celebrates, the next player clockwise starts.',
    'CG-4.43': [
      'Then the Location has a winner. The first line that fits decides:',
      '1. Someone has seized it: that player.',
      '2. A Priest with coins is there: its owner.',
      '3. Nobody who does not celebrate is present: nobody wins.',
      '4. The least Influence wins here: the one with the lowest Influence. A tie goes to the lowest Divine Might.',
      '5. Otherwise the one with the highest Influence. A tie goes to the highest Divine Might of the sides that are up.',
    ].join('\n'),
    'CG-4.44':
      'Coins under Priests in the Location go to the supply. The winner is now the latest winner of the round.',
    'CG-4.46':
      'If the Location was raided, nobody gets a benefit, not by Community either, or alms. The Priests go home.',
    'CG-4.47':
      'If the benefit of the Location is usable for the winner, the winner takes it or declines it. Otherwise the winner gets nothing.',
    'CG-4.48':
      'If a loser owns the Community of the Location and has Influence 1 or more there at this moment, that player may take the benefit too, in the same way. That player gets no alms here, whether or not the benefit was usable or taken. There is only one Community for a Location. A winner who owns it gets the benefit once.',
    'CG-4.50':
      'Every other player who is present, does not celebrate and has at least 1 Influence gains the alms of the Location.',
    'CG-4.53': 'All Priest tokens and Patriarchs there return to their owners as Free Priests. Altars stay.',
  }),
  ...under('End of the round', {
    'CG-4.60':
      'See whether someone has won. If not, and the round limit is not reached, the round ends and the next one begins.',
    'CG-4.61':
      'If at least one of the three slots for Licenses is empty, the others go to the bottom of the License deck, slot 1 first and slot 3 last, and new cards are turned up into slots 1, 2 and 3 as long as the deck lasts. If all three are full nothing changes.',
    'CG-4.62': 'All Priests on sheets are free again. Every round starts with all Priests free.',
    'CG-4.63':
      'The winner of the highest Location that had a winner this round becomes the First Player. If no Location had one, the First Player stays.',
  }),
];
