import { under } from '../../../under.ts';

export const ending = [
  ...under('Fin de la partie', {
    'RC-6.1':
      'La partie finit quand le troisième Grand Ancien est éveillé et que son pouvoir a été appliqué, ou que personne n’est favorisé. Cela peut arriver au milieu d’un tour. On ne pioche pas de carte de remplacement, les actions et les cartes spéciales non utilisées sont perdues, et personne n’a de dernier tour.',
    'RC-6.2':
      'Sans Azathoth, on compte les Lieux tournés vers chaque joueur. Tous les quatre comptent, verrouillés ou non ; un Lieu neutre ne compte pour personne ; le Lieu d’Ithaqua compte 2 pour le joueur vers qui il est tourné. Le plus grand nombre gagne.',
    'RC-6.3':
      'À égalité de Lieux, ou si Azathoth est éveillé, le total des points décide : la somme des totaux de vos quatre côtés, Cultistes et cartes attachées, Lieux verrouillés compris. La main, la Vallée et la défausse ne comptent pas. Le plus grand total gagne. Si Azathoth est éveillé, le nombre de Lieux tournés vers vous n’a aucune importance.',
    'RC-6.4':
      'À égalité de points aussi, le joueur qui a acquis le plus d’Artefacts gagne. Tout Artefact pioché compte, utilisé ou non.',
    'RC-6.5':
      'Toujours à égalité, le joueur qui a joué le plus de Monstres gagne. Les Monstres encore en main ne comptent pas.',
    'RC-6.6':
      'Toujours à égalité, le joueur qui a le moins de cartes en main gagne. Cultistes, Monstres et Artefacts en main comptent tous.',
    'RC-6.7':
      'Toujours à égalité, les deux joueurs perdent. Il n’y a pas de vainqueur : c’est une défaite pour les deux, pas un match nul.',
  }),
];
