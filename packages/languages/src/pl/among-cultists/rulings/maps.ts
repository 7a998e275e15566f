import { under } from '../../../under.ts';

export const maps = [
  ...under('Mapy', {
    'AC-2.15': 'Każdą drogą na Mapie można iść w obie strony i kosztuje ona 1 punkt Ruchu, niezależnie od rodzaju.',
    'AC-2.16':
      'Droga to drzwi, Przeszkoda między dwoma odcinkami lodu, właz do tunelu albo zamknięte drzwi na mapie Under the Surface, między pokojami Różowy 1 i Niebieski 2.',
    'AC-2.17':
      'Tunele są niebezpiecznymi przejściami. Jest nim też przejście ze znacznikiem pękniętego gruntu, a gdy obudzi się Organizm 46-B, także Lód ołtarza, chyba że stół to wyłączył.',
    'AC-2.18':
      'Wariant Mapy zależy od liczby graczy. Uniwersytet: strona A z 9 kolorowymi pokojami przy 4–6 graczach, strona B z 11 przy 7 lub 8. Under the Surface: 9 kolorowych pokoi przy 4–6 graczach, 10 przy 7, 11 przy 8. Niczego innego nie można wybrać.',
    'AC-2.20': 'Stołówka to pokój bez koloru, numeru, talii pokoju, ksiąg i Przedmiotu.',
    'AC-2.21': 'Gdy Rybołaka nie ma na Mapie, jest w głębinach. Głębiny nie są Polem.',
  }),
];
