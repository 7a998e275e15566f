import { under } from '../../../under.ts';

export const setup = [
  ...under('Przygotowanie', {
    'RC-3.1': 'Połóż cztery Lokacje w rzędzie. Wszystkie są neutralne, bez Przedwiecznych i innych kart.',
    'RC-3.2': 'Gracza rozpoczynającego wybiera los. Według instrukcji zaczyna najstarsza osoba.',
    'RC-3.3': 'Potasuj 50 Kultystów i rozdaj każdemu po 5, po jednej karcie, od gracza rozpoczynającego.',
    'RC-3.4': 'Odkryj następnego Kultystę: to pierwsza karta Doliny.',
    'RC-3.5': 'Pozostałych 39 Kultystów w potasowanej kolejności podziel na trzy stosy po 13.',
    'RC-3.6':
      'Potasuj Przedwiecznych. Trzej z nich, losowi i w losowej kolejności, trafiają po jednym do każdego stosu. Pozostałych odłóż do pudełka bez oglądania.',
    'RC-3.7':
      'Włóż każdego Przedwiecznego zakrytego do jego stosu, tak aby miał 6 Kultystów nad sobą i 7 pod sobą. Stół może wybrać inne miejsce.',
    'RC-3.8':
      'Złóż stosy jeden na drugim, pierwszy na wierzchu. Talia Kultystów ma 42 karty. Przedwieczni to 7., 21. i 35. karta od góry.',
    'RC-3.9': 'Potasuj 6 Artefaktów w talię Artefaktów i 8 Potworów w talię Potworów, obie zakryte.',
    'RC-3.10': 'Połóż Mrocznego Łowcę w leżu.',
  }),
];
