import { under } from '../../../under.ts';

export const death = [
  ...under('Death', {
    'CD-4.85':
      'Death checks come at the end of every Resolve phase, of every Upkeep and between turns; in the first edition at the end of every phase. Everyone with 0 life dies, in the order of their last blows. If a death brings another player to 0, the check is made again.',
    'CD-4.87': 'All who die in one check die at the same time. Their roles become public.',
    'CD-4.88': 'Then see whether someone has won. If the game is over, nothing else happens.',
    'CD-4.89':
      'The dead give back their Kraken dice and lose copied Keeper effects. Their killer becomes Keeper of their rituals, if living after this check and not the automated High Priest. Otherwise the rituals are discarded: after a self-kill, or if two Keepers kill each other.',
    'CD-4.90':
      'Then Altar Sacrifice, if it is on an altar, rewards the killer of the first one whom another player killed.',
    'CD-4.91': 'Then a living Reaper gains 3 life for each death, and the Necromancer gains coins.',
    'CD-4.92':
      'Then each of the dead chooses a Wraith card and takes wraith dice with its faces. They keep sigil and coins and lose their ability (not the Necromancer). Exception: Possession, with four players.',
    'CD-4.95': 'A dead player’s character is no longer in play, except the Necromancer’s.',
    'CD-4.97':
      'A ritual that goes from a killed Keeper to the killer keeps its state. Who gets the Kraken is the new Kraken Keeper.',
    'CD-4.98':
      'If the active player dies after rolling (first edition only), all their dice are removed, and the turn ends after that phase.',
    'CD-4.99': 'Dice on a player who died before they resolve (first edition only) have no effect.',
  }),
  ...under('Between turns', {
    'CD-4.100':
      'After the High Priest’s turn, living or Wraith: if Ancient Shadow is on an altar, it acts. Then there is a death check. Nothing can be played here.',
  }),
  ...under('A Wraith’s turn', {
    'CD-4.105': 'A Wraith has no Kraken dice and no ability in the Upkeep. A Wraith Necromancer gains 1 coin.',
    'CD-4.106':
      'Roll: take back all wraith dice of your card, add stored dice and roll them, with up to two re-rolls. Frenzy works. Old faces are lost.',
    'CD-4.107':
      'Commit: wraith dice cannot be committed. The Wraith may spend Chant coins on its own dice, then ends the phase.',
    'CD-4.108': 'Nobody can respond to a Wraith’s dice, so nobody is asked.',
    'CD-4.109':
      'Resolve: there are no dice to resolve, but sigils and abilities for the Resolve phase can be used once. The Tribute moves. Then there is a death check.',
    'CD-4.110': 'The wraith dice stay for use in living players’ Response phases until the Wraith’s next Roll phase.',
    'CD-4.111':
      'Wraiths have 0 life, neither gain nor lose life, are no target of dice, cannot be Keeper and never have Kraken dice. They keep sigil and coins and may use them.',
  }),
];
