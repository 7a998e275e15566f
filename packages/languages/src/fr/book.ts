import type { book as english } from '../en/book.ts';

export const book: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'book.search': 'Chercher dans le livret',
  'book.found': '{count, plural, =0 {Aucun résultat} one {# résultat} other {# résultats}}',
  'book.contents': 'Sommaire',
  'book.rulingsOpen': '{count, plural, one {Afficher la précision (#)} other {Afficher les # précisions}}',
  'book.linkTo': 'Lien vers {id}',
  'book.example': 'Exemple {number}',
  'book.before': 'Avant',
  'book.after': 'Après',
  'book.mark.reconstructed':
    'Reconstitué : c’était sur une image que nous n’avions pas. Notre version s’accorde avec tout ce que l’on sait.',
  'book.mark.ours': 'Règle maison : elle n’existe pas dans le jeu imprimé.',
  'book.markSign.reconstructed': 'reconstitué',
  'book.markSign.ours': 'règle maison',
  'book.loading': 'On ouvre le livret de règles…',
  'book.trouble': 'Impossible de charger le livret de règles. Vérifiez votre connexion et réessayez.',
  'book.again': 'Réessayer',
  'book.among.maySay': 'peut dire « vivant » ou « mort »',
  'book.among.mustSay': 'doit dire « mort »',
  'book.among.skip': 'Abstention',
};
