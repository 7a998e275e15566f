import { under } from '../../../under.ts';

export const atAGlance = [
  ...under('En bref', {
    'RC-1.1': 'Exactement deux joueurs. Il n’y a ni équipe ni joueur neutre.',
    'RC-1.2': 'Une partie dure environ 30 minutes : en général 40 à 60 tours, les deux joueurs ensemble.',
    'RC-1.3':
      'Vous menez un culte. Des Grands Anciens s’éveillent de la pioche Cultistes sur quatre Lieux : Arkham, Dunwich, Innsmouth et Kingsport. Le joueur qui a l’influence sur le Lieu où l’un d’eux s’éveille reçoit son pouvoir.',
  }),
  ...under('Glossaire', {
    'RC-1.8': [
      'Ce que veulent dire les mots :',
      'Un Lieu libre est sans Grand Ancien ; un Lieu verrouillé en a un. Sur un Lieu traqué se trouve le Chasseur des ténèbres. Un Lieu ouvert est libre et n’est pas traqué.',
      'La tanière est la demeure du Chasseur des ténèbres, entre la pioche Cultistes et la Vallée.',
      'Une carte attachée est un Monstre ou un Artefact qui reste du côté de son propriétaire sur un Lieu et vaut des points. Le total d’un côté est la somme des valeurs des Cultistes et des points des cartes attachées qui s’y trouvent.',
      'Jouer un Cultiste, c’est le poser de votre main sur un Lieu ou sur la Vallée. Cela seul peut former une combinaison. Quand un effet place, déplace, prend ou renvoie une carte, elle n’est jamais jouée.',
      'Détruire un Cultiste, c’est le mettre d’un Lieu dans la défausse.',
      'Le piocheur est le joueur qui a pioché le Grand Ancien. Le joueur favorisé est celui qui a l’influence sur son Lieu quand il s’éveille.',
      'Un Grand Ancien posé sur un Lieu est éveillé.',
    ].join('\n'),
  }),
];
