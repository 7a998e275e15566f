import { under } from '../../../under.ts';

export const ending = [
  ...under('Koniec gry', {
    'RC-6.1':
      'Gra kończy się, gdy przebudzi się trzeci Przedwieczny i wykona się jego moc albo nikt nie jest w łasce. Może to nastąpić w środku tury. Nie dobiera się karty w zamian, niewykorzystane akcje i karty specjalne przepadają i nikt nie ma ostatniej tury.',
    'RC-6.2':
      'Bez Azathotha liczy się Lokacje obrócone do każdego z graczy. Liczą się wszystkie cztery, zamknięte i wolne; neutralne nie liczą się nikomu; Lokacja Ithaquy liczy się jako 2 dla gracza, do którego jest obrócona. Wygrywa większa liczba.',
    'RC-6.3':
      'Przy równej liczbie albo jeśli Azathoth jest przebudzony, decyduje suma punktów: łącznie wszystkie cztery sumy twoich stron, Kultyści i karty stałe, także w zamkniętych Lokacjach. Ręka, Dolina i karty odrzucone się nie liczą. Wygrywa wyższa suma. Gdy Azathoth jest przebudzony, liczba Lokacji nie ma żadnego znaczenia.',
    'RC-6.4':
      'Jeśli punkty też są równe, wygrywa gracz z większą liczbą zdobytych Artefaktów. Liczy się każdy dobrany Artefakt, użyty czy nie.',
    'RC-6.5':
      'Jeśli nadal jest remis, wygrywa gracz z większą liczbą zagranych Potworów. Potwory na ręce się nie liczą.',
    'RC-6.6':
      'Jeśli nadal jest remis, wygrywa gracz z mniejszą liczbą kart na ręce. Liczą się Kultyści, Potwory i Artefakty.',
    'RC-6.7': 'Jeśli nadal jest remis, przegrywają oboje. Nie ma zwycięzcy: to porażka obojga, a nie remis.',
  }),
];
