import { under } from '../../../under.ts';

export const fourPlayers = [
  ...under('The automated High Priest (four players)', {
    'CD-5.80':
      'He is a living player whose character gives only life and power symbol. He has no ability, no starting coins and no sigil, is never Keeper, never trades and declines everything. Nobody decides for him.',
    'CD-5.81':
      'He rolls 6 dice, 1 more with the Faceless token, and stored dice. He rolls his Kraken dice and never re-rolls them.',
    'CD-5.82':
      'Up to two times he re-rolls all dice that he could not commit: neither Dagger, Double Dagger, Blood nor his power symbol, and accepted by no ritual on an altar. If there are none, he stops.',
    'CD-5.83': [
      'He is strong if his life is above 15 at the start of his Commit phase, else weak. A die goes to the first that can take it:',
      'strong: harm, rituals, own life; weak: own life, rituals, harm (first edition: own life, harm, rituals).',
      'Harm: each dagger goes to the other living player with the highest life, minus what his own dice will already take. He hits the Faithful too, for he does not know them. Tie: closest to his left.',
      'Rituals: the lowest altar that accepts the die and still needs it.',
      'Own life: Blood and his power symbol on himself.',
    ].join('\n'),
    'CD-5.84': 'He resolves in the order in which he committed. Dice changed, moved or added later come last.',
    'CD-5.85': [
      'Altar effects: strong or weak is judged by his life at that moment.',
      'Ancient Chant: nothing. Sirens: 1 Siren coin. Blood Rites: he does not pay. Altar Sacrifice: he alone gains life.',
      'Sea Hydra: strong, the other living player with the highest life loses 1; weak, he gains 1.',
      'Lamia: the victim is the other living player with the highest life; the thief is himself if at most 3 are living, else the one with the lowest life. Ties: closest to his left.',
      'Dice of Transmutation and Astral Rift go to the lowest other altar that accepts one.',
    ].join('\n'),
    'CD-5.86':
      'A ritual he completes is discarded without Keeper effect (with the Kraken all Kraken dice leave). Rituals of players he kills are discarded.',
    'CD-5.87':
      'Siren coins: after all others have passed, he moves a dagger that lies on him to the active player, a Double Dagger first. If it would heal the active player, it goes to the other living player with the highest life. He uses coins for nothing else.',
    'CD-5.88':
      'A die of his that is changed or given to him in his Response phase is placed as in his Commit phase. Where he must choose otherwise, he takes what is best for his life.',
  }),
  ...under('Possession (four players)', {
    'CD-5.90':
      'The first Faithful or Repentant Heretic who dies possesses the automated High Priest instead of becoming a Wraith, if he is living. Once per game. If both die together, the one with the earlier last blow.',
    'CD-5.91':
      'The old role stays public. You now are the High Priest: his role, his character with its ability, his life, Kraken dice and coins. Your unused sigil and your Siren and Chant coins come along. Your old place is no longer one, for neighbours and turn order.',
    'CD-5.92':
      'From now on the High Priest is an ordinary player who rolls 6 dice, without the starting coins of his character.',
    'CD-5.93':
      'It is a death, but not becoming a Wraith: Reaper, Necromancer, Altar Sacrifice and Don’t Be So Selfish see it.',
    'CD-5.94': 'Whoever possesses the High Priest wins if he wins. The former role counts as dead.',
    'CD-5.95':
      'Stored dice are lost. The former role wins nothing any more; it only counts as a dead Faithful or Heretic for others.',
  }),
];
