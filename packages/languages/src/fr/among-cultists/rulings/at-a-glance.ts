import { under } from '../../../under.ts';

export const atAGlance = [
  ...under('En bref', {
    'AC-1.1':
      'Un Personnage est la figurine d’un joueur. Vous en jouez exactement un, pendant toute la partie. Personne ne quitte la partie. On joue de 4 à 8 ; une partie dure au plus 10 tours, soit 45 à 90 minutes environ.',
    'AC-1.2':
      'Un Personnage est vivant tant qu’il n’est pas un Fantôme. Il devient un Fantôme quand sa mort est confirmée devant tous ; sa figurine est alors retournée.',
    'AC-1.3':
      'Une carte « Mort » dans votre pile Pouls suffit : votre Personnage est mort en secret. Tant que personne ne le confirme, il compte comme vivant dans toutes les règles. En général, personne ne le sait, pas même vous.',
    'AC-1.4': 'Là où l’on compte les Enquêteurs morts, il s’agit des Fantômes et des morts en secret.',
    'AC-1.5':
      'Les Fanatiques sont les Rôles Fanatique et Fanatique aveugle. Tous les autres comptent comme des Enquêteurs, Mouchard et Chasseur Maudit compris.',
    'AC-1.6':
      'Sont cachés les Rôles, les mains, les cartes Itinéraire et le contenu des piles Pouls, des piles des Pièces et de la pile Passages dangereux. Sont visibles de tous : où chacun se trouve et par où il est passé, le nombre de cartes de toutes les piles et de toutes les mains, les livres, les dangers, les Objets, qui a fait quelle Action, les voix une fois révélées, et qui a rencontré qui. À la fin, tout est montré.',
    'AC-1.7':
      'Les Enquêteurs gagnent avec assez de points de victoire, ou quand tous les Fanatiques sont des Fantômes. Les Fanatiques gagnent avec assez d’Enquêteurs morts, ou quand le tour 10 est fini.',
    'AC-1.8':
      'Un Emplacement est tout endroit de la Carte : une Pièce, la Cafétéria, un hall, une zone de glace, un tunnel. Une Pièce est une Pièce de couleur ou la Cafétéria. Un passage est un hall, une zone de glace ou un tunnel.',
  }),
];
