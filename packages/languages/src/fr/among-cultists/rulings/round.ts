import { under } from '../../../under.ts';

export const round = [
  ...under('Déroulement de la partie', {
    'AC-4.1': 'Un tour : Déplacement, Événement, Rencontres, Action, Entretien.',
    'AC-4.2':
      'Ordre de jeu d’un tour : le premier joueur d’abord, puis tous les joueurs dans le sens horaire, Fantômes compris.',
  }),
  ...under('Début du tour', {
    'AC-4.7': 'Au tour 4, le Chasseur Maudit voit sa carte Malédiction. Au tour 6, la Célébrité est révélée.',
  }),
  ...under('Déplacement', {
    'AC-4.10':
      'Chaque joueur se déplace une fois, dans l’ordre de jeu. Un Personnage vivant a 3 points de Déplacement, 1 de plus par paire de bottes qu’il porte, et 1 de moins si Portes coincées était l’Événement du tour précédent ; au moins 1. Un Fantôme en a toujours 3.',
    'AC-4.11':
      'Vous choisissez tout le déplacement d’un coup : une suite d’Emplacements, pas plus longue que vos points de Déplacement, chacun voisin du précédent. Aucun Emplacement ne peut y figurer deux fois, et celui dont vous partez ne peut pas y revenir. Rester, c’est ne faire aucun pas. Chaque pas coûte 1 point de Déplacement. On ne passe la porte verrouillée que si elle est ouverte ou si l’on est un Fantôme. Tous vous voient marcher, pas à pas.',
    'AC-4.12':
      'Franchir un Obstacle coûte 1 point de Déplacement. C’est le prix du pas d’une zone de glace à la suivante ; il n’y a rien à payer en plus.',
    'AC-4.13': [
      'Après chaque pas, voici ce qui arrive à qui se déplace, dans cet ordre :',
      '1. Un Personnage vivant déclenche un piège qui se trouve là.',
      '2. Dans un passage dangereux, un Personnage vivant pioche la première carte de la pile Passages dangereux dans sa pile Pouls, sans la voir. Si la pile est vide, il ne se passe rien.',
      '3. On vérifie la malédiction du Maudit.',
      'Si un piège met fin à votre marche au premier point, ou si vous devenez un Fantôme au troisième, le reste de votre chemin est perdu.',
    ].join('\n'),
    'AC-4.14':
      'Chaque entrée dans un passage dangereux fait piocher à nouveau une carte, à chaque tour. Qui commence le tour dans un tel passage et y reste ne pioche rien.',
    'AC-4.16':
      'La marque du culte est une règle maison, et une table peut s’en passer : un Fanatique qui pioche une carte « Mort » de la pile Passages dangereux reçoit à la place une carte « Vivant ». Personne n’en est informé. Les cartes « Mort » des Rencontres, les Blessures mortelles et les cartes de la Célébrité touchent les Fanatiques comme tout le monde.',
  }),
  ...under('Événement', {
    'AC-4.18': [
      'La phase d’Événement, dans l’ordre :',
      '1. Retournez la première carte Événement et appliquez-la.',
      '2. Avec un Pyromane en jeu, aux tours 5 et 6 : tout le monde se dit prêt, et le Pyromane peut brûler une Pièce.',
      '3. L’Homme-poisson mord.',
      '4. Rencontres.',
    ].join('\n'),
  }),
  ...under('Rencontres', {
    'AC-4.20':
      'Comptez les Personnages vivants à chaque Emplacement ; les Fantômes, l’Homme-poisson et les Acolytes ne comptent pas. S’ils sont exactement deux, ils ont une Rencontre. Dans le noir, deux ou plus ont une Rencontre. Un seul, ou trois et plus à la lumière, n’en ont pas.',
    'AC-4.21': 'Les Rencontres ont lieu à nouveau à chaque tour, même là où personne n’a bougé.',
    'AC-4.22':
      'Toutes les Rencontres d’un tour ont lieu en même temps. D’abord, qui porte la Lanterne décide de l’utiliser ou non. Puis tous choisissent en même temps une carte Pouls, et toutes les cartes changent de mains.',
    'AC-4.23':
      'Qui prend part à une Rencontre et porte la Lanterne décide devant tous de l’utiliser ou de la garder, avant tout choix de carte. Il n’y a qu’une Lanterne : cela n’arrive qu’une fois par tour au plus.',
    'AC-4.24':
      'Lors d’une Rencontre, vous devez donner une carte Pouls, Vivant ou Mort, selon ce que vous avez. Les Enquêteurs n’ont pas de cartes « Mort ». Sans cartes Pouls, vous ne donnez rien mais recevez quand même.',
    'AC-4.25':
      'À deux, chaque carte choisie va face cachée dans la pile Pouls de l’autre. Si l’autre a utilisé la Lanterne, on ne vous demande rien et vous gardez vos cartes.',
    'AC-4.26':
      'À trois ou plus, ce qui n’arrive que dans le noir, les cartes choisies sont distribuées au hasard et en secret : une à chacun, et personne ne reçoit la sienne. Qui a utilisé la Lanterne n’en reçoit pas ; une carte restante est rendue. Vous n’apprenez pas qui vous a donné votre carte.',
    'AC-4.27':
      'Personne ne voit la carte qu’il reçoit. Sont visibles de tous : qui a rencontré qui, où, s’il faisait noir, et combien de cartes contient maintenant chaque pile Pouls.',
  }),
];
