import type { book as english } from '../en/book.ts';

export const book: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'book.search': 'Cerca nel regolamento',
  'book.found': '{count, plural, =0 {Nessun risultato} one {# risultato} other {# risultati}}',
  'book.contents': 'Indice',
  'book.rulingsOpen': '{count, plural, one {Mostra il chiarimento} other {Mostra i # chiarimenti}}',
  'book.linkTo': 'Link a {id}',
  'book.example': 'Esempio {number}',
  'book.before': 'Prima',
  'book.after': 'Dopo',
  'book.mark.reconstructed':
    'Ricostruito: era su un’immagine che non avevamo. La nostra versione è coerente con tutto ciò che si sa.',
  'book.mark.ours': 'Nostro: nel gioco stampato questa regola non c’è.',
  'book.markSign.reconstructed': 'ricostruito',
  'book.markSign.ours': 'nostro',
  'book.loading': 'Apriamo il regolamento…',
  'book.trouble': 'Impossibile caricare il regolamento. Controlla la connessione e riprova.',
  'book.again': 'Riprova',
  'book.among.maySay': 'può dire «vivo» o «morto»',
  'book.among.mustSay': 'deve dire «morto»',
  'book.among.skip': 'Salta',
};
