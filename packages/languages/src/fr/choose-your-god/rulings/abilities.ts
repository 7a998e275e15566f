import { under } from '../../../under.ts';

export const abilities = [
  ...under('Coûts des capacités', {
    'CG-5.90':
      'Pour défausser des cartes comme coût, choisissez-en autant parmi vos cartes, l’une après l’autre. Un Miracle, une Intrigue, une Licence et la carte Suprématie comptent chacun pour une carte.',
    'CG-5.91':
      'Coût de Rituel : le Prêtre libre que vous choisissez va sur votre plateau jusqu’à la fin de la manche ; ce peut être le Patriarche si sa force convient à ce moment. Coût de Sacrifice : le jeton Prêtre libre que vous choisissez est détruit ; jamais le Patriarche. Les Prêtres dans des Lieux ou sur le plateau ne peuvent pas payer.',
    'CG-5.92': 'Les Disciples, les pièces et les Foules payés vont à la réserve.',
    'CG-5.93':
      'Vous ne pouvez utiliser que les capacités de la face visible. Chaque utilisation est votre seule action dans le Lieu actif. Dans une manche, vous pouvez utiliser une capacité dans autant de Lieux que vous pouvez la payer.',
    'CG-5.94':
      'Sauf indication contraire, une capacité ne demande ni votre présence dans le Lieu actif ni les Disciples qui l’ouvrent. Les « adversaires à face claire » sont tous les autres joueurs dont la face claire est visible.',
  }),
  ...under('Anubis', {
    'CG-5.101':
      'Rituel du passage (face claire). Sacrifiez un jeton libre de force 2 ou plus. Utilisable si vous en avez un, si vous avez au plus 8 Disciples et si au moins un Prêtre, de qui que ce soit, est dans le Lieu actif. Gagnez 1 Disciple par Prêtre ou Patriarche présent, de tous les joueurs, jusqu’à 9.',
    'CG-5.102':
      'Main de la mort (face claire). Sacrifiez 1 Disciple. Utilisable si vous en avez un, et un jeton de force 1 à 3 dans le Lieu actif qui peut être renforcé d’exactement 2 ; un jeton de 4 ou 5 ne le peut pas. Choisissez-le : il prend cette force et devient libre. Gagnez 2 pièces.',
    'CG-5.103':
      'Créer une momie (face sombre). Sacrifiez un jeton libre de force 1 exactement. Utilisable si vous en avez un, et si la pioche Miracles n’est pas vide ou si un adversaire à face claire a une Foule. Chaque adversaire à face claire perd 1 Foule. Piochez 1 Miracle.',
    'CG-5.104':
      'Résurrection des justes (face sombre). Sacrifiez 2 Disciples. Comptez vos Prêtres libres, Patriarche compris s’il est libre. Utilisable si vous avez 2 Disciples et si un jeton d’exactement cette force est disponible : au-delà de 5, il n’y en a pas. Prenez un jeton libre de cette force.',
  }),
  ...under('Cthulhu', {
    'CG-5.105':
      'Rituel de l’abîme (face claire). Sacrifiez un jeton libre. Puis un de vos jetons de force 1 à 4 dans le Lieu actif est renforcé de la force du jeton sacrifié, 5 au plus. Le changement est possible si deux au plus de vos autres jetons ont la nouvelle force ; les deux jetons en question ne comptent pas. Utilisable s’il existe une telle paire de jetons.',
    'CG-5.106':
      'Le Grand Sanctuaire (face claire). Sacrifiez 5 Disciples et tous vos jetons libres ; il peut n’y en avoir aucun, et un Patriarche libre reste. Utilisable si vous avez 5 Disciples et pouvez bâtir dans le Lieu actif. Bâtissez-y un Autel avec un jeton de votre choix.',
    'CG-5.107':
      'Tempête furieuse (face sombre). Défaussez 2 cartes. Utilisable si vous avez 2 cartes, et si vous avez au plus 8 Disciples ou si quelqu’un a 7 pièces ou plus. Chaque joueur qui a 7 pièces ou plus, vous compris, perd 7 pièces. Puis gagnez 2 Disciples.',
    'CG-5.108':
      'Volonté de l’Ancien (face sombre). Sacrifiez 5 Disciples. Utilisable si vous les avez et si un adversaire à face claire a une Foule ou une carte. Un par un, chaque adversaire à face claire perd 1 Foule, s’il en a, puis vous donne 1 carte de son choix, s’il en a. Une Licence ou la carte Suprématie ainsi donnée est posée face visible devant vous.',
  }),
  ...under('Fafnir', {
    'CG-5.109':
      'Ode à l’avidité (face claire). Payez 6 pièces. Utilisable si vous les avez, si le Lieu actif n’est pas le dernier et si vous y avez un jeton de force 1 à 4 qui peut être renforcé de 1. Choisissez-le : il est renforcé de 1, puis avance au Lieu suivant, celui du numéro d’après. Il n’y faut pas de Disciples. Les pièces placées sous lui sont perdues.',
    'CG-5.110':
      'Ode à la traîtrise (face claire). Défaussez 1 carte et payez 2 pièces. Utilisable si vous avez les deux et si la pioche Intrigues n’est pas vide. Révélez la première Intrigue, gagnez son prix et placez-la sous la pioche. Elle n’est ni piochée ni jouée.',
    'CG-5.111':
      'Du sang contre de l’or (face sombre). Sacrifiez 2 Disciples. Utilisable si vous les avez et si un adversaire à face claire a une pièce. Chaque adversaire à face claire vous donne 7 pièces, ou toutes s’il en a moins.',
    'CG-5.112':
      'Armée de pillards (face sombre). Payez 15 pièces. Utilisable si vous les avez, et s’il y a une Foule dans la réserve ou si la pioche Miracles n’est pas vide. Gagnez 1 Foule. Piochez 2 Miracles.',
  }),
  ...under('Janus', {
    'CG-5.113':
      'Calice de clarté (face claire). Défaussez 2 cartes. Utilisable si vous avez 2 cartes. Gagnez 1 Disciple. La plus faible Influence gagne le Lieu actif ; un Prêtre sur des pièces et une Prise du Lieu restent plus forts.',
    'CG-5.114':
      'Mystère des vertus (face claire). Payez 7 pièces. Utilisable si vous les avez, si la pioche Miracles n’est pas vide et si au moins un Prêtre est dans le Lieu actif. Piochez 1 Miracle par Prêtre ou Patriarche présent, de tous les joueurs.',
    'CG-5.115':
      'Mystère des vices (face sombre). Sacrifiez un jeton libre de n’importe quelle force. Utilisable si vous en avez un et si la pioche Intrigues n’est pas vide. Piochez autant d’Intrigues que sa force.',
    'CG-5.116':
      'Calice de folie (face sombre). Défaussez 9 cartes. Utilisable si vous avez 9 cartes, et s’il y a une Foule dans la réserve ou un Autel dans le Lieu actif. Gagnez 2 Foules, ou 1 s’il n’en reste qu’une. Tous les Autels du Lieu actif sont détruits, le vôtre aussi.',
  }),
  ...under('Nirriti', {
    'CG-5.117':
      'Voie de la loyauté (face claire). Sacrifiez 2 Disciples. Utilisable si vous les avez et si la pioche Miracles n’est pas vide. Piochez 3 Miracles sous la pioche, celui du bas d’abord. Les cartes jouées ou défaussées par les joueurs précédents s’y trouvent déjà.',
    'CG-5.118':
      'Sentier de la tentation (face claire). Défaussez 2 cartes. Utilisable si vous avez 2 cartes et si une Licence visible ne coûte pas plus que les pièces que vous avez. Prenez une telle Licence sans la payer.',
    'CG-5.119':
      'Sentier de l’iniquité (face sombre). Sacrifiez un jeton libre de force 4 ou moins. Utilisable si vous en avez un et si la pioche Intrigues n’est pas vide. Trois fois, ou moins si la pioche a moins de cartes : révélez à tous la première Intrigue ; si vous pouvez la jouer maintenant, vous le devez ; placez-la sous la pioche. Vous en faites les choix, elle compte comme jouée par vous, et vos Exilés prennent effet.',
    'CG-5.120':
      'Voie du triomphe (face sombre). Rituel : votre Patriarche, qui doit être libre et de force 16 ou plus. Utilisable dans ce cas, et si un jeton de force 5 est disponible ou s’il y a une Foule dans la réserve. Placez dans le Lieu actif un jeton de force 5, s’il est disponible. Gagnez 1 Foule.',
  }),
  ...under('Tiamat', {
    'CG-5.121':
      'Changement d’apparence (face claire). Jouez de votre main un Miracle ou une Intrigue à sceau sombre comme si votre face sombre était visible, pour 3 pièces et une autre carte que vous défaussez. Choisissez d’abord la carte à jouer, que tout le monde voit ; puis la carte à défausser, n’importe quelle autre des vôtres ; payez ; puis jouez la première selon sa propre règle. Elle doit être jouable une fois le coût payé. Exilés et Mage de cour prennent effet si vous les possédez encore.',
    'CG-5.122':
      'Incarnation (face claire). Rituel : un Prêtre libre de force 3 ou plus, le Patriarche peut-être. Puis 3 de vos jetons libres restants sont détruits, un par un à votre choix, ou tous s’il y en a moins, même aucun ; jamais le Patriarche. Puis placez un jeton de force 5 dans le Lieu actif. Utilisable si le Rituel peut être payé et si une façon de payer laisse disponible un jeton de force 5.',
    'CG-5.123':
      'Attaque des dragons (face sombre). Défaussez 3 cartes. Utilisable si vous avez 3 cartes et si un Culte qui a de l’Influence dans le Lieu actif a une Foule. Chaque Culte qui y a de l’Influence, le vôtre aussi, perd 1 Foule.',
    'CG-5.124':
      'Moisson du chaos (face sombre). Rituel : un Prêtre libre de force 5 exactement, le Patriarche peut-être. Utilisable dans ce cas et si, une fois le coût payé, un Miracle de votre main est jouable. Jouez un tel Miracle, puis piochez 2 Miracles.',
  }),
  ...under('Arachné', {
    'CG-5.125':
      'Ordination d’une prêtresse (face claire). Sacrifiez 1 à 5 Disciples. Placez dans le Lieu actif un jeton de cette force. Vous pouvez choisir tout nombre de Disciples que vous avez et pour lequel un jeton de cette force est disponible.',
    'CG-5.126':
      'Charmes féminins (face claire). Rituel : un Prêtre libre de force 3 exactement, le Patriarche peut-être. Utilisable dans ce cas, si le Lieu actif n’est pas le dernier et si vous y avez un Prêtre. Choisissez un de vos Prêtres présents, le Patriarche peut-être : il avance au Lieu suivant. Gagnez 1 pièce. Il n’y faut pas de Disciples.',
    'CG-5.127':
      'Étreinte de l’araignée (face sombre). Défaussez 2 cartes et payez 2 pièces. Utilisable si vous avez les deux et au moins 4 Prêtres libres, Patriarche compris. Déplacez au moins 4 de vos Prêtres libres dans le Lieu actif, l’un après l’autre ; après le quatrième, vous pouvez arrêter. Il n’y faut pas de Disciples.',
    'CG-5.128':
      'Sorcellerie de la déesse (face sombre). Sacrifiez un jeton libre de force 3 ou plus. Utilisable si vous en avez un. Gagnez 3 pièces. Piochez le premier Miracle et la première Intrigue, et prenez la première carte de la pioche Licences, pas une d’un emplacement, face visible devant vous. Une pioche vide ne donne rien.',
  }),
  ...under('Athéisme', {
    'CG-5.129':
      'Triomphe de la science (face claire). Rituel : un Prêtre libre de force 4 ou plus, le Patriarche peut-être. Utilisable dans ce cas, si vous avez au plus 8 Disciples et si aucun Prêtre ni Patriarche d’un autre joueur n’est dans le Lieu actif. Les Autels ne comptent pas, et votre présence n’est pas nécessaire. Gagnez 1 Disciple.',
    'CG-5.130':
      'Politique de terreur (face claire). Sacrifiez 2 Disciples. Utilisable si vous les avez et si, une fois le coût payé, une Intrigue de votre main est jouable ; pas une carte à sceau sombre, car votre face claire est visible. Jouez une telle Intrigue, puis piochez 1 Intrigue et gagnez 3 pièces.',
    'CG-5.131':
      'Démystification (face sombre). Rituel : votre Patriarche, qui doit être libre et de force 15 ou plus. Utilisable dans ce cas et si un adversaire à face claire a une carte. Chaque adversaire à face claire qui a une carte vous donne 1 carte de son choix, l’un après l’autre.',
    'CG-5.132':
      'Nihilisme (face sombre). Défaussez 3 cartes. Utilisable si vous avez 3 cartes, si personne n’a d’Autel dans le Lieu actif et si vous pouvez y bâtir. Bâtissez un Autel avec un jeton de votre choix.',
  }),
];
