import { under } from './under.ts';

export const setup = under('Setup', {
  'CD-3.1': [
    'Roles besides the High Priest, and the number of altars:',
    '4 players: 1 Faithful, 2 Cabalists, Repentant Heretic, 3 altars; the High Priest is automated.',
    '5 players: 1 Faithful, 2 Cabalists, Vengeful Heretic, 3 altars.',
    '6 players: 1 Faithful, 3 Cabalists, Repentant Heretic, 3 altars. With Heresy!: 1, 2, both Heretics.',
    '7 players: 2 Faithful, 3 Cabalists, Vengeful Heretic, 4 altars. With Heresy!: 1, 3, both Heretics.',
    '8 players: 2 Faithful, 4 Cabalists, Repentant Heretic, 4 altars. With Heresy!: 2, 3, both Heretics.',
  ].join('\n'),
  'CD-3.2':
    'First edition, 8 players, with the Necromancer in either setup and without Heresy!: the Vengeful Heretic replaces the Repentant one.',
  'CD-3.3': [
    'The steps, in this order:',
    '1. Shuffle the roles and deal one to each human seat, seen by its owner only.',
    '2. Shuffle the 14 sigils and deal one to each human seat, seen by its owner only. The automated High Priest gets none.',
    '3. Shuffle the 18 ordinary characters, with the Necromancer if it is shuffled in, and deal one to each seat, the automated High Priest included. If the High Priest is to get the Necromancer, that seat is passed over.',
    '4. What was not dealt leaves the game. Everybody knows which characters these are, nobody which sigils.',
    '5. The six Wraith cards lie open. 6. Place the altars.',
    '7. Shuffle the 11 rituals and put one face up on each altar, altar 1 first. Markers begin at N, at 1 for Altar Sacrifice.',
    '8. Prepare the supplies. 9. The role of the High Priest becomes public. 10. With that option the High Priest takes the Necromancer.',
    '11. All characters become public; everybody takes the life of the character, and the High Priest adds the bonus (CD-2.7, CD-7.10).',
    '12. Merchant and Merchant II take their coins, unless the automated High Priest has the card.',
    '13. Truly a High Priest, if chosen (CD-7.5). 14. A human Faceless II marks somebody (CD-5.42).',
  ].join('\n'),
  'CD-3.4': 'The High Priest takes the first turn; it goes on clockwise.',
  'CD-3.5':
    'With four players the first seat is that of the automated High Priest, and the players have the other four. The High Priest is a living player for all effects.',
  'CD-3.6':
    'With four players the Necromancer cannot be given to the High Priest. If it is shuffled in and the automated High Priest would get it, it goes to the bottom of the pile and the next card is dealt.',
  'CD-3.7':
    'A Kraken that lies on an altar at setup hands out nothing yet. Its first die comes in the Upkeep of the first turn (CD-4.12).',
  'CD-3.8':
    'With four players there are five seats. Nobody sits on the High Priest’s until Possession; then that player sits there and the old seat is empty. A question to a seat goes to the player who sits on it.',
});
