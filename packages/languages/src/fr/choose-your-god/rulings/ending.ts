import { under } from '../../../under.ts';

export const ending = [
  ...under('Fin de la partie', {
    'CG-6.1':
      'La partie ne peut finir qu’à la fin d’une manche. Remplir une condition plus tôt dans la manche n’y met pas fin ; on peut encore perdre des Autels et des Foules.',
    'CG-6.2':
      'Vous remplissez une condition si à ce moment vous avez 5 Autels ou plus, ou 4 Foules ou plus, ou avez accompli deux fois votre Invocation. Un joueur qui célèbre compte aussi.',
    'CG-6.3':
      'Si un seul joueur remplit une condition, il gagne. S’ils sont plusieurs, la plus haute Puissance divine de la face visible gagne. Le nombre de conditions remplies ne compte pas. Une égalité est impossible.',
    'CG-6.4': [
      'Avec une limite de manches, la partie finit après cette manche si personne n’a gagné. Les joueurs sont classés selon cette liste ; la première différence décide, et le plus grand nombre l’emporte :',
      '1. meilleure avancée : le plus grand de ces nombres, 4 par Autel, 5 par Foule et 10 par Invocation, aucun au-dessus de 20 ;',
      '2. avancée totale : la somme de ces trois nombres ;',
      '3. force du Patriarche ;',
      '4. nombre de cartes ;',
      '5. pièces ;',
      '6. Puissance divine.',
    ].join('\n'),
    'CG-6.5': 'Au classement final, le vainqueur est premier ; les autres suivent selon la même liste.',
  }),
];
