import { under } from '../../../under.ts';

export const fourPlayers = [
  ...under('Le Grand Prêtre automatique (quatre joueurs)', {
    'CD-5.80':
      'C’est un joueur vivant dont le Personnage ne donne que des points de vie et un symbole de pouvoir. Il n’a ni capacité, ni pièces de départ, ni Sceau, n’est jamais Détenteur, ne fait pas d’échange et refuse tout. Personne ne décide pour lui.',
    'CD-5.81':
      'Il lance 6 dés, 1 de plus avec le jeton Sans-visage, et les dés gardés. Il lance ses dés Kraken et ne les relance jamais.',
    'CD-5.82':
      'Jusqu’à deux fois, il relance tous les dés qu’il ne pourrait pas engager : ni Dague, ni Double dague, ni Sang, ni son symbole de pouvoir, et qu’aucun Rituel d’un autel n’accepte. S’il n’y en a pas, il s’arrête.',
    'CD-5.83': [
      'Il est fort s’il a plus de 15 points de vie au début de sa phase d’Engagement, sinon faible. Un dé va au premier but qui peut le prendre :',
      'fort : attaque, Rituels, soin ; faible : soin, Rituels, attaque (première édition : soin, attaque, Rituels).',
      'Attaque : chaque dague va sur l’autre joueur vivant qui a le plus de points de vie, moins ce que ses propres dés vont déjà lui prendre. Il frappe aussi les Fidèles, car il ne les connaît pas. Égalité : le plus proche à sa gauche.',
      'Rituels : l’autel au plus petit numéro qui accepte le dé et en a encore besoin.',
      'Soin : Sang et son symbole de pouvoir sur lui-même.',
    ].join('\n'),
    'CD-5.84':
      'Il résout les dés dans l’ordre où il les a engagés. Les dés changés, déplacés ou ajoutés plus tard viennent en dernier.',
    'CD-5.85': [
      'Effets d’autel : il est fort ou faible selon ses points de vie à ce moment.',
      'Chant ancien : rien. Sirènes : 1 pièce Sirène. Rites de sang : il ne paie pas. Sacrifice sur l’autel : lui seul gagne des points de vie.',
      'Hydre marine : fort, l’autre joueur vivant qui a le plus de points de vie perd 1 ; faible, il gagne 1.',
      'Lamie : la victime est l’autre joueur vivant qui a le plus de points de vie ; le voleur est lui-même à 3 vivants ou moins, sinon celui qui en a le moins. Égalité : le plus proche à sa gauche.',
      'Les dés de la Transmutation et de la Faille astrale vont sur l’autre autel au plus petit numéro qui en accepte un.',
    ].join('\n'),
    'CD-5.86':
      'Un Rituel qu’il accomplit est défaussé sans effet de Détenteur (avec le Kraken, tous les dés Kraken sont rendus). Les Rituels des joueurs qu’il tue sont défaussés.',
    'CD-5.87':
      'Pièces Sirène : quand tous les autres ont passé, il déplace une dague placée sur lui vers le joueur actif, une Double dague d’abord. Si elle devait soigner le joueur actif, elle va sur l’autre joueur vivant qui a le plus de points de vie. Il n’utilise les pièces pour rien d’autre.',
    'CD-5.88':
      'Un de ses dés changé, ou un dé qui lui est donné, pendant sa phase de Réaction est placé comme pendant sa phase d’Engagement. Pour tout autre choix, il prend ce qui vaut mieux pour ses points de vie.',
  }),
  ...under('Possession (quatre joueurs)', {
    'CD-5.90':
      'Le premier Fidèle ou Hérétique pénitent qui meurt possède le Grand Prêtre automatique au lieu de devenir un Esprit, si celui-ci est vivant. Une fois par partie. Si les deux meurent ensemble, celui dont le coup fatal est venu le premier.',
    'CD-5.91':
      'L’ancien rôle reste visible. Vous êtes maintenant le Grand Prêtre : son rôle, son Personnage avec sa capacité, ses points de vie, ses dés Kraken et ses pièces. Votre Sceau non utilisé et vos pièces Sirène et Chant vous suivent. Votre ancienne place n’en est plus une, ni pour les voisins ni pour l’ordre du tour.',
    'CD-5.92':
      'Dès lors, le Grand Prêtre est un joueur ordinaire qui lance 6 dés, sans les pièces de départ de son Personnage.',
    'CD-5.93':
      'C’est une mort, mais personne ne devient un Esprit : Faucheur, Nécromancien, Sacrifice sur l’autel et Pas si égoïste en tiennent compte.',
    'CD-5.94': 'Qui possède le Grand Prêtre gagne s’il gagne. L’ancien rôle compte comme mort.',
    'CD-5.95':
      'Les dés gardés sont perdus. L’ancien rôle ne gagne plus rien ; il compte seulement, pour les autres, comme un Fidèle ou un Hérétique mort.',
  }),
];
