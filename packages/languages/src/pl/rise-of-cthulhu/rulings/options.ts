import { under } from '../../../under.ts';

export const options = [
  ...under('Opcje', {
    'RC-7.1':
      'Kto zaczyna? Decyduje los. Albo zaczyna pierwszy gracz z poczekalni: jeśli chcecie grać według instrukcji, niech usiądzie tam najstarsza osoba.',
    'RC-7.2': 'Ile akcji ma pierwsza tura gry? 2, jak w instrukcji. Przy 1 gracz rozpoczynający jest słabszy.',
    'RC-7.3':
      'Gdzie śpią Przedwieczni? Pod dokładnie 6 kartami swojego stosu 14 kart. Albo blisko środka, pod 4 do 9 kartami. Albo gdziekolwiek, pod 0 do 13.',
    'RC-7.4': 'Spośród ilu Przedwiecznych się losuje? 6 z instrukcji albo 8, z Dagonem i Ithaquą.',
    'RC-7.5': 'Czy Lokacje mają moce? Nie. Albo tak: każdy gracz może użyć każdej mocy raz na grę.',
    'RC-7.6':
      'Czy tę samą kartę można w jednej turze zagrać na Dolinę i z niej wziąć? Tak, jak w instrukcji. Stół może tego zabronić, to zasada własna. W partiach botów takie odbijanie wydłuża grę o około 5 tur i niczego więcej nie zmienia.',
    'RC-7.7':
      'Po ilu turach bez dobierania z talii Kultystów trzeba z niej dobrać? Po 60, 24, 16 lub 8. To zasada własna, aby każda gra się skończyła. Do 60 w praktyce nigdy nie dochodzi.',
    'RC-7.8':
      'Ilu Kultystów dostaje drugi gracz? 5, jak w instrukcji. Albo 6 lub 7, to zasada własna; 6 wyrównuje przewagę gracza rozpoczynającego.',
  }),
];
