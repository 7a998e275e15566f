import { under } from './under.ts';

export const resolve = [
  ...under('Resolve phase', {
    'CD-4.60':
      'At the start a Wraith Necromancer in the own turn may revive if able (CD-5.49); they are living from then on, but have no cultist dice this turn.',
    'CD-4.61':
      'If a die is committed, the opening resolve window comes. In every resolve window one can use a sigil for the Resolve phase, lay a shield as Guardian (CD-5.37), strike as Assassin (CD-5.39), watch (CD-4.59) or pass.',
    'CD-4.62':
      'While committed dice are unresolved, the active player picks one and resolves it with all that it causes (CD-4.64, CD-4.65). If some remain, there is a window between dice: with resolveWindows compact (the default) only for watching seats (CD-4.59), with full for all eligible ones.',
    'CD-4.63':
      'When none is left: Tribute step (CD-5.20.3), then the closing resolve window. Then all dice of the active player are removed (a Wraith keeps its dice), the death check follows (CD-4.85), and the turn ends.',
    'CD-4.64':
      "A die on a player who is not living does nothing. As power symbol the player gains 1 life; arcane: CD-5.33 and CD-5.34. Otherwise Dagger takes 1 life, Double Dagger 2, Blood gives 1, other faces do nothing. For a die that was moved or changed without its owner choosing the mode, it is set anew: on its owner with the owner's symbol it is the power symbol; Cosmos on the Sorceress if it is her die, or on Sorceress II, is arcane; Parchment, Ancient or Cosmos that match the power symbol of the player it lies on, where Alchemist II permits it, are the power symbol; else normal.",
    'CD-4.65':
      'A die on an altar looks at the ritual that is there now. Cosmos on Tribute pays the tribute for this turn (CD-5.20), nothing else. If the ritual has a track of that face above 0, its marker moves 1 towards 0, the owner gains the Altar effect (CD-5.5), and Librarian II may repeat it (CD-5.44). If all markers are at 0 then, the ritual is complete (CD-4.66). In all other cases the die is removed without effect.',
    'CD-4.66':
      'Completing a ritual, by the owner of the die or whom a sigil names: 1. All its running effects are finished. 2. If it has a Keeper effect and that seat can be Keeper (living, not the automated High Priest), it lies beside that seat; otherwise it is discarded (CD-4.67). 3. Exactly one new ritual is drawn to the altar (CD-4.68). 4. Left-over dice (CD-4.69).',
    'CD-4.67':
      'A discarded ritual goes to the discard pile without its markers. With the Kraken all Kraken dice go back to the supply, with Ancient Shadow its tokens. An altar it lay on is refilled once (CD-4.68, or step 3 of CD-4.66); a kept ritual that is discarded leaves no gap.',
    'CD-4.68':
      'Drawing a ritual: if the deck is empty, the discard pile is shuffled into a new one first. The card goes face up to the empty altar with markers at N (Altar Sacrifice at 1). Then comes its effect upon reveal: the Kraken hands out at once (CD-4.12).',
    'CD-4.69':
      'Left-over dice are unresolved dice on an altar whose ritual was completed. Second edition: those whose face the new ritual accepts (CD-4.29) stay and are resolved there; others are removed without effect. First edition: all are removed.',
    'CD-4.70':
      'A die of a two-track ritual that is resolved while its own track is at 0 and the ritual is not complete is removed without effect. Its owner may keep it for later in the phase and hope for the completion.',
    'CD-4.71':
      'Dice gained in the Resolve phase are committed at once as their text says and are ordinary unresolved dice of this phase. Altar effects give at most 20 dice in one turn.',
    'CD-4.72':
      'When a sigil changes faces in the Resolve phase, the dice stay where they are, unless another sigil moves them. On an altar that does not accept the new face the die is removed without effect when resolved.',
    'CD-4.73':
      'Who lost life in this Resolve phase (for Assassin and Lamia Keeper), shields, wards and watching begin empty in each Resolve phase and end with it, before the death check.',
  }),
  ...under('Losing and gaining life', {
    'CD-4.75': [
      'A loss has one source and one or more targets, each with an amount.',
      '1. Targets that are not living or have 0 life, and amounts of 0, drop out. If none is left, it is over.',
      '2. A warded target (CD-5.56) loses nothing. Shields reduce the amounts and are used up by as much.',
      '3. In a Resolve phase: a target is savable if the loss would bring it to 0 and 2 points less would leave it above 0 (for the seat of the Guardian count 1 life less, because of the payment). While there is one, each seat that can lay a shield (CD-5.37) is asked once: no, no-this-phase, or one savable target. The shield counts at once.',
      '4. If the source is a ritual and a turn is running, each seat that can prevent as Guardian II (CD-5.38) is asked once: no, no-this-phase, or one target with an amount above 0, which falls by 1.',
      '5. The targets lose their amounts in turn order from the active seat, not below 0. Who really lost at least 1 has lost life in this Resolve phase, if it is one; at 0 life the last blow is noted (CD-4.80).',
      '6. The Lamia Keeper gains (CD-5.19.3).',
      '7. If the source is a ritual and a turn is running, each seat that can deepen as Assassin II (CD-5.40) is asked once: no, no-this-phase, or one target that really lost life and has life left. The extra loss is a loss of its own.',
    ].join('\n'),
    'CD-4.76':
      '"All players lose" is one loss with every living player as target. With "all but one" the exempt player is left out.',
    'CD-4.77': 'Gaining raises the life of a living player. Wraiths ignore every gain.',
    'CD-4.78': 'Who is at 0 life and gains life before the next death check is saved, and the last blow is forgotten.',
    'CD-4.79':
      'Losses by rituals are those by Kraken dice, the Altar effects of Sea Hydra and Lamia, results of the Astral Rift, and a completed Tribute. Ancient Shadow is a ritual too, but acts outside any turn, so no ability changes it. Dice on players, arcane explosions, sigil tables and payments are not.',
    'CD-4.80':
      'Last blow: each time a player falls from above 0 to 0 life, the killer by CD-4.81 and a running number are noted. Losses at 0 life do not change it.',
    'CD-4.81': [
      'The killer is:',
      'for a die on a player, however changed, moved or added: the owner of the die;',
      'for an Altar effect or a Rift result from a die: the owner of the die; through a sigil: its user;',
      'for an arcane explosion: the owner of the Cosmos dice;',
      'for a strike of Assassin or the extra loss of Assassin II: that Assassin;',
      'for a sigil, or a ritual completed by it: its user;',
      'for a Tribute that fell by itself: nobody;',
      'for Kraken dice: the Keeper of the Kraken if it is another player, else nobody;',
      'for Ancient Shadow and Don’t Be So Selfish: nobody;',
      'for paying life, an own die on oneself, the loss of an own sigil or an own Rift: the victim itself.',
    ].join('\n'),
    'CD-4.82':
      'If the killer by this table is the victim, it is a self-kill, whatever the line. A killer can be living, a Wraith or the automated High Priest.',
  }),
];
