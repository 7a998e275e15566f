import { under } from '../../../under.ts';

export const terms = [
  ...under('Kapłani', {
    'CG-2.10':
      'Żeton Kapłana jest dokładnie w jednym miejscu: w zasobach; wolny, obok planszy Kultu właściciela; na planszy Kultu, wydany na Rytuał; w Lokacji; albo odwrócony jako Ołtarz w Lokacji. Żetony w zasobach i Ołtarze nie są Kapłanami. Każdy gracz ma 15 żetonów, po trzy każdej siły od 1 do 5.',
    'CG-2.11': 'Wolny Kapłan to twój Kapłan lub Patriarcha, który leży obok twojej planszy Kultu.',
    'CG-2.12':
      'Słowo „Kapłan” obejmuje Patriarchę. Tylko tam, gdzie zasada mówi „żeton Kapłana” lub „żeton”, Patriarcha się nie liczy.',
    'CG-2.13':
      'Każdy gracz ma jednego Patriarchę: wolnego, na planszy Kultu albo w Lokacji. Nigdy nie zostaje zniszczony, nigdy nie trafia do zasobów, nigdy nie zmienia się w Ołtarz i nigdy nie opłaca kosztu Ofiary. Może opłacać koszt Rytuału. Efekty, które zmieniają siłę Kapłana, nie mogą go wybrać; efekty, które dodają Wpływ albo kładą, przenoszą lub zabierają z powrotem Kapłana, mogą.',
    'CG-2.14':
      'Siła twojego Patriarchy to liczba twoich Wyznawców plus siła wszystkich twoich Licencji, plus 7, jeśli masz kartę Zwierzchnictwa, odkrytą lub zakrytą. Może wynosić 0.',
  }),
  ...under('Co masz', {
    'CG-2.16': 'Masz od 0 do 9 Wyznawców. Zysk ponad 9 przepada.',
    'CG-2.17':
      'Fanatyczne Tłumy pochodzą ze wspólnych zasobów; jest ich 16. Gdy zasoby są puste, nikt nie może zyskać Tłumu, a efektu, który nie robi nic innego, nie można użyć. Stracony Tłum wraca do zasobów. Możesz mieć ich dowolnie wiele.',
    'CG-2.18':
      'Monet zawsze wystarcza. Nikt nigdy nie ma ich mniej niż 0. Monety leżące pod Kapłanem nie należą do nikogo.',
    'CG-2.19':
      'Ołtarz ma siłę 4; każda Licencja Nowicjat właściciela dodaje 1 do jego Wpływu. W jednej Lokacji masz najwyżej jeden Ołtarz, ale po jednym może tam mieć kilku graczy. Ołtarze stoją, dopóki nie zostaną zniszczone. Ołtarz nie jest Kapłanem.',
  }),
  ...under('Żetony i Ołtarze', {
    'CG-2.20':
      'Możesz wziąć z zasobów Kapłana o danej sile, jeśli w grze masz mniej niż 3 żetony o tej sile, nie licząc Ołtarzy, a w grze i pod Ołtarzami masz razem mniej niż 15 żetonów. To, który żeton leży pod Ołtarzem, nigdy nie ma znaczenia.',
    'CG-2.21':
      'Zmienić siłę żetonu to zwrócić go i wziąć żeton o nowej sile. Jest to możliwe, jeśli nową siłę mają najwyżej dwa twoje inne żetony w grze.',
    'CG-2.22':
      'Żaden żeton nie jest silniejszy niż 5. Wzmocnienie, które przekroczyłoby 5, zatrzymuje się na 5. Żetonu o sile 5 nie można wybrać do wzmocnienia.',
    'CG-2.23':
      'Możesz zbudować Ołtarz w Lokacji, jeśli masz tam żeton Kapłana, a nie masz jeszcze Ołtarza. Wybierz taki żeton: nie jest już Kapłanem, lecz twoim Ołtarzem w tej Lokacji. Monety, które pod nim leżały, trafiają do zasobów.',
    'CG-2.24': 'Gdy Ołtarz zostaje zniszczony, jego żeton trafia do zasobów.',
    'CG-2.25':
      'Zniszczyć żeton Kapłana albo zwrócić go do zasobów to usunąć go z gry. Zabrać z powrotem, usunąć lub zwrócić Kapłana właścicielowi to uczynić go wolnym. To dwie różne rzeczy.',
  }),
  ...under('Obecność i Wpływ', {
    'CG-2.26':
      'Jesteś w Lokacji, jeśli masz tam Kapłana lub Ołtarz. Kult, który „ma Wpływ”, ma tam co najmniej 1 Wpływu.',
    'CG-2.27':
      'Twój Wpływ w Lokacji to suma sił twoich żetonów Kapłanów w tym miejscu, siły Patriarchy, jeśli tam jest, twojego Ołtarza, jeśli go tam masz, i wszystkich premii do Wpływu na twoich Kapłanach w tym miejscu. Zmienia się od razu z każdą z tych rzeczy.',
    'CG-2.28':
      'Premia do Wpływu, +2 lub +7, leży na jednym Kapłanie. Znika, gdy ten Kapłan opuszcza Lokację lub przestaje być Kapłanem.',
  }),
  ...under('Karty', {
    'CG-2.29':
      'Twoje karty to Cuda i Intrygi na ręce, twoje Licencje i karta Zwierzchnictwa, jeśli ją masz. Liczy się to wszędzie, gdzie mowa o odrzucaniu kart, o największej liczbie kart lub o oddaniu karty.',
    'CG-2.30':
      'Odrzucony Cud, Intryga lub Licencja trafia na spód swojej talii; karta Zwierzchnictwa trafia do zasobów. Kilka kart odkłada się jedną po drugiej, więc ostatnia leży najniżej. Karty z ręki odrzuca się zakryte.',
    'CG-2.31':
      'Karty dobiera się z wierzchu, chyba że zasada mówi inaczej. Jeśli talia ma ich mniej, dobierasz tyle, ile jest; pusta talia nic nie daje i nie tasuje się jej na nowo.',
  }),
  ...under('Monety pod Kapłanem', {
    'CG-2.32':
      'Gdy Kapłan z jakiegokolwiek powodu opuszcza Lokację, bo zostaje przeniesiony, zabrany z powrotem, zniszczony lub zmieniony w Ołtarz, monety spod niego trafiają do zasobów, a premie znikają. Zmiana siły nie jest opuszczeniem.',
    'CG-2.33':
      'Gdy tylko w tej samej Lokacji znajdzie się dwóch Kapłanów na monetach, obaj wracają do właścicieli jako wolni Kapłani, a wszystkie te monety trafiają do zasobów, nawet jeśli obaj należą do jednego gracza.',
  }),
  ...under('Inne pojęcia', {
    'CG-2.34':
      'Gdy efekt każe kilku przeciwnikom coś wybrać lub oddać, robią to po kolei, zgodnie z ruchem wskazówek zegara, od gracza po lewej stronie działającego.',
  }),
];
