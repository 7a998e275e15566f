import { under } from '../../../under.ts';

export const ending = [
  ...under('Koniec gry', {
    'AC-6.1':
      'Wygrywa dokładnie jedna z dwóch drużyn; nie ma remisów ani ich rozstrzygania. Zwycięzcami są gracze, których Rola wygrywa z tą drużyną.',
    'AC-6.2':
      'Punkty: po każdym sprawdzeniu pokoju, gdy karta i Przedmiot są załatwione, gra od razu się kończy, jeśli Badacze mają tyle Punktów Zwycięstwa, ile potrzebują.',
    'AC-6.3':
      'Nie ma Kultystów: po każdej potwierdzonej śmierci gra od razu się kończy, jeśli wszyscy Kultyści są Duchami, z jakiegokolwiek powodu.',
    'AC-6.4':
      'Ogłoszenie, w grach, które zaczęły się z jednym Kultystą: w rundach od 2 do 10 Kultysta może zamiast ruchu ogłosić zwycięstwo. Liczy się wszystkich martwych Badaczy, jawnych i niejawnych. Jeśli jest ich dość, wygrywają Kultyści. Jeśli nie, wygrywają Badacze, bez rytuału i bez zgadywania Wieszczka.',
    'AC-6.5': 'Rzeź: na koniec rundy Kultyści wygrywają, jeśli dość Badaczy jest Duchami.',
    'AC-6.6': 'Czas: gdy kończy się runda 10, wygrywają Kultyści.',
    'AC-6.8':
      'W grach, które zaczęły się z dwoma Kultystami, martwi Badacze, których nikt nie zauważył, sami niczego nie kończą. Liczą się przeciw zwycięstwu Badaczy: jeśli na koniec poprzedniej rundy dość było martwych, wygrywają Kultyści.',
    'AC-6.9': [
      'Gdy Badacze mieliby wygrać:',
      '1. Jeśli na punkty, a Organizm 46-B nie śpi, odbywa się rytuał. Jeśli jest przegrany, wygrywają Kultyści.',
      '2. Jeśli gra zaczęła się z dwoma Kultystami i na koniec poprzedniej rundy dość Badaczy było martwych, wygrywają Kultyści.',
      '3. Jeśli w grze jest Wieszczek, Kultyści zgadują. Jeśli wskażą Wieszczka, wygrywają Kultyści.',
      '4. Wygrywają Badacze.',
    ].join('\n'),
  }),
  ...under('Rytuał Przepędzenia', {
    'AC-6.10':
      'Wybiera się lidera, w najwyżej 3 głosowaniach. Głosują wszyscy gracze, także Duchy, a sztylet się liczy.',
    'AC-6.12':
      'Potajemnie i jednocześnie wszyscy głosują na jedną żywą Postać, może być własna, albo na nikogo. Przed każdym głosowaniem jest czas na rozmowę.',
    'AC-6.13':
      'Liderem zostaje ten, kto ma zdecydowanie najwięcej głosów. Remis na szczycie prowadzi do następnego głosowania, podobnie jak więcej wstrzymanych głosów niż głosów na kogokolwiek; po trzecim takim głosowaniu rytuał jest przegrany.',
    'AC-6.14': 'Lider musi żyć, to znaczy nie być Duchem. Potajemna śmierć nie przeszkadza.',
    'AC-6.15':
      'Lider jawnie wybiera różnych graczy, jednego po drugim: 3 przy 4–6 graczach, 4 przy 7 lub 8. Żywych lub Duchy, a jeśli chce, także siebie.',
    'AC-6.16':
      'Każdy wybrany gracz potajemnie i jednocześnie wybiera kartę z zasobów: Sukces, Porażka lub Sabotaż. Jeśli stół gra ze ścisłymi zasadami dla Badaczy, gracz, który nie jest Kultystą ani Kapusiem, może wybrać tylko Sukces; dotyczy to także Myśliwego z kartą Więź.',
    'AC-6.17':
      'Karty tasuje się i ujawnia bez imion. Jeśli wszystkie to Sukces, rytuał jest wygrany. W przeciwnym razie jest przegrany.',
  }),
  ...under('Zgadywanie Wieszczka', {
    'AC-6.20':
      'Najpierw wszystkim pokazuje się, kim są Kultyści. Potem każdy Kultysta, także Duch, jednocześnie wskazuje jednego gracza, który nie jest Kultystą. Jeśli wszyscy wskazują tego samego, to jest odpowiedź. Jeśli dwóch Kultystów wskazuje różnych, liczy się ten, kto jest wcześniej w kolejności tej rundy.',
  }),
  ...under('Po grze', {
    'AC-6.30':
      'Wszyscy widzą wszystkie Role, ręce, talie Pulsu i kartę klątwy oraz to, skąd pochodzi każda karta Pulsu i każda karta pokoju.',
  }),
];
