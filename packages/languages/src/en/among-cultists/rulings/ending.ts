import { under } from '../../../under.ts';

export const ending = [
  ...under('End of the game', {
    'AC-6.1':
      'Exactly one of the two teams wins; there are no draws and no tie-breaks. The winners are the players whose role wins with that team.',
    'AC-6.2':
      'Points: after each check of a room, once card and Item are done, the game ends at once if the Investigators have as many victory points as they need.',
    'AC-6.3':
      'Cultists gone: after each confirmed death the game ends at once if all Cultists are Ghosts, whatever made them so.',
    'AC-6.4':
      'Claim, in games that began with one Cultist: in rounds 2 to 10 the Cultist may claim victory instead of moving. All dead Investigators are counted, seen and unseen. If there are enough, the Cultists win. If not, the Investigators win, without ritual and without a guess of the Seer.',
    'AC-6.5': 'Massacre: at the end of a round the Cultists win if enough Investigators are Ghosts.',
    'AC-6.6': 'Time: when round 10 is over, the Cultists win.',
    'AC-6.8':
      'In games that began with two Cultists, dead Investigators whom nobody has noticed end nothing by themselves. They count against a victory of the Investigators: if enough were dead at the end of the previous round, the Cultists win.',
    'AC-6.9': [
      'When the Investigators would win:',
      '1. If it is by points and Organism 46-B is awake, the ritual is held. If it is lost, the Cultists win.',
      '2. If the game began with two Cultists and enough Investigators were dead at the end of the previous round, the Cultists win.',
      '3. If the Seer is in play, the Cultists guess. If they name the Seer, the Cultists win.',
      '4. The Investigators win.',
    ].join('\n'),
  }),
  ...under('Banishment ritual', {
    'AC-6.10': 'A leader is voted for, in up to 3 ballots. All players vote, Ghosts too, and the dagger counts.',
    'AC-6.12':
      'In secret and at the same time all vote for one living Character, their own allowed, or for nobody. Before each ballot there is time to talk.',
    'AC-6.13':
      'Strictly the most votes make the leader. A tie at the top brings the next ballot, and so do more abstentions than votes for anybody; after the third such ballot the ritual is lost.',
    'AC-6.14': 'The leader must be living, that is, not a Ghost. To be secretly dead is no obstacle.',
    'AC-6.15':
      'The leader openly picks different players, one after the other: 3 with 4 to 6 players, 4 with 7 or 8. Living or Ghost, and the leader too if it likes.',
    'AC-6.16':
      'Each picked player chooses a card from the reserve in secret and at the same time: Success, Failure or Sabotage. If the table plays with strict Investigators, a player who is neither a Cultist nor the Snitch can choose only Success; that holds for a bound Hunter too.',
    'AC-6.17':
      'The cards are shuffled and revealed without names. If all are Success, the ritual is won. Otherwise it is lost.',
  }),
  ...under('Guessing the Seer', {
    'AC-6.20':
      'First all are shown who the Cultists are. Then each Cultist, Ghosts too, names one player who is not a Cultist, at the same time. If all name the same player, that is the guess. If two Cultists differ, the one who comes first in the turn order of this round counts.',
  }),
  ...under('After the end', {
    'AC-6.30':
      'All roles, hands, Pulse decks and the curse card are shown to everybody, and where every pulse card and room card came from.',
  }),
];
