import { under } from '../../../under.ts';

export const rulings = [
  ...under('Rulings: rituals in general', {
    'CD-9.19': 'Who is at 0 life can complete a ritual and become Keeper; at the death check it goes to the killer.',
  }),
  ...under('Rulings: single rituals', {
    'CD-9.39':
      'Tribute moves in the turn in which it was revealed too, unless a die pays it or it comes only after the Tribute step.',
    'CD-9.43':
      'Transmutation lasts to the end of the turn: a die that is lent, gained or re-rolled later is changed too. A face that somebody gives a die on purpose afterwards stands. Dice that a sigil adds to rituals, and rolls for a table, belong to nobody and are not changed.',
  }),
  ...under('Rulings: characters', {
    'CD-9.74':
      'The extra loss of Assassin II is no ritual loss: Guardian II cannot prevent it; in a Resolve phase the Guardian can.',
    'CD-9.76': 'Cosmos dice of others that are moved onto the Sorceress (not II) do nothing.',
  }),
  ...under('Rulings: Necromancer', {
    'CD-9.85':
      'The numbers of the Necromancer are ours: some three own turns from an early death to a revival with 8 life; 8 coins give 12.',
    'CD-9.89': 'A Faithful Necromancer who revives does not undo Don’t Be So Selfish.',
  }),
  ...under('Rulings: victory', {
    'CD-9.92':
      'If the High Priest’s side wins, the Repentant Heretic must have been dead before the final check; dying together with the last Cabalist is too late. So in both editions.',
    'CD-9.93': 'When the High Priest’s side falls, the Vengeful Heretic may die in the same check as the High Priest.',
    'CD-9.94':
      'Repentant Heretic and all Cabalists dead, Vengeful Heretic and High Priest living: the game goes on; what the Repentant Heretic gets is judged at the end.',
  }),
  ...under('Rulings: other', {
    'CD-9.132': 'If the High Priest gets the Necromancer, one more character is not in play and open to the Faceless.',
  }),
];
