import type { book as english } from '../en/book.ts';

export const book: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'book.search': 'Szukaj w instrukcji',
  'book.found': '{count, plural, =0 {Brak wyników} one {# wynik} few {# wyniki} many {# wyników} other {# wyniku}}',
  'book.contents': 'Spis treści',
  'book.rulingsOpen':
    '{count, plural, one {Pokaż # wyjaśnienie} few {Pokaż # wyjaśnienia} many {Pokaż # wyjaśnień} other {Pokaż # wyjaśnienia}}',
  'book.linkTo': 'Link do {id}',
  'book.example': 'Przykład {number}',
  'book.before': 'Przed',
  'book.after': 'Po',
  'book.mark.reconstructed':
    'Odtworzone: było na zdjęciu, którego nie mieliśmy. Nasza wersja pasuje do wszystkiego, co wiadomo.',
  'book.mark.ours': 'Nasze: drukowana gra nie ma takiej zasady.',
  'book.markSign.reconstructed': 'odtworzone',
  'book.markSign.ours': 'nasze',
  'book.loading': 'Otwieramy instrukcję…',
  'book.trouble': 'Nie udało się wczytać instrukcji. Sprawdź połączenie i spróbuj ponownie.',
  'book.again': 'Spróbuj ponownie',
  'book.among.maySay': 'może powiedzieć „żyje” lub „nie żyje”',
  'book.among.mustSay': 'musi powiedzieć „nie żyje”',
  'book.among.skip': 'Wstrzymaj się',
};
