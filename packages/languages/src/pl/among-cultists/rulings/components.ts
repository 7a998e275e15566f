import { under } from '../../../under.ts';

export const components = [
  ...under('Tabela zwycięstwa', {
    'AC-2.1': [
      'Ilu jest Kultystów, ilu Punktów Zwycięstwa potrzebują Badacze i ilu martwych Badaczy potrzebują Kultyści:',
      '4 graczy: 1 Kultysta; 10 punktów; 3 martwych.',
      '5 graczy: 1 Kultysta; 10 punktów; 3 martwych.',
      '6 graczy: 1 Kultysta; 12 punktów, 11 na mapie Under the Surface; 4 martwych.',
      '7 graczy: 2 Kultystów; 12 punktów, 11 na mapie Under the Surface; 4 martwych.',
      '8 graczy: 2 Kultystów; 13 punktów, 12 na mapie Under the Surface; 5 martwych.',
    ].join('\n'),
  }),
  ...under('Karty', {
    'AC-2.2': [
      'Jest 206 kart:',
      'Karty Pulsu: 64 „Żywy”, 12 „Martwy”.',
      'Karty pokoju: 70 Sukces, 18 Porażka, 10 Sabotaż.',
      '12 kart Trasy, każda inna, i 20 kart Wydarzeń.',
      'Wszystkie karty Pulsu i karty pokoju, których nie rozdano na początku, tworzą zasoby. Same nigdy nie są wtasowywane do talii i zawsze jest w nich karta, której żąda zasada.',
    ].join('\n'),
    'AC-2.3': [
      'Ręce na początku:',
      'Każdy, kto nie jest Kultystą: 6 „Żywy”, 7 Sukces.',
      'Kultysta przy 4, 5 lub 6 graczach: 2 „Żywy”, 4 „Martwy”, 3 Sukces, 2 Porażka, 2 Sabotaż.',
      'Kultysta przy 7 graczach: 4 „Żywy”, 2 „Martwy”, 4 Sukces, 2 Porażka, 1 Sabotaż.',
      'Kultysta przy 8 graczach: 3 „Żywy”, 3 „Martwy”, 4 Sukces, 2 Porażka, 1 Sabotaż.',
    ].join('\n'),
    'AC-2.4':
      'Na każdej ręce jest więc na początku 6 kart Pulsu i 7 kart pokoju, razem 13, a oprócz tego jedna karta Trasy. To, ile kart Pulsu i ile kart pokoju jest na ręce, jest jawne dla wszystkich i niczego nie zdradza.',
    'AC-2.5': [
      'Pierwsze karty Pulsu. Każdy Kultysta zaczyna z 1 kartą „Żywy” w talii Pulsu. Wszyscy inni dostają po jednej karcie z tej puli, którą każdy zna; reszta wraca do zasobów bez oglądania:',
      '4 graczy: 4 „Żywy” i 2 „Martwy” dla 3 graczy, więc martwych jest od 0 do 2.',
      '5 graczy: 4 „Żywy” i 1 „Martwy” dla 4 graczy, więc martwych jest 0 lub 1.',
      '6 graczy: 4 „Żywy” i 2 „Martwy” dla 5 graczy, więc martwych jest 1 lub 2.',
      '7 graczy: 5 „Żywy” dla 5 graczy, więc nikt nie jest martwy.',
      '8 graczy: 7 „Żywy” i 1 „Martwy” dla 6 graczy, więc martwych jest 0 lub 1.',
    ].join('\n'),
    'AC-2.6': [
      'Początkowe karty pokoi. Pokoje z numerem 1 to Różowy 1, Niebieski 1, Pomarańczowy 1 i Czerwony 1. Przy 4–6 graczach dostają one po 3 karty, a każdy inny kolorowy pokój po 2, więc te cztery są aktywne od początku. Przy 7 lub 8 graczach każdy kolorowy pokój dostaje 2. Karty pochodzą z puli, którą każdy zna:',
      '4 graczy: 9 pokoi; 18 Sukces, 3 Porażka, 1 Sabotaż.',
      '5 graczy: 9 pokoi; 16 Sukces, 4 Porażka, 2 Sabotaż.',
      '6 graczy, Uniwersytet: 9 pokoi; 17 Sukces, 4 Porażka, 1 Sabotaż.',
      '6 graczy, Under the Surface: 9 pokoi; 16 Sukces, 4 Porażka, 2 Sabotaż.',
      '7 graczy, Uniwersytet: 11 pokoi; 15 Sukces, 5 Porażka, 2 Sabotaż.',
      '7 graczy, Under the Surface: 10 pokoi; 13 Sukces, 5 Porażka, 2 Sabotaż.',
      '8 graczy, Uniwersytet: 11 pokoi; 14 Sukces, 6 Porażka, 2 Sabotaż.',
      '8 graczy, Under the Surface: 11 pokoi; 12 Sukces, 8 Porażka, 2 Sabotaż.',
    ].join('\n'),
    'AC-2.7': [
      'Talia Niebezpiecznych Przejść, na obu mapach:',
      '4 lub 6 graczy: 7 „Żywy” i 3 „Martwy”.',
      '5 graczy: 8 „Żywy” i 2 „Martwy”.',
      '7 lub 8 graczy: 10 „Żywy” i 2 „Martwy”.',
    ].join('\n'),
    'AC-2.8':
      'Karta Trasy podaje na każdą z dziesięciu rund dwa lub trzy kolory pokoi. Każda z dwunastu kart jest inna i podaje każdy kolor sześć razy.',
    'AC-2.9': [
      '20 kart Wydarzeń:',
      'Ciemność, 5 kart',
      'Rybołak krąży, 4 karty',
      'Akolici się zbierają, 3 karty',
      'Portal się otwiera, 2 karty',
      'Zacięte drzwi, 2 karty',
      'Pęknięty grunt, 2 karty',
      'Cicha godzina, 1 karta',
      'Ukryte regały, 1 karta',
    ].join('\n'),
  }),
  ...under('Żetony i znaczniki', {
    'AC-2.10': [
      'Na Mapie i obok niej:',
      '22 księgi, po dwie na każdy kolorowy pokój.',
      '1 Rybołak, 4 Akolitów, 2 portale, 2 znaczniki pękniętego gruntu, 1 znacznik generatora. Akolita to zwolennik kultu na Mapie, a nie gracz.',
      'Na mapie Under the Surface także 11 Przedmiotów i zamknięte drzwi.',
    ].join('\n'),
    'AC-2.11': 'Postacie to Claire, Gomery, Ada, Barnaby, Iris, Lucien, Odette i Silas. Nie mają zdolności.',
  }),
  ...under('Role', {
    'AC-2.12': [
      'Z którą stroną Rola wygrywa, jak bardzo pomaga Badaczom (+) lub Kultystom (−) i dla ilu graczy jest zalecana:',
      'Badacz: z Badaczami; 0; od 4 do 8 graczy.',
      'Kultysta: z Kultystami; 0; od 4 do 8 graczy.',
      'Wieszczek: z Badaczami; +3; od 5 do 8 graczy; tylko Uniwersytet.',
      'Kapuś: z Kultystami; −3; od 6 do 8 graczy; tylko Uniwersytet.',
      'Zabójca: z Badaczami; +2; od 6 do 8 graczy.',
      'Podpalacz: z Badaczami; −1; od 5 do 8 graczy.',
      'Nosiciel Klątwy: z Badaczami; +2; 7 lub 8 graczy.',
      'Gwiazda: z Badaczami; +2; 7 lub 8 graczy.',
      'Ślepy Kultysta: z Kultystami; +3, bo słaby Kultysta pomaga pozostałym; 7 lub 8 graczy.',
      'Przeklęty Myśliwy: jak mówi karta klątwy; 0; 7 lub 8 graczy.',
    ].join('\n'),
  }),
  ...under('Przedmioty', {
    'AC-2.13': [
      'Żetony Przedmiotów z mapy Under the Surface: 9 jest w grze przy 4–6 graczach, 10 przy 7, wszystkie 11 przy 8. To po jednym na każdy kolorowy pokój.',
      'Czerwona relikwia: 3. Trafia na ołtarz.',
      'Sowa śnieżna: 1. Działa od razu i zostaje w pokoju.',
      'Sztylet: 1. Noszony, działa, dopóki go masz.',
      'Buty: 1 para, 2 pary przy 8 graczach. Noszone, działają, dopóki je masz.',
      'Specjalna lornetka: 1. Noszona, na jeden raz.',
      'Tajny przełącznik: 1. Działa od razu i zostaje w pokoju.',
      'Strzelba: 1. Noszona, na jeden raz.',
      'Lampa: 1, tylko przy 7 lub 8 graczach. Noszona, na jeden raz.',
    ].join('\n'),
  }),
  ...under('Zdolności pokoi', {
    'AC-2.14': [
      'Co daje pokój każdego koloru oprócz kładzenia kart i sprawdzania:',
      'Różowy, kontrola papierów: zobacz, co podaje na tę rundę karta Trasy jednego gracza.',
      'Niebieski, badanie: zobacz, co jest w talii tego pokoju.',
      'Pomarańczowy, zasilanie: odwołaj następną Ciemność.',
      'Czerwony, odpędzanie: usuń jedno zagrożenie gdziekolwiek.',
      'Stołówka: zarządź Głosowanie.',
    ].join('\n'),
  }),
];
