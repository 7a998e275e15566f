import { under } from '../../../under.ts';

export const flow = [
  ...under('Le tour', {
    'RC-4.4': [
      'À votre tour, vous avez 2 actions. Pour chacune :',
      'Piochez dans la pioche Cultistes, si elle n’est pas vide.',
      'Piochez la première carte de la Vallée, s’il y en a une.',
      'Ou jouez un Cultiste qui a où aller.',
      'Les Monstres et les Artefacts sont gratuits. Tout est appliqué jusqu’au bout avant votre prochain choix. Quand il ne reste rien à faire, votre tour se termine de lui-même.',
    ].join('\n'),
    'RC-4.6':
      'Les deux actions sont obligatoires. Vous ne pouvez pas finir votre tour tant que vous pouvez encore piocher ou jouer un Cultiste.',
  }),
  ...under('Piocher', {
    'RC-4.8':
      'Piocher dans la Vallée, c’est prendre sa première carte : elle seule, jamais la pile. Ce peut être une carte jouée là ce tour-ci. Vous pouvez aussi y rejouer une carte prise là ce tour-ci. Une table peut interdire les deux.',
    'RC-4.9':
      'Chaque fois que vous piochez, par une action ou un effet, prenez la première carte de la pioche Cultistes. Un Cultiste va dans votre main, sans que votre adversaire le voie. Un Grand Ancien est révélé et s’éveille, et vous êtes son piocheur ; il ne reste jamais dans une main. Plusieurs cartes sont piochées l’une après l’autre. Une fois trois Grands Anciens éveillés, on ne pioche plus.',
  }),
  ...under('Jouer un Cultiste', {
    'RC-4.10':
      'Choisissez un Cultiste de votre main, puis où il va : sur un Lieu ouvert, ou sur la Vallée s’il convient. Il convient si la Vallée est vide, si sa valeur est plus haute que celle de la première carte, ou s’il a la couleur de la première carte. Tant que rien de caché n’a été vu, vous pouvez revenir sur votre choix.',
    'RC-4.11':
      'Un Cultiste va toujours de votre propre côté d’un Lieu. Un côté peut recevoir autant de cartes que l’on veut.',
    'RC-4.12': [
      'Quand un Cultiste est joué sur un Lieu, par une action ou par un effet qui dit « jouez », voici ce qui se passe, dans cet ordre :',
      '1. La carte va de votre main à votre côté.',
      '2. L’influence est mise à jour.',
      '3. Trois de même couleur ?',
      '4. Trois de même valeur ?',
      '5. Une suite ?',
      '6. Avec les pouvoirs des Lieux, et si le Lieu est libre : son pouvoir.',
    ].join('\n'),
    'RC-4.13':
      'Un Cultiste joué sur la Vallée en devient la première carte. Puis vous devez déplacer le Chasseur des ténèbres. Il n’y a jamais de combinaison sur la Vallée.',
  }),
  ...under('Le Chasseur des ténèbres', {
    'RC-4.14': [
      'Quand vous devez déplacer le Chasseur des ténèbres :',
      '1. Choisissez un Lieu libre où il n’est pas déjà et qui n’a pas de Signe des Anciens.',
      '2. S’il n’y en a aucun, le Chasseur regagne sa tanière et rien n’est détruit.',
      '3. Sinon, il s’y rend et cherche la plus haute valeur parmi tous les Cultistes des deux côtés. Sans Cultiste, rien n’est détruit.',
      '4. Chaque côté qui a un Cultiste de cette valeur en perd exactement un : si les deux côtés sont à égalité, chacun en perd un ; si un côté en a plusieurs, il n’en perd qu’un.',
      '5. Si un côté en a plusieurs, vous choisissez lequel il perd, d’abord du côté de votre adversaire, puis du vôtre.',
      '6. L’influence est mise à jour. Le Chasseur reste, et ne frappe à nouveau que lorsqu’il est à nouveau déplacé.',
      'Tant que le Chasseur est sur un Lieu, personne ne peut y jouer de Cultiste ni de Monstre. Placer, déplacer et utiliser des Artefacts reste possible.',
    ].join('\n'),
  }),
  ...under('L’éveil des Grands Anciens', {
    'RC-4.15': [
      'Quand un Grand Ancien est pioché :',
      '1. Il va sur le premier Lieu libre de son ordre d’arrivée. Il y en a toujours un.',
      '2. Ce Lieu est maintenant verrouillé, et un Grand Ancien de plus est éveillé.',
      '3. Si le Chasseur des ténèbres s’y trouve, il regagne sa tanière sans frapper.',
      '4. Avec Azathoth, les points décident de la partie ; avec Ithaqua, son Lieu compte double. Les deux valent quel que soit le joueur favorisé, et même si personne ne l’est.',
      '5. Le joueur qui a maintenant l’influence sur le Lieu est favorisé. Si le Lieu est neutre, personne ne l’est, et l’étape 6 est sautée.',
      '6. Le pouvoir du Grand Ancien est appliqué. Le joueur favorisé prend toutes les décisions, même au tour de l’autre joueur.',
      '7. Si trois Grands Anciens sont éveillés, la partie finit aussitôt.',
      '8. Sinon, le piocheur pioche à nouveau, dans la pioche Cultistes uniquement et sans action. Si un autre Grand Ancien apparaît, tout recommence.',
    ].join('\n'),
  }),
  ...under('Influence et combinaisons', {
    'RC-4.16':
      'Après chaque changement de cartes, on compare les totaux des deux côtés de chaque Lieu. Il se tourne vers le joueur qui a le plus grand total ; à égalité, il est neutre. Cela vaut aussi pour les Lieux verrouillés.',
    'RC-4.17': [
      'Pour les combinaisons, seuls comptent les Cultistes de votre côté du Lieu où vous venez de jouer une carte, cette carte comprise :',
      'a) Couleur : si au moins trois d’entre eux ont sa couleur et que le Chasseur des ténèbres est sur un Lieu, vous pouvez le renvoyer dans sa tanière, sans qu’il frappe. S’il y est déjà, rien ne se passe.',
      'b) Valeur : si au moins trois d’entre eux ont sa valeur, vous devez piocher le premier Monstre, s’il en reste un.',
      'c) Suite : si trois d’entre eux ont sa couleur et des valeurs qui se suivent, et que la carte jouée est l’une des trois, vous devez piocher le premier Artefact, s’il en reste un. Chaque Artefact pioché compte comme acquis.',
      'On les vérifie dans cet ordre, chacune une fois au plus par carte jouée. Une carte qui agrandit une combinaison la déclenche à nouveau : une quatrième ou cinquième carte de la couleur ou de la valeur, ou une carte qui forme une nouvelle suite.',
    ].join('\n'),
  }),
  ...under('Fin d’un tour', {
    'RC-4.18':
      'À la fin de votre tour, on compte depuis combien de tours personne n’a pioché dans la pioche Cultistes. Puis c’est le tour de votre adversaire.',
    'RC-4.20':
      'Règle maison : quand personne n’a pioché dans la pioche Cultistes pendant un nombre de tours fixé par la table, vous devez y piocher avant de piocher dans la Vallée ou de jouer un Cultiste. Vous pouvez toujours jouer des cartes spéciales.',
  }),
  ...under('Décisions', {
    'RC-4.25':
      'Si votre temps s’écoule, la table décide pour vous. À votre tour, elle pioche dans la pioche Cultistes ou finit le tour. Elle refuse ce qui est facultatif. Sinon, elle prend la première possibilité.',
  }),
];
