import { under } from '../../../under.ts';

export const ending = [
  ...under('Fin de la partie', {
    'CD-6.1':
      'On ne vérifie la victoire que lorsque des joueurs meurent, après avoir compté ensemble tous les morts de ce décompte.',
    'CD-6.2':
      'Le camp du Grand Prêtre tient tant que le Grand Prêtre vit. Si le Grand Prêtre est le Nécromancien, son camp tient tant que le Grand Prêtre ou au moins un Fidèle vit.',
    'CD-6.3':
      'La partie finit dans deux cas : le camp tient et ni Cabaliste ni Hérétique ne vit, ou le camp est tombé.',
    'CD-6.4':
      'Si le camp tient à la fin, le Grand Prêtre et tous les Fidèles gagnent, vivants ou morts. De même l’Hérétique pénitent, s’il était mort avant ce décompte.',
    'CD-6.5': [
      'Si le camp est tombé, plusieurs peuvent gagner à la fois :',
      '1. Tous les Cabalistes gagnent, vivants ou morts. Dans la première édition avec la vengeance stricte, ils ne gagnent que si un Cabaliste vit, si seuls des Hérétiques vivent ou si personne ne vit.',
      '2. Si quelqu’un vit et que tous les vivants sont des Hérétiques, chaque Hérétique vivant gagne.',
      '3. Si tous sont morts, chaque Hérétique gagne.',
      '4. Un Hérétique vengeur mort gagne si un Cabaliste vit.',
      '5. Un Hérétique pénitent mort gagne si aucun Cabaliste ne vit ; seulement dans la deuxième édition.',
    ].join('\n'),
    'CD-6.6':
      'Il n’y a pas de départage ; toutes les victoires se valent. Qui possède le Grand Prêtre est le Grand Prêtre.',
    'CD-6.7': 'À la fin, tous les rôles et tous les Sceaux sont montrés.',
    'CD-6.8': 'Une table peut fixer une limite de manches. La partie finit alors sans vainqueur.',
    'CD-6.10': [
      'Un Hérétique, Grand Prêtre ordinaire :',
      'Grand Prêtre vivant : la partie continue tant qu’un Cabaliste ou l’Hérétique vit. Sinon : le Grand Prêtre et les Fidèles gagnent, ainsi qu’un Hérétique pénitent mort auparavant.',
      'Grand Prêtre mort, un Cabaliste vivant : les Cabalistes gagnent, ainsi qu’un Hérétique vengeur mort.',
      'Grand Prêtre mort, aucun Cabaliste vivant, un Fidèle vivant : les Cabalistes gagnent (vengeance stricte : non), ainsi que, dans la deuxième édition, un Hérétique pénitent mort.',
      'Grand Prêtre mort, ni Cabaliste ni Fidèle vivant : l’Hérétique et les Cabalistes gagnent, que l’Hérétique vive ou non.',
    ].join('\n'),
    'CD-6.11': [
      'Les deux Hérétiques (Hérésie !) :',
      'Grand Prêtre vivant : la partie continue tant qu’un Cabaliste ou l’un des Hérétiques vit. Sinon : le Grand Prêtre et les Fidèles gagnent, ainsi que l’Hérétique pénitent s’il était mort auparavant.',
      'Grand Prêtre mort, un Cabaliste vivant : les Cabalistes gagnent, ainsi que l’Hérétique vengeur s’il est mort.',
      'Grand Prêtre mort, aucun Cabaliste, un Fidèle vivant : les Cabalistes gagnent (vengeance stricte : non), ainsi que, dans la deuxième édition, l’Hérétique pénitent s’il est mort.',
      'Grand Prêtre mort, seuls des Hérétiques vivants : les Hérétiques vivants et les Cabalistes gagnent ; dans la deuxième édition, aussi l’Hérétique pénitent s’il est mort.',
      'Tous morts : les deux Hérétiques et les Cabalistes gagnent.',
    ].join('\n'),
    'CD-6.12':
      'Si le Grand Prêtre est le Nécromancien, lisez partout dans ces conditions « le Grand Prêtre ou un Fidèle vivant » au lieu de « Grand Prêtre vivant ».',
    'CD-6.13': 'Pour savoir si le Grand Prêtre est le Nécromancien, on regarde sa carte au moment du décompte.',
    'CD-6.14':
      'Un Nécromancien d’un autre rôle compte comme vivant ou mort selon son état au décompte. Un Nécromancien Esprit est mort.',
  }),
];
