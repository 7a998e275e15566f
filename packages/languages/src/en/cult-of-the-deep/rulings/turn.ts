import { under } from '../../../under.ts';

export const turn = [
  ...under('The turn', {
    'CD-4.1': 'Turns go clockwise from the High Priest. Wraiths take turns too.',
    'CD-4.2':
      'A turn is Upkeep, Roll, Commit, Response, Resolve. After the High Priest’s turn the Ancient Shadow acts, if it is out.',
    'CD-4.3': 'A round is one lap from a turn of the High Priest to the next.',
    'CD-4.4':
      'Once per turn means once in each turn of any player; what was used is free again when a turn starts. Wraith abilities are free again when a Response phase starts.',
    'CD-4.5': 'Card text beats rule text.',
  }),
  ...under('Upkeep', {
    'CD-4.11':
      'In the Upkeep of the High Priest, living or Wraith: if the Kraken lies on an altar, Kraken dice are handed out.',
    'CD-4.12':
      'Handing out Kraken dice: of the living players with the fewest Kraken dice, the one with the most life gains 1. If several tie in life too, each of them does. If the supply is short, they are given in turn order from the active player.',
    'CD-4.13':
      'In your Upkeep, while you live: the Faceless may become another character. Then Faceless II marks someone.',
    'CD-4.14':
      'In your Upkeep, while you live: roll all your Kraken dice. The Kraken’s Keeper may remove some. Then accept, or re-roll one of them and look again. Each re-roll costs you one die of this turn’s roll; you cannot give up more than you would roll.',
    'CD-4.15':
      'After a re-roll the Kraken’s Keeper may remove dice once more. Then you lose the total of the dice as one loss by the ritual Kraken. The dice stay.',
    'CD-4.16':
      'At the end of the Upkeep there is a death check. If you die now and become a Wraith, you go on with this turn as a Wraith and roll all your wraith dice. If you possess the High Priest instead, your turn is over.',
  }),
  ...under('Roll phase', {
    'CD-4.17':
      'At the beginning, in this order: an active living Kraken Keeper must give 1 Kraken die; the Blood Mage may pay.',
    'CD-4.18':
      'You roll 5 dice; with four players the High Priest rolls 6. Keeper of Sea Hydra: 2 more. 1 more each for: bearing the Faceless token; a Blood Mage who paid; Reaper II while a Wraith is in the game; every stored die. Re-rolled Kraken dice cost 1 each. At least 0, at most 12.',
    'CD-4.19': 'Stored dice and the cost of Kraken re-rolls count for this Roll phase only.',
    'CD-4.20':
      'Roll all dice. Then you may re-roll any of them, twice; the Librarian three times. You may stop at any time. Frenzy costs no re-roll. After the last re-roll the results stand.',
  }),
  ...under('Commit phase', {
    'CD-4.22': [
      'In your Commit phase you place your dice one after another. In any order you may also:',
      'spend a Chant coin; change a die as Keeper of Ancient Chant, as Alchemist or by Blood Rites; sell a coin as Merchant; discard a die for Sea Hydra; propose a trade.',
      'You may end the phase when no die is left that must go somewhere. Dice that remain are idle.',
    ].join('\n'),
    'CD-4.23':
      'You must commit every die that can go somewhere, even to a ritual that hurts you. Any number may go to one target. Exception: a target that only a card with “may” opens, such as Cosmos on a Sorceress or another player’s power symbol with Alchemist II. A die that has no other target may stay idle.',
    'CD-4.25': [
      'Only living players can be targets, never Wraiths.',
      'Dagger, Double Dagger: any other living player; in the first edition also yourself.',
      'Blood: any living player, also yourself.',
      'Parchment, Ancient, Cosmos: no player; in the first edition any living player, without effect.',
      'Your own power symbol: yourself, as power symbol.',
    ].join('\n'),
    'CD-4.26':
      'Power symbol: you, and only you, may commit your power symbol to yourself. It gives 1 life instead of what the face does. A die with your symbol on yourself always works this way, even a dagger. Alchemist II widens this.',
    'CD-4.27':
      'Parchment, Ancient and Cosmos do nothing on a player, except as power symbol or for an arcane explosion.',
    'CD-4.28':
      'Arcane: Cosmos on the Sorceress by herself, or on Sorceress II by any living player. Cosmos there is always arcane.',
    'CD-4.29':
      'A die may go to a ritual on an altar that has a track of exactly that face with its marker above 0. Tribute to Nycen always takes Cosmos; Altar Sacrifice takes no dice. More dice than the track needs may be placed.',
    'CD-4.30':
      'Where a die could lie on a target in two ways, the one who commits it says which. Example: Alchemist II commits a Dagger to someone whose symbol is Dagger.',
    'CD-4.31':
      'An idle die had nowhere it must go. It does nothing and is removed at the end of the turn. It can still be committed if its face changes in the Response phase.',
  }),
];
