import { under } from './under.ts';

export const fourPlayers = [
  ...under('The automated High Priest (four players)', {
    'CD-5.80':
      'He is a living player whose character gives only life and power symbol. He has no ability (nor one that others could use on him), no starting coins and no sigil, is never Keeper, never trades and answers every prompt with no.',
    'CD-5.81':
      'He rolls 6 dice; of CD-4.18 the Faceless token and stored dice also count for him. He rolls his Kraken dice and never re-rolls them.',
    'CD-5.82':
      'Up to two times he re-rolls all dice that he could not commit: neither Dagger, Double Dagger, Blood nor his power symbol, and accepted by no ritual on an altar. If there are none, he stops.',
    'CD-5.83': [
      'He is strong if his life is above 15 at the start of his Commit phase, else weak. A die goes into the first group that can take it:',
      'strong: harm, rituals, own life; weak: own life, rituals, harm (first edition: own life, harm, rituals).',
      'Harm: Double Daggers first, then Daggers, by number; each to the other living player with the highest life minus the losses from dice he has put there this turn. Tie: closest to his left.',
      'Rituals: by number, each to the lowest altar that accepts its face and whose marker is higher than his dice of that face there; if there is none, to the lowest that accepts it. Tribute needs one die per turn, whatever its marker shows.',
      'Own life: Blood and his power symbol on himself, by number.',
      'He never uses voluntary targets (CD-4.23), nor targets without effect. Dice that fit nowhere are idle.',
    ].join('\n'),
    'CD-5.84':
      'He resolves in the order in which he committed. Dice changed, moved or added later come last, by number.',
    'CD-5.85': [
      'Altar effects; strong or weak is judged by his life at that moment.',
      'Ancient Chant: nothing. Sirens: 1 Siren coin.',
      'Sea Hydra: strong, the other living player with the highest life loses 1; weak, he gains 1.',
      'Lamia: the victim is the other living player with the highest life; the thief is himself if at most 3 are living, else the other living player with the lowest life who is not the victim. Ties: closest to his left.',
      'Dice of Transmutation and Astral Rift: lowest other altar that accepts a die, first track above 0. Rift results in the order rolled.',
      'Blood Rites: he does not pay. Altar Sacrifice: he alone gains N life.',
    ].join('\n'),
    'CD-5.86':
      'A ritual he completes is discarded without Keeper effect (with the Kraken all Kraken dice leave). Rituals of players he kills are discarded.',
    'CD-5.87':
      "Siren coins: in a response window, after all others have passed, if he has a coin, spent none this turn, and another, living active player has a Dagger or Double Dagger in normal mode on him, he moves one of them to the active player: Double Dagger first, then the lowest number. If that face is the active player's power symbol, it goes instead to the other living player with the highest life, neither himself nor the active one (tie: closest to his left). He uses coins for nothing else.",
    'CD-5.88':
      'A die of his that is changed, re-rolled or given to him in his Response phase is placed as in CD-5.83, strong or weak as fixed for the turn. Where he must choose otherwise, he takes what is best for his life: himself spared, gains to himself, losses to the other living player with the highest life (tie: closest to his left).',
    'CD-5.89': 'The platform rolls for him; nobody decides anything for him.',
  }),
  ...under('Possession (four players)', {
    'CD-5.90':
      'The first Faithful or Repentant Heretic who dies possesses the automated High Priest instead of becoming a Wraith, if he is living. Once per game. If both die together, the first in the order of D.',
    'CD-5.91':
      "The old role stays public. The player now has the High Priest's seat: his role, his character with its ability, his life, Kraken dice and coins. The own unused sigil and Siren and Chant coins move there too. The old character is no longer in play; Necromancer coins go back to the supply; rituals were handled in CD-4.89. The old seat is gone.",
    'CD-5.92':
      'From now on the High Priest is an ordinary human seat that rolls 6 dice; CD-5.80 to CD-5.89 no longer apply. Nothing of the setup of his character happens.',
    'CD-5.93':
      'It is a death, but not becoming a Wraith: Reaper, Necromancer, Altar Sacrifice and Don’t Be So Selfish see it.',
    'CD-5.94': 'The possessing player wins if the High Priest wins. The former role counts as dead.',
    'CD-5.95':
      'Stored extra dice of the old seat are lost. The former role wins nothing any more; it only counts as a dead Faithful or Heretic in the conditions of others.',
  }),
];
