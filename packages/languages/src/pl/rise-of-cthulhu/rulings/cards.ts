import { under } from '../../../under.ts';

export const cards = [
  ...under('Karty specjalne', {
    'RC-5.1':
      'Potwory i Artefakty zagrywasz tylko w swojej turze: przed akcjami, między nimi lub po nich, nigdy w turze przeciwnika i nigdy w trakcie innego efektu. Nie kosztują akcji i w jednej turze możesz ich zagrać dowolnie wiele, także dobrane w tej samej turze.',
    'RC-5.2': 'Kartę specjalną możesz zagrać tylko wtedy, gdy ma potrzebne cele. Jeśli nie, zostaje na ręce.',
    'RC-5.3':
      'Potwora zawsze zagrywa się w Lokacji bez Łowcy; może być zamknięta. Wyjątkiem jest tylko Ogar z Tindalos. Artefaktów Mroczny Łowca nie zatrzymuje.',
    'RC-5.4':
      'Potwór od razu liczy się jako zagrany; potem działa jego efekt i karta trafia na stos odrzuconych Potworów, chyba że zostaje. Artefakt po swoim efekcie trafia na stos odrzuconych Artefaktów, chyba że zostaje. Odrzuconych kart nigdy nie wtasowuje się z powrotem.',
    'RC-5.5':
      'Punkty kart stałych liczą się po stronie właściciela, do wpływu i do sumy punktów. Karty te nie są Kultystami: Mroczny Łowca, zestawy, Potwory, Artefakty i moce, które mówią o Kultystach, je pomijają. Nic ich nie usuwa.',
    'RC-5.6':
      'Chronionego Kultysty (Znak Starszych Bogów) Potwory, Artefakty, moce Przedwiecznych i moce Lokacji przeciwnika nie mogą zniszczyć, przenieść, wziąć, zwrócić ani wybrać. Właściciel nadal może go przenosić.',
  }),
  ...under('Potwory', {
    'RC-5.7':
      'Istota z głębin: zagraj ją w dowolnej Lokacji bez Łowcy. Zostaje tam po twojej stronie i jest warta 5 punktów.',
    'RC-5.8':
      'Gwiezdny Pomiot: zagraj go w dowolnej Lokacji bez Łowcy. Zostaje tam po twojej stronie i jest wart 3 punkty. Potem możesz zagrać tam jednego Kultystę z ręki, nawet jeśli Lokacja jest zamknięta. Zestawy się liczą.',
    'RC-5.9':
      'Szoggot: zagraj go w Lokacji bez Łowcy, w której jest niechroniony Kultysta przeciwnika. Dwa razy zniszcz tam najniższego Kultystę przeciwnika; spośród równych wybierasz ty. Jeśli jest tylko jeden, ginie jeden.',
    'RC-5.10':
      'Mi-Go: zagraj go w Lokacji bez Łowcy, w której jest niechroniony Kultysta przeciwnika o wartości 6 lub mniej. Weź jednego takiego Kultystę na rękę.',
    'RC-5.11':
      'Byakhee: zagraj go w dowolnej Lokacji bez Łowcy, jeśli masz Kultystę w innej Lokacji. Przenieś na swoją stronę tej Lokacji 1, 2 lub 3 swoich Kultystów z innych Lokacji, wolnych, zamkniętych lub z Łowcą, po jednym; po pierwszym możesz przerwać. Potem dobierz 1 kartę.',
    'RC-5.12':
      'Nocny Upiór: zagraj go w Lokacji bez Łowcy, w której jest niechroniony Kultysta przeciwnika. Połóż jednego takiego Kultystę na wierzchu Doliny. To nie jest zagranie: kolor i wartość nie mają znaczenia, a Mroczny Łowca się nie rusza. W tej samej turze możesz dobrać tę kartę za akcję.',
    'RC-5.13':
      'Ghul: zagraj go w dowolnej Lokacji bez Łowcy, jeśli na stosie kart odrzuconych jest Kultysta o wartości 6 lub mniej. Połóż tam po swojej stronie jednego takiego Kultystę, bez względu na to, czyj był.',
    'RC-5.14':
      'Ogar z Tindalos: zagraj go w wolnej Lokacji bez Znaku Starszych Bogów, w której przeciwnik ma Kultystę; może tam być Łowca. Mroczny Łowca przechodzi tam albo zostaje, jeśli już tam jest. Ginie tylko najwyższy Kultysta przeciwnika w tej Lokacji; spośród równych wybierasz ty. Twoi Kultyści są bezpieczni.',
  }),
  ...under('Artefakty', {
    'RC-5.21':
      'Necronomicon: można go zagrać, jeśli talia Kultystów nie jest pusta albo masz Kultystę na ręce. Dobierz 1 kartę. Potem najwyżej dwa razy możesz zagrać Kultystę z ręki w dowolnej Lokacji bez Łowcy, także zamkniętej. Na Dolinę nie wolno.',
    'RC-5.22':
      'Znak Starszych Bogów: połóż go po swojej stronie dowolnej Lokacji, także zamkniętej lub z Łowcą. Zostaje tam i jest wart 3 punkty. Jeśli jest tam Mroczny Łowca, od razu wraca do leża. Odtąd Łowca w żaden sposób nie może wejść do tej Lokacji, a twoi Kultyści w niej są chronieni. Kultyści przeciwnika nie są tam chronieni, ale Łowca też ich nie dosięgnie.',
    'RC-5.23':
      'Srebrny Klucz: można go zagrać, jeśli na stosie kart odrzuconych lub na Dolinie jest karta, którą wolno wziąć. Weź jednego Kultystę ze stosu kart odrzuconych albo z dowolnego miejsca Doliny. Potem możesz wziąć drugiego. Karty z Doliny liczą się jako wzięte z niej w tej turze.',
    'RC-5.24':
      'Lśniący Trapezoedr: wybierz wolną Lokację bez Znaku Starszych Bogów, w której przeciwnik ma Kultystę; może tam być Łowca. Mroczny Łowca przechodzi tam albo zostaje. Ginie tam najwyższy Kultysta przeciwnika, potem najniższy z pozostałych, jeśli są; spośród równych wybierasz ty. Twoi Kultyści są bezpieczni.',
    'RC-5.25':
      'Lampa Alhazreda: można ją zagrać zawsze. Oglądasz całą rękę przeciwnika. Jeśli są na niej Kultyści, musisz wziąć jednego z nich na rękę. Dowiadujesz się też, który Przedwieczny jest następny w talii Kultystów. Przeciwnik wie, którego Kultystę traci, ale nie wie, czego się dowiadujesz.',
    'RC-5.26':
      'Żółty Znak: można go zagrać, jeśli w jakiejkolwiek Lokacji, wolnej, zamkniętej lub z Łowcą, jest niechroniony Kultysta przeciwnika o wartości 5 lub mniej. Wybierz jednego: przechodzi na twoją stronę tej samej Lokacji.',
  }),
  ...under('Moce Przedwiecznych', {
    'RC-5.31':
      'Cthulhu: najwyżej dwa razy wybierz wolną Lokację, za każdym razem inną, w której przeciwnik ma niechronionego Kultystę. Ginie tam najwyższy Kultysta przeciwnika; spośród równych wybierasz ty. Mroczny Łowca się nie rusza i nie ma znaczenia.',
    'RC-5.32':
      'Azathoth: najpierw Mroczny Łowca, gdziekolwiek jest, wraca do leża, bez uderzenia. Potem dobierz 1 kartę. Potem najwyżej dwa razy możesz zagrać Kultystę z ręki w dowolnej wolnej Lokacji; nie w zamkniętej i nie na Dolinę. Dla obojga graczy i do końca gry, niezależnie od łaski: o zwycięstwie decyduje suma punktów.',
    'RC-5.33':
      'Yog-Sothoth: najwyżej dwa razy wybierz swojego Kultystę w dowolnej Lokacji, także zamkniętej, i przenieś go na swoją stronę innej, wolnej Lokacji; może tam być Łowca. Każdy Kultysta przechodzi tylko raz. Nie możesz wybrać Kultysty, który nie ma innej wolnej Lokacji. Potem dobierz 2 karty.',
    'RC-5.34':
      'Shub-Niggurath: wybierz jedno. Narodziny: połóż Kultystę o wartości 6 lub mniej ze stosu kart odrzuconych po swojej stronie wolnej Lokacji; może tam być Łowca. Albo dobierz 2 karty, jeśli przebudzonych jest mniej niż trzech Przedwiecznych. Albo nie rób nic.',
    'RC-5.35':
      'Nyarlathotep: możesz wybrać niechronionego Kultystę przeciwnika o wartości 4 lub mniej w wolnej Lokacji. Przechodzi na twoją stronę tej samej Lokacji.',
    'RC-5.36':
      'Hastur: najwyżej dwa razy wybierz niechronionego Kultystę przeciwnika o wartości 6 lub mniej w wolnej Lokacji; wraca na rękę przeciwnika. Potem, nawet jeśli nie wybierzesz żadnego, przeciwnik odrzuca losowo jednego Kultystę z ręki, odkrytego, na stos kart odrzuconych. Jeśli nie ma Kultysty na ręce, nic nie odrzuca.',
    'RC-5.37':
      'Dagon: dobierz 2 karty. Potem, jeśli Dolina nie jest pusta, możesz położyć jej wierzchnią kartę po swojej stronie wolnej Lokacji; może tam być Łowca.',
    'RC-5.38':
      'Ithaqua: teraz nic się nie dzieje. Na koniec gry jego Lokacja liczy się jako dwie dla gracza, do którego jest wtedy obrócona.',
    'RC-5.39':
      'Gdy przebudzonych jest trzech Przedwiecznych, niczego się już nie dobiera. Z trzeciej mocy działa więc tylko reszta.',
  }),
  ...under('Zestawy a efekty', {
    'RC-5.41':
      'Gwiezdny Pomiot, Necronomicon i Azathoth pozwalają zagrać Kultystów, więc mogą przy tym powstać zestawy: także w zamkniętych Lokacjach (Gwiezdny Pomiot, Necronomicon) i także w turze przeciwnika (Azathoth).',
    'RC-5.42':
      'Kultyści, którzy trafiają gdzieś przez Byakhee, Ghula, Żółty Znak, Yog-Sothotha, Shub-Niggurath, Nyarlathotepa, Dagona lub moc Dunwich, nie tworzą zestawów. Liczą się przy późniejszych zagraniach nowego właściciela w tej Lokacji.',
  }),
  ...under('Moce Lokacji', {
    'RC-5.51':
      'Przy stołach z mocami Lokacji każdy gracz może użyć mocy każdej Lokacji raz na grę. Możesz jej użyć, gdy zagrywasz Kultystę w tej Lokacji, póki jest wolna, po zestawach, jeśli warunek jest spełniony, a efekt możliwy. Rezygnacja jej nie zużywa.',
    'RC-5.52':
      'Arkham, Biblioteka Miskatonic: jeśli masz w Arkham innego Kultystę o tej samej wartości co zagrany, możesz dobrać 1 kartę. Jest to możliwe, póki przebudzonych jest mniej niż trzech Przedwiecznych.',
    'RC-5.53':
      'Dunwich, Sentinel Hill: jeśli masz w Dunwich innego Kultystę w dowolnym kolorze, którego wartość różni się od zagranej dokładnie o 1, możesz przenieść do Dunwich swojego Kultystę z innej wolnej Lokacji.',
    'RC-5.54':
      'Innsmouth, Zakon Przypływu: jeśli masz w Innsmouth innych Kultystów, a zagrany jest niższy od każdego z nich, możesz wziąć na rękę wierzchnią kartę Doliny. Liczy się jako wzięta z Doliny w tej turze.',
    'RC-5.55':
      'Kingsport, Festiwal: jeśli żaden inny twój Kultysta w Kingsport nie ma koloru zagranej karty, a twoi Kultyści mają tam teraz co najmniej trzy kolory, możesz zwrócić na rękę przeciwnika jednego jego niechronionego Kultystę o wartości 5 lub mniej z Kingsport.',
  }),
];
