import { under } from '../../../under.ts';

export const sight = [
  ...under('Qui voit quoi', {
    'CG-8.1':
      'Tous voient la cité : les Autels, les Prêtres avec leur force et leur place, les pièces placées sous eux, les bonus et l’Influence de chacun.',
    'CG-8.2':
      'Tous voient chaque plateau de Culte, la face visible, la Puissance divine, les Invocations, les Disciples, les pièces, les Foules, les Licences, qui possède la carte Suprématie et sur quelle face elle est, le premier joueur et le numéro de la manche.',
    'CG-8.3': 'Tous voient combien de Miracles et combien d’Intrigues contient chaque main, car leurs dos diffèrent.',
    'CG-8.4': 'Personne d’autre que vous ne sait quelles cartes vous avez en main. Après la partie, tous le savent.',
    'CG-8.5':
      'Tous savent combien de cartes contient chaque pioche et voient les trois Licences visibles. Personne ne connaît l’ordre d’une pioche.',
    'CG-8.6':
      'Quand une carte de la main est défaussée comme coût, tous voient si c’était un Miracle ou une Intrigue. Laquelle, son propriétaire est seul à le savoir, sauf si la table joue avec des défausses visibles. Une Licence ou la carte Suprématie défaussée est vue de tous.',
    'CG-8.7':
      'Une carte jouée, vendue, ou révélée par l’Ode à la traîtrise ou le Sentier de l’iniquité est vue de tous à ce moment.',
    'CG-8.8':
      'Quand des cartes sont piochées, tous voient de quelle pioche et combien ; lesquelles, seul le voit qui les pioche.',
    'CG-8.9':
      'Quand une carte de la main est donnée, tous voient si c’est un Miracle ou une Intrigue ; laquelle, seuls le savent qui la donne et qui la reçoit. Une Licence ou la carte Suprématie donnée est vue de tous.',
    'CG-8.10': 'Au Quartier des nobles, seul le joueur qui a remis une Intrigue sur sa pioche sait laquelle c’est.',
    'CG-8.13': 'Les spectateurs voient ce que tous voient.',
  }),
];
