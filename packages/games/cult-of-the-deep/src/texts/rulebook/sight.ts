import { under } from './under.ts';

export const sight = under('Who sees what', {
  'CD-8.1': [
    'All see: the role of the High Priest and of the dead, how many there are of each role, who has an unused sigil, used sigils, characters in play and not in play, life, coins, Kraken dice, tokens, stored dice, shields and wards, the dice of the active player with their places and modes, wraith dice, rituals with markers, Keepers, copies and discards, which rituals can be in the deck and how many, the Wraith stock, who has passed or watches, accepted trades, who has refused what they were asked (also for the rest of a phase), and the last blow of a player at 0 life.',
    'Only the owner sees: the own role until death or the end; which unused sigil it is, until it is declared or the game ends; the own standing passes and options, dice picked for a re-roll, and an offer that is not complete.',
    'A trade offer is known to trader and addressee; if it is declined, the others know only that.',
    'Nobody sees the order of the ritual deck, the sigils that were not dealt, or the random seed; the latter two are shown at the end.',
  ].join('\n'),
  'CD-8.2': 'Who dies learns nothing new. A Wraith knows its own role and what is public.',
  'CD-8.3': 'Who possesses the High Priest takes over his public things; the own sigil stays hidden.',
  'CD-8.4': 'Spectators see what all see.',
  'CD-8.5': 'Everybody may chat at any time, Wraiths included.',
});
