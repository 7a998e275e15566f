import { under } from '../../../under.ts';

export const cards = [
  ...under('Miracles', {
    'CG-5.21':
      'Visitation (5 cartes) : jouable si vous avez assez de Disciples pour le Lieu actif et un Prêtre libre. Choisissez-en un, le Patriarche peut-être ; il vient ici. Les Titres n’aident pas. Ce n’est pas un placement : pas de Disciple à perdre, pas de Dîme à payer. Comme tous les Miracles et toutes les Intrigues, vous la jouez comme action, et « ici » est le Lieu actif.',
    'CG-5.22':
      'Pèlerinage (4 cartes) : jouable si vous avez un Prêtre ici et assez de Disciples pour un Lieu plus élevé. Choisissez un de vos Prêtres d’ici et un tel Lieu ; il y va. Les Titres n’aident pas. Jamais jouable dans le Lieu 13.',
    'CG-5.23':
      'Inspiration (5 cartes) : jouable si vous avez un Prêtre ici. Choisissez-en un, le Patriarche peut-être : il a +2 d’Influence.',
    'CG-5.24':
      'Fureur divine (3 cartes, sceau sombre) : jouable si vous avez un Prêtre ici. Choisissez-en un, le Patriarche peut-être : il a +7 d’Influence.',
    'CG-5.25':
      'Trafic de reliques (3 cartes) : jouable si vous avez un Prêtre ici. Choisissez-en un, le Patriarche peut-être : il devient libre, et vous gagnez 7 pièces.',
    'CG-5.26':
      'Sol consacré (3 cartes) : jouable si vous avez au moins 3 Disciples et pouvez bâtir ici. Choisissez un de vos jetons d’ici, perdez 3 Disciples et bâtissez un Autel.',
    'CG-5.27':
      'Frénésie sacrée (2 cartes, sceau sombre) : jouable si vous avez au moins 4 Disciples et s’il y a une Foule dans la réserve. Perdez 4 Disciples et gagnez 1 Foule.',
    'CG-5.28': 'Manne (5 cartes) : toujours jouable. Gagnez 1 Disciple, si vous en avez au plus 8, ou gagnez 4 pièces.',
    'CG-5.29':
      'Corne d’abondance (3 cartes, sceau sombre) : toujours jouable. Gagnez 2 Disciples, si vous en avez au plus 7, ou gagnez 7 pièces.',
  }),
  ...under('Intrigues', {
    'CG-5.31':
      'Chantage (3 cartes, prix 6) : jouable si un seul joueur a le plus de pièces. Si c’est un adversaire, prenez la moitié de ses pièces, arrondie au supérieur. Si c’est vous, rien ne se passe ; vous pouvez quand même la jouer.',
    'CG-5.32':
      'Exorcisme (3 cartes, prix 5) : choisissez ici un jeton Prêtre de n’importe quel joueur, le vôtre aussi, de force 3, 4 ou 5, dont le propriétaire peut avoir un jeton de force inférieure de 2. Il est affaibli de 2 et reste, avec ses pièces et son bonus. Les Patriarches et les Autels ne sont jamais touchés. Jouable s’il y a un tel jeton.',
    'CG-5.33':
      'Complot déjoué (3 cartes, prix 7, sceau sombre) : comptez les cartes de tous les joueurs, sans celle-ci. Jouable si un seul joueur en a le plus et s’il a une Foule, un Autel ou un Disciple. Ce joueur, vous peut-être, perd 1 Foule, 1 Autel de son choix, où qu’il soit, et 2 Disciples ; à défaut, ce qu’il en a.',
    'CG-5.34':
      'Massacre dans les rues (3 cartes, prix 5) : chaque Culte qui a de l’Influence ici, le vôtre aussi, perd 2 Disciples, ou 1 s’il n’en a qu’un. Jouable si l’un d’eux a un Disciple.',
    'CG-5.35':
      'Disperser les fanatiques (3 cartes, prix 6) : chaque Culte qui a de l’Influence ici, le vôtre aussi, perd 1 Foule. Jouable si l’un d’eux a une Foule.',
    'CG-5.36':
      'Fouille secrète (3 cartes, prix 5) : chaque adversaire qui a de l’Influence ici et une carte en main vous donne 1 Miracle ou Intrigue de sa main, de son choix, l’un après l’autre. Jouable s’il y a un tel adversaire. Les Licences et la carte Suprématie ne risquent rien.',
    'CG-5.37':
      'Menace contre la couronne (3 cartes, prix 7, sceau sombre) : cherchez le Patriarche le plus fort, où que soient les Patriarches. Jouable si un seul joueur l’a, et si c’est vous ou un adversaire qui a une Licence. À un adversaire, vous prenez une Licence de votre choix. Si c’est vous, rien ne se passe ; vous pouvez quand même la jouer.',
    'CG-5.38':
      'Vandalisme (3 cartes, prix 4) : jouable s’il y a un Autel ici et aucun Autel, de qui que ce soit, dans un Lieu plus élevé. Tous les Autels d’ici sont détruits, le vôtre aussi.',
    'CG-5.39':
      'Embuscade au naïf (3 cartes, prix 4) : jouable si un Prêtre sur des pièces est ici. Choisissez-le, même si c’est le vôtre : vous prenez ses pièces, et il revient libre à son propriétaire.',
    'CG-5.40':
      'Descente de l’Inquisition (3 cartes, prix 6) : jouable si ce Lieu n’a pas encore subi de descente. Il a quand même un vainqueur, qui peut devenir premier joueur, mais personne ne reçoit ici d’avantage ni d’aumône.',
    'CG-5.41':
      'Prise du Lieu (3 cartes, prix 8, sceau sombre) : toujours jouable. Tous les Prêtres et Patriarches d’ici, les vôtres aussi, deviennent libres ; les pièces placées sous eux vont à la réserve. Vous êtes le vainqueur de ce Lieu. Les Autels restent. Des actions suivantes peuvent amener ici des Prêtres, mais vous restez le vainqueur ; seule une autre Prise du Lieu, plus tard, peut vous l’ôter.',
  }),
  ...under('Licences', {
    'CG-5.51':
      'Approbation (force 1, prix 7 pour le 4e Prêtre ; force 2, prix 7 pour le 5e ; force 3, prix 8 pour le 6e) : ce placement d’une phase d’Intention ne vous coûte pas de Disciple et est permis même sans Disciples. Les autres placements restent comme d’habitude. Toutes les Licences sont face visible devant leur propriétaire et agissent dès qu’elles sont acquises ; celles d’une même sorte s’additionnent ; chacune ajoute sa force au Patriarche.',
    'CG-5.52': [
      'Communauté : si vous perdez son Lieu, vous recevez quand même l’avantage, mais pas d’aumône. Il y en a une pour chaque Lieu sauf le Forum ; voici force et prix :',
      'Ruines 1, prix 4 ; Quartier des voleurs 1, prix 4 ; Taudis 2, prix 7 ; Quartier des temples 2, prix 7 ; Quartier marchand 1, prix 6 ; Quartier des artisans 2, prix 8 ; Académie 1, prix 5 ; Port 2, prix 7 ; Palais 2, prix 8 ; Quartier des nobles 1, prix 6 ; Quartier de la garde 3, prix 10 ; Faille des ténèbres 3, prix 10.',
    ].join('\n'),
    'CG-5.53':
      'Noviciat (une carte de force 2, prix 5 ; une de force 3, prix 7) : chacun de vos Autels a +1 d’Influence pour chaque Noviciat que vous possédez.',
    'CG-5.54': [
      'Titre : vous pouvez prêcher dans son Lieu, si peu de Disciples que vous ayez. Il n’agit que pendant la phase d’Intention. Les sept Titres, avec force et prix :',
      'Ménestrel, Quartier des artisans : 1, prix 4. Guérisseur, Académie : 1, prix 4. Amiral, Port : 1, prix 5. Mentor, Palais : 2, prix 7. Inquisiteur, Quartier des nobles : 2, prix 7. Général, Quartier de la garde : 2, prix 8. Oracle, Faille des ténèbres : 3, prix 10.',
    ].join('\n'),
    'CG-5.55': [
      'Dîme : un adversaire qui prêche dans l’un de ses Lieux vous paie 1 pièce, s’il en a une ; pour un Patriarche aussi. Seul prêcher est taxé : ni les déplacements, ni rien de la phase de Résolution, ni les Autels. Les cinq Dîmes, avec force et prix :',
      'Faubourgs, Lieux 1 à 3 : 1, prix 6. Places, 4 et 5 : 1, prix 5. Marchés, 6 et 7 : 1, prix 5. Ville haute, 8 à 10 : 2, prix 6. Hauteurs, 11 à 13 : 2, prix 5.',
    ].join('\n'),
    'CG-5.56':
      'Exilés (une carte de force 2, prix 6 ; une de force 1, prix 5) : chaque fois que vous avez joué une Intrigue, de votre main ou par une capacité, vous gagnez 1 Disciple. Vendre, ce n’est pas jouer.',
    'CG-5.57':
      'Mage de cour (une carte de force 2, prix 6 ; une de force 1, prix 5) : chaque fois que vous avez joué un Miracle, vous gagnez 3 pièces.',
  }),
  ...under('Carte Suprématie', {
    'CG-5.60':
      'Il n’y en a qu’une. Le Patriarche de son propriétaire a +7 de force, quelle que soit la face visible. Face visible au début d’une manche, elle permet à son propriétaire de célébrer. Face cachée, elle ne le permet pas, jusqu’à ce que le Forum la retourne. Elle compte comme une carte. Défaussée, elle va dans la réserve.',
  }),
];
