import { under } from '../../../under.ts';

export const hunter = [
  ...under('Przeklęty Myśliwy', {
    'AC-5.55':
      'Moduł dodaje Rolę Przeklęty Myśliwy, 6 sideł (3 ze szczękami, 3 puste), 6 kart łowów (4 Draśnięcie, 2 Śmiertelna rana) i 3 karty klątwy (Odkupienie, Więź, Zdziczenie). Można z nim grać na każdej mapie.',
    'AC-5.56':
      'Przygotowanie: Myśliwy ma 6 sideł. Potasuj karty łowów. Dobierz dla Myśliwego jedną zakrytą kartę klątwy; pozostałe dwie odłóż bez oglądania.',
    'AC-5.57': 'Na początku rundy 4 Myśliwy ogląda kartę klątwy, nikt inny. Do tego czasu nie zna jej nikt.',
    'AC-5.58':
      'Na koniec rund od 1 do 9 wszyscy mówią, że są gotowi. Żywy Myśliwy może zamiast tego zastawić sidła, ze szczękami lub puste: na Polu ze swojej drogi w tej rundzie, na którym nie ma sideł i które nie jest Stołówką. Leżą tam zakryte i od następnej rundy widzą je wszyscy.',
    'AC-5.59':
      'Gdy żywa Postać, także Myśliwy, w fazie Ruchu wchodzi na Pole z sidłami, jej ruch się kończy, a żeton się odkrywa i wychodzi z gry. Szczęki: wierzchnia karta łowów trafia bez oglądania do jej talii Pulsu; jeśli żadnej nie ma, nic. Puste: nic więcej. W niebezpiecznym przejściu i tak dobiera się potem kartę.',
    'AC-5.60':
      'W każdej zasadzie Draśnięcie liczy się jako karta „Żywy”, a Śmiertelna rana jako karta „Martwy”. Tak liczy je sprawdzenie, a Śmiertelną ranę pokazaną jako dowód pokazuje się jako kartę „Martwy”. Co to było, widać dopiero na koniec.',
    'AC-5.61':
      'We wszystkich innych sprawach (ręka, trasa, prawdomówność, liczenie wśród martwych) Myśliwy jest Badaczem.',
    'AC-5.62':
      'Zwycięstwo. Odkupienie: Myśliwy wygrywa z Badaczami. Więź: wygrywa z Kultystami. Zdziczenie: wygrywa obok zwycięskiej drużyny, jeśli na koniec nie jest Duchem, a inne Postacie co najmniej 2 razy wpadły w szczęki; w przeciwnym razie przegrywa.',
    'AC-5.63': 'Myśliwy, który jest Duchem, nie zastawia już sideł. Te, które są na Mapie, zostają.',
  }),
];
