import { under } from '../../../under.ts';

export const rulings = [
  ...under('Wyjaśnienia: źródła i wydania', {
    'RC-9.1':
      'Teksty Potworów, Artefaktów i Przedwiecznych były na zdjęciach, których nie mieliśmy. Są odtworzone tak, aby pasowały do wszystkiego, co mówi o nich instrukcja.',
    'RC-9.2': '6 czy 8 Przedwiecznych? Instrukcja mówi 6. Znany jest drukowany egzemplarz z 8, więc można wybrać 8.',
  }),
  ...under('Wyjaśnienia: tura', {
    'RC-9.7':
      'Czy można dobrać dwie karty z różnych miejsc? Tak, za każdym razem na nowo wybierasz talię Kultystów albo Dolinę.',
    'RC-9.9': 'Z pustej Doliny nie można nic dobrać; można na nią zagrać każdego Kultystę.',
    'RC-9.11': 'Z Doliny możesz dobrać kartę zagraną tam przez ciebie we wcześniejszej turze albo przez przeciwnika.',
    'RC-9.12': 'Ręka nie ma limitu.',
    'RC-9.13': 'Bez Kultysty na ręce za obie akcje musisz dobierać. Karty specjalne nadal możesz zagrywać.',
    'RC-9.15': 'W turze przeciwnika nie można zagrywać kart specjalnych.',
    'RC-9.16':
      'Karty specjalnej bez dozwolonego celu nie można zagrać, nawet tylko po to, by mieć jednego zagranego Potwora więcej.',
    'RC-9.17':
      'Jeśli moc pozwala ci dobierać w turze przeciwnika i dobierasz Przedwiecznego, to ty jesteś dobierającym i bierzesz kartę w zamian.',
  }),
  ...under('Wyjaśnienia: Lokacje i wpływ', {
    'RC-9.19': 'Karty w zamkniętej Lokacji zostają i liczą się: do wpływu, do Lokacji na koniec gry i do punktów.',
    'RC-9.20':
      'Zamknięta Lokacja może się jeszcze obrócić do drugiego gracza, ale tylko przez karty specjalne albo gdy Yog-Sothoth przenosi z niej karty.',
    'RC-9.21':
      'Jeśli Lokacja obróci się po przebudzeniu Przedwiecznego, jego moc nie jest przenoszona, powtarzana ani cofana.',
    'RC-9.23': 'Nie możesz zagrywać po stronie przeciwnika ani przenosić kart bez efektu, który na to pozwala.',
  }),
  ...under('Wyjaśnienia: Dolina i Mroczny Łowca', {
    'RC-9.24':
      'Na Dolinę nie pasuje równa wartość w innym kolorze. Ten sam kolor pasuje z każdą wartością, wyższą i niższą.',
    'RC-9.26': 'Karty na Dolinie nie mają punktów, nie tworzą zestawów i nigdy nie są wtasowywane z powrotem.',
    'RC-9.27':
      'Mroczny Łowca musi przejść do innej Lokacji niż ta, w której jest. Zawsze jakaś jest, chyba że przeszkadza Znak Starszych Bogów: wtedy wraca do leża.',
    'RC-9.32':
      'Mroczny Łowca uderza tylko wtedy, gdy przenosi go zagranie na Dolinę, Ogar z Tindalos lub Lśniący Trapezoedr. W drodze do leża nigdy nie uderza.',
    'RC-9.35':
      'Nie możesz zagrać karty w Lokacji z Łowcą po to, by utworzyć tam zestaw koloru i odesłać Mrocznego Łowcę: już samo zagranie jest niedozwolone.',
  }),
  ...under('Wyjaśnienia: zestawy', {
    'RC-9.38':
      'Jedna karta może dać wszystkie trzy zestawy. Przykład: Lazur 4 zagrany do kart Lazur 3, Lazur 5, Jadeit 4 i Bursztyn 4 daje kolor, wartość i sekwens.',
    'RC-9.39': 'Karta, która kończy kilka sekwensów naraz (3 między 1, 2, 4 i 5), daje jeden Artefakt.',
    'RC-9.40': 'Przedłużenie sekwensu (5 do 2-3-4) tworzy nowy sekwens, 3-4-5, i znowu daje Artefakt.',
    'RC-9.41': 'Sekwens nie przechodzi przez koniec: 9-10-1 to nie sekwens.',
    'RC-9.43': 'Sekwens to też trzy w kolorze, więc daje również zestaw koloru, i to najpierw.',
    'RC-9.44': 'Zestaw rozbity później niczego nie odbiera. Gdy powstanie znowu, działa znowu.',
  }),
  ...under('Wyjaśnienia: Przedwieczni', {
    'RC-9.53': 'W łasce możesz być dzięki samym kartom stałym, bez Kultysty w tej Lokacji. Liczy się wpływ.',
    'RC-9.55':
      'Moce Przedwiecznych nie sięgają do zamkniętych Lokacji, tylko Yog-Sothoth może przenieść stamtąd twoich Kultystów. Zamkniętą Lokację otwierają dla Kultystów tylko Potwory i Artefakty. Trzecia moc nie może więc wywrócić wszystkiego.',
    'RC-9.56':
      'Jeśli Cthulhu budzi się jako trzeci, zostaje tylko jedna wolna Lokacja, więc niszczy najwyżej jednego Kultystę.',
    'RC-9.58':
      'Losowe odrzucenie Hastura może trafić Kultystów, których właśnie zwrócił. Potworów i Artefaktów nigdy nie obejmuje.',
    'RC-9.59':
      'Jeśli Hastur budzi się jako trzeci, losowe odrzucenie i tak następuje; może rozstrzygnąć ostatni remis.',
    'RC-9.60':
      'Jeśli Shub-Niggurath budzi się jako trzecia, a żadna odrzucona karta się nie nadaje, nic się nie dzieje.',
  }),
  ...under('Wyjaśnienia: karty specjalne i ich połączenia', {
    'RC-9.61':
      'Znak Starszych Bogów nie wpuszcza Mrocznego Łowcy, bez względu na to, które z was go przenosi: zagraniem na Dolinę, Ogarem z Tindalos czy Lśniącym Trapezoedrem.',
    'RC-9.65':
      'Karta, którą Nocny Upiór kładzie na Dolinie, jest jej nową wierzchnią kartą; z nią porównuje się późniejsze zagrania na Dolinę w tej samej turze.',
    'RC-9.66':
      'Karta ta nie liczy się ani jako zagrana na Dolinę, ani jako z niej wzięta. Gdy ją dobierzesz, liczy się jako wzięta w tej turze.',
    'RC-9.67':
      'Kultystę wziętego przez Mi-Go lub Lampę Alhazreda możesz zagrać w tej samej turze, w Lokacji albo na Dolinę.',
    'RC-9.68':
      'Ghul i Shub-Niggurath mogą przywrócić każdą pasującą kartę ze stosu kart odrzuconych, także dawną kartę przeciwnika.',
    'RC-9.69': 'Jeśli Srebrny Klucz bierze kartę ze środka Doliny, wierzchnia karta zostaje ta sama.',
    'RC-9.70':
      'Jeśli karta dobrana przez Necronomicon budzi Przedwiecznego, najpierw rozstrzyga się to, razem z kartą w zamian; potem następują dodatkowe zagrania, przy Lokacjach takich, jakie wtedy są. Jeśli gra się kończy, dodatkowe zagrania przepadają, ale Artefakt nadal liczy się jako zdobyty.',
    'RC-9.71':
      'Jeśli karta dobrana przez Byakhee budzi Przedwiecznego w Lokacji, w której go zagrano, dopiero co przeniesieni Kultyści już liczą się do wpływu.',
    'RC-9.74': 'Kultysta, który zmienia stronę (Żółty Znak, Nyarlathotep), pod każdym względem należy do nowej strony.',
    'RC-9.75':
      'Mroczny Łowca wraca do leża przed zagraniami Azathotha, więc zestaw koloru, który przy nich powstaje, nie ma kogo odesłać. Potwory i Artefakty zyskane przy tym czekają na własną turę gracza w łasce.',
    'RC-9.76':
      'Wierzchnia karta Doliny, którą kładzie Dagon, może być zagrana tam w tej turze. Zostaje położona, a nie wzięta na rękę.',
    'RC-9.77': 'Jeśli przebudzeni są Ithaqua i Azathoth, decydują punkty, a Ithaqua nie ma efektu.',
    'RC-9.78': 'Jeśli Lokacja Ithaquy jest na koniec neutralna, nie liczy się nikomu.',
  }),
  ...under('Wyjaśnienia: koniec gry', {
    'RC-9.83': 'Jeśli gracz odejdzie lub się podda, wygrywa przeciwnik.',
  }),
];
