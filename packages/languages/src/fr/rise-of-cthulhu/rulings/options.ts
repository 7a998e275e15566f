import { under } from '../../../under.ts';

export const options = [
  ...under('Options', {
    'RC-7.1':
      'Qui commence ? Au hasard. Ou bien le premier joueur du salon : pour suivre le livret, que le plus âgé s’y assoie.',
    'RC-7.2':
      'Combien d’actions a le tout premier tour ? 2, comme dans le livret. Avec 1, le premier joueur est affaibli.',
    'RC-7.3':
      'Où dorment les Grands Anciens ? Sous exactement 6 cartes de leur pile de 14. Ou vers le milieu, sous 4 à 9 cartes. Ou n’importe où, sous 0 à 13.',
    'RC-7.4': 'Parmi combien de Grands Anciens tire-t-on ? Les 6 du livret, ou 8 avec Dagon et Ithaqua.',
    'RC-7.5':
      'Les Lieux ont-ils des pouvoirs ? Non. Ou oui : chaque joueur peut utiliser chaque pouvoir une fois par partie.',
    'RC-7.6':
      'Une même carte peut-elle être jouée sur la Vallée et y être prise au même tour ? Oui, comme dans le livret. Une table peut l’interdire : c’est une règle maison. Dans les parties entre bots, cet aller-retour allonge la partie d’environ 5 tours et ne change rien d’autre.',
    'RC-7.7':
      'Après combien de tours sans piocher dans la pioche Cultistes faut-il y piocher ? Après 60, 24, 16 ou 8. C’est une règle maison, pour que chaque partie finisse. En pratique, 60 n’est jamais atteint.',
    'RC-7.8':
      'Combien de Cultistes reçoit le second joueur ? 5, comme dans le livret. Ou 6 ou 7, ce qui est une règle maison ; 6 compense l’avantage de commencer.',
  }),
];
