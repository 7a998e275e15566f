import { under } from '../../../under.ts';

export const rulings = [
  ...under('Précisions : Rencontres et mort', {
    'AC-9.8':
      'Un Personnage mort perd-il quelque chose avant que sa mort soit confirmée ? Non. Il agit, vote, porte des Objets et peut être leader, car personne ne sait.',
  }),
  ...under('Précisions : Pièces et points', {
    'AC-9.17': 'L’inspection d’un Fanatique rapporte-t-elle aussi des points de victoire ? Oui.',
    'AC-9.18':
      'Assez de points et assez de morts au même tour, avec un Fanatique ? Les Enquêteurs gagnent : la revendication ne vient qu’après le tour.',
    'AC-9.23': 'Peut-on placer des cartes dans une Pièce active ? Oui, il n’y a pas de limite supérieure.',
    'AC-9.25':
      'Peut-on combattre un Acolyte puis utiliser la Pièce au même tour ? Non, combattre est votre Action. Avec le Fusil, oui : son tir est gratuit. Qui agit plus tard peut utiliser la Pièce libérée.',
  }),
  ...under('Précisions : Votes et revendications', {
    'AC-9.28':
      'Un Vote élimine quelqu’un qui n’a pas encore agi ce tour-ci ? Ce joueur agit quand même, en tant que Fantôme.',
    'AC-9.32':
      'Le Fanatique sans complice connaît-il le nombre de morts quand il revendique la victoire ? Seulement ce qu’il a vu pendant la nuit, donné, consulté ou pu voir devant tous. Les passages dangereux ont pu en tuer davantage.',
    'AC-9.34':
      'Un Enquêteur consulte le Statut d’un Fanatique qui a une carte « Mort » ? La mort est confirmée. Si c’était le dernier Fanatique, la partie finit.',
    'AC-9.35':
      'Deux morts à la fois, la cible et l’Assassin ? La cible d’abord, puis on regarde s’il reste des Fanatiques, puis l’Assassin.',
  }),
  ...under('Précisions : glace, portes et Objets', {
    'AC-9.47': 'Les deux côtés d’un Obstacle sont-ils le même Emplacement pour les Rencontres ? Non.',
    'AC-9.52':
      'Les cartes de la Chouette et du rite viennent-elles de la main ? Non, de la réserve : chacun peut choisir l’une des trois sortes.',
    'AC-9.55':
      'L’inspection gagnante trouve aussi la troisième relique ? L’Organisme 46-B se réveille d’abord : il faut donc le rite.',
    'AC-9.56':
      'Un Fantôme fait l’inspection gagnante dans une Pièce où une relique est cachée ? La relique reste cachée, et rien ne se réveille.',
    'AC-9.57':
      'Pour ramasser un Objet, faut-il arriver après qu’on l’a lâché ? Oui : il faut un Personnage vivant venu à l’Emplacement après la chute de l’Objet, à ce tour ou plus tard. Qui y est resté depuis ne le peut pas.',
  }),
  ...under('Précisions : rite et Organisme', {
    'AC-9.75':
      'L’Organisme est réveillé, et le tour 10 finit ou le Fanatique revendique la victoire ? C’est comme sans l’Organisme : pas de rite.',
  }),
  ...under('Précisions : encore les Objets', {
    'AC-9.86':
      'Des Bottes reçues pendant cette phase d’Action ? Elles comptent à partir de la prochaine phase de Déplacement.',
  }),
];
