import { under } from '../../../under.ts';

export const flow = [
  ...under('Tura', {
    'RC-4.4': [
      'W swojej turze masz 2 akcje. Za każdą z nich:',
      'Dobierz z talii Kultystów, jeśli nie jest pusta.',
      'Dobierz wierzchnią kartę Doliny, jeśli tam jest.',
      'Albo zagraj Kultystę, który ma dokąd trafić.',
      'Potwory i Artefakty są za darmo. Wszystko wykonuje się do końca, zanim znowu wybierasz. Gdy nie ma już nic do zrobienia, twoja tura sama się kończy.',
    ].join('\n'),
    'RC-4.6':
      'Obie akcje są obowiązkowe. Nie możesz zakończyć tury, dopóki możesz jeszcze dobrać kartę lub zagrać Kultystę.',
  }),
  ...under('Dobieranie', {
    'RC-4.8':
      'Dobierając z Doliny, bierzesz jej wierzchnią kartę: tylko tę jedną, nigdy cały stos. Może to być karta zagrana tam w tej turze. Możesz też zagrać z powrotem kartę wziętą stamtąd w tej turze. Stół może zabronić jednego i drugiego.',
    'RC-4.9':
      'Gdy dobierasz, za akcję lub dzięki efektowi, weź kartę z wierzchu talii Kultystów. Kultysta trafia na twoją rękę, a przeciwnik go nie widzi. Przedwieczny zostaje odkryty i się budzi, a ty jesteś dobierającym; nigdy nie zostaje na ręce. Kilka kart dobiera się po kolei. Gdy przebudzonych jest już trzech Przedwiecznych, niczego się nie dobiera.',
  }),
  ...under('Zagrywanie Kultysty', {
    'RC-4.10':
      'Wybierz Kultystę z ręki, potem miejsce: otwartą Lokację albo Dolinę, jeśli na nią pasuje. Pasuje, jeśli Dolina jest pusta, jeśli ma wyższą wartość niż jej wierzchnia karta albo ten sam kolor. Dopóki nie widać niczego ukrytego, możesz cofnąć wybór.',
    'RC-4.11': 'Kultysta zawsze trafia na twoją stronę Lokacji. Po jednej stronie może leżeć dowolnie wiele kart.',
    'RC-4.12': [
      'Gdy Kultysta zostaje zagrany w Lokacji, za akcję lub przez efekt, który mówi „zagraj”, dzieje się po kolei:',
      '1. Karta trafia z ręki na twoją stronę.',
      '2. Sprawdza się wpływ.',
      '3. Trzy w kolorze?',
      '4. Trzy o tej samej wartości?',
      '5. Sekwens?',
      '6. W grze z mocami Lokacji, jeśli Lokacja jest wolna: jej moc.',
    ].join('\n'),
    'RC-4.13':
      'Kultysta zagrany na Dolinę staje się jej wierzchnią kartą. Potem musisz przenieść Mrocznego Łowcę. Na Dolinie nigdy nie sprawdza się zestawów.',
  }),
  ...under('Mroczny Łowca', {
    'RC-4.14': [
      'Gdy musisz przenieść Mrocznego Łowcę:',
      '1. Wybierz wolną Lokację, w której go jeszcze nie ma i w której nie leży Znak Starszych Bogów.',
      '2. Jeśli takiej nie ma, Łowca wraca do leża i nikt nie ginie.',
      '3. W przeciwnym razie przechodzi tam i szuka najwyższej wartości wśród wszystkich Kultystów po obu stronach. Jeśli nie ma tam Kultystów, nikt nie ginie.',
      '4. Każda strona, która ma Kultystę o tej wartości, traci dokładnie jednego: przy remisie obu stron każda traci jednego, a strona, która ma ich kilku, też tylko jednego.',
      '5. Jeśli strona ma kilku do wyboru, wybierasz, którego traci, najpierw po stronie przeciwnika, potem po swojej.',
      '6. Sprawdza się wpływ. Łowca zostaje i uderza znowu dopiero wtedy, gdy znowu zostanie przeniesiony.',
      'Dopóki Łowca jest w Lokacji, nikt nie może zagrać tam Kultysty ani Potwora. Kładzenia, przenoszenia i Artefaktów to nie zatrzymuje.',
    ].join('\n'),
  }),
  ...under('Przedwieczni się budzą', {
    'RC-4.15': [
      'Gdy ktoś dobiera Przedwiecznego:',
      '1. Przedwieczny trafia do pierwszej wolnej Lokacji w swojej kolejności przybycia. Zawsze jakaś jest.',
      '2. Ta Lokacja jest teraz zamknięta i przebudzonych Przedwiecznych jest o jednego więcej.',
      '3. Jeśli jest tam Mroczny Łowca, wraca do leża bez uderzenia.',
      '4. Azathoth sprawia, że o wyniku decydują punkty, a Ithaqua, że jego Lokacja liczy się podwójnie. Jedno i drugie obowiązuje niezależnie od łaski, nawet jeśli nie ma jej nikt.',
      '5. Gracz, który ma teraz wpływ na tę Lokację, jest w łasce. Jeśli Lokacja jest neutralna, łaski nie ma nikt, a krok 6 się pomija.',
      '6. Wykonuje się moc Przedwiecznego. O wszystkim decyduje gracz w łasce, nawet w turze drugiego gracza.',
      '7. Jeśli przebudzonych jest trzech Przedwiecznych, gra od razu się kończy.',
      '8. W przeciwnym razie dobierający dobiera jeszcze raz, tylko z talii Kultystów i bez akcji. Jeśli odkryje przy tym kolejnego Przedwiecznego, wszystko się powtarza.',
    ].join('\n'),
  }),
  ...under('Wpływ i zestawy', {
    'RC-4.16':
      'Po każdej pojedynczej zmianie kart porównuje się obie sumy w każdej Lokacji. Lokacja obraca się do gracza z wyższą sumą; przy równych sumach jest neutralna. Dotyczy to także zamkniętych Lokacji.',
    'RC-4.17': [
      'Przy zestawach liczą się tylko Kultyści po twojej stronie Lokacji, w której właśnie zagrywasz kartę, razem z tą kartą:',
      'a) Kolor: jeśli co najmniej trzej mają jej kolor, a Mroczny Łowca jest w jakiejś Lokacji, możesz odesłać go do leża, bez uderzenia. Jeśli już tam jest, nic się nie dzieje.',
      'b) Wartość: jeśli co najmniej trzej mają jej wartość, musisz dobrać wierzchniego Potwora, o ile jakiś został.',
      'c) Sekwens: jeśli trzej mają jej kolor i kolejne wartości, a zagrana karta jest jedną z tych trzech, musisz dobrać wierzchni Artefakt, o ile jakiś został. Każdy dobrany Artefakt liczy się jako zdobyty.',
      'Sprawdza się je w tej kolejności, każdy najwyżej raz na zagraną kartę. Karta, która powiększa zestaw, uruchamia go znowu: czwarta lub piąta w kolorze lub o tej samej wartości albo karta, która tworzy nowy sekwens.',
    ].join('\n'),
  }),
  ...under('Koniec tury', {
    'RC-4.18':
      'Na koniec twojej tury liczy się, od ilu tur nikt nie dobierał z talii Kultystów. Potem zaczyna się tura przeciwnika.',
    'RC-4.20':
      'Zasada własna: gdy przez liczbę tur ustaloną przy stole nikt nie dobierał z talii Kultystów, musisz z niej dobrać, zanim dobierzesz z Doliny lub zagrasz Kultystę. Nadal możesz zagrywać karty specjalne.',
  }),
  ...under('Decyzje', {
    'RC-4.25':
      'Jeśli minie twój czas, stół decyduje za ciebie. W twojej turze dobiera z talii Kultystów albo kończy turę. Z tego, co nieobowiązkowe, rezygnuje. W innych sprawach bierze pierwszą możliwość.',
  }),
];
