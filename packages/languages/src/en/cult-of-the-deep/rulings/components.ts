import { under } from '../../../under.ts';

export const components = [
  ...under('Components', {
    'CD-2.1': [
      'Role cards 9: 1 High Priest, 2 Faithful, 4 Cabalists, 1 Repentant Heretic, 1 Vengeful Heretic.',
      'Characters 19: nine pairs (I and II) and the Necromancer. Wraith cards 6. Sigils 14. Rituals 11.',
      'Cultist dice 12, wraith dice 18, Kraken dice 7. Siren coins 10, Chant coins 18, Necromancer coins 8.',
      'Shadow tokens 6, Faceless token 1, altar boards 4 (numbered from the left) with two ritual markers each. Life is a number without tokens.',
    ].join('\n'),
    'CD-2.2':
      'The supplies are limits: 12 unresolved cultist dice at once, 18 wraith dice, 7 Kraken dice, 10 Siren, 18 Chant and 8 Necromancer coins, 6 Shadow tokens. Dice lent by Wraiths are none of the 12. If a supply runs short, only what is left is gained.',
  }),
  ...under('Dice', {
    'CD-2.3':
      'A cultist die has six faces, one each: Dagger (a player loses 1 life), Double Dagger (loses 2), Blood (gains 1; also for a Blood track), Parchment, Ancient and Cosmos (for the tracks of that name; no effect on players).',
    'CD-2.5': 'A Kraken die has the numbers 0, 1, 1, 2, 2, 3.',
  }),
  ...under('Roles', {
    'CD-2.7':
      'The High Priest begins with 3 extra life for each Cabalist in the game: +6 with 4 or 5 players, +9 with 6 or 7, +12 with 8; with Heresy! +6, +9, +9 for 6, 7, 8. With Merchant of Death it is 2 for each: +4, +4, +6, +6, +8, and with Heresy! +4, +6, +6.',
  }),
  ...under('Characters', {
    'CD-2.8': [
      'Life and power symbol of each character:',
      'Alchemist 17 Cosmos; Alchemist II 16 Ancient; Sorceress 16 Ancient; Sorceress II 18 Parchment;',
      'Merchant 16 Parchment; Merchant II 15 Cosmos; Guardian 15 Ancient; Guardian II 16 Parchment;',
      'Assassin 15 Dagger; Assassin II 15 Double Dagger; Faceless 17 Cosmos; Faceless II 16 Dagger;',
      'Librarian 18 Parchment; Librarian II 17 Ancient; Blood Mage 20 Dagger; Blood Mage II 18 Cosmos;',
      'Reaper 16 Double Dagger; Reaper II 17 Ancient; Necromancer 15 Cosmos (only in its variant).',
      'Nobody has Blood as power symbol.',
    ].join('\n'),
  }),
  ...under('Sigils, Wraiths, rituals', {
    'CD-2.9':
      'There is one of each sigil: Revocation, Portents, Duplicity, Larceny, Transfusion, Warding, Reflection, Corruption, Mercy, Agony, Frenzy, Renewal, Ascension, Banishment.',
    'CD-2.10': [
      'Wraith cards and the faces they begin with, 18 dice in all:',
      'Banshee: Dagger, Dagger, Blood. Poltergeist: Blood, Parchment, Cosmos.',
      'Devourer: Dagger, Double Dagger, Blood, Ancient. Specter: Dagger, Blood.',
      'Revenant: Blood, Parchment, Ancient. Phantom: Dagger, Blood, Cosmos.',
    ].join('\n'),
    'CD-2.11': [
      'Tracks of the rituals: Kraken Ancient and Cosmos; Ancient Shadow Ancient; Ancient Chant Ancient; Sirens Parchment; Transmutation Parchment; Sea Hydra Parchment and Ancient; Astral Rift Cosmos; Lamia Parchment and Cosmos; Tribute to Nycen Cosmos; Blood Rites Blood; Altar Sacrifice one without a symbol.',
      'When completed, Kraken, Ancient Chant, Transmutation, Sea Hydra, Lamia and Blood Rites are kept; the others are discarded.',
    ].join('\n'),
    'CD-2.12':
      'Every track begins at the number of players, but that of Altar Sacrifice at 1. Markers only move towards 0.',
  }),
];
