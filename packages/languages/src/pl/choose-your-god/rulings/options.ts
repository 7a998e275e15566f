import { under } from '../../../under.ts';

export const options = [
  ...under('Opcje', {
    'CG-7.1': 'Jakimi Kultami się gra? Losowymi, wybranymi po kolei albo zestawem na pierwszą partię.',
    'CG-7.2':
      'Ile rund najwyżej? 40 albo od 8 do 60, albo bez limitu jak w instrukcji. Po ostatniej rundzie ustala się kolejność graczy. 40 to zabezpieczenie daleko poza każdą grą, w której ktoś chce wygrać; 16 nadaje się na turnieje.',
    'CG-7.3': 'Kto gdzie siedzi? Losowo albo jak w poczekalni.',
    'CG-7.4':
      'Ilu Wyznawców otwiera Lokację? Tylu, co w instrukcji. Albo mniej, na krótszą grę: Lokacje od 7 do 13 wymagają 3, 3, 4, 5, 6, 7 i 8.',
    'CG-7.5':
      'Co każdy ma na początku? Tyle, co w instrukcji. Albo szybki początek: każdy ma 4 Wyznawców, 8 monet i 1 Cud, co oszczędza około dwóch rund.',
    'CG-7.6': 'Co daje modlitwa bez Tłumu? Nic. Albo korzyść Ruin, aby do gry trafiało więcej kart.',
    'CG-7.7': 'Czy widać karty z ręki, którymi płaci się koszty? Nie. Albo tak.',
    'CG-7.8':
      'Jak potężni są bogowie? Znane są 21 Cthulhu i 13 Ateizmu na jasnych stronach, reszta jest odtworzona. Albo nasze własne liczby, dobrane tak, aby wśród botów na poziomie adepta wszystkie Kulty i wszystkie trzy drogi do zwycięstwa były mniej więcej równe.',
  }),
];
