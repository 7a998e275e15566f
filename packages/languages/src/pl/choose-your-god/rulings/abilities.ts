import { under } from '../../../under.ts';

export const abilities = [
  ...under('Koszty zdolności', {
    'CG-5.90':
      'Aby odrzucić karty jako koszt, wybierz tyle swoich kart, jedną po drugiej. Cud, Intryga, Licencja i karta Zwierzchnictwa liczą się jako jedna każda.',
    'CG-5.91':
      'Koszt Rytuału: wybrany wolny Kapłan trafia na twoją planszę Kultu do końca rundy; może to być Patriarcha, jeśli jego siła w tej chwili pasuje. Koszt Ofiary: wybrany wolny żeton Kapłana zostaje zniszczony; nigdy Patriarcha. Kapłani w Lokacjach i na planszy Kultu nie mogą opłacać kosztów.',
    'CG-5.92': 'Wyznawcy, monety i Tłumy, którymi się płaci, trafiają do zasobów.',
    'CG-5.93':
      'Możesz używać tylko zdolności z odkrytej strony. Każde użycie to twoja jedna akcja w aktywnej Lokacji. W rundzie możesz użyć zdolności w tylu Lokacjach, na ile cię stać.',
    'CG-5.94':
      'Jeśli zdolność nie mówi inaczej, nie musisz być w aktywnej Lokacji ani mieć Wyznawców, których wymaga. „Jaśni przeciwnicy” to wszyscy inni gracze z odkrytą jasną stroną.',
  }),
  ...under('Anubis', {
    'CG-5.101':
      'Rytuał Przejścia (jasna strona). Poświęć wolny żeton o sile 2 lub więcej. Warunek: masz taki żeton i najwyżej 8 Wyznawców, a w aktywnej Lokacji jest co najmniej jeden Kapłan, obojętnie czyj. Zyskaj 1 Wyznawcę za każdego Kapłana i Patriarchę wszystkich graczy w tej Lokacji, najwyżej do 9.',
    'CG-5.102':
      'Dłoń Śmierci (jasna strona). Poświęć 1 Wyznawcę. Warunek: masz go i masz w aktywnej Lokacji żeton o sile od 1 do 3, który może wzmocnić się dokładnie o 2; żeton o sile 4 lub 5 nie może. Wybierz go: wzmacnia się i staje się wolny. Zyskaj 2 monety.',
    'CG-5.103':
      'Stworzenie Mumii (ciemna strona). Poświęć wolny żeton o sile dokładnie 1. Warunek: masz taki żeton, a talia Cudów nie jest pusta albo jasny przeciwnik ma Tłum. Każdy jasny przeciwnik traci 1 Tłum. Dobierz 1 Cud.',
    'CG-5.104':
      'Zmartwychwstanie Sprawiedliwych (ciemna strona). Poświęć 2 Wyznawców. Policz swoich wolnych Kapłanów, z Patriarchą, jeśli jest wolny. Warunek: masz 2 Wyznawców i dostępny jest żeton dokładnie o tej sile: powyżej 5 nie ma żadnego. Weź wolny żeton o tej sile.',
  }),
  ...under('Cthulhu', {
    'CG-5.105':
      'Rytuał Otchłani (jasna strona). Poświęć wolny żeton. Potem jeden z twoich żetonów o sile od 1 do 4 w aktywnej Lokacji wzmacnia się o siłę poświęconego, najwyżej do 5. Zmiana jest możliwa, jeśli nową siłę mają najwyżej dwa twoje inne żetony; tych dwóch żetonów się nie liczy. Warunek: masz taką parę żetonów.',
    'CG-5.106':
      'Wielka Świątynia (jasna strona). Poświęć 5 Wyznawców i wszystkie swoje wolne żetony; może nie być żadnego, a wolny Patriarcha zostaje. Warunek: masz 5 Wyznawców i możesz budować w aktywnej Lokacji. Zbuduj tam Ołtarz z wybranego żetonu.',
    'CG-5.107':
      'Wściekła Burza (ciemna strona). Odrzuć 2 karty. Warunek: masz 2 karty, a do tego najwyżej 8 Wyznawców albo ktoś ma 7 lub więcej monet. Każdy gracz, który ma 7 lub więcej monet, także ty, traci 7 monet. Potem zyskaj 2 Wyznawców.',
    'CG-5.108':
      'Wola Pradawnego (ciemna strona). Poświęć 5 Wyznawców. Warunek: masz ich, a jasny przeciwnik ma Tłum lub kartę. Po kolei każdy jasny przeciwnik traci 1 Tłum, jeśli ma, a potem daje ci 1 wybraną przez siebie kartę, jeśli ma. Oddana Licencja lub karta Zwierzchnictwa leży odkryta przed tobą.',
  }),
  ...under('Fafnir', {
    'CG-5.109':
      'Oda do Chciwości (jasna strona). Zapłać 6 monet. Warunek: masz je, aktywna Lokacja nie jest ostatnia i masz w niej żeton o sile od 1 do 4, który może wzmocnić się o 1. Wybierz go: wzmacnia się o 1, a potem przechodzi do następnej Lokacji, o kolejnym numerze. Wyznawcy nie są potrzebni. Monety spod niego przepadają.',
    'CG-5.110':
      'Oda do Zdrady (jasna strona). Odrzuć 1 kartę i zapłać 2 monety. Warunek: masz jedno i drugie, a talia Intryg nie jest pusta. Odkryj wierzchnią Intrygę, zyskaj jej cenę i odłóż ją na spód. Nie jest ani dobrana, ani zagrana.',
    'CG-5.111':
      'Krew za Złoto (ciemna strona). Poświęć 2 Wyznawców. Warunek: masz ich, a jasny przeciwnik ma monetę. Każdy jasny przeciwnik daje ci 7 monet albo wszystkie, jeśli ma mniej.',
    'CG-5.112':
      'Armia Łupieżców (ciemna strona). Zapłać 15 monet. Warunek: masz je, a w zasobach jest Tłum lub talia Cudów nie jest pusta. Zyskaj 1 Tłum. Dobierz 2 Cuda.',
  }),
  ...under('Janus', {
    'CG-5.113':
      'Kielich Jasności (jasna strona). Odrzuć 2 karty. Warunek: masz 2 karty. Zyskaj 1 Wyznawcę. Aktywną Lokację wygrywa najmniejszy Wpływ; Kapłan na monetach i Zajęcie nadal są silniejsze.',
    'CG-5.114':
      'Misterium Cnót (jasna strona). Zapłać 7 monet. Warunek: masz je, talia Cudów nie jest pusta, a w aktywnej Lokacji jest co najmniej jeden Kapłan. Dobierz 1 Cud za każdego Kapłana i Patriarchę wszystkich graczy w tej Lokacji.',
    'CG-5.115':
      'Misterium Występków (ciemna strona). Poświęć wolny żeton o dowolnej sile. Warunek: masz go, a talia Intryg nie jest pusta. Dobierz tyle Intryg, ile wynosi jego siła.',
    'CG-5.116':
      'Kielich Szaleństwa (ciemna strona). Odrzuć 9 kart. Warunek: masz 9 kart, a w zasobach jest Tłum lub w aktywnej Lokacji jest Ołtarz. Zyskaj 2 Tłumy albo 1, jeśli został tylko jeden. Wszystkie Ołtarze w aktywnej Lokacji zostają zniszczone, twój też.',
  }),
  ...under('Nirriti', {
    'CG-5.117':
      'Droga Lojalności (jasna strona). Poświęć 2 Wyznawców. Warunek: masz ich, a talia Cudów nie jest pusta. Dobierz 3 Cuda ze spodu, od najniższego. Leżą tam już karty zagrane lub odrzucone przez wcześniejszych graczy.',
    'CG-5.118':
      'Ścieżka Pokusy (jasna strona). Odrzuć 2 karty. Warunek: masz 2 karty, a odkryta Licencja kosztuje nie więcej, niż masz monet. Weź taką Licencję bez płacenia.',
    'CG-5.119':
      'Ścieżka Niegodziwości (ciemna strona). Poświęć wolny żeton o sile 4 lub mniej. Warunek: masz go, a talia Intryg nie jest pusta. Trzy razy, lub mniej, jeśli talia ma mniej kart: odkryj wszystkim wierzchnią Intrygę; jeśli możesz ją teraz zagrać, musisz; odłóż ją na spód. Wyborów dokonujesz ty, liczy się jako zagrana przez ciebie i działają twoi Wygnańcy.',
    'CG-5.120':
      'Droga Triumfu (ciemna strona). Rytuał: twój Patriarcha, który musi być wolny i mieć siłę 16 lub więcej. Warunek: masz takiego Patriarchę, a dostępny jest żeton o sile 5 lub w zasobach jest Tłum. Połóż w aktywnej Lokacji żeton o sile 5, jeśli jest dostępny. Zyskaj 1 Tłum.',
  }),
  ...under('Tiamat', {
    'CG-5.121':
      'Zmiana Postaci (jasna strona). Zagraj z ręki Cud lub Intrygę z mroczną pieczęcią tak, jakby odkryta była twoja ciemna strona, za 3 monety i jedną inną kartę, którą odrzucasz. Najpierw wybierz kartę do zagrania, którą wszyscy widzą; potem kartę do odrzucenia, dowolną inną ze swoich; zapłać; potem zagraj pierwszą według jej własnych zasad. Musi dać się zagrać po opłaceniu kosztu. Wygnańcy i Nadworny Mag działają, jeśli nadal ich masz.',
    'CG-5.122':
      'Wcielenie (jasna strona). Rytuał: wolny Kapłan o sile 3 lub więcej, może być Patriarcha. Potem zostają zniszczone 3 z twoich pozostałych wolnych żetonów, po jednym, które wybierzesz, albo wszystkie, jeśli jest ich mniej, choćby żaden; nigdy Patriarcha. Potem połóż w aktywnej Lokacji żeton o sile 5. Warunek: możesz opłacić Rytuał i przy jakimś sposobie zapłaty siła 5 jest dostępna.',
    'CG-5.123':
      'Atak Smoków (ciemna strona). Odrzuć 3 karty. Warunek: masz 3 karty, a Kult, który ma Wpływ w aktywnej Lokacji, ma Tłum. Każdy Kult, który ma tam Wpływ, także twój, traci 1 Tłum.',
    'CG-5.124':
      'Żniwa Chaosu (ciemna strona). Rytuał: wolny Kapłan o sile dokładnie 5, może być Patriarcha. Warunek: masz go, a po zapłacie możesz zagrać Cud z ręki. Zagraj taki Cud, potem dobierz 2 Cuda.',
  }),
  ...under('Arachne', {
    'CG-5.125':
      'Święcenia Kapłanki (jasna strona). Poświęć od 1 do 5 Wyznawców. Połóż w aktywnej Lokacji żeton o tej sile. Możesz wybrać każdą liczbę Wyznawców, których masz i dla której dostępny jest żeton o tej sile.',
    'CG-5.126':
      'Kobiecy Urok (jasna strona). Rytuał: wolny Kapłan o sile dokładnie 3, może być Patriarcha. Warunek: masz go, aktywna Lokacja nie jest ostatnia i masz w niej Kapłana. Wybierz jednego ze swoich Kapłanów w tej Lokacji, może być Patriarcha: przechodzi do następnej Lokacji. Zyskaj 1 monetę. Wyznawcy nie są potrzebni.',
    'CG-5.127':
      'Uścisk Pająka (ciemna strona). Odrzuć 2 karty i zapłać 2 monety. Warunek: masz jedno i drugie oraz co najmniej 4 wolnych Kapłanów, licząc Patriarchę. Przenieś do aktywnej Lokacji co najmniej 4 swoich wolnych Kapłanów, jednego po drugim; po czwartym możesz przestać. Wyznawcy nie są potrzebni.',
    'CG-5.128':
      'Czary Bogini (ciemna strona). Poświęć wolny żeton o sile 3 lub więcej. Warunek: masz go. Zyskaj 3 monety. Dobierz wierzchni Cud i wierzchnią Intrygę i weź wierzchnią kartę talii Licencji, a nie jedną z odkrytych, odkrytą przed siebie. Pusta talia nic nie daje.',
  }),
  ...under('Ateizm', {
    'CG-5.129':
      'Triumf Nauki (jasna strona). Rytuał: wolny Kapłan o sile 4 lub więcej, może być Patriarcha. Warunek: masz go, masz najwyżej 8 Wyznawców, a w aktywnej Lokacji nie ma Kapłana ani Patriarchy innego gracza. Ołtarze nie mają znaczenia i nie musisz tam być. Zyskaj 1 Wyznawcę.',
    'CG-5.130':
      'Polityka Terroru (jasna strona). Poświęć 2 Wyznawców. Warunek: masz ich, a po zapłacie możesz zagrać Intrygę z ręki; nie z mroczną pieczęcią, bo odkryta jest twoja jasna strona. Zagraj taką Intrygę, potem dobierz 1 Intrygę i zyskaj 3 monety.',
    'CG-5.131':
      'Obalenie Mitu (ciemna strona). Rytuał: twój Patriarcha, który musi być wolny i mieć siłę 15 lub więcej. Warunek: masz takiego Patriarchę, a jasny przeciwnik ma kartę. Każdy jasny przeciwnik, który ma kartę, daje ci 1 wybraną przez siebie kartę, jeden po drugim.',
    'CG-5.132':
      'Nihilizm (ciemna strona). Odrzuć 3 karty. Warunek: masz 3 karty, nikt nie ma Ołtarza w aktywnej Lokacji, a ty możesz tam budować. Zbuduj Ołtarz z wybranego żetonu.',
  }),
];
