import { under } from '../../../under.ts';

export const round = [
  ...under('Przebieg gry', {
    'AC-4.1': 'Runda: Ruch, Wydarzenie, Starcia, Akcje, Porządki.',
    'AC-4.2':
      'Kolejność w rundzie: najpierw gracz rozpoczynający, potem zgodnie z kierunkiem ruchu wskazówek zegara wszyscy gracze, także Duchy.',
  }),
  ...under('Początek rundy', {
    'AC-4.7': 'W rundzie 4 Przeklęty Myśliwy ogląda kartę klątwy. W rundzie 6 ujawnia się Gwiazdę.',
  }),
  ...under('Ruch', {
    'AC-4.10':
      'Każdy gracz rusza się raz, po kolei. Żywa Postać ma 3 punkty Ruchu, o 1 więcej za każdą parę butów, którą ma, i o 1 mniej, jeśli Wydarzeniem poprzedniej rundy były Zacięte drzwi; co najmniej 1. Duch zawsze ma 3.',
    'AC-4.11':
      'Od razu wybierasz cały ruch: drogę przez Pola, nie dłuższą niż twoje punkty Ruchu, a każde Pole sąsiaduje z poprzednim. Żadne Pole nie może wystąpić dwa razy, także to, z którego zaczynasz. Zostać to pusta droga. Każdy krok kosztuje 1 punkt Ruchu. Przez zamknięte drzwi możesz przejść tylko, jeśli są otwarte albo jesteś Duchem. Wszyscy widzą, jak idziesz, krok po kroku.',
    'AC-4.12':
      'Przekroczenie Przeszkody kosztuje 1 punkt Ruchu. To cena kroku z jednego odcinka lodu na drugi; nic się nie dopłaca.',
    'AC-4.13': [
      'Po każdym kroku z idącą Postacią dzieje się po kolei:',
      '1. Żywa Postać wpada w sidła, które tu leżą.',
      '2. W niebezpiecznym przejściu żywa Postać dobiera bez oglądania wierzchnią kartę talii Niebezpiecznych Przejść do swojej talii Pulsu. Jeśli talia jest pusta, nic się nie dzieje.',
      '3. Sprawdza się klątwę Nosiciela Klątwy.',
      'Jeśli w pierwszym punkcie Postać wpadła w sidła albo w trzecim stała się Duchem, reszta drogi przepada.',
    ].join('\n'),
    'AC-4.14':
      'Każde wejście w niebezpieczne przejście to nowa karta, w każdej rundzie. Kto zaczyna w nim rundę i tam zostaje, niczego nie dobiera.',
    'AC-4.16':
      'Znak kultu to zasada własna i stół może go wyłączyć: Kultysta, który dobiera kartę „Martwy” z talii Niebezpiecznych Przejść, dostaje zamiast niej kartę „Żywy”. Nikt się o tym nie dowiaduje. Karty „Martwy” ze Starć, Śmiertelne rany i karty Gwiazdy trafiają Kultystów jak wszystkich.',
  }),
  ...under('Wydarzenie', {
    'AC-4.18': [
      'Faza Wydarzenia, po kolei:',
      '1. Odkryj wierzchnią kartę Wydarzenia i ją wykonaj.',
      '2. Gdy w grze jest Podpalacz, w rundach 5 i 6: wszyscy mówią, że są gotowi, a Podpalacz może podpalić pokój.',
      '3. Rybołak gryzie.',
      '4. Starcia.',
    ].join('\n'),
  }),
  ...under('Starcia', {
    'AC-4.20':
      'Policz żywe Postacie na każdym Polu; Duchy, Rybołak i Akolici się nie liczą. Jeśli są dokładnie dwie, mają Starcie. W ciemnej rundzie Starcie mają dwie lub więcej. Jedna sama albo trzy i więcej w świetle nie mają Starcia.',
    'AC-4.21': 'Starcia są w każdej rundzie na nowo, także tam, gdzie nikt się nie ruszył.',
    'AC-4.22':
      'Wszystkie Starcia rundy dzieją się naraz. Najpierw o lampie decyduje ten, kto ją ma. Potem wszyscy jednocześnie wybierają kartę Pulsu, a potem wszystkie karty zmieniają właściciela.',
    'AC-4.23':
      'Kto bierze udział w Starciu i ma lampę, jawnie decyduje, czy jej użyć, czy ją zachować, zanim ktokolwiek wybierze kartę. Lampa jest jedna, więc zdarza się to najwyżej raz na rundę.',
    'AC-4.24':
      'W Starciu musisz dać kartę Pulsu, „Żywy” lub „Martwy”, jaką masz na ręce. Badacze nie mają kart „Martwy”. Bez kart Pulsu niczego nie dajesz, ale i tak dostajesz.',
    'AC-4.25':
      'Przy dwóch uczestnikach każda wybrana karta trafia zakryta do talii Pulsu drugiego. Jeśli druga osoba użyła lampy, nie dostajesz pytania i zachowujesz karty.',
    'AC-4.26':
      'Przy trzech lub więcej, a to zdarza się tylko w ciemności, wybrane karty rozdaje się losowo i potajemnie: po jednej dla każdego, i nikt nie dostaje własnej. Kto użył lampy, nie dostaje żadnej; karta, która zostaje, wraca. Nie dowiadujesz się, od kogo masz kartę.',
    'AC-4.27':
      'Nikt nie ogląda karty, którą dostaje. Jawne dla wszystkich jest to, kto z kim miał Starcie, gdzie, czy było ciemno i ile kart ma teraz każda talia Pulsu.',
  }),
];
