import { under } from '../../../under.ts';

export const ending = [
  ...under('End of the game', {
    'CD-6.1': 'Who wins is checked only when players die, after all deaths of that check are counted together.',
    'CD-6.2':
      'The High Priest’s side is up while the High Priest lives. If the High Priest is the Necromancer, it is up while the High Priest or at least one Faithful lives.',
    'CD-6.3': 'The game ends in two cases: the side is up and no Cabalist and no Heretic lives, or the side is not up.',
    'CD-6.4':
      'If the side is up at the end, the High Priest and all Faithful win, living or dead. So does the Repentant Heretic, if dead already before this death check.',
    'CD-6.5': [
      'If the side is not up, several can win at once:',
      '1. All Cabalists win, living or dead. In the first edition with strict vengeance they win only if a Cabalist lives, if only Heretics live, or if nobody lives.',
      '2. If somebody lives and all who live are Heretics, every living Heretic wins.',
      '3. If everybody is dead, every Heretic wins.',
      '4. A dead Vengeful Heretic wins if a Cabalist lives.',
      '5. A dead Repentant Heretic wins if no Cabalist lives; only in the second edition.',
    ].join('\n'),
    'CD-6.6': 'There are no tie-breaks; all winners win alike. Who possesses the High Priest is the High Priest.',
    'CD-6.7': 'At the end all roles and sigils are shown.',
    'CD-6.8': 'A table can set a limit of rounds. Then the game ends without winners.',
    'CD-6.10': [
      'One Heretic, ordinary High Priest:',
      'High Priest living: the game goes on while a Cabalist or the Heretic lives. When none does: High Priest and Faithful win, and a Repentant Heretic who was dead before.',
      'High Priest dead, a Cabalist living: the Cabalists win, and a dead Vengeful Heretic.',
      'High Priest dead, no Cabalist living, a Faithful living: the Cabalists win (strict: they do not), and in the second edition a dead Repentant Heretic.',
      'High Priest dead, neither Cabalist nor Faithful living: the Heretic and the Cabalists win, whether the Heretic lives or not.',
    ].join('\n'),
    'CD-6.11': [
      'Both Heretics (Heresy!):',
      'High Priest living: the game goes on while a Cabalist or either Heretic lives. When none does: High Priest and Faithful win, and the Repentant Heretic if dead before.',
      'High Priest dead, a Cabalist living: the Cabalists win, and the Vengeful Heretic if dead.',
      'High Priest dead, no Cabalist, a Faithful living: the Cabalists win (strict: they do not), and in the second edition the Repentant Heretic if dead.',
      'High Priest dead, only Heretics living: the living Heretics and the Cabalists win; in the second edition also the Repentant Heretic if dead.',
      'Everybody dead: both Heretics and the Cabalists win.',
    ].join('\n'),
    'CD-6.12':
      'If the High Priest is the Necromancer, read “High Priest living” as “the High Priest or a Faithful living” everywhere in these conditions.',
    'CD-6.13': 'Whether the High Priest is the Necromancer is judged by the card at the moment of the check.',
    'CD-6.14':
      'A Necromancer of another role counts as living or dead as they are at the check. A Wraith Necromancer is dead.',
  }),
];
