import { under } from '../../../under.ts';

export const dangers = [
  ...under('Fantômes', {
    'AC-5.1':
      'Un Fantôme garde son joueur, sa main, sa carte Itinéraire, son Rôle et son Équipe. Il se déplace avec 3 points de Déplacement, traverse la porte verrouillée, et ni les passages dangereux, ni l’Homme-poisson, ni les pièges, ni les Portes coincées ne lui font rien.',
    'AC-5.2':
      'Un Fantôme ne prend part à aucune Rencontre et n’en est pas témoin. On ne peut ni consulter son Statut, ni le combattre, ni l’éliminer par un Vote, ni lui donner d’Objets, ni faire de lui le leader du rite.',
    'AC-5.3': 'Un Fantôme parle, et vote avec 1 voix. Il ne peut pas lancer de Vote.',
    'AC-5.4':
      'Un Fantôme place des cartes et inspecte des Pièces, tenu ou non à son itinéraire selon son Rôle. Les livres qu’il gagne comptent.',
    'AC-5.5': 'La pile Pouls d’un Fantôme reste où elle est. Elle ne compte que pour la Célébrité.',
  }),
  ...under('Événements et dangers', {
    'AC-5.10':
      'Les dangers sur la Carte sont les Acolytes, les portails et l’Homme-poisson. Là où une Pièce est tirée au hasard, toutes ont la même chance, et tous voient le résultat.',
    'AC-5.11':
      'Extinction des feux : si le marqueur Générateur est en jeu, retirez-le, et rien d’autre ne se passe. Sinon, ce tour se joue dans le noir jusqu’à son Entretien. Le noir change les Rencontres et rien d’autre.',
    'AC-5.12':
      'L’Homme-poisson rôde : il va là où il y a du monde, dans la Pièce de couleur qui a le plus de Personnages vivants ; celle où il est ne compte pas. Si plusieurs en ont le plus, l’une d’elles est tirée au hasard. Si aucune autre Pièce de couleur n’a de Personnage vivant, il va dans une Pièce de couleur au hasard, autre que celle où il est.',
    'AC-5.13':
      'Les Acolytes se rassemblent : placez un Acolyte de la réserve dans une Pièce de couleur au hasard qui n’en a pas ; à 7 ou 8 joueurs, faites-le deux fois. Chaque fois que la réserve est vide, 1 point de victoire est perdu à la place, mais il n’y en a jamais moins de 0.',
    'AC-5.14':
      'Un portail s’ouvre : placez un portail dans une Pièce de couleur au hasard qui n’en a pas. Avec deux cartes et deux marqueurs, c’est toujours possible.',
    'AC-5.15':
      'Portes coincées : au tour suivant, chaque Personnage vivant a 1 point de Déplacement de moins. Au tour 10, cela ne fait rien.',
    'AC-5.16':
      'Sol fissuré : placez un marqueur Sol fissuré sur un passage au hasard, sûr à ce moment. Il est dangereux pour la phase de Déplacement du tour suivant ; le marqueur est retiré à la fin de ce tour-là. Qui s’y trouve maintenant ne pioche rien.',
    'AC-5.17': 'Heure calme : il ne se passe rien.',
    'AC-5.18':
      'Rayons cachés : deux Pièces de couleur au hasard, jamais deux fois la même, reçoivent chacune 1 carte Réussite de la réserve, face cachée. Mélangez leurs piles.',
    'AC-5.19':
      'L’Homme-poisson mord à la fin de la phase d’Événement, avant les Rencontres : chaque Personnage vivant de son Emplacement, dans l’ordre de jeu, pioche la première carte de la pile Passages dangereux dans sa pile Pouls, sans la voir. Si la pile est vide, il ne se passe rien ; pour les Fanatiques, la marque du culte vaut aussi. Il mord à chaque tour, tant qu’il est là.',
    'AC-5.20':
      'Tant qu’ils sont sur la Carte : là où se trouve un Acolyte, personne ne peut faire d’Action de Pièce. Là où se trouve l’Homme-poisson, personne ne peut faire d’Action de Pièce, et il mord. Un portail engloutit des cartes. Une Pièce peut contenir plusieurs dangers ; combattre ou conjurer en retire un à la fois.',
  }),
  ...under('Capacités des Pièces', {
    'AC-5.21':
      'Rose, contrôler les papiers : choisissez un autre Personnage, vivant ou Fantôme, où qu’il soit. Vous voyez, et personne d’autre, les couleurs que sa vraie carte Itinéraire indique ce tour-ci. Tous voient qui vous avez contrôlé.',
    'AC-5.22':
      'Bleue, étudier : vous voyez, et personne d’autre, combien de cartes Réussite, Échec et Sabotage contient la pile de cette Pièce. La pile est ensuite mélangée. Tous voient quelle Pièce vous avez étudiée.',
    'AC-5.23': 'Orange, recâbler : mettez en jeu le marqueur Générateur. Il annule la prochaine Extinction des feux.',
    'AC-5.24':
      'Rouge, conjurer : choisissez un Acolyte ou un portail, où qu’il soit, ou l’Homme-poisson s’il est sur la Carte. Un Acolyte ou un portail retourne à la réserve, l’Homme-poisson dans les profondeurs. Les quatre couleurs servent aux Personnages vivants, et une table peut s’en passer.',
  }),
];
