import { under } from '../../../under.ts';

export const turn = [
  ...under('Le tour', {
    'CD-4.1': 'On joue dans le sens horaire à partir du Grand Prêtre. Les Esprits jouent aussi leur tour.',
    'CD-4.2':
      'Un tour se compose ainsi : Entretien, Lancer, Engagement, Réaction, Résolution. Après le tour du Grand Prêtre, l’Ombre ancienne agit, si elle est en jeu.',
    'CD-4.3': 'Une manche va d’un tour du Grand Prêtre au suivant.',
    'CD-4.4':
      'Une fois par tour veut dire une fois dans le tour de chaque joueur ; ce qui a servi est de nouveau disponible au début d’un tour. Les capacités des Esprits sont de nouveau disponibles au début d’une phase de Réaction.',
    'CD-4.5': 'Le texte d’une carte l’emporte sur celui des règles.',
  }),
  ...under('Entretien', {
    'CD-4.11':
      'À l’Entretien du Grand Prêtre, vivant ou Esprit : si le Kraken est sur un autel, des dés Kraken sont distribués.',
    'CD-4.12':
      'Distribution des dés Kraken : parmi les joueurs vivants qui ont le moins de dés Kraken, celui qui a le plus de points de vie en gagne 1. Si plusieurs sont aussi à égalité de points de vie, chacun d’eux en gagne. S’il en manque, on les donne dans l’ordre du tour à partir du joueur actif.',
    'CD-4.13':
      'À votre Entretien, tant que vous vivez : le Sans-visage peut devenir un autre Personnage. Puis Sans-visage II marque quelqu’un.',
    'CD-4.14':
      'À votre Entretien, tant que vous vivez : lancez tous vos dés Kraken. Le Détenteur du Kraken peut en retirer. Puis acceptez, ou relancez-en un et regardez à nouveau. Chaque relance vous coûte un dé du lancer de ce tour ; vous ne pouvez pas en céder plus que vous n’en lanceriez.',
    'CD-4.15':
      'Après une relance, le Détenteur du Kraken peut encore retirer des dés. Puis vous perdez le total des dés en une seule perte due au Rituel Kraken. Les dés restent.',
    'CD-4.16':
      'À la fin de l’Entretien, il y a un décompte des morts. Si vous mourez à ce moment et devenez un Esprit, vous continuez ce tour en tant qu’Esprit et lancez tous vos dés Esprit. Si vous possédez au contraire le Grand Prêtre, votre tour est fini.',
  }),
  ...under('Phase de Lancer', {
    'CD-4.17':
      'Au début, dans cet ordre : le Détenteur du Kraken, s’il est actif et vivant, doit donner 1 dé Kraken ; le Mage de sang peut payer.',
    'CD-4.18':
      'Vous lancez 5 dés ; à quatre joueurs, le Grand Prêtre en lance 6. Détenteur de l’Hydre marine : 2 de plus. 1 de plus dans chacun de ces cas : vous portez le jeton Sans-visage ; vous êtes un Mage de sang qui a payé ; vous êtes Faucheur II et un Esprit est en jeu ; pour chaque dé gardé. Chaque relance de dé Kraken coûte 1 dé. Au moins 0, au plus 12.',
    'CD-4.19': 'Les dés gardés et le coût des relances de dés Kraken ne valent que pour cette phase de Lancer.',
    'CD-4.20':
      'Lancez tous les dés. Puis vous pouvez relancer ceux que vous voulez, deux fois ; le Bibliothécaire, trois fois. Vous pouvez arrêter à tout moment. Le Sceau de frénésie ne coûte pas de relance. Après la dernière relance, les résultats sont acquis.',
  }),
  ...under('Phase d’Engagement', {
    'CD-4.22': [
      'Pendant votre phase d’Engagement, vous placez vos dés l’un après l’autre. Dans n’importe quel ordre, vous pouvez aussi :',
      'dépenser une pièce Chant ; changer un dé comme Détenteur du Chant ancien, comme Alchimiste ou par les Rites de sang ; vendre une pièce comme Marchand ; défausser un dé pour l’Hydre marine ; proposer un échange.',
      'Vous pouvez terminer la phase quand il ne reste aucun dé qui doive aller quelque part. Les dés restants sont sans cible.',
    ].join('\n'),
    'CD-4.23':
      'Vous devez engager chaque dé qui peut aller quelque part, même sur un Rituel qui vous nuit. Une cible peut recevoir autant de dés que l’on veut. Exception : une cible que seule ouvre une carte disant « vous pouvez », comme Cosmos sur une Sorcière ou, avec Alchimiste II, le symbole de pouvoir d’un autre joueur. Un dé qui n’a pas d’autre cible peut rester sans cible.',
    'CD-4.25': [
      'Seuls les joueurs vivants peuvent être des cibles, jamais les Esprits.',
      'Dague, Double dague : n’importe quel autre joueur vivant ; dans la première édition, vous aussi.',
      'Sang : n’importe quel joueur vivant, vous compris.',
      'Parchemin, Ancien, Cosmos : aucun joueur ; dans la première édition, n’importe quel joueur vivant, sans effet.',
      'Votre propre symbole de pouvoir : vous-même, comme symbole de pouvoir.',
    ].join('\n'),
    'CD-4.26':
      'Symbole de pouvoir : vous pouvez engager votre symbole de pouvoir sur vous, et personne d’autre ne le peut. Il donne 1 point de vie au lieu de l’effet de la face. Un dé à votre symbole placé sur vous agit toujours ainsi, même une Dague. Alchimiste II étend cette règle.',
    'CD-4.27':
      'Parchemin, Ancien et Cosmos ne font rien sur un joueur, sauf comme symbole de pouvoir ou pour une explosion arcanique.',
    'CD-4.28':
      'Dé arcanique : Cosmos sur la Sorcière par elle-même, ou sur Sorcière II par n’importe quel joueur vivant. Cosmos y est toujours arcanique.',
    'CD-4.29':
      'Un dé peut aller sur un Rituel d’un autel qui a une piste d’exactement cette face, avec son marqueur au-dessus de 0. Le Tribut à Nycen prend toujours Cosmos ; le Sacrifice sur l’autel ne prend pas de dés. On peut placer plus de dés que la piste n’en demande.',
    'CD-4.30':
      'Quand un dé peut se trouver de deux façons sur une cible, celui qui l’engage dit laquelle. Exemple : Alchimiste II engage une Dague sur quelqu’un dont le symbole est Dague.',
    'CD-4.31':
      'Un dé sans cible n’avait aucun endroit où aller par obligation. Il ne fait rien et est retiré à la fin du tour. Il peut encore être engagé si sa face change pendant la phase de Réaction.',
  }),
];
