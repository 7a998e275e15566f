import { under } from '../../../under.ts';

export const rulings = [
  ...under('Wyjaśnienia: Starcia i śmierć', {
    'AC-9.8':
      'Czy martwa Postać coś traci, zanim jej śmierć zostanie potwierdzona? Nie. Działa, głosuje, nosi Przedmioty i może być liderem, bo nikt o tym nie wie.',
  }),
  ...under('Wyjaśnienia: pokoje i punkty', {
    'AC-9.17': 'Czy sprawdzenie przez Kultystę też daje Punkty Zwycięstwa? Tak.',
    'AC-9.18':
      'W tej samej rundzie jest dość punktów i dość martwych, przy jednym Kultyście? Wygrywają Badacze: ogłoszenie możliwe jest dopiero po rundzie.',
    'AC-9.23': 'Czy można kłaść karty w aktywnym pokoju? Tak, nie ma górnej granicy.',
    'AC-9.25':
      'Czy można walczyć z Akolitą, a potem w tej samej turze użyć pokoju? Nie, walka jest akcją tury. Ze strzelbą tak: jej strzał jest darmowy. Kto ma turę później, może użyć uwolnionego pokoju.',
  }),
  ...under('Wyjaśnienia: Głosowania i ogłoszenia', {
    'AC-9.28': 'Ktoś odpada w Głosowaniu przed swoją turą w rundzie? Ma swoją turę, jako Duch.',
    'AC-9.32':
      'Czy jedyny Kultysta zna liczbę martwych, gdy ogłasza? Tylko to, co widział w nocy, dał, sprawdził lub mógł zobaczyć jawnie. Niebezpieczne przejścia mogły zabić więcej osób.',
    'AC-9.34':
      'Badacz sprawdza Kultystę, który ma kartę „Martwy”? Śmierć zostaje potwierdzona. Jeśli to był ostatni Kultysta, gra się kończy.',
    'AC-9.35':
      'Dwie śmierci naraz, cel i Zabójca? Najpierw cel, potem sprawdza się, czy są jeszcze Kultyści, potem Zabójca.',
  }),
  ...under('Wyjaśnienia: lód, drzwi i Przedmioty', {
    'AC-9.47': 'Czy dwie strony Przeszkody to dla Starć to samo Pole? Nie.',
    'AC-9.52': 'Czy karty sowy i rytuału pochodzą z ręki? Nie, z zasobów: każdy może wybrać jeden z trzech rodzajów.',
    'AC-9.55':
      'Sprawdzenie, które daje zwycięstwo, odkrywa też trzecią relikwię? Najpierw budzi się Organizm 46-B, więc potrzebny jest rytuał.',
    'AC-9.56':
      'Duch wykonuje sprawdzenie, które daje zwycięstwo, w pokoju z ukrytą relikwią? Relikwia pozostaje ukryta i nic się nie budzi.',
    'AC-9.57':
      'Czy aby podnieść Przedmiot, trzeba wejść po tym, jak upadł? Tak: podnieść może żywa Postać, która weszła na Pole po upadku Przedmiotu, w tej rundzie lub później. Kto od tego czasu tam stoi, nie może.',
  }),
  ...under('Wyjaśnienia: rytuał i Organizm', {
    'AC-9.75':
      'Organizm nie śpi, a kończy się runda 10 albo Kultysta ogłasza zwycięstwo? Jest tak jak bez Organizmu: nie ma rytuału.',
  }),
  ...under('Wyjaśnienia: jeszcze o Przedmiotach', {
    'AC-9.86': 'Buty otrzymane w tej Fazie Akcji? Liczą się od następnej fazy Ruchu.',
  }),
];
