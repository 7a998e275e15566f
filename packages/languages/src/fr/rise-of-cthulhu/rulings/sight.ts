import { under } from '../../../under.ts';

export const sight = [
  ...under('Qui voit quoi', {
    'RC-8.1':
      'Tous voient les Lieux, vers qui ils sont tournés, les totaux des côtés, les Cultistes et les cartes attachées qui s’y trouvent, les Grands Anciens éveillés, et où est le Chasseur des ténèbres.',
    'RC-8.2': 'Tous voient la Vallée entière : chaque carte et sa place dans la pile.',
    'RC-8.3': 'Tous voient chaque carte des défausses de Cultistes, de Monstres et d’Artefacts.',
    'RC-8.4':
      'Personne ne connaît l’ordre de la pioche Cultistes. Un Cultiste pioché est vu du joueur qui le pioche, un Grand Ancien pioché est vu de tous.',
    'RC-8.5':
      'Tous savent combien de cartes contient chaque pioche. Tous savent combien de cartes se trouvent au-dessus du prochain Grand Ancien, ou de combien à combien s’il n’est pas au milieu.',
    'RC-8.6':
      'Personne ne connaît l’ordre des pioches Monstres et Artefacts. Une carte piochée est vue du joueur qui la pioche.',
    'RC-8.7':
      'Personne d’autre que vous ne voit les cartes de votre main. Qui utilise la Lampe d’Alhazred voit une fois la main adverse, telle qu’elle est à ce moment.',
    'RC-8.8': 'Tous savent combien de Cultistes, de Monstres et d’Artefacts contient chaque main.',
    'RC-8.9':
      'Une carte qui passe de la table à une main (piochée dans la Vallée, ou par le Mi-Go, la Clé d’argent, Hastur ou les pouvoirs de Kingsport et d’Innsmouth) est annoncée à tous dans le journal. Ensuite, la main est cachée comme d’habitude.',
    'RC-8.10': 'Les deux joueurs savent quelle carte la Lampe d’Alhazred a prise. Les spectateurs ne le savent pas.',
    'RC-8.11':
      'Seul le joueur qui a utilisé la Lampe d’Alhazred sait quel est le prochain Grand Ancien, jusqu’à son éveil.',
    'RC-8.12': 'Tous voient la carte que Hastur fait défausser.',
    'RC-8.13': 'Personne ne connaît les Grands Anciens restés dans la boîte. Ils sont montrés après la partie.',
    'RC-8.14':
      'Tous connaissent les Artefacts acquis, les Monstres joués, les pouvoirs des Lieux utilisés, le nombre de tours depuis que quelqu’un a pioché dans la pioche Cultistes, et les actions restantes.',
    'RC-8.16': 'Les spectateurs ne voient que ce que tous voient. Après la partie, tout est montré à tout le monde.',
  }),
];
