import { under } from '../../../under.ts';

export const action = [
  ...under('Tura akcji', {
    'AC-4.30':
      'Po kolei każdy gracz ma turę akcji: jedną akcję, która jest akcją Pokoju albo akcją Postaci, i dowolnie wiele darmowych akcji przed nią lub po niej.',
    'AC-4.31': [
      'Co możesz robić w swojej turze akcji:',
      'Akcje Pokoju: połóż kartę albo sprawdź pokój z co najmniej 3 kartami (także jako Duch); użyj koloru pokoju; zarządź Głosowanie w Stołówce.',
      'Akcje Postaci: sprawdź Stan innej żywej Postaci na tym samym Polu; walcz tam z Akolitą, portalem lub Rybołakiem; raz na grę zaatakuj jako Zabójca.',
      'Za darmo: przekaż Przedmiot, podnieś Przedmiot, użyj lornetki lub strzelby.',
      'Albo zakończ turę.',
    ].join('\n'),
    'AC-4.32': 'Duch może tylko położyć kartę, sprawdzić pokój albo zakończyć turę. Nie znajduje Przedmiotów.',
    'AC-4.33': [
      'W kolorowym pokoju możesz wykonać akcję Pokoju tylko, jeśli',
      'nie ma tam Akolity ani Rybołaka;',
      'pokój nie płonie;',
      'i twoja karta Trasy podaje w tej rundzie jego kolor, o ile musisz trzymać się trasy.',
    ].join('\n'),
    'AC-4.34':
      'Trasy muszą trzymać się wszyscy oprócz Kultystów i Kapusia, także jako Duchy. Dzieje się to po cichu: inni widzą tylko to, co robisz.',
  }),
  ...under('Akcje Pokoju', {
    'AC-4.35':
      'Połóż kartę: włóż z ręki jedną zakrytą kartę pokoju wybranego rodzaju do talii tego pokoju i ją potasuj. Wszyscy widzą, że dokładasz kartę, i nikt nie widzi, jaką. Badacze mają tylko karty Sukces.',
    'AC-4.36': 'Pokój jest aktywny, dopóki jego talia ma co najmniej 3 karty.',
    'AC-4.37': [
      'Sprawdź pokój: odkryj dla wszystkich wierzchnią kartę talii tego aktywnego pokoju.',
      'a) Sukces: jeśli w pokoju została księga, usuń jedną i zdobądź 1 Punkt Zwycięstwa; jeśli nie, nic. Karta wraca do talii, którą się tasuje.',
      'b) Porażka: nic. Karta trafia do zasobów.',
      'c) Sabotaż: strata 1 Punktu Zwycięstwa, ale nigdy nie ma ich mniej niż 0. Karta trafia do zasobów, a z nią bez oglądania wszystkie inne karty tej talii. Talia jest pusta.',
      'd) Potem, jeśli żyjesz, a leży tu ukryty Przedmiot, znajdujesz go, niezależnie od karty.',
      'e) Potem sprawdza się, czy jest dość punktów.',
    ].join('\n'),
    'AC-4.38': 'Pokój bez ksiąg nadal można sprawdzać, dla Przedmiotu albo żeby pozbyć się karty.',
  }),
  ...under('Sprawdzanie Stanu', {
    'AC-4.40':
      'Sprawdź Stan: ty, i tylko ty, widzisz, ile kart „Żywy” i ile kart „Martwy” jest w talii Pulsu celu. Potem ogłaszasz Stan.',
    'AC-4.41':
      'Jeśli cel żyje, możesz tylko ogłosić, że żyje. Jeśli jest potajemnie martwy, Kultysta lub Kapuś może ogłosić, że nie żyje, albo kłamać, że żyje; wszyscy inni mogą tylko ogłosić, że nie żyje.',
    'AC-4.42':
      'Ogłoszenie, że ktoś żyje, to tylko słowa. Ogłoszenie, że ktoś nie żyje, pokazuje wszystkim jako dowód jedną z jego kart „Martwy” i śmierć jest potwierdzona.',
  }),
  ...under('Inne akcje', {
    'AC-4.43': 'Walka: zawsze się udaje. Akolita lub portal wraca do zasobów, Rybołak w głębiny.',
    'AC-4.45':
      'Gdy śmierć zostaje potwierdzona, Postać od razu staje się Duchem i upuszcza wszystkie Przedmioty tam, gdzie jest. Jej Rola pozostaje tajna, chyba że ujawnia ją zasada lub stół. Jeśli dzieje się to w jej własnej turze akcji, tura się kończy.',
    'AC-4.46':
      'Dostajesz pytanie o akcję wszędzie, gdzie inni muszą sądzić, że możesz ją mieć. W kolorowym pokoju dostajesz je więc nawet wtedy, gdy trasa nie zostawia ci nic do zrobienia. Gdy jesteś bez towarzystwa w przejściu, pytania nie ma.',
    'AC-4.47':
      'Wszyscy dowiadują się, kto wykonał jaką akcję i gdzie oraz jaki jest jej jawny wynik. Nigdy nie dowiadują się, jakiego rodzaju kartę położono ani co pokazało badanie, kontrola papierów lub sprawdzenie Stanu.',
  }),
  ...under('Głosowanie', {
    'AC-4.50':
      'Zarządzenie Głosowania to akcja Pokoju, od rundy 3: dla żywej Postaci w Stołówce, gdy nie ma tam Rybołaka, raz na rundę i raz na Postać. Stół może znieść ograniczenie na Postać.',
    'AC-4.52': 'Przed Głosowaniem jest czas na rozmowę, tak długi, jak ustali stół, albo aż wszyscy skończą.',
    'AC-4.53':
      'Głosy: wszyscy gracze, także Duchy, potajemnie i jednocześnie wybierają jedną żywą Postać, może być własna, albo się wstrzymują. Każdy głos liczy się jako 1; głos osoby, która ma sztylet, liczy się jako 2.',
    'AC-4.54':
      'Wszystkie głosy ujawnia się z imionami. Kto ma ich najwięcej, odpada: jego śmierć zostaje potwierdzona tam, gdzie stoi. Wstrzymanie się liczy się jak Postać. Jeśli wygrywa wstrzymanie się albo na szczycie jest remis, nic się nie dzieje, a Głosowanie jest wykorzystane.',
    'AC-4.55': 'Jeśli stół nie wybrał inaczej, wszyscy widzą, czy Postać, która odpadła, to Kultysta.',
    'AC-4.56': 'Badacz, który odpada jako żywy, liczy się odtąd jako martwy Badacz.',
  }),
  ...under('Porządki', {
    'AC-4.61': 'Porządki: każdy otwarty portal zabiera wierzchnią kartę talii swojego pokoju, bez oglądania.',
    'AC-4.62':
      'Porządki: znaczniki pękniętego gruntu z wcześniejszej rundy znikają. Płonący pokój gaśnie. Ciemność się kończy.',
    'AC-4.64':
      'Potem sprawdza się, czy dość Badaczy jest Duchami i czy skończyła się runda 10. Potem znacznik gracza rozpoczynającego przechodzi do następnego gracza zgodnie z kierunkiem ruchu wskazówek zegara.',
  }),
  ...under('Rozmowy', {
    'AC-4.70':
      'Każdy może rozmawiać w każdej chwili, także Duchy. Są też gotowe deklaracje: jaką masz Rolę, co podaje twoja trasa, jaka karta jest od ciebie w pokoju lub w Starciu, co wiesz, kogo oskarżasz, komu ufasz. Nikt ich nie sprawdza i mogą być fałszywe.',
    'AC-4.71': 'Dwóch Kultystów nie może rozmawiać na osobności, chyba że stół na to pozwala.',
    'AC-4.72':
      'Jedyna wypowiedź, która według zasad musi być prawdziwa, to ogłoszony Stan, jeśli sprawdzający nie jest Kultystą ani Kapusiem.',
  }),
];
