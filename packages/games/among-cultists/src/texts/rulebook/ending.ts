import { under } from './under.ts';

export const ending = [
  ...under('End of the game', {
    'AC-6.1':
      'Exactly one of the two teams wins; there are no draws and no tie-breaks. The winners are the players whose role wins with that team (AC-2.12, AC-5.62).',
    'AC-6.2':
      'Points: after each check of a room, once card and Item are resolved, the game ends at once if the Investigators have as many victory points as they need. AC-6.9 says who wins.',
    'AC-6.3':
      'Cultists gone: after each confirmed death the game ends at once if all Cultists are Ghosts, whatever made them so. AC-6.9 says who wins.',
    'AC-6.4':
      'Claim, in games that began with one Cultist: in rounds 2 to 10 the Cultist may claim victory instead of moving, as its right to end the game after the round before. All dead Investigators are counted, seen and unseen. If there are at least K, the Cultists win. If not, the Investigators win, without ritual and without a guess of the Seer.',
    'AC-6.5': 'Massacre: in step C4 of Clean-up the Cultists win if at least K Investigators are Ghosts.',
    'AC-6.6': 'Time: in step C5 of Clean-up of round 10 the Cultists win.',
    'AC-6.7':
      'There is no other end. With two Cultists in particular, K dead Investigators whom nobody has noticed end nothing by themselves.',
    'AC-6.8':
      'Snapshot, in games that began with two Cultists: what counts against a victory of the Investigators is the number of Investigators who were dead at the end of the previous round; in round 1, after setup.',
    'AC-6.9': [
      'When the Investigators would win:',
      '1. If it is by points and Organism 46-B is awake, the ritual is held (AC-6.10). If it is lost, the Cultists win. Where all Cultists are gone, this step is skipped, also if the Organism is awake.',
      '2. If the game began with two Cultists and the snapshot is at least K, the Cultists win.',
      '3. If the Seer is in play, the Cultists guess (AC-6.20). If they name the Seer, the Cultists win.',
      '4. The Investigators win.',
    ].join('\n'),
  }),
  ...under('Banishment ritual', {
    'AC-6.10': 'A leader is voted for, in up to 3 ballots. All players vote, Ghosts too, and the dagger counts.',
    'AC-6.11':
      'If no Character is living, there is no leader and the ritual is lost. This cannot happen: at least one Cultist is living, or the game would have ended before (AC-6.3).',
    'AC-6.12':
      'In secret and at the same time all vote for one living Character, the own allowed, or for nobody, as in any vote. Before each ballot there is time to talk as in AC-4.52.',
    'AC-6.13':
      'Strictly the most votes make the leader. A tie at the top brings the next ballot, and so do more abstentions than votes for anybody; after the third such ballot the ritual is lost.',
    'AC-6.14': 'The leader must be living, that is, not a Ghost. To be pulse-dead is no obstacle.',
    'AC-6.15':
      'The leader openly picks different players, one after the other: 3 with 4 to 6 players, 4 with 7 or 8. Living or Ghost, and the leader too if it likes.',
    'AC-6.16':
      'Each picked player chooses a card from the reserve in secret and at the same time: Success, Failure or Sabotage. If the table plays with strict Investigators, a player who is neither a Cultist nor the Snitch can choose only Success; that holds for a bound Hunter too.',
    'AC-6.17':
      'The cards are shuffled and revealed without names. If all are Success, the ritual is won and AC-6.9 goes on with its second step. Otherwise the ritual is lost.',
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
