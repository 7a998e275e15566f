import { under } from '../../../under.ts';

export const options = [
  ...under('Options', {
    'AC-7.1': [
      'Une table choisit, et tout le monde le sait :',
      'Quelle Carte ? L’Université ou Under the Surface. Avec ou sans Objets, avec ou sans l’Organisme.',
      'Quels Rôles spéciaux ? Aucun, ou certains. Aussi la Malédiction du Chasseur, à partir de 5 joueurs.',
      'Avec des cartes Événement ? Avec les couleurs des Pièces ? Avec des Enquêteurs morts dès le début ? Oui, ou non.',
      'Combien de Votes un Personnage peut-il lancer ? 1, ou autant qu’il veut.',
      'Que montre-t-on après un Vote ? L’Équipe, rien, ou le Rôle. Et après une mort confirmée par un Statut ? Rien, ou l’Équipe.',
      'Enquêteurs stricts ? Non. Ou oui, ce qui vaut mieux entre inconnus : ils ne peuvent alors choisir que Réussite pour la Chouette et le rite.',
      'Les Fanatiques peuvent-ils parler en privé ? Non, ou oui. Les vivants entendent-ils les Fantômes ? Oui, ou non.',
      'Combien de temps parle-t-on avant un Vote et à chaque tour, et combien de temps peut prendre une décision ?',
      'Plus ou moins de points de victoire ? De 2 de moins à 2 de plus, jamais moins de 5.',
      'La marque du culte et la Glace de l’autel dangereuse, nos règles maison ? Oui, ou non.',
    ].join('\n'),
    'AC-7.3': [
      'Préréglages ; ce que vous réglez à la main l’emporte :',
      'Première partie : Université sans Événements, sans couleurs des Pièces et sans Rôles spéciaux.',
      'Mixte, de 6 à 8 joueurs : Université avec Prophète, Mouchard, Assassin et Pyromane.',
      'Polaire, à 7 ou 8 joueurs : Under the Surface avec Maudit et Célébrité.',
      'Aveugle, à 7 ou 8 joueurs : n’importe quelle Carte, avec Fanatique aveugle et Pyromane.',
    ].join('\n'),
    'AC-7.4':
      'La table additionne de combien les Rôles choisis aident chaque Équipe. On recommande −1 à +2 avec un Fanatique, −2 à +5 avec deux. Au-delà, il y a un avertissement, mais rien n’est interdit.',
    'AC-7.6':
      'Quels nombres ? La plupart des nombres de cartes, de points et de morts n’étaient pas dans le texte que nous avions et sont reconstitués. Ou nos propres nombres, choisis pour qu’entre bots Adeptes les deux Équipes gagnent à peu près aussi souvent. L’aide de jeu montre ce qui vaut à votre table.',
  }),
];
