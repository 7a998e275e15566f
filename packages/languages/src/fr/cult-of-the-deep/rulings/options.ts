import { under } from '../../../under.ts';

export const options = [
  ...under('Options', {
    'CD-7.1':
      'Une table choisit : l’édition, le Nécromancien, les variantes Un vrai Grand Prêtre, Pas si égoïste, Marchand de mort et Hérésie !, la vengeance stricte, nos propres valeurs, le bonus du Grand Prêtre, le temps pour réagir et pour répondre à un échange, si tout le monde est interrogé entre les dés, et une limite de manches.',
    'CD-7.2':
      'Tout peut être combiné, à trois exceptions près. Hérésie ! demande 6 joueurs. À 4 joueurs, le Nécromancien ne peut pas être donné au Grand Prêtre. La vengeance stricte est pour la première édition.',
    'CD-7.3': 'Marchand de mort et Hérésie ! peuvent aussi se jouer avec la première édition.',
    'CD-7.4':
      'Nécromancien. La carte est mélangée aux autres Personnages et peut être distribuée ou non. Ou bien le Grand Prêtre la reçoit.',
    'CD-7.5':
      'Un vrai Grand Prêtre. Avant le premier tour, le Grand Prêtre peut choisir un autel : le premier Rituel de la pioche y va, puis l’ancien est mélangé à la pioche. Un Kraken pioché ainsi ne distribue encore rien. Le Grand Prêtre automatique ne s’en sert pas.',
    'CD-7.6':
      'Pas si égoïste. Une fois par partie : quand tous les Fidèles sont morts, le Grand Prêtre, s’il vit, perd 3 points de vie. Cela ne peut pas être empêché, rien n’y répond, et le coup fatal n’a pas d’auteur.',
    'CD-7.7':
      'Marchand de mort. Le bonus du Grand Prêtre est de 2 par Cabaliste au lieu de 3. Chaque fois que quelqu’un prend une carte Esprit, le Grand Prêtre, s’il vit, gagne 2 points de vie.',
    'CD-7.8': 'Hérésie ! Les deux Hérétiques sont en jeu.',
    'CD-7.9':
      'Vengeance stricte. On prend au mot la carte de rôle de la première édition : les Cabalistes ne gagnent alors que si un Cabaliste vit, si seuls des Hérétiques vivent ou si personne ne vit.',
    'CD-7.10':
      'Bonus du Grand Prêtre. Les points de vie que le Grand Prêtre ajoute par Cabaliste à la mise en place : 3 comme dans les livrets, ou ce que décide la table. Avec Marchand de mort, un de moins, jamais sous 0. Une table peut choisir à la place nos propres valeurs : un autre bonus et d’autres points de vie, selon le nombre de joueurs et le Personnage. Nous les avons obtenues en faisant jouer des bots Adeptes ; elles ne valent pas entre bots Maîtres.',
  }),
  ...under('Différences entre les deux éditions', {
    'CD-7.20': [
      'Ce qui distingue les éditions :',
      'Première : les Dagues peuvent aller sur vous. Deuxième : seulement comme symbole de pouvoir.',
      'Première : Parchemin, Ancien et Cosmos peuvent aller sur n’importe quel joueur vivant, sans effet. Deuxième : on ne peut pas les y engager.',
      'Première : les dés en trop quand un Rituel est remplacé sont perdus. Deuxième : ils restent si le nouveau Rituel les accepte.',
      'Première : on compte les morts à la fin de chaque phase. Deuxième : à la fin de l’Entretien, de la phase de Résolution, et entre deux tours.',
      'Première : on peut choisir la vengeance stricte. Deuxième : les Cabalistes morts gagnent toujours quand le Grand Prêtre tombe.',
      'Première : un Hérétique pénitent mort ne gagne qu’avec le Grand Prêtre. Deuxième : aussi quand le camp tombe et qu’aucun Cabaliste ne vit.',
      'Grand Prêtre automatique à 15 points de vie ou moins. Première : soin, attaque, Rituels. Deuxième : soin, Rituels, attaque.',
      'Première, à 8 joueurs avec le Nécromancien : l’Hérétique vengeur remplace le pénitent. Deuxième : pas de changement.',
    ].join('\n'),
  }),
];
