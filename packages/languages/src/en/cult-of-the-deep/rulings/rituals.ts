import { under } from '../../../under.ts';

export const rituals = [
  ...under('Effects', {
    'CD-5.1':
      'An effect belongs to the owner of the die (altar effects), the Keeper, the character or the sigil’s user. They make all its choices.',
    'CD-5.2':
      'Targets are chosen when the effect happens and must be legal then. Only living players can be chosen to gain or lose life.',
    'CD-5.3': 'Character abilities work only while you live, except the Necromancer’s.',
    'CD-5.4': 'The automated High Priest has no character ability.',
    'CD-5.5':
      'An altar effect happens once for each die whose resolution moved a marker of that ritual. Without a move there is none.',
    'CD-5.6': '“May” means optional. Everything else must be done if possible; what is impossible is skipped.',
    'CD-5.7':
      'Keeper effects work only while the Keeper is living. Becoming Keeper gives no altar effect. One may keep any number of rituals.',
    'CD-5.8': 'Once per turn is counted for each player and each ability.',
  }),
  ...under('Kraken', {
    'CD-5.11': 'The Kraken hands out dice that hurt in the Upkeep. A Keeper commands them.',
    'CD-5.11.1': 'Revealed during the game, in any turn: it hands out at once.',
    'CD-5.11.2':
      'While on an altar it hands out in the Upkeep of the High Priest’s player. So one revealed just before that turn hands out twice in a row.',
    'CD-5.11.3': 'It has no altar effect: dice committed here only move the markers.',
    'CD-5.11.4':
      'The Keeper may remove any number of Kraken dice in play at any time, at no cost: in every Upkeep, in every Response phase, whenever the Keeper is asked something, and when the Keeper is about to die.',
    'CD-5.11.5':
      'At the beginning of your Roll phase as Keeper you must give 1 Kraken die from the supply to any living player, yourself included. If the supply is empty, you may move a die from one player to another.',
    'CD-5.11.6':
      'While somebody keeps the Kraken, it hands out nothing by itself. Kraken dice stay with the players and are rolled in their Upkeep.',
    'CD-5.11.7': 'When the Kraken is discarded, all Kraken dice leave all players.',
  }),
  ...under('Ancient Shadow', {
    'CD-5.12': 'The Ancient Shadow takes life from all after every turn of the High Priest.',
    'CD-5.12.1':
      'Between turns, after the High Priest’s turn, while on an altar: add 1 Shadow token, at most 6. Then every living player, in turn order from the High Priest, loses as much life as there are tokens.',
    'CD-5.12.2': 'This loss cannot be prevented, increased or answered. Nobody is the killer.',
    'CD-5.12.3': 'It also happens if the ritual was revealed in that same turn of the High Priest.',
    'CD-5.12.4': 'It has no altar effect. Completed, it is discarded.',
  }),
  ...under('Ancient Chant', {
    'CD-5.13': 'Ancient Chant gives Chant coins and lets its Keeper change Ancient dice.',
    'CD-5.13.1': 'Altar: gain 1 Chant coin.',
    'CD-5.13.2':
      'Keeper, in your Commit phase: change an uncommitted die of yours that shows Ancient to any other face except Double Dagger, at no cost and without limit.',
  }),
  ...under('Altar Sacrifice', {
    'CD-5.14': 'Altar Sacrifice rewards the killer of another player.',
    'CD-5.14.1': 'It has one marker, which begins at 1, and takes no dice.',
    'CD-5.14.2':
      'When someone was killed by another player, the killer of the first such one picks any living players, perhaps none. Each gains as much life as there are players. Then the ritual is discarded and a new one drawn. One kill of a check counts.',
    'CD-5.14.3':
      'Who is living is judged after the deaths of this check. A killer who is a Wraith or died in the same check still picks.',
    'CD-5.14.4': 'Self-kills and deaths without a killer do not count.',
  }),
  ...under('Sirens', {
    'CD-5.15': 'Altar: gain 1 Siren coin. Completed, it is discarded.',
  }),
  ...under('Transmutation', {
    'CD-5.16': 'Transmutation gives dice for other rituals; its Keeper can turn one face into another, once.',
    'CD-5.16.1':
      'Altar: gain 1 die and commit it at once to another ritual: choose another altar and a face it accepts, which the die shows. Without such an altar there is no die. It is resolved later in this phase like any other.',
    'CD-5.16.2':
      'Keeper, in the Response phase of any living player, your own included: name two different faces. All dice of the active player that show the first become the second, idle ones too, and are placed anew. Then the ritual is discarded. Until the end of that turn the same goes for dice of the active player that come later.',
  }),
  ...under('Sea Hydra', {
    'CD-5.17': 'Sea Hydra heals or hurts; its Keeper rolls more dice and discards one.',
    'CD-5.17.1': 'Altar: choose any living player, also yourself; they gain 1 or lose 1 life, as you like.',
    'CD-5.17.2': 'Keeper: 2 more dice in your Roll phase.',
    'CD-5.17.3':
      'Keeper: in your Commit phase you must discard exactly one uncommitted die of your choice; with a copy of Sea Hydra as well, one for each.',
  }),
  ...under('Astral Rift', {
    'CD-5.18': 'The Astral Rift rolls on a table.',
    'CD-5.18.1': [
      'Altar, for each die resolved here: roll that die. Each Cosmos lets you roll 2 more, at most three times, so at most 7 dice are rolled; a further Cosmos does nothing. Then apply the other results one by one in an order of your choice.',
      'Dagger: all living players lose 1. Double Dagger: all lose 2. Blood: all gain 1.',
      'Parchment: gain 1 die for another ritual. Ancient: gain 2 such dice.',
    ].join('\n'),
    'CD-5.18.2': 'All players includes you. Dice rolled for the table are not limited by the supply; gained dice are.',
    'CD-5.18.3':
      'Several dice on the Rift are resolved one after the other, each with its own roll. Completed, it is discarded after all its effects.',
  }),
  ...under('Lamia', {
    'CD-5.19': 'The Lamia lets players steal life; its Keeper feeds on losses.',
    'CD-5.19.1':
      'Altar: choose a thief, then a victim. The thief is any living player other than you; if at most 3 players are living, also you. The victim is any living player other than the thief, perhaps you. The victim loses 1, and if it was really lost, the thief gains 1. A point added by Assassin II is not stolen.',
    'CD-5.19.2': 'The killer is you, not the thief.',
    'CD-5.19.3':
      'Keeper: in your own Resolve phase you gain 1 for each player, you included, who loses life for the first time in that phase, after all losses of that event.',
  }),
  ...under('Tribute to Nycen', {
    'CD-5.20': 'The Tribute must be paid with Cosmos each turn, or it comes nearer.',
    'CD-5.20.1':
      'It accepts Cosmos. Resolving one here pays the tribute for this turn; it moves no marker and gives nothing.',
    'CD-5.20.2': 'It has no altar effect.',
    'CD-5.20.3':
      'Once per turn, at the end of the Resolve phase, also in a Wraith’s turn: if the Tribute was not paid in this turn, its marker moves 1 towards 0.',
    'CD-5.20.4':
      'At 0 the active player and the players on both sides, as far as living, each lose as much life as there are players, by a ritual. Then it is discarded and a new ritual drawn.',
  }),
  ...under('Blood Rites', {
    'CD-5.21': 'Blood Rites trade life for dice.',
    'CD-5.21.1':
      'Altar: you may pay 1 life. If you do, gain 1 die, set it to any face except Double Dagger and commit it at once to any legal target other than this ritual. A face without legal target cannot be chosen.',
    'CD-5.21.2':
      'Keeper, in your Commit phase, once per turn: pay 1 life and change one uncommitted die of yours to any other face, Double Dagger included.',
  }),
];
