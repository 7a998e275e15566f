import { under } from '../../../under.ts';

export const characters = [
  ...under('Characters', {
    'CD-5.31':
      'Alchemist. In your Commit phase, up to 2 times per turn: change an uncommitted die of yours that shows Parchment, Ancient or Cosmos to another of these three.',
    'CD-5.32': [
      'Alchemist II.',
      '1. You may commit a die to another living player if it shows their power symbol: they gain 1.',
      '2. Other living players may commit a die that shows your power symbol to you: you gain 1.',
      '3. The first time in a turn, of any player, that your power symbol gives you life, you gain 1 more.',
    ].join('\n'),
    'CD-5.33':
      'Sorceress. You may commit Cosmos to yourself (arcane). When the second such die of this Resolve phase resolves, you may let an explosion happen: you spare one living player, perhaps yourself, and every other living player loses 2. At most one explosion per Resolve phase; further Cosmos dice on you do nothing.',
    'CD-5.34':
      'Sorceress II. All living players, you too, may commit Cosmos to you (arcane). When the second such die of a Resolve phase resolves, an explosion must happen, as with the Sorceress: the owner of the dice spares one living player. After the losses you gain 1 life. At most one explosion per Resolve phase.',
    'CD-5.35':
      'Merchant. Begins with 2 Chant coins and 1 Siren coin. Own Commit phase, once per turn: return 1 of your Chant or Siren coins to the supply and gain 2 life.',
    'CD-5.36': 'Merchant II. Begins with 2 Chant coins and 2 Siren coins. May trade.',
    'CD-5.37':
      'Guardian. Once per turn, with at least 1 life: pay 1 life and put a shield of 2 on a living player, perhaps yourself, for the rest of this Resolve phase. You may do it before the first die, after the last, between dice if you watch, or when it would save a player from falling to 0. Not in the Upkeep. Who pays the last life dies at the check unless healed.',
    'CD-5.38': [
      'Guardian II.',
      '1. In the Response phase of any living player, your own included, once per turn: change one committed Dagger to Blood. Its owner places it anew.',
      '2. Once per turn: when living players are about to lose life due to a ritual, prevent 1 of the loss of one of them, Kraken dice included. Not against Ancient Shadow.',
    ].join('\n'),
    'CD-5.39':
      'Assassin. In any Resolve phase, before the first die, after the last, or between dice if you watch, once per turn, with at least 1 life: pay 1 life. Another living player with life above 0 who lost life in this Resolve phase loses 2. You are the killer.',
    'CD-5.40': [
      'Assassin II.',
      '1. In the Response phase of any living player, your own included, once per turn: change one committed Blood or Dagger to Double Dagger. Its owner places it anew.',
      '2. Once per turn: right after players really lost life due to a ritual, one of them with life above 0, perhaps you, loses 1 more. You are the killer. Not with Ancient Shadow.',
    ].join('\n'),
    'CD-5.41':
      'Faceless. Once per game, in your own Upkeep: replace this card by a character not in play, an unused one or that of a dead player. Your life stays; power symbol and ability are those of the new card at once, without its starting coins.',
    'CD-5.42': [
      'Faceless II.',
      '1. At the end of setup and in each of your Upkeeps while living: put the Faceless token on another living player, perhaps the same again. You cannot mark yourself.',
      '2. While it lies there you have the ability of that character, with your own uses, life and power symbol, without starting coins. Faceless and Necromancer cannot be copied.',
      '3. The marked player rolls 1 extra die.',
      '4. If the marked player dies, the token goes away, but you keep that ability until the start of your next turn. If you die, the token goes away.',
      '5. You may mark the automated High Priest and use his ability.',
    ].join('\n'),
    'CD-5.43': 'Librarian. In your Roll phase: three re-rolls instead of two.',
    'CD-5.44':
      'Librarian II. In your Resolve phase, once per turn: after a die of yours gave you an altar effect you may carry it out a second time. No marker moves for it. It comes before the ritual is completed, if that was the last marker.',
    'CD-5.45': 'Blood Mage. At the beginning of your Roll phase you may pay 1 life to roll 1 extra die in it.',
    'CD-5.46':
      'Blood Mage II. In the Response phase of any living player, your own included, once per turn: pay 1 life; the owner re-rolls one committed die of your choice and places it anew.',
    'CD-5.47': 'Reaper. Whenever another player dies, gain 3 life.',
    'CD-5.48': 'Reaper II. Roll 1 extra die while at least one Wraith is in the game; never more than 1.',
    'CD-5.49': [
      'Necromancer.',
      '1. When your power symbol would give you life, you choose: 1 life or 1 Necromancer coin.',
      '2. Each time a player dies, you too: gain 1 Necromancer coin, living or Wraith.',
      '3. In the Upkeep of each turn of yours that you begin as a Wraith: gain 1 Necromancer coin.',
      '4. When you die you keep this ability and these coins; the Wraith card lies beside the character.',
      '5. Revive: at the start of the Resolve phase of your own turn as a Wraith, with at least 4 coins, you may return all your Necromancer coins; you are living with 4 life plus 1 for each coin. Wraith card and wraith dice go back.',
      '6. You can die again after that, with all consequences. Your role stays public.',
    ].join('\n'),
  }),
];
