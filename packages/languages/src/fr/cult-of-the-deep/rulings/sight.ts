import { under } from '../../../under.ts';

export const sight = [
  ...under('Qui voit quoi', {
    'CD-8.1': [
      'Tous voient : les rôles du Grand Prêtre et des morts, le nombre de chaque rôle, qui a un Sceau non utilisé, les Sceaux utilisés, les Personnages, les points de vie, les pièces, les jetons, tous les dés et où ils se trouvent, les Rituels et les Détenteurs, qui a passé ou reste en alerte, les échanges acceptés, et qui a refusé ce qu’on lui demandait.',
      'Personne d’autre que vous ne voit votre rôle ni quel Sceau non utilisé vous avez.',
      'Une offre d’échange est connue des deux intéressés. Si elle est refusée, les autres ne savent que cela.',
      'Personne ne voit l’ordre de la pioche des Rituels ni les Sceaux non distribués.',
    ].join('\n'),
    'CD-8.2': 'Qui meurt n’apprend rien de nouveau. Un Esprit connaît son propre rôle et ce que tous voient.',
    'CD-8.3': 'Qui possède le Grand Prêtre garde son propre Sceau caché.',
    'CD-8.4': 'Les spectateurs voient ce que tous voient.',
    'CD-8.5': 'Tout le monde peut écrire dans la discussion à tout moment, les Esprits aussi.',
  }),
];
