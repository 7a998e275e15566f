import { under } from '../../../under.ts';

export const courtesy = [
  ...under('Moins de questions', {
    'CG-4.70':
      'On ne vous demande pas d’action là où tout le monde voit que vous ne pouvez que passer : vous célébrez, ou vous n’avez ni carte en main ni capacité utilisable. Avec une seule carte cachée, on vous interroge partout, pour que personne n’apprenne ce qu’elle est.',
    'CG-4.71':
      'Vous pouvez demander à la table de passer pour vous : dans ce Lieu, jusqu’à un Lieu que vous nommez, ou pour le reste de la phase. Vous pouvez y revenir à tout moment. Personne d’autre ne le sait.',
    'CG-4.72':
      'On vous interroge quand même là où vous avez un Prêtre ou un Autel, là où quelqu’un a agi, là où quelqu’un est près de gagner, dans un Lieu que vous avez nommé, et dès que vous avez pioché des cartes ou qu’un effet vous touche. Vous pouvez désactiver chacun de ces cas. Après les deux derniers, ou après une action de votre part, la consigne prend fin.',
    'CG-4.75':
      'Tous ceux qui seront interrogés dans un Lieu voient la question en même temps. Vous pouvez répondre d’avance par « passer » ou « passer sauf si quelqu’un agit », pour un Lieu ou pour toute la manche, et y revenir jusqu’à ce que vienne votre tour.',
    'CG-4.76':
      'Chaque « passer » s’affiche après le même délai : personne ne peut donc savoir lesquels étaient prévus d’avance. La table fixe ce délai, entre 0 et 3 secondes.',
    'CG-4.78':
      'Vous pouvez laisser la table prendre pour vous les avantages des Lieux 1, 3, 4 et 6 : ils ne coûtent rien et ne laissent aucun choix.',
    'CG-4.79': 'Votre temps ne s’écoule que lorsqu’on vous interroge en personne.',
  }),
];
