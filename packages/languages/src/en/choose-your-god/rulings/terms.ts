import { under } from '../../../under.ts';

export const terms = [
  ...under('Priests', {
    'CG-2.10':
      'A Priest token is in exactly one place: in the reserve; free, next to its owner’s sheet; on the sheet, spent for a Ritual; in a Location; or turned over as an Altar in a Location. Tokens in the reserve and Altars are not Priests. Each player has 15 tokens, three of each strength from 1 to 5.',
    'CG-2.11': 'A Free Priest is a Priest or Patriarch of yours that lies next to your sheet.',
    'CG-2.12':
      'The word “Priest” includes the Patriarch. Only where a rule says “Priest token” or “token” is the Patriarch left out.',
    'CG-2.13':
      'Each player has one Patriarch: free, on the sheet or in a Location. It is never destroyed, never goes to the reserve, never becomes an Altar and never pays a Sacrifice Cost. It may pay Ritual Costs. Effects that change the strength of a Priest cannot choose it; effects that add Influence, or place, move or take back a Priest, can.',
    'CG-2.14':
      'The strength of your Patriarch is your Followers, plus the strengths of all your Licenses, plus 7 if you own the Supremacy card, face up or face down. It may be 0.',
  }),
  ...under('What you own', {
    'CG-2.16': 'You have 0 to 9 Followers. What you would gain beyond 9 is lost.',
    'CG-2.17':
      'Fanatical Mobs come from a common reserve of 16. If it is empty nobody can gain one, and an effect that does nothing else cannot be used. A lost Mob goes back to the reserve. You may own any number.',
    'CG-2.18':
      'There are always enough coins. Nobody ever has fewer than 0. Coins that lie under a Priest belong to nobody.',
    'CG-2.19':
      'An Altar has strength 4; each Novitiates License of its owner adds 1 to its Influence. You have at most one Altar in a Location, but several players may each have one there. Altars stay until they are destroyed. An Altar is not a Priest.',
  }),
  ...under('Tokens and Altars', {
    'CG-2.20':
      'You can take a Priest of a strength from the reserve while fewer than 3 of your tokens in play have it, Altars left out, and fewer than 15 of your tokens are in play or under Altars. Which token lies under an Altar never matters.',
    'CG-2.21':
      'To change the strength of a token means to return it and to take one of the new strength. This is possible if at most two of your other tokens in play have the new strength.',
    'CG-2.22':
      'No token is stronger than 5. An increase that would go beyond 5 stops at 5. A token of strength 5 cannot be chosen for an increase.',
    'CG-2.23':
      'You may build an Altar in a Location if you have a Priest token there and no Altar yet. Choose one such token: it is no Priest any more but your Altar there. Coins that lay under it go to the supply.',
    'CG-2.24': 'When an Altar is destroyed its token goes to the reserve.',
    'CG-2.25':
      'To destroy a Priest token, or to return it to the reserve, takes it out of play. To take back, remove or return a Priest to its owner makes it free. These are two different things.',
  }),
  ...under('Presence and Influence', {
    'CG-2.26':
      'You are present in a Location if you have a Priest or an Altar there. A Cult “with Influence” has at least 1 Influence there.',
    'CG-2.27':
      'Your Influence in a Location is the sum of the strengths of your Priest tokens there, the strength of your Patriarch if it is there, your Altar if you have one there, and all Influence bonuses on your Priests there. It changes at once with each of these.',
    'CG-2.28':
      'An Influence bonus, +2 or +7, lies on one Priest. It is gone when this Priest leaves the Location or is no Priest any more.',
  }),
  ...under('Cards', {
    'CG-2.29':
      'Your cards are the Miracles and Intrigues in your hand, your Licenses, and the Supremacy card if you own it. This counts wherever a rule speaks of discarding cards, of the most cards, or of giving a card.',
    'CG-2.30':
      'A discarded Miracle, Intrigue or License goes to the bottom of its deck; the Supremacy card goes to the reserve. Several cards go one after another, so the last one ends lowest. Hand cards are discarded face down.',
    'CG-2.31':
      'Cards are drawn from the top unless a rule says otherwise. If the deck holds fewer, you draw what is there; an empty deck gives nothing and is not shuffled anew.',
  }),
  ...under('Coins under a Priest', {
    'CG-2.32':
      'When a Priest leaves a Location for any reason, be it moved, taken back, destroyed or made an Altar, the coins under it go to the supply and its bonuses are gone. A change of strength is not leaving.',
    'CG-2.33':
      'The moment two Priests with coins are in the same Location, both return to their owners as Free Priests and all these coins go to the supply, even if one player owns both.',
  }),
  ...under('More terms', {
    'CG-2.34':
      'When an effect makes several opponents choose or give, they do so one by one, clockwise from the left of the acting player.',
  }),
];
