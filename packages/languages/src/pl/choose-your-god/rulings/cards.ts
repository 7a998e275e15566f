import { under } from '../../../under.ts';

export const cards = [
  ...under('Cuda', {
    'CG-5.21':
      'Nawiedzenie (5 kart): można zagrać, jeśli masz dość Wyznawców do aktywnej Lokacji i wolnego Kapłana. Wybierz jednego, może być Patriarcha; przechodzi tutaj. Tytuły nie pomagają. To nie jest położenie, nie kosztuje Wyznawcy i nie płaci Dziesięciny. Jak wszystkie Cuda i Intrygi zagrywasz je jako swoją akcję, a „tutaj” to aktywna Lokacja.',
    'CG-5.22':
      'Pielgrzymka (4 karty): można zagrać, jeśli masz tu Kapłana i dość Wyznawców do jakiejś wyższej Lokacji. Wybierz jednego ze swoich Kapłanów tutaj i taką Lokację; Kapłan tam przechodzi. Tytuły nie pomagają. Nigdy nie można jej zagrać w Lokacji 13.',
    'CG-5.23':
      'Natchnienie (5 kart): można zagrać, jeśli masz tu Kapłana. Wybierz jednego, może być Patriarcha: ma +2 Wpływu.',
    'CG-5.24':
      'Boski Gniew (3 karty, mroczna pieczęć): można zagrać, jeśli masz tu Kapłana. Wybierz jednego, może być Patriarcha: ma +7 Wpływu.',
    'CG-5.25':
      'Handel Relikwiami (3 karty): można zagrać, jeśli masz tu Kapłana. Wybierz jednego, może być Patriarcha: staje się wolny, a ty zyskujesz 7 monet.',
    'CG-5.26':
      'Święta Ziemia (3 karty): można zagrać, jeśli masz co najmniej 3 Wyznawców i możesz tu budować. Wybierz jeden ze swoich żetonów tutaj, strać 3 Wyznawców i zbuduj Ołtarz.',
    'CG-5.27':
      'Święty Szał (2 karty, mroczna pieczęć): można zagrać, jeśli masz co najmniej 4 Wyznawców, a w zasobach jest Tłum. Strać 4 Wyznawców i zyskaj 1 Tłum.',
    'CG-5.28':
      'Manna (5 kart): zawsze można zagrać. Zyskaj 1 Wyznawcę, jeśli masz najwyżej 8 Wyznawców, albo zyskaj 4 monety.',
    'CG-5.29':
      'Róg Obfitości (3 karty, mroczna pieczęć): zawsze można zagrać. Zyskaj 2 Wyznawców, jeśli masz najwyżej 7 Wyznawców, albo zyskaj 7 monet.',
  }),
  ...under('Intrygi', {
    'CG-5.31':
      'Szantaż (3 karty, cena 6): można zagrać, jeśli dokładnie jeden gracz ma najwięcej monet. Jeśli to przeciwnik, weź połowę jego monet, zaokrągloną w górę. Jeśli to ty, nic się nie dzieje; mimo to możesz go zagrać.',
    'CG-5.32':
      'Egzorcyzm (3 karty, cena 5): wybierz żeton Kapłana tutaj, dowolnego gracza, także swój, o sile 3, 4 lub 5, którego właściciel może mieć żeton o sile o 2 mniejszej. Słabnie o 2 i zostaje, razem z monetami i premią. Patriarchów i Ołtarzy nigdy nie trafia. Można zagrać, jeśli jest taki żeton.',
    'CG-5.33':
      'Udaremniony Spisek (3 karty, cena 7, mroczna pieczęć): policz karty wszystkich graczy bez tej. Można zagrać, jeśli dokładnie jeden gracz ma najwięcej i ma Tłum, Ołtarz lub Wyznawcę. Ten gracz, może to być ty, traci 1 Tłum, 1 wybrany przez siebie Ołtarz, gdziekolwiek stoi, i 2 Wyznawców; wszystkiego tyle, ile ma.',
    'CG-5.34':
      'Rzeź na ulicach (3 karty, cena 5): każdy Kult, który ma tu Wpływ, także twój, traci 2 Wyznawców albo 1, jeśli ma tylko jednego. Można zagrać, jeśli któryś z nich ma Wyznawcę.',
    'CG-5.35':
      'Rozpędzenie fanatyków (3 karty, cena 6): każdy Kult, który ma tu Wpływ, także twój, traci 1 Tłum. Można zagrać, jeśli któryś z nich ma Tłum.',
    'CG-5.36':
      'Tajna Rewizja (3 karty, cena 5): każdy przeciwnik, który ma tu Wpływ i karty na ręce, daje ci 1 wybrany przez siebie Cud lub Intrygę z ręki, jeden po drugim. Można zagrać, jeśli jest taki przeciwnik. Licencje i karta Zwierzchnictwa są bezpieczne.',
    'CG-5.37':
      'Zagrożenie dla Korony (3 karty, cena 7, mroczna pieczęć): znajdź najwyższą siłę Patriarchy, gdziekolwiek są Patriarchowie. Można zagrać, jeśli ma ją dokładnie jeden gracz i jesteś nim ty albo przeciwnik z Licencją. Przeciwnikowi zabierasz jedną wybraną Licencję. Jeśli to ty, nic się nie dzieje; mimo to możesz je zagrać.',
    'CG-5.38':
      'Wandalizm (3 karty, cena 4): można zagrać, jeśli jest tu Ołtarz, a w żadnej wyższej Lokacji nikt nie ma Ołtarza. Wszystkie Ołtarze tutaj zostają zniszczone, twój też.',
    'CG-5.39':
      'Zasadzka na głupca (3 karty, cena 4): można zagrać, jeśli jest tu Kapłan na monetach. Wybierz go, może być nawet twój: bierzesz jego monety, a on staje się wolnym Kapłanem właściciela.',
    'CG-5.40':
      'Obława Inkwizycji (3 karty, cena 6): można zagrać, jeśli w tej Lokacji nie było jeszcze obławy. Lokacja nadal ma zwycięzcę, który może zostać pierwszym graczem, ale nikt nie dostaje tu korzyści ani jałmużny.',
    'CG-5.41':
      'Zajęcie Lokacji (3 karty, cena 8, mroczna pieczęć): zawsze można zagrać. Wszyscy Kapłani i Patriarchowie stąd, twoi też, stają się wolni; monety spod nich trafiają do zasobów. Zwycięzcą tej Lokacji jesteś ty. Ołtarze zostają. Późniejsze akcje mogą sprowadzić tu Kapłanów, ale zwycięzcą pozostajesz ty; odebrać ci to może tylko późniejsze Zajęcie.',
  }),
  ...under('Licencje', {
    'CG-5.51':
      'Zezwolenie (siła 1, cena 7 na 4. Kapłana; siła 2, cena 7 na 5.; siła 3, cena 8 na 6.): to położenie w Fazie Zamiarów nie kosztuje Wyznawcy i jest dozwolone nawet bez Wyznawców. Pozostałe położenia są jak zwykle. Wszystkie Licencje leżą odkryte przed właścicielem i działają od chwili zdobycia; kopie tego samego rodzaju się sumują; każda dodaje swoją siłę Patriarsze.',
    'CG-5.52': [
      'Wspólnota: jeśli przegrywasz jej Lokację, i tak dostajesz korzyść, ale bez jałmużny. Jest po jednej dla każdej Lokacji oprócz Forum, z siłą i ceną:',
      'Ruiny 1, cena 4; Dzielnica Złodziei 1, cena 4; Slumsy 2, cena 7; Dzielnica Świątyń 2, cena 7; Dzielnica Handlowa 1, cena 6; Dzielnica Rzemieślników 2, cena 8; Akademia 1, cena 5; Port 2, cena 7; Pałac 2, cena 8; Dzielnica Szlachecka 1, cena 6; Koszary Straży 3, cena 10; Szczelina Ciemności 3, cena 10.',
    ].join('\n'),
    'CG-5.53':
      'Nowicjat (jedna karta o sile 2, cena 5; jedna o sile 3, cena 7): każdy z twoich Ołtarzy ma +1 Wpływu za każdy twój Nowicjat.',
    'CG-5.54': [
      'Tytuł: możesz nauczać w jego Lokacji z dowolną liczbą Wyznawców. Działa tylko w Fazie Zamiarów. Siedem Tytułów, z siłą i ceną:',
      'Minstrel, Dzielnica Rzemieślników: 1, cena 4. Uzdrowiciel, Akademia: 1, cena 4. Admirał, Port: 1, cena 5. Mentor, Pałac: 2, cena 7. Inkwizytor, Dzielnica Szlachecka: 2, cena 7. Generał, Koszary Straży: 2, cena 8. Wyrocznia, Szczelina Ciemności: 3, cena 10.',
    ].join('\n'),
    'CG-5.55': [
      'Dziesięcina: przeciwnik, który naucza w jednej z jej Lokacji, płaci ci 1 monetę, jeśli ją ma; za Patriarchę też. Płaci się tylko za nauczanie: nie za przenoszenie, nie w Fazie Rozstrzygania i nie za Ołtarze. Pięć Dziesięcin, z siłą i ceną:',
      'Przedmieścia, Lokacje od 1 do 3: 1, cena 6. Place, 4 i 5: 1, cena 5. Targi, 6 i 7: 1, cena 5. Górne Miasto, od 8 do 10: 2, cena 6. Wzgórza, od 11 do 13: 2, cena 5.',
    ].join('\n'),
    'CG-5.56':
      'Wygnańcy (jedna karta o sile 2, cena 6; jedna o sile 1, cena 5): po każdej zagranej przez ciebie Intrydze, z ręki lub dzięki zdolności, zyskujesz 1 Wyznawcę. Sprzedaż to nie zagranie.',
    'CG-5.57':
      'Nadworny Mag (jedna karta o sile 2, cena 6; jedna o sile 1, cena 5): po każdym zagranym przez ciebie Cudzie zyskujesz 3 monety.',
  }),
  ...under('Karta Zwierzchnictwa', {
    'CG-5.60':
      'Jest jedna. Patriarcha właściciela ma +7 siły, czy karta jest odkryta, czy zakryta. Odkryta na początku rundy pozwala właścicielowi świętować. Zakryta nie, dopóki nie odkryje jej Forum. Liczy się jako karta. Odrzucona trafia do zasobów.',
  }),
];
