import { under } from '../../../under.ts';

export const ending = [
  ...under('Koniec gry', {
    'CG-6.1':
      'Gra może się skończyć tylko na koniec rundy. Spełnienie warunku wcześniej w rundzie jej nie kończy; Ołtarze i Tłumy można jeszcze stracić.',
    'CG-6.2':
      'Spełniasz warunek, jeśli masz wtedy 5 Ołtarzy lub więcej, 4 Tłumy lub więcej albo dwa Przywołania za sobą. Świętujący gracz też się liczy.',
    'CG-6.3':
      'Jeśli warunek spełnia dokładnie jeden gracz, wygrywa. Jeśli kilku, wygrywa ten z najwyższą Boską Mocą odkrytej strony. Nie ma znaczenia, ile warunków kto spełnia. Remis jest niemożliwy.',
    'CG-6.4': [
      'Z limitem rund gra kończy się po ostatniej rundzie, jeśli nikt nie wygrał. Graczy ustawia się według tej listy; decyduje pierwsza różnica, większa liczba jest lepsza:',
      '1. najlepszy postęp: najwyższa z liczb 4 za każdy Ołtarz, 5 za każdy Tłum i 10 za każde Przywołanie, żadna powyżej 20;',
      '2. postęp łącznie: suma tych trzech;',
      '3. siła Patriarchy;',
      '4. liczba kart;',
      '5. monety;',
      '6. Boska Moc.',
    ].join('\n'),
    'CG-6.5': 'W końcowej kolejności zwycięzca jest pierwszy; pozostałych ustawia się według tej samej listy.',
  }),
];
