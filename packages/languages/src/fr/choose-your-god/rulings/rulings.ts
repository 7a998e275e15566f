import { under } from '../../../under.ts';

export const rulings = [
  ...under('Précisions : Prêtres et prêche', {
    'CG-9.1':
      'La plupart des nombres des plateaux, des Lieux et des Licences étaient sur des images que nous n’avions pas. Ils sont reconstitués de façon à s’accorder avec tout ce que l’on sait.',
  }),
  ...under('Précisions : gagner un Lieu', {
    'CG-9.14':
      'Avec une Influence de 0, par exemple avec un Patriarche sans Disciples, votre Culte est présent. Vous ne gagnez que si aucun Culte présent n’en a plus, et la Puissance divine départage. Tout ce qui parle d’Influence en demande au moins 1 : aumône, Communauté, Massacre dans les rues, Disperser les fanatiques, Fouille secrète, Attaque des dragons.',
  }),
  ...under('Précisions : pièces sous des Prêtres', {
    'CG-9.24':
      'Si des pièces se rencontrent et qu’un Prêtre revient à un joueur qui a déjà prié, il reste libre pour cette phase. Il peut payer plus tard un coût de Rituel.',
  }),
  ...under('Précisions : force', {
    'CG-9.29':
      'Là où l’on compte ou cherche des Prêtres dans le Lieu actif (Rituel du passage, Mystère des vertus, Triomphe de la science), les Patriarches comptent aussi, les Autels non.',
  }),
  ...under('Précisions : jouer des cartes', {
    'CG-9.65':
      'Personne ne peut accomplir deux Invocations dans une manche, car un Lieu ne donne son avantage qu’une fois par manche.',
  }),
  ...under('Précisions : divers', {
    'CG-9.81':
      'Qui est venu dans un Lieu sans avoir les Disciples nécessaires, par exemple par Ordination d’une prêtresse, peut y gagner ou y perdre comme d’habitude. L’accès ne compte que pour prêcher, pour la Visitation et pour le Pèlerinage.',
  }),
];
