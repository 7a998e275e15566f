import type { book as english } from '../en/book.ts';

export const book: Readonly<Record<keyof typeof english, string>> = {
  'book.search': 'Im Regelheft suchen',
  'book.found': '{count, plural, =0 {Keine Treffer} one {# Treffer} other {# Treffer}}',
  'book.contents': 'Inhalt',
  'book.rulingsOpen': '{count, plural, one {Die # Klarstellung dazu zeigen} other {Die # Klarstellungen dazu zeigen}}',
  'book.linkTo': 'Link zu {id}',
  'book.example': 'Beispiel {number}',
  'book.before': 'Vorher',
  'book.after': 'Nachher',
  'book.mark.reconstructed':
    'Rekonstruiert: Es stand auf einem Bild, das uns fehlte. Unseres passt zu allem, was bekannt ist.',
  'book.mark.ours': 'Eigene Regel: Das gedruckte Spiel kennt sie nicht.',
  'book.markSign.reconstructed': 'rekonstruiert',
  'book.markSign.ours': 'eigene Regel',
  'book.loading': 'Das Regelheft wird aufgeschlagen …',
  'book.trouble': 'Das Regelheft ließ sich nicht laden. Prüfe deine Verbindung und versuche es noch einmal.',
  'book.again': 'Noch einmal',
  'book.among.maySay': 'darf „lebt“ oder „tot“ sagen',
  'book.among.mustSay': 'muss „tot“ sagen',
  'book.among.skip': 'Enthaltung',
};
