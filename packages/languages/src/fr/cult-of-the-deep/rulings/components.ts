import { under } from '../../../under.ts';

export const components = [
  ...under('Matériel', {
    'CD-2.1': [
      'Cartes Rôle 9 : 1 Grand Prêtre, 2 Fidèles, 4 Cabalistes, 1 Hérétique pénitent, 1 Hérétique vengeur.',
      'Personnages 19 : neuf paires (I et II) et le Nécromancien. Cartes Esprit 6. Sceaux 14. Rituels 11.',
      'Dés Cultiste 12, dés Esprit 18, dés Kraken 7. Pièces Sirène 10, pièces Chant 18, pièces Nécromancien 8.',
      'Jetons Ombre 6, jeton Sans-visage 1, plateaux d’autel 4 (numérotés à partir de la gauche) avec deux marqueurs de Rituel chacun. Les points de vie sont un nombre, sans jetons.',
    ].join('\n'),
    'CD-2.2':
      'La réserve est limitée : 12 dés Cultiste non résolus à la fois, 18 dés Esprit, 7 dés Kraken, 10 pièces Sirène, 18 pièces Chant et 8 pièces Nécromancien, 6 jetons Ombre. Les dés prêtés par des Esprits ne sont pas parmi les 12. S’il en manque, on ne gagne que ce qui reste.',
  }),
  ...under('Dés', {
    'CD-2.3':
      'Un dé Cultiste a six faces, une de chaque : Dague (un joueur perd 1 point de vie), Double dague (en perd 2), Sang (en gagne 1 ; sert aussi à une piste Sang), Parchemin, Ancien et Cosmos (pour les pistes de ce nom ; sans effet sur les joueurs).',
    'CD-2.5': 'Un dé Kraken porte les nombres 0, 1, 1, 2, 2, 3.',
  }),
  ...under('Rôles', {
    'CD-2.7':
      'Le Grand Prêtre commence avec 3 points de vie de plus par Cabaliste en jeu : +6 pour 4 ou 5 joueurs, +9 pour 6 ou 7, +12 pour 8 ; avec Hérésie ! +6, +9, +9 pour 6, 7, 8. Avec Marchand de mort, c’est 2 par Cabaliste : +4, +4, +6, +6, +8, et avec Hérésie ! +4, +6, +6.',
  }),
  ...under('Personnages', {
    'CD-2.8': [
      'Points de vie et symbole de pouvoir de chaque Personnage :',
      'Alchimiste 17 Cosmos ; Alchimiste II 16 Ancien ; Sorcière 16 Ancien ; Sorcière II 18 Parchemin ;',
      'Marchand 16 Parchemin ; Marchand II 15 Cosmos ; Gardien 15 Ancien ; Gardien II 16 Parchemin ;',
      'Assassin 15 Dague ; Assassin II 15 Double dague ; Sans-visage 17 Cosmos ; Sans-visage II 16 Dague ;',
      'Bibliothécaire 18 Parchemin ; Bibliothécaire II 17 Ancien ; Mage de sang 20 Dague ; Mage de sang II 18 Cosmos ;',
      'Faucheur 16 Double dague ; Faucheur II 17 Ancien ; Nécromancien 15 Cosmos (seulement dans sa variante).',
      'Personne n’a Sang comme symbole de pouvoir.',
    ].join('\n'),
  }),
  ...under('Sceaux, Esprits, Rituels', {
    'CD-2.9':
      'Il y a un exemplaire de chaque Sceau : de révocation, des présages, de duplicité, de larcin, de transfusion, de protection, de réflexion, de corruption, de clémence, d’agonie, de frénésie, de renouveau, d’ascension, de bannissement.',
    'CD-2.10': [
      'Les cartes Esprit et leurs faces de départ, 18 dés en tout :',
      'Banshee : Dague, Dague, Sang. Poltergeist : Sang, Parchemin, Cosmos.',
      'Dévoreur : Dague, Double dague, Sang, Ancien. Spectre : Dague, Sang.',
      'Revenant : Sang, Parchemin, Ancien. Fantôme : Dague, Sang, Cosmos.',
    ].join('\n'),
    'CD-2.11': [
      'Pistes des Rituels : Kraken, Ancien et Cosmos ; Ombre ancienne, Ancien ; Chant ancien, Ancien ; Sirènes, Parchemin ; Transmutation, Parchemin ; Hydre marine, Parchemin et Ancien ; Faille astrale, Cosmos ; Lamie, Parchemin et Cosmos ; Tribut à Nycen, Cosmos ; Rites de sang, Sang ; Sacrifice sur l’autel, une piste sans symbole.',
      'Une fois accomplis, Kraken, Chant ancien, Transmutation, Hydre marine, Lamie et Rites de sang sont gardés par leur Détenteur ; les autres sont défaussés.',
    ].join('\n'),
    'CD-2.12':
      'Chaque piste part du nombre de joueurs, mais celle du Sacrifice sur l’autel part de 1. Les marqueurs ne vont que vers 0.',
  }),
];
