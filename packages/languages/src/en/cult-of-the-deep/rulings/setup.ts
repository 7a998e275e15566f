import { under } from '../../../under.ts';

export const setup = [
  ...under('Setup', {
    'CD-3.1': [
      'Roles besides the High Priest, and the number of altars:',
      '4 players: 1 Faithful, 2 Cabalists, Repentant Heretic, 3 altars; the High Priest is automated.',
      '5 players: 1 Faithful, 2 Cabalists, Vengeful Heretic, 3 altars.',
      '6 players: 1 Faithful, 3 Cabalists, Repentant Heretic, 3 altars. With Heresy!: 1, 2, both Heretics.',
      '7 players: 2 Faithful, 3 Cabalists, Vengeful Heretic, 4 altars. With Heresy!: 1, 3, both Heretics.',
      '8 players: 2 Faithful, 4 Cabalists, Repentant Heretic, 4 altars. With Heresy!: 2, 3, both Heretics.',
    ].join('\n'),
    'CD-3.3': [
      'Getting ready:',
      '1. Deal a role and a sigil to each player, seen by its owner only, and a character to everyone. The automated High Priest gets no sigil.',
      '2. The characters that were not dealt are open to all, the sigils are not.',
      '3. Put a ritual face up on each altar, its markers at the number of players (Altar Sacrifice at 1).',
      '4. The High Priest shows the role. Everyone takes the life of their character; the High Priest adds the bonus.',
      '5. The Merchants take their coins. Faceless II marks someone.',
    ].join('\n'),
    'CD-3.4': 'The High Priest takes the first turn; it goes on clockwise.',
    'CD-3.5': 'With four players the High Priest is automated. He is a living player for all effects.',
    'CD-3.6':
      'With four players the Necromancer cannot be given to the High Priest. If it is shuffled in and the automated High Priest would get it, it goes to the bottom of the pile and the next card is dealt.',
    'CD-3.7':
      'A Kraken that lies on an altar at setup hands out nothing yet. Its first die comes in the Upkeep of the first turn.',
  }),
];
