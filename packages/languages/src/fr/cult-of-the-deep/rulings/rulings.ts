import { under } from '../../../under.ts';

export const rulings = [
  ...under('Précisions : les Rituels en général', {
    'CD-9.19':
      'Qui est à 0 point de vie peut accomplir un Rituel et en devenir Détenteur ; au décompte des morts, le Rituel passe à l’auteur du coup fatal.',
  }),
  ...under('Précisions : certains Rituels', {
    'CD-9.39':
      'Le Tribut descend aussi au tour où il est révélé, sauf si un dé le paie ou s’il n’arrive qu’après l’étape du Tribut.',
    'CD-9.43':
      'La Transmutation dure jusqu’à la fin du tour : un dé prêté, gagné ou relancé plus tard est changé aussi. Une face que quelqu’un donne ensuite exprès à un dé reste acquise. Les dés qu’un Sceau ajoute aux Rituels, et ceux lancés pour un Sceau ou la Faille, n’appartiennent à personne et ne sont pas changés.',
  }),
  ...under('Précisions : Personnages', {
    'CD-9.74':
      'La perte ajoutée par Assassin II n’est pas due à un Rituel : Gardien II ne peut pas l’empêcher ; pendant une phase de Résolution, le Gardien le peut.',
    'CD-9.76': 'Les dés Cosmos d’autres joueurs déplacés sur la Sorcière (pas II) ne font rien.',
  }),
  ...under('Précisions : Nécromancien', {
    'CD-9.85':
      'Les valeurs du Nécromancien sont de nous : environ trois de ses tours entre une mort précoce et un retour à la vie avec 8 points de vie ; 8 pièces en donnent 12.',
    'CD-9.89': 'Un Nécromancien Fidèle qui revient à la vie n’annule pas « Pas si égoïste ».',
  }),
  ...under('Précisions : victoire', {
    'CD-9.92':
      'Si le camp du Grand Prêtre gagne, l’Hérétique pénitent doit être mort avant le dernier décompte ; mourir en même temps que le dernier Cabaliste, c’est trop tard. Cela vaut dans les deux éditions.',
    'CD-9.93':
      'Quand le camp du Grand Prêtre tombe, l’Hérétique vengeur peut mourir dans le même décompte que le Grand Prêtre.',
    'CD-9.94':
      'L’Hérétique pénitent et tous les Cabalistes sont morts, l’Hérétique vengeur et le Grand Prêtre vivent : la partie continue ; le sort de l’Hérétique pénitent se décide à la fin.',
  }),
  ...under('Précisions : divers', {
    'CD-9.132':
      'Si le Grand Prêtre reçoit le Nécromancien, un Personnage de plus n’est pas en jeu et reste ouvert au Sans-visage.',
  }),
];
