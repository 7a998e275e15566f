import { under } from '../../../under.ts';

export const setup = [
  ...under('Mise en place', {
    'RC-3.1': 'Disposez les quatre Lieux en ligne. Tous sont neutres, sans Grand Ancien ni autre carte.',
    'RC-3.2': 'Le premier joueur est tiré au sort. Dans le livret, c’est le plus âgé.',
    'RC-3.3':
      'Mélangez les 50 Cultistes et distribuez-en 5 à chaque joueur, un par un, en commençant par le premier joueur.',
    'RC-3.4': 'Retournez le Cultiste suivant face visible : c’est la première carte de la Vallée.',
    'RC-3.5': 'Partagez les 39 Cultistes restants, dans l’ordre du mélange, en trois piles de 13.',
    'RC-3.6':
      'Mélangez les Grands Anciens. Trois d’entre eux, pris au hasard et dans un ordre au hasard, vont un dans chaque pile. Les autres retournent dans la boîte sans être vus.',
    'RC-3.7':
      'Glissez chaque Grand Ancien face cachée dans sa pile, avec 6 Cultistes au-dessus et 7 au-dessous. Une table peut choisir un autre endroit.',
    'RC-3.8':
      'Empilez les piles, la première sur le dessus. La pioche Cultistes a 42 cartes. Les Grands Anciens sont la 7e, la 21e et la 35e carte à partir du dessus.',
    'RC-3.9':
      'Mélangez les 6 Artefacts pour former la pioche Artefacts et les 8 Monstres pour former la pioche Monstres, toutes deux face cachée.',
    'RC-3.10': 'Placez le Chasseur des ténèbres dans sa tanière.',
  }),
];
