import { under } from './under.ts';

export const turn = [
  ...under('The turn', {
    'CD-4.1':
      'The game is a sequence of turns, clockwise from the High Priest. Gone seats are skipped; Wraiths take turns.',
    'CD-4.2':
      "A turn is Upkeep, Roll, Commit, Response, Resolve, end of turn. After the turn of the High Priest's seat comes the step between turns (CD-4.100).",
    'CD-4.3': 'A round is one lap from a turn of the High Priest to the next. The first round is round 1.',
    'CD-4.4':
      'Once per turn means once in each turn of any player; what was used is free again when a turn starts. Wraith abilities are free again when a Response phase starts.',
    'CD-4.5': 'Card text beats rule text.',
    'CD-4.6':
      'Chance is used in the order things happen. Dice rolled together are rolled by ascending number. The dice of the active player are numbered from 1 as they come into being in the turn; Kraken dice and wraith dice are numbered for each seat as they came, and a wraith die lent to the active player gets the next number of that turn. Dice for a table of results are rolled one by one.',
    'CD-4.7':
      'A seat with a single option may be answered for, but only where all options follow from public facts; never in a window or where an unused sigil could add an option (reroll), since the speed would betray the sigil.',
  }),
  ...under('Upkeep', {
    'CD-4.10':
      'Step 1. What was used per turn is free again. If the active seat has the role High Priest, a new round begins (not with the very first turn).',
    'CD-4.11':
      'Step 2. If the active seat has the role High Priest, living or Wraith, and the Kraken lies on an altar: hand out Kraken dice (CD-4.12).',
    'CD-4.12':
      'Handing out Kraken dice: of the living players with the fewest Kraken dice, the one with the most life gains 1; if several tie in life too, each of them does. If the supply is short, they are given in turn order from the active seat until it is empty.',
    'CD-4.13':
      'Step 3, if the active player is living, as steps 4 and 5: the Faceless may become another character (CD-5.41). Then Faceless II marks somebody (CD-5.42).',
    'CD-4.14':
      'Step 4. An active player with Kraken dice rolls all of them. A Kraken Keeper may remove some (CD-5.11.4). While dice are left, the active player accepts, or re-rolls one of them and is asked again. Each re-roll adds 1 to the Kraken penalty, which may not exceed the dice this player would roll this turn by CD-4.18 as known now, without Blood Mage and the penalty itself.',
    'CD-4.15':
      'Step 5. If a die was re-rolled, the Kraken Keeper is asked a second time. Removed dice do not count. Then the active player loses the total of the dice as one loss by the ritual Kraken (CD-4.75). The dice stay.',
    'CD-4.16':
      'Step 6. Death check (CD-4.85). Who dies now and becomes a Wraith goes on with this turn as a Wraith (CD-4.106 to CD-4.110), and a Kraken penalty is forgotten. If the seat is gone by Possession, the turn ends at once, without Tribute step.',
  }),
  ...under('Roll phase', {
    'CD-4.17':
      'At the beginning, in this order: an active living Kraken Keeper must give 1 Kraken die (CD-5.11.5); the Blood Mage may pay (CD-5.45).',
    'CD-4.18':
      'A living player rolls 5 dice; the High Priest of the four-player game 6, automated or possessed. Plus 2 for the Keeper of Sea Hydra, plus 1 each for: bearing the Faceless token; a Blood Mage who paid; Reaper II while a Wraith is in the game; every stored extra die. Minus the Kraken penalty. At least 0, at most 12.',
    'CD-4.19': 'Stored dice and the Kraken penalty are used up by this phase, even where the limits cut them.',
    'CD-4.20':
      'Roll all dice. Then there are up to two re-rolls, each of any of the dice; you may stop at any time. Instead you may use a sigil whose time is the own Roll phase (CD-5.61): it costs no re-roll, and you are asked again. After the last re-roll the results stand. The Librarian has a third one (CD-5.43). With 0 dice you are asked only if you have an unused sigil.',
    'CD-4.21':
      'First edition: death check at the end of the Roll phase. If the active player dies here, CD-4.98 applies.',
  }),
  ...under('Commit phase', {
    'CD-4.22': [
      'The active living player places dice one after another. Allowed, in any order and as often as the rule of each says:',
      'commit an uncommitted die to a legal target; spend a Chant coin (CD-5.73); change a die as Keeper of Ancient Chant (CD-5.13.2), as Alchemist (CD-5.31) or by Blood Rites (CD-5.21.2); sell a coin as Merchant (CD-5.35); discard a die for Sea Hydra (CD-5.17.3); propose a trade (CD-5.75).',
      'You may end the phase when no uncommitted die has a compulsory target (CD-4.23) and every discard due to Sea Hydra is made. Dice that remain are idle.',
    ].join('\n'),
    'CD-4.23':
      'All dice must be committed if they can be. Any number may go to one target. A target is voluntary if only a card that says "may" opens it: Cosmos on the Sorceress by herself (CD-5.33) or on Sorceress II (CD-5.34), power symbols given to or by Alchemist II (CD-5.32). All others are compulsory: a die that has one must go to some legal target. A die with voluntary targets only may stay idle.',
    'CD-4.24': 'A placement stands once it is made; on the screen dice can be arranged freely before that.',
    'CD-4.25': [
      'Only living players can be targets, never Wraiths.',
      'Dagger, Double Dagger: any other living player; in the first edition also yourself.',
      'Blood: any living player, also yourself.',
      'Parchment, Ancient, Cosmos: no player; in the first edition any living player, without effect.',
      'Your own power symbol: yourself, as power symbol.',
    ].join('\n'),
    'CD-4.26':
      'Power symbol: you, and only you, may commit your power symbol to yourself. It gives 1 life instead of what the face does. A die with your symbol on yourself always works this way, even a dagger. Alchemist II widens this (CD-5.32).',
    'CD-4.27':
      'Parchment, Ancient and Cosmos do nothing on a player, except as power symbol or for an arcane explosion.',
    'CD-4.28':
      'Arcane: Cosmos on the Sorceress by herself (CD-5.33), or on Sorceress II by any living player (CD-5.34). Cosmos there is always arcane.',
    'CD-4.29':
      'A die may go to a ritual on an altar that has a track of exactly that face with its marker above 0. Tribute to Nycen always takes Cosmos; Altar Sacrifice takes no dice. More dice than the track needs may be placed.',
    'CD-4.30':
      'Where a die could lie on a target in two ways (for example Alchemist II commits a Dagger to somebody whose symbol is Dagger), the committer says which.',
    'CD-4.31':
      'An idle die has no compulsory target and was not placed. It stays in the pool, does nothing and is removed at the end of the turn. It can be committed later in the turn if its face changes in the Response phase.',
    'CD-4.32': 'First edition: death check at the end of the Commit phase.',
    'CD-4.33': 'For a Wraith see CD-4.107.',
    'CD-4.34': 'For the automated High Priest see CD-5.83.',
  }),
];
