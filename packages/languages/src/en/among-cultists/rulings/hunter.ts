import { under } from '../../../under.ts';

export const hunter = [
  ...under('Curse of the Hunter', {
    'AC-5.55':
      'The module adds the role Cursed Hunter, 6 snares (3 jaws, 3 empty), 6 hunt cards (4 Graze, 2 Mortal Wound) and 3 curse cards (Redeemed, Bound, Feral). It can be played on any map.',
    'AC-5.56':
      'Setup: the Hunter holds the 6 snares. Shuffle the hunt cards. Draw one curse card for the Hunter, face down; the other two go back unseen.',
    'AC-5.57':
      'At the start of round 4 the Hunter sees the curse card, and nobody else does. Until then nobody knows it.',
    'AC-5.58':
      'At the end of rounds 1 to 9 everyone says that they are ready. A living Hunter can set a snare instead, jaws or empty: in a Location of their walk of this round that has no snare and is not the Cafeteria. It lies there face down, and all see it from the next round on.',
    'AC-5.59':
      'When a living Character, the Hunter included, enters a Location with a snare in the Movement phase, its movement ends, and the token is turned over and leaves the game. Jaws: the top hunt card goes unseen into its Pulse deck; if none is left, nothing. Empty: nothing more. In an unsafe passage the unsafe draw still follows.',
    'AC-5.60':
      'In every rule a Graze counts as an Alive card and a Mortal Wound as a Dead card. A check counts them so, and a Mortal Wound that is shown as proof is shown as a Dead card. Which it was is seen only at the end.',
    'AC-5.61': 'In all other matters (hand, route, truth, counting among the dead) the Hunter is an Investigator.',
    'AC-5.62':
      'Winning. Redeemed: the Hunter wins with the Investigators. Bound: it wins with the Cultists. Feral: it wins in addition to the winning team if it is not a Ghost at the end and other Characters sprang at least 2 jaws; otherwise it loses.',
    'AC-5.63': 'A Hunter who is a Ghost sets no more snares. Those on the map stay.',
  }),
];
