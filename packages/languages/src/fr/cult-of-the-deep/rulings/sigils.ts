import { under } from '../../../under.ts';

export const sigils = [
  ...under('Sceaux', {
    'CD-5.50': 'Utiliser un Sceau : il est déclaré, peut être contré, puis prend effet.',
    'CD-5.50.1':
      'Chaque joueur peut utiliser son Sceau une fois par partie, même en tant qu’Esprit. Le Sceau dit quand : pendant la phase de Réaction d’un joueur vivant ; pendant toute phase de Résolution, avant le premier dé, après le dernier, ou entre les dés si vous restez en alerte ; pendant votre propre phase de Lancer ; ou contre un autre Sceau.',
    'CD-5.50.2': 'Déclarer un Sceau le rend visible ; il va dans la pile des Sceaux utilisés.',
    'CD-5.50.3': 'Un Sceau ne peut être déclaré que s’il a au moins un effet permis à ce moment.',
    'CD-5.50.4':
      'Après chaque déclaration, on peut demander à tout autre joueur qui a un Sceau non utilisé s’il la contre. Le Sceau de révocation le peut, et celui de larcin si le Sceau de révocation a déjà été utilisé. Un contre peut être contré ; le dernier est résolu en premier. Quand plus personne ne peut contrer, plus personne n’est interrogé.',
    'CD-5.50.5': 'Un Sceau annulé n’a pas d’effet et reste utilisé.',
    'CD-5.50.6':
      'S’il n’est pas annulé, celui qui l’utilise fait les choix et l’effet a lieu aussitôt. Qui contre connaît donc le Sceau, mais pas sa cible. Les effets finissent avec le tour, sauf si le texte dit autre chose.',
    'CD-5.50.7':
      'Un Esprit saute les parties où il perdrait ou paierait des points de vie ; ce qui se paie en points de vie ne lui est pas ouvert.',
    'CD-5.51':
      'Sceau de révocation. Annulez le Sceau qu’un autre joueur vient de déclarer. Ou, pendant la phase de Réaction d’un joueur vivant : ce joueur relance une fois tous ses dés, ajoutés et sans cible compris, et les réengage.',
    'CD-5.52': [
      'Sceau des présages. Phase de Résolution : lancez 3 dés et appliquez-les un par un dans l’ordre de votre choix.',
      'Dague : un joueur vivant de votre choix perd 2. Double dague : tous les joueurs vivants perdent 2. Sang : un joueur vivant de votre choix gagne 2.',
      'Parchemin : ajoutez 1 dé à un Rituel ; ou, si vous vivez, payez 1 point de vie et ajoutez-en 2. Ancien : vous lancez 1 dé de plus à votre prochaine phase de Lancer.',
      'Cosmos : lancez 2 dés de plus pour ce Sceau et perdez 1 point de vie. Au plus 5 résultats Cosmos agissent ainsi.',
      'Ajouter un dé : choisissez un autel et une face qu’il accepte. Ce marqueur descend de 1, et un joueur vivant de votre choix reçoit l’effet d’autel ; vous en faites les choix. Avec les Rites de sang, ce joueur décide s’il paie. Le Tribut est seulement payé.',
      'Si cela accomplit un Rituel à effet de Détenteur, vous choisissez son Détenteur : n’importe quel joueur vivant sauf le Grand Prêtre automatique.',
    ].join('\n'),
    'CD-5.53':
      'Sceau de duplicité. Phase de Résolution : choisissez un Rituel à effet de Détenteur, autre que le Kraken, détenu ou défaussé, et un joueur vivant autre que le Grand Prêtre automatique. Ce joueur a une copie de l’effet de Détenteur jusqu’à sa mort ou jusqu’à ce qu’elle serve. Seule l’Hydre marine s’additionne. Une copie n’est jamais transmise.',
    'CD-5.54':
      'Sceau de larcin. Agit comme un Sceau de la pile des Sceaux utilisés, au moment prévu par ce Sceau, que l’on nomme en le déclarant. Les Sceaux annulés comptent. Il ne peut pas se copier lui-même.',
    'CD-5.55':
      'Sceau de transfusion. Phase de Résolution : choisissez un joueur vivant. Chaque autre joueur vivant perd 1, dans l’ordre du tour, et le joueur choisi gagne autant que ce qui a vraiment été perdu ; si un Esprit est en jeu, il garde aussi 1 dé de plus pour son prochain lancer.',
    'CD-5.56':
      'Sceau de protection. Phase de Résolution : un joueur vivant de votre choix ne perd pas de points de vie jusqu’à la fin de cette phase de Résolution. Les paiements ne sont pas couverts.',
    'CD-5.57':
      'Sceau de réflexion. Phase de Réaction : choisissez un joueur vivant, autre que le joueur actif, sur qui se trouve une Dague ou une Double dague. Jusqu’à trois de ces dés, les Doubles dagues d’abord, vont sur le joueur actif. Si la face est le symbole de pouvoir du joueur actif, elle le soigne.',
    'CD-5.58':
      'Sceau de corruption. Phase de Résolution, si le joueur actif est vivant et a des dés Sang engagés non résolus : tous deviennent des Dagues et restent en place.',
    'CD-5.59':
      'Sceau de clémence. Phase de Résolution, s’il y a une Dague ou une Double dague engagée non résolue : choisissez-en 1 à 3 ; elles deviennent des dés Sang et restent en place.',
    'CD-5.60':
      'Sceau d’agonie. Phase de Résolution : un autre joueur vivant de votre choix perd 4. Puis vous perdez 1 si vous vivez.',
    'CD-5.61':
      'Sceau de frénésie. Votre propre phase de Lancer : lancez maintenant 2 dés de plus et ajoutez-les aux vôtres (des dés Esprit si vous êtes un Esprit). Vos relances restantes les comprennent.',
    'CD-5.62': 'Sceau de renouveau. Phase de Résolution : un joueur vivant de votre choix gagne 4.',
    'CD-5.63':
      'Sceau d’ascension. Phase de Résolution : choisissez un autel dont le Rituel n’est pas Sacrifice sur l’autel et un de ses marqueurs au-dessus de 0 ; faites-le descendre de 1 ou 2 cases vers 0, sans effet d’autel. Si cela accomplit le Rituel, vous choisissez son Détenteur. Un Tribut amené ainsi à son terme tombe, et vous êtes l’auteur du coup fatal.',
    'CD-5.64': 'Sceau de bannissement. Phase de Réaction : retirez 1 ou 2 dés engagés du joueur actif.',
  }),
  ...under('Capacités des Esprits', {
    'CD-5.65':
      'Un Esprit peut utiliser sa capacité une fois dans chaque phase de Réaction d’un joueur vivant, s’il a un dé Esprit non dépensé. Le dé est dépensé jusqu’à la prochaine phase de Lancer de l’Esprit.',
    'CD-5.66': 'Banshee : dépensez 1 dé. Le joueur actif gagne un dé avec cette face et le place.',
    'CD-5.67': 'Poltergeist : dépensez 1 dé. Un dé engagé d’une autre face prend la face de votre dé et est réengagé.',
    'CD-5.68': 'Dévoreur : dépensez 1 dé. Retirez un dé engagé qui montre la même face.',
    'CD-5.69':
      'Spectre : dépensez 1 dé. Le joueur actif gagne un dé avec cette face ; vous le placez, avec les cibles d’une pièce Sirène.',
    'CD-5.70':
      'Revenant : dépensez 1 ou 2 dés. Choisissez autant de dés engagés différents ; leur propriétaire les relance une fois et les réengage.',
    'CD-5.71':
      'Fantôme : dépensez 1 dé. Déplacez un dé engagé qui montre la même face vers une autre cible, comme avec une pièce Sirène.',
  }),
  ...under('Pièces, dés Kraken, échanges', {
    'CD-5.72': [
      'Pièce Sirène.',
      '1. Pendant la phase de Réaction d’un joueur vivant, la vôtre comprise, dépensez 1 pièce pour déplacer un des dés engagés du joueur actif. Au plus 1 pièce par joueur et par tour.',
      '2. Il va à un autre endroit : n’importe quel joueur vivant quelle que soit la face, son propriétaire compris, ou n’importe quel Rituel qui accepte la face. Une face sans effet à cet endroit est perdue.',
    ].join('\n'),
    'CD-5.73':
      'Pièce Chant. Pendant votre phase d’Engagement, dépensez 1 pièce pour changer un de vos dés pas encore engagés ou de vos dés Esprit en n’importe quelle autre face sauf Double dague. Autant de pièces que vous voulez, mais chaque dé une fois au plus par tour.',
    'CD-5.75': [
      'Échanges du Marchand II, ou de Sans-visage II avec cette capacité (le marchand), tant qu’il est vivant.',
      '1. Chaque fois qu’on lui demande quelque chose, et pendant toute phase de Réaction et de Résolution, le marchand peut proposer un échange à n’importe qui. Les autres peuvent lui en proposer un quand on leur demande quelque chose.',
      '2. Une offre nomme ce qui est donné (pièces Chant, pièces Sirène ou points de vie) et ce qui est voulu (une autre de ces choses), dans la limite de ce que chacun a.',
      '3. Qui donne des points de vie doit être vivant et en garder au moins 1 ; qui en reçoit doit être vivant. On peut échanger des pièces avec des Esprits.',
      '4. Au plus 3 offres pendant la phase d’Engagement du marchand lui-même, et 1 pendant toute autre phase.',
      '5. L’autre accepte ou refuse aussitôt. Tout change de mains au même moment et ne peut être repris.',
      '6. Pour les autres effets, les points de vie échangés ne sont ni perdus ni gagnés. Les promesses n’engagent personne. Le Grand Prêtre automatique ne fait jamais d’échange.',
    ].join('\n'),
  }),
];
