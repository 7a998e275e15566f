import type { sources as english } from '../../en/choose-your-god/sources.ts';

export const sources: Readonly<Record<keyof typeof english, string>> = {
  'source.might':
    'Ze wszystkich Boskich Mocy znane są tylko jasne strony Cthulhu (21) i Ateizmu (13); pozostałe odtworzyliśmy.',
  'source.numbers':
    'Instrukcja objaśnia efekty, ale nie wszystkie liczby: pieczęcie, ceny i liczbę kart odtworzyliśmy tak, by zgadzały się wszystkie sumy.',
  'source.silent': 'Instrukcja milczy na ten temat; reguła wypełnia lukę.',
  'source.ours': 'Opcja, której nie ma w instrukcji.',
};
