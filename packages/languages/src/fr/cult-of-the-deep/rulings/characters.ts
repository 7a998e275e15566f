import { under } from '../../../under.ts';

export const characters = [
  ...under('Personnages', {
    'CD-5.31':
      'Alchimiste. Pendant votre phase d’Engagement, jusqu’à 2 fois par tour : changez un de vos dés Parchemin, Ancien ou Cosmos pas encore engagés en un autre de ces trois symboles.',
    'CD-5.32': [
      'Alchimiste II.',
      '1. Vous pouvez engager un dé sur un autre joueur vivant s’il montre son symbole de pouvoir : ce joueur gagne 1.',
      '2. Les autres joueurs vivants peuvent engager sur vous un dé qui montre votre symbole de pouvoir : vous gagnez 1.',
      '3. La première fois de chaque tour, de n’importe quel joueur, que votre symbole de pouvoir vous donne des points de vie, vous gagnez 1 de plus.',
    ].join('\n'),
    'CD-5.33':
      'Sorcière. Vous pouvez engager Cosmos sur vous (arcanique). Quand le deuxième de ces dés de cette phase de Résolution est résolu, vous pouvez déclencher une explosion : vous épargnez un joueur vivant, vous peut-être, et tous les autres joueurs vivants perdent 2. Une explosion au plus par phase de Résolution ; d’autres dés Cosmos sur vous ne font rien.',
    'CD-5.34':
      'Sorcière II. Tous les joueurs vivants, vous aussi, peuvent engager Cosmos sur vous (arcanique). Quand le deuxième de ces dés d’une phase de Résolution est résolu, une explosion doit avoir lieu, comme avec la Sorcière : le propriétaire des dés épargne un joueur vivant. Après les pertes, vous gagnez 1 point de vie. Une explosion au plus par phase de Résolution.',
    'CD-5.35':
      'Marchand. Commence avec 2 pièces Chant et 1 pièce Sirène. Pendant votre phase d’Engagement, une fois par tour : rendez à la réserve 1 de vos pièces Chant ou Sirène et gagnez 2 points de vie.',
    'CD-5.36': 'Marchand II. Commence avec 2 pièces Chant et 2 pièces Sirène. Peut faire des échanges.',
    'CD-5.37':
      'Gardien. Une fois par tour, avec au moins 1 point de vie : payez 1 point de vie et posez un bouclier de 2 sur un joueur vivant, vous peut-être, pour le reste de cette phase de Résolution. Vous pouvez le faire avant le premier dé, après le dernier, entre les dés si vous restez en alerte, ou quand cela empêcherait un joueur de tomber à 0. Pas à l’Entretien. Qui paie son dernier point de vie meurt au décompte, sauf si on le soigne.',
    'CD-5.38': [
      'Gardien II.',
      '1. Pendant la phase de Réaction d’un joueur vivant, la vôtre comprise, une fois par tour : changez une Dague engagée en Sang. Son propriétaire la réengage.',
      '2. Une fois par tour : quand des joueurs vivants vont perdre des points de vie à cause d’un Rituel, empêchez 1 de la perte de l’un d’eux, dés Kraken compris. Pas contre l’Ombre ancienne.',
    ].join('\n'),
    'CD-5.39':
      'Assassin. Pendant toute phase de Résolution, avant le premier dé, après le dernier, ou entre les dés si vous restez en alerte, une fois par tour, avec au moins 1 point de vie : payez 1 point de vie. Un autre joueur vivant, au-dessus de 0, qui a perdu des points de vie pendant cette phase de Résolution en perd 2. Le coup fatal est le vôtre.',
    'CD-5.40': [
      'Assassin II.',
      '1. Pendant la phase de Réaction d’un joueur vivant, la vôtre comprise, une fois par tour : changez un Sang ou une Dague engagés en Double dague. Son propriétaire la réengage.',
      '2. Une fois par tour : juste après que des joueurs ont vraiment perdu des points de vie à cause d’un Rituel, l’un d’eux encore au-dessus de 0, vous peut-être, en perd 1 de plus. Le coup fatal est le vôtre. Pas avec l’Ombre ancienne.',
    ].join('\n'),
    'CD-5.41':
      'Sans-visage. Une fois par partie, à votre propre Entretien : remplacez cette carte par un Personnage qui n’est pas en jeu, non distribué ou d’un joueur mort. Vos points de vie restent ; symbole de pouvoir et capacité sont aussitôt ceux de la nouvelle carte, sans ses pièces de départ.',
    'CD-5.42': [
      'Sans-visage II.',
      '1. À la fin de la mise en place et à chacun de vos Entretiens tant que vous vivez : placez le jeton Sans-visage sur un autre joueur vivant, le même peut-être. Vous ne pouvez pas vous marquer vous-même.',
      '2. Tant qu’il y est, vous avez la capacité de ce Personnage, avec vos propres utilisations, points de vie et symbole de pouvoir, sans pièces de départ. Sans-visage et Nécromancien ne peuvent pas être copiés.',
      '3. Le joueur marqué lance 1 dé de plus.',
      '4. Si le joueur marqué meurt, le jeton disparaît, mais vous gardez cette capacité jusqu’au début de votre prochain tour. Si vous mourez, le jeton disparaît.',
      '5. Vous pouvez marquer le Grand Prêtre automatique et utiliser sa capacité.',
    ].join('\n'),
    'CD-5.43': 'Bibliothécaire. Pendant votre phase de Lancer : trois relances au lieu de deux.',
    'CD-5.44':
      'Bibliothécaire II. Pendant votre phase de Résolution, une fois par tour : quand un de vos dés vous a donné un effet d’autel, vous pouvez l’appliquer une deuxième fois. Aucun marqueur ne descend pour cela. Cela vient avant que le Rituel soit accompli, si c’était le dernier marqueur.',
    'CD-5.45':
      'Mage de sang. Au début de votre phase de Lancer, vous pouvez payer 1 point de vie pour y lancer 1 dé de plus.',
    'CD-5.46':
      'Mage de sang II. Pendant la phase de Réaction d’un joueur vivant, la vôtre comprise, une fois par tour : payez 1 point de vie ; le propriétaire relance un dé engagé de votre choix et le réengage.',
    'CD-5.47': 'Faucheur. Chaque fois qu’un autre joueur meurt, gagnez 3 points de vie.',
    'CD-5.48': 'Faucheur II. Lancez 1 dé de plus tant qu’au moins un Esprit est en jeu ; jamais plus de 1.',
    'CD-5.49': [
      'Nécromancien.',
      '1. Quand votre symbole de pouvoir vous donnerait un point de vie, choisissez : 1 point de vie ou 1 pièce Nécromancien.',
      '2. Chaque fois qu’un joueur meurt, vous aussi : gagnez 1 pièce Nécromancien, en vie ou en tant qu’Esprit.',
      '3. À l’Entretien de chaque tour que vous commencez en tant qu’Esprit : gagnez 1 pièce Nécromancien.',
      '4. Quand vous mourez, vous gardez cette capacité et ces pièces ; la carte Esprit est posée à côté du Personnage.',
      '5. Revenir à la vie : au début de la phase de Résolution de votre propre tour d’Esprit, avec au moins 4 pièces, vous pouvez rendre toutes vos pièces Nécromancien ; vous revenez à la vie avec 4 points de vie, plus 1 par pièce. La carte Esprit et les dés Esprit sont rendus.',
      '6. Vous pouvez ensuite mourir à nouveau, avec toutes les conséquences. Votre rôle reste visible.',
    ].join('\n'),
  }),
];
