import { under } from '../../../under.ts';

export const action = [
  ...under('Quand c’est à vous d’agir', {
    'AC-4.30':
      'Dans l’ordre de jeu, chaque joueur agit une fois : une Action, de Pièce ou de Personnage, et autant d’Actions gratuites que l’on veut, avant ou après.',
    'AC-4.31': [
      'Ce que vous pouvez faire quand c’est à vous d’agir :',
      'Actions de Pièce : placer une carte, ou inspecter une Pièce qui a 3 cartes ou plus (même en tant que Fantôme) ; utiliser la couleur de la Pièce ; lancer un Vote à la Cafétéria.',
      'Actions de Personnage : consulter le Statut d’un autre Personnage vivant du même Emplacement ; y combattre un Acolyte, un portail ou l’Homme-poisson ; une fois par partie, comme Assassin, attaquer.',
      'Gratuit : donner un Objet, en ramasser un, utiliser les Jumelles ou le Fusil.',
      'Ou terminer.',
    ].join('\n'),
    'AC-4.32': 'Un Fantôme ne peut que placer une carte, inspecter la Pièce ou terminer. Il ne trouve pas d’Objets.',
    'AC-4.33': [
      'Vous ne pouvez faire une Action de Pièce dans une Pièce de couleur que si',
      'ni Acolyte ni Homme-poisson ne s’y trouve ;',
      'la Pièce ne brûle pas ;',
      'et votre carte Itinéraire indique sa couleur ce tour-ci, si votre Rôle vous tient à votre itinéraire.',
    ].join('\n'),
    'AC-4.34':
      'Tout le monde est tenu à son itinéraire, même en tant que Fantôme, sauf les Fanatiques et le Mouchard. On n’en dit rien : les autres ne voient que ce que vous faites.',
  }),
  ...under('Actions de Pièce', {
    'AC-4.35':
      'Placer une carte : mettez une carte Pièce de votre main, de la sorte que vous voulez, face cachée dans la pile de cette Pièce et mélangez-la. Tous voient que vous avez ajouté une carte, et personne ne voit laquelle. Les Enquêteurs n’ont que des cartes Réussite.',
    'AC-4.36': 'Une Pièce est active tant que sa pile a 3 cartes ou plus.',
    'AC-4.37': [
      'Inspecter la Pièce : retournez devant tous la première carte de la pile de cette Pièce active.',
      'a) Réussite : s’il reste un livre dans la Pièce, retirez-en un et marquez 1 point de victoire ; sinon, rien. La carte retourne dans la pile, que l’on mélange.',
      'b) Échec : rien. La carte va dans la réserve.',
      'c) Sabotage : 1 point de victoire est perdu, mais il n’y en a jamais moins de 0. La carte va dans la réserve, de même que toutes les autres cartes de cette pile, sans être vues. La pile est vide.',
      'd) Puis, si vous êtes en vie et qu’un Objet caché se trouve ici, vous le trouvez, quelle que soit la carte.',
      'e) Puis on vérifie s’il y a assez de points.',
    ].join('\n'),
    'AC-4.38': 'Une Pièce sans livres peut encore être inspectée, pour son Objet ou pour se débarrasser d’une carte.',
  }),
  ...under('Consulter un Statut', {
    'AC-4.40':
      'Consulter un Statut : vous voyez, et personne d’autre, combien de cartes « Vivant » et combien de cartes « Mort » contient la pile Pouls de votre cible. Puis vous annoncez son Statut.',
    'AC-4.41':
      'Si la cible est vivante, vous ne pouvez que l’annoncer vivante. Si elle est morte en secret, un Fanatique ou le Mouchard peut l’annoncer morte ou, en mentant, vivante ; tous les autres ne peuvent que l’annoncer morte.',
    'AC-4.42':
      'Annoncer quelqu’un vivant n’est qu’une parole, rien de plus. Annoncer quelqu’un mort montre à tous une de ses cartes « Mort » comme preuve, et la mort est confirmée.',
  }),
  ...under('Autres Actions', {
    'AC-4.43':
      'Combattre : cela réussit toujours. Un Acolyte ou un portail retourne à la réserve, l’Homme-poisson dans les profondeurs.',
    'AC-4.45':
      'Quand une mort est confirmée, le Personnage devient aussitôt un Fantôme et lâche tous ses Objets là où il est. Son Rôle reste secret, sauf si une règle ou la table le révèle. Si cela arrive alors que c’est à lui d’agir, il a fini d’agir.',
    'AC-4.46':
      'On vous demande une Action partout où les autres doivent penser que vous pouvez en avoir une. Dans une Pièce de couleur, on vous pose donc la question même si votre itinéraire ne vous laisse rien à faire. Sans personne d’autre dans un passage, on ne vous demande rien.',
    'AC-4.47':
      'Tous apprennent qui a fait quelle Action et où, et son résultat visible. Ils n’apprennent jamais quelle carte a été placée, ni ce qu’ont montré une Pièce étudiée, des papiers contrôlés ou un Statut consulté.',
  }),
  ...under('Vote', {
    'AC-4.50':
      'Lancer un Vote est une Action de Pièce, à partir du tour 3 : pour un Personnage vivant à la Cafétéria, si l’Homme-poisson n’y est pas, une fois par tour et une fois par Personnage. Une table peut lever la limite par Personnage.',
    'AC-4.52':
      'Avant un Vote, on a le temps de parler, aussi longtemps que la table l’a fixé, ou jusqu’à ce que tous aient fini.',
    'AC-4.53':
      'Scrutin : tous les joueurs, Fantômes aussi, choisissent en secret et en même temps un Personnage vivant, le leur compris, ou l’abstention. Chacun a 1 voix ; qui porte la Dague en a 2.',
    'AC-4.54':
      'Toutes les voix sont révélées avec les noms. Qui en a le plus est éliminé : sa mort est confirmée là où il est. L’abstention compte comme un Personnage. Si elle l’emporte ou s’il y a égalité en tête, il ne se passe rien, et le Vote est épuisé.',
    'AC-4.55': 'Sauf si la table en a décidé autrement, on montre à tous si le Personnage éliminé était un Fanatique.',
    'AC-4.56': 'Un Enquêteur encore vivant quand un Vote l’élimine compte dès lors comme un Enquêteur mort.',
  }),
  ...under('Entretien', {
    'AC-4.61': 'Entretien : chaque portail ouvert prend la première carte de la pile de sa Pièce, sans qu’on la voie.',
    'AC-4.62':
      'Entretien : les marqueurs Sol fissuré d’un tour précédent sont retirés. La Pièce qui brûle cesse de brûler. La lumière revient.',
    'AC-4.64':
      'Puis on regarde si assez d’Enquêteurs sont des Fantômes, et si le tour 10 est fini. Puis le marqueur Premier joueur passe au joueur suivant dans le sens horaire.',
  }),
  ...under('Parler', {
    'AC-4.70':
      'Tout le monde peut parler à tout moment, les Fantômes aussi. Il y a aussi des affirmations toutes prêtes : quel est votre Rôle, ce qu’indique votre itinéraire, quelle carte vous avez placée ou donnée, ce que vous avez vu, qui vous accusez ou à qui vous faites confiance. Personne ne les vérifie, et elles peuvent être fausses.',
    'AC-4.71': 'Deux Fanatiques ne peuvent pas parler en privé, sauf si la table le permet.',
    'AC-4.72':
      'La seule parole qui doit être vraie d’après les règles est le Statut annoncé, si qui l’a consulté n’est ni un Fanatique ni le Mouchard.',
  }),
];
