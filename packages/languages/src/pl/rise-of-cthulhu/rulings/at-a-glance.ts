import { under } from '../../../under.ts';

export const atAGlance = [
  ...under('W skrócie', {
    'RC-1.1': 'Dokładnie dwoje graczy. Nie ma drużyn ani neutralnego gracza.',
    'RC-1.2': 'Partia trwa około 30 minut: zwykle od 40 do 60 tur obojga graczy razem.',
    'RC-1.3':
      'Prowadzisz kult. Z talii Kultystów budzą się Przedwieczni w czterech Lokacjach: Arkham, Dunwich, Innsmouth i Kingsport. Kto ma wpływ na Lokację, w której budzi się Przedwieczny, dostaje jego moc.',
  }),
  ...under('Słowniczek', {
    'RC-1.8': [
      'Co znaczą słowa:',
      'W wolnej Lokacji nie ma Przedwiecznego, w zamkniętej jest. W Lokacji z Łowcą stoi Mroczny Łowca. Otwarta Lokacja jest wolna i bez Łowcy.',
      'Leże to dom Mrocznego Łowcy, między talią Kultystów a Doliną.',
      'Karta stała to Potwór lub Artefakt, który zostaje po stronie właściciela w Lokacji i ma punkty. Suma strony to wartości Kultystów i punkty kart stałych, które tam leżą.',
      'Zagrać Kultystę to położyć go z ręki w Lokacji albo na Dolinie. Tylko to może utworzyć zestaw. Gdy efekt kładzie, przenosi, bierze lub zwraca kartę, nigdy nie jest to zagranie.',
      'Zniszczyć Kultystę to położyć go z Lokacji na stosie kart odrzuconych.',
      'Dobierający to gracz, który dobiera Przedwiecznego. Gracz w łasce ma wpływ na Lokację Przedwiecznego w chwili przebudzenia.',
      'Przedwieczny, który leży w Lokacji, jest przebudzony.',
    ].join('\n'),
  }),
];
