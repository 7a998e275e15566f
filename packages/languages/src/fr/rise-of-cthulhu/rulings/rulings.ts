import { under } from '../../../under.ts';

export const rulings = [
  ...under('Précisions : sources et éditions', {
    'RC-9.1':
      'Les textes des Monstres, des Artefacts et des Grands Anciens étaient sur des images que nous n’avions pas. Ils sont reconstitués de façon à s’accorder avec tout ce que le livret en dit.',
    'RC-9.2':
      '6 ou 8 Grands Anciens ? Le livret dit 6. On connaît un exemplaire imprimé avec 8 : on peut donc choisir 8.',
  }),
  ...under('Précisions : le tour', {
    'RC-9.7':
      'Peut-on piocher deux fois à des endroits différents ? Oui, chaque fois vous choisissez à nouveau entre la pioche Cultistes et la Vallée.',
    'RC-9.9': 'On ne peut rien piocher dans une Vallée vide ; n’importe quel Cultiste peut y être joué.',
    'RC-9.11':
      'Vous pouvez piocher dans la Vallée une carte que vous avez jouée à un tour précédent, ou que votre adversaire a jouée.',
    'RC-9.12': 'La main n’a pas de limite.',
    'RC-9.13':
      'Sans Cultiste en main, les deux actions doivent être de piocher. Vous pouvez toujours jouer des cartes spéciales.',
    'RC-9.15': 'Les cartes spéciales ne se jouent pas au tour de votre adversaire.',
    'RC-9.16':
      'Une carte spéciale sans cible permise ne peut pas être jouée, pas même pour avoir joué un Monstre de plus.',
    'RC-9.17':
      'Si un pouvoir vous fait piocher au tour de votre adversaire et que vous piochez un Grand Ancien, vous en êtes le piocheur et vous piochez la carte de remplacement.',
  }),
  ...under('Précisions : Lieux et influence', {
    'RC-9.19':
      'Les cartes d’un Lieu verrouillé restent et comptent : pour l’influence, pour les Lieux à la fin et pour les points.',
    'RC-9.20':
      'Un Lieu verrouillé peut encore se tourner vers l’autre joueur, mais seulement par des cartes spéciales ou quand Yog-Sothoth en retire des cartes.',
    'RC-9.21':
      'Si un Lieu se tourne après l’éveil d’un Grand Ancien, le pouvoir du Grand Ancien n’est ni transmis, ni répété, ni annulé.',
    'RC-9.23':
      'Vous ne pouvez pas jouer du côté de votre adversaire, ni déplacer de cartes sans qu’un effet le permette.',
  }),
  ...under('Précisions : Vallée et Chasseur des ténèbres', {
    'RC-9.24':
      'Sur la Vallée, une valeur égale d’une autre couleur ne convient pas. La même couleur convient avec n’importe quelle valeur, plus haute ou plus basse.',
    'RC-9.26':
      'Les cartes de la Vallée n’ont pas de points, ne forment pas de combinaisons et ne sont jamais remélangées.',
    'RC-9.27':
      'Le Chasseur des ténèbres doit aller sur un autre Lieu que le sien. Il y en a toujours un, sauf si un Signe des Anciens l’empêche : alors il regagne sa tanière.',
    'RC-9.32':
      'Le Chasseur des ténèbres ne frappe que s’il est déplacé par une carte jouée sur la Vallée, par le Chien de Tindalos ou par le Trapézoèdre étincelant. Quand il regagne sa tanière, il ne frappe jamais.',
    'RC-9.35':
      'Vous ne pouvez pas jouer une carte sur un Lieu traqué pour y réunir trois cartes de même couleur et renvoyer le Chasseur des ténèbres : la jouer est déjà interdit.',
  }),
  ...under('Précisions : combinaisons', {
    'RC-9.38':
      'Une carte peut déclencher les trois combinaisons. Exemple : Azur 4 joué avec Azur 3, Azur 5, Jade 4 et Ambre 4 donne couleur, valeur et suite.',
    'RC-9.39':
      'Une carte qui complète plusieurs suites à la fois (le 3 entre 1, 2, 4 et 5) ne fait piocher qu’un Artefact.',
    'RC-9.40':
      'Prolonger une suite (un 5 après 2-3-4) en forme une nouvelle, 3-4-5, et fait à nouveau piocher un Artefact.',
    'RC-9.41': 'Les suites ne font pas le tour : 9-10-1 n’en est pas une.',
    'RC-9.43':
      'Une suite est aussi trois cartes de même couleur : la combinaison de couleur s’y ajoute donc, avant elle.',
    'RC-9.44': 'Une combinaison défaite plus tard ne fait rien perdre. La compléter à nouveau la déclenche à nouveau.',
  }),
  ...under('Précisions : Grands Anciens', {
    'RC-9.53':
      'Des cartes attachées seules, sans Cultiste, peuvent vous valoir la faveur. C’est l’influence qui compte.',
    'RC-9.55':
      'Les pouvoirs des Grands Anciens ne touchent pas les Lieux verrouillés, sauf que Yog-Sothoth peut en retirer vos propres Cultistes. Seuls des Monstres et des Artefacts ouvrent un Lieu verrouillé aux Cultistes. Le troisième pouvoir ne peut donc pas tout renverser.',
    'RC-9.56': 'Si Cthulhu s’éveille en troisième, il ne reste qu’un Lieu libre : il détruit donc un Cultiste au plus.',
    'RC-9.58':
      'La défausse au hasard de Hastur peut toucher des Cultistes qu’il vient de renvoyer. Elle ne touche jamais les Monstres ni les Artefacts.',
    'RC-9.59':
      'Si Hastur s’éveille en troisième, la défausse au hasard a quand même lieu ; elle peut compter pour le dernier départage.',
    'RC-9.60':
      'Si Shub-Niggurath s’éveille en troisième et qu’aucune carte de la défausse ne convient, rien ne se passe.',
  }),
  ...under('Précisions : cartes spéciales et cas particuliers', {
    'RC-9.61':
      'Un Signe des Anciens tient le Chasseur des ténèbres à l’écart pour les deux joueurs, qu’il soit déplacé par une carte jouée sur la Vallée, par le Chien de Tindalos ou par le Trapézoèdre étincelant.',
    'RC-9.65':
      'La carte que la Maigre bête de la nuit met sur la Vallée en est la nouvelle première carte ; ce qui est joué ensuite sur la Vallée au même tour lui est comparé.',
    'RC-9.66':
      'Cette carte ne compte ni comme jouée sur la Vallée ni comme prise là. Une fois que vous la piochez, elle compte comme prise ce tour-ci.',
    'RC-9.67':
      'Un Cultiste pris par le Mi-Go ou la Lampe d’Alhazred peut être joué au même tour, sur un Lieu ou sur la Vallée.',
    'RC-9.68':
      'La Goule et Shub-Niggurath peuvent ramener n’importe quelle carte de la défausse qui convient, même une ancienne carte de votre adversaire.',
    'RC-9.69': 'Si la Clé d’argent prend une carte au milieu de la Vallée, la première carte reste la même.',
    'RC-9.70':
      'Si la carte piochée par le Nécronomicon éveille un Grand Ancien, on règle d’abord son éveil, carte de remplacement comprise ; puis viennent les Cultistes supplémentaires, avec les Lieux tels qu’ils sont alors. Si la partie finit, ils sont perdus, mais l’Artefact compte tout de même comme acquis.',
    'RC-9.71':
      'Si la carte piochée par le Byakhee éveille un Grand Ancien sur le Lieu où il est joué, les Cultistes qui viennent d’y être déplacés comptent déjà pour l’influence.',
    'RC-9.74': 'Un Cultiste qui a changé de côté (Signe jaune, Nyarlathotep) appartient en tout à son nouveau côté.',
    'RC-9.75':
      'Le Chasseur des ténèbres regagne sa tanière avant les Cultistes d’Azathoth : une combinaison de couleur qu’ils forment n’a donc personne à renvoyer. Les Monstres et les Artefacts ainsi gagnés attendent le propre tour du joueur favorisé.',
    'RC-9.76':
      'La première carte de la Vallée que Dagon place peut avoir été jouée là ce tour-ci. Elle est placée, pas prise en main.',
    'RC-9.77': 'Si Ithaqua et Azathoth sont tous deux éveillés, les points décident et Ithaqua est sans effet.',
    'RC-9.78': 'Si le Lieu d’Ithaqua est neutre à la fin, il ne compte pour personne.',
  }),
  ...under('Précisions : fin de la partie', {
    'RC-9.83': 'Si un joueur part ou abandonne, son adversaire gagne.',
  }),
];
