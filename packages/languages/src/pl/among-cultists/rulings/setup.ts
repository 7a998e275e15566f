import { under } from '../../../under.ts';

export const setup = [
  ...under('Przygotowanie do gry', {
    'AC-3.1': 'Każdy gracz ma jedną Postać. Gracza rozpoczynającego wybiera los.',
    'AC-3.2':
      'Weź wariant Mapy dla danej liczby graczy. Wszystkie Postacie zaczynają w Stołówce, Rybołak w głębinach. Każdy kolorowy pokój dostaje 2 księgi. Punktów Zwycięstwa jest 0 i zaczyna się runda 1.',
    'AC-3.3':
      'W puli Ról jest 1 Kultysta przy 4–6 graczach, a 2 przy 7 lub 8; wszyscy inni to Badacze. Każda wybrana specjalna Rola zastępuje jednego Badacza; Ślepy Kultysta zastępuje jednego Kultystę.',
    'AC-3.4':
      'Każdą specjalną Rolę można wybrać raz, a wszystkich nie więcej, niż jest Badaczy. Wieszczek i Kapuś nie są na mapę Under the Surface. Rola Przeklęty Myśliwy wymaga modułu Przeklęty Myśliwy i co najmniej 5 graczy.',
    'AC-3.5':
      'Potasuj pulę i rozdaj każdemu graczowi jedną Rolę. Wszyscy wiedzą, które specjalne Role są w grze, i nikt nie wie, kto je ma.',
    'AC-3.6': 'Rozdaj ręce i losowo każdemu graczowi jedną kartę Trasy. Pozostałe karty Trasy odłóż bez oglądania.',
    'AC-3.7':
      'Pierwsze karty Pulsu: każdy Kultysta zaczyna z 1 kartą „Żywy” w talii Pulsu. Wszyscy inni dostają po jednej zakrytej karcie z potasowanej puli. Stół może zacząć bez martwych: wtedy każdy dostaje kartę „Żywy”.',
    'AC-3.8':
      'Potasuj początkowe karty pokoi i włóż do talii każdego kolorowego pokoju tyle zakrytych, ile mu przypada. Pula wystarcza co do karty. Nikt ich nie widzi.',
    'AC-3.9':
      'Potasuj talię Niebezpiecznych Przejść. Na mapie Under the Surface leży na planszy Niebezpieczne Przejście.',
    'AC-3.10': 'Potasuj 20 kart Wydarzeń. Jeśli stół gra bez Wydarzeń, nie ma talii Wydarzeń.',
    'AC-3.11':
      'Tylko na mapie Under the Surface: weź żetony Przedmiotów dla danej liczby graczy, potasuj je i połóż po jednym zakrytym w każdym kolorowym pokoju. Połóż znacznik Drzwi zamkniętą stroną do góry między pokojami Różowy 1 i Niebieski 2. Ołtarz jest pusty, a Organizm 46-B śpi.',
    'AC-3.12': 'Tylko gdy w grze jest Przeklęty Myśliwy: przygotuj łowy.',
    'AC-3.14': [
      'Noc jest jedna, przed rundą 1. Niektórzy dowiadują się potajemnie więcej:',
      'Kultysta: kim są pozostali Kultyści i jaka jest pierwsza karta Pulsu wszystkich innych.',
      'Ślepy Kultysta: niczego.',
      'Wieszczek: kim są Kultyści, ale nie to, który z nich jest ślepy.',
      'Kapuś: kim są Kultyści. Oni nie dowiadują się, kim jest Kapuś.',
      'To, co ci pokazano, możesz oglądać dalej.',
    ].join('\n'),
  }),
];
