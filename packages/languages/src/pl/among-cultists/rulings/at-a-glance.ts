import { under } from '../../../under.ts';

export const atAGlance = [
  ...under('W skrócie', {
    'AC-1.1':
      'Postać to figurka jednego gracza. Prowadzisz dokładnie jedną, przez całą grę. Nikt nie odpada z gry. Może grać od 4 do 8 osób; gra trwa najwyżej 10 rund, mniej więcej od 45 do 90 minut.',
    'AC-1.2':
      'Postać żyje, dopóki nie jest Duchem. Staje się Duchem, gdy jej śmierć zostaje potwierdzona na oczach wszystkich; wtedy odwraca się jej figurkę.',
    'AC-1.3':
      'Wystarczy jedna karta „Martwy” w twojej talii Pulsu: twoja Postać jest potajemnie martwa. Dopóki ktoś tego nie potwierdzi, w każdej zasadzie liczy się jako żywa. Zwykle nikt o tym nie wie, nawet ty.',
    'AC-1.4': 'Gdzie liczy się martwych Badaczy, chodzi o Duchy i o potajemnie martwych.',
    'AC-1.5':
      'Kultyści to Role Kultysta i Ślepy Kultysta. Wszyscy inni liczą się jako Badacze, także Kapuś i Przeklęty Myśliwy.',
    'AC-1.6':
      'Ukryte są Role, ręce, karty Trasy oraz zawartość talii Pulsu, talii pokoi i talii Niebezpiecznych Przejść. Jawne dla wszystkich jest to, gdzie kto jest i którędy szedł, wielkość wszystkich talii i rąk, księgi, zagrożenia, Przedmioty, kto wykonał jaką akcję, głosy po ujawnieniu i kto z kim miał Starcie. Na koniec pokazuje się wszystko.',
    'AC-1.7':
      'Badacze wygrywają, gdy mają dość Punktów Zwycięstwa albo gdy wszyscy Kultyści są Duchami. Kultyści wygrywają, gdy dość Badaczy jest martwych albo gdy kończy się runda 10.',
    'AC-1.8':
      'Pole to każde miejsce na Mapie: pokój, Stołówka, hol, odcinek lodu, tunel. Pokój to kolorowy pokój albo Stołówka. Przejście to hol, odcinek lodu albo tunel.',
  }),
];
