import type { table as english } from '../../en/choose-your-god/table.ts';

export const table: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'game.name': 'Cult: Choose Your God Wisely',
  'game.tagline': 'Osiem Kultów, trzynaście Lokacji, trzy drogi do władzy nad miastem.',

  // Options of a table.
  'option.cult-selection': 'Kto prowadzi który Kult?',
  'option.cult-selection.random': 'Losowo',
  'option.cult-selection.choose': 'Wszyscy wybierają po kolei',
  'option.cult-selection.recommended': 'Kulty na pierwszą partię',
  'option.round-limit': 'Kiedy kończy się gra, jeśli nikt nie wygrał?',
  'option.round-limit.off': 'Nigdy, jak w druku',
  'option.seating': 'Kto gdzie siedzi?',
  'option.seating.random': 'Losowo',
  'option.seating.lobby': 'Jak w poczekalni',
  'option.access-table': 'Ilu Wyznawców wymagają Lokacje od 7 do 13?',
  'option.access-table.standard': 'Od 3 do 9, o jednego więcej z każdą Lokacją',
  'option.access-table.open': 'Od 3 do 8, na krótszą grę',
  'option.start': 'Co każdy ma na początku?',
  'option.start.standard': '2 Wyznawców i 5 monet',
  'option.start.quick': '4 Wyznawców, 8 monet i 1 Cud, na krótszą grę',
  'option.prayer-table': 'Co daje modlitwa bez Tłumu?',
  'option.prayer-table.standard': 'Nic',
  'option.prayer-table.devout': 'Korzyść Ruin',
  'option.discards': 'Czy widać karty z ręki, którymi płaci się za zdolności?',
  'option.discards.hidden': 'Nie, są odrzucane zakryte',
  'option.discards.open': 'Tak, widzą je wszyscy',
  'option.balance': 'Jak potężni są bogowie?',
  'option.balance.reconstructed': 'Jak w instrukcji, jeśli to podaje; reszta jest odtworzona',
  'option.balance.tuned':
    'Nasze: wśród 4 botów na poziomie adepta wszystkie Kulty wygrywają mniej więcej równie często. Dla innych stołów niesprawdzone',

  // What newcomers stumble over (each shown the first time it matters).
  'hint.patriarch':
    'Patriarcha też jest Kapłanem. Jest tak silny jak twoi Wyznawcy, Licencje i karta Zwierzchnictwa razem.',
  'hint.followers': 'Wyznawcy robią 3 rzeczy: otwierają Lokacje, wzmacniają Patriarchę i służą do płacenia.',
  'hint.alms': 'Przegrana Lokacja nic nie kosztuje: każdy inny, kto ma tam Wpływ, dostaje jałmużnę.',
  'hint.home': 'Kapłan, który wcześnie wraca, może jeszcze w tej rundzie opłacić Rytuał.',
  'hint.forum': 'Forum opłaca się w następnej rundzie, gdy karta Zwierzchnictwa pozwala świętować.',
  'hint.prayer': 'Im więcej masz Tłumów, tym więcej korzyści daje modlitwa. Transakcje może zawierać każdy.',
  'hint.victory': 'Zwycięstwo liczy się dopiero na koniec rundy. Do tego czasu możesz stracić Ołtarze i Tłumy.',
  'hint.coins': 'Kapłan na monetach wygrywa z każdym Wpływem.',
  'hint.community': 'Wspólnota daje ci korzyść przegranej Lokacji, ale bez jałmużny.',
  'hint.title': 'Tytuł otwiera Lokację tylko dla nauczania, nie dla kart.',
};
