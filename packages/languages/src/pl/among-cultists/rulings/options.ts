import { under } from '../../../under.ts';

export const options = [
  ...under('Opcje', {
    'AC-7.1': [
      'Stół wybiera i wszyscy o tym wiedzą:',
      'Która mapa? Uniwersytet albo Under the Surface. Z Przedmiotami lub bez, z Organizmem lub bez.',
      'Które specjalne Role? Żadne albo kilka. Także Przeklęty Myśliwy, dla co najmniej 5 graczy.',
      'Z kartami Wydarzeń? Z kolorami pokoi? Z martwymi Badaczami od początku? Tak albo nie.',
      'Ile Głosowań może zarządzić jedna Postać? 1 albo dowolnie wiele.',
      'Co widać po Głosowaniu? Drużynę, nic albo Rolę. A po śmierci potwierdzonej sprawdzeniem? Nic albo drużynę.',
      'Ścisłe zasady dla Badaczy? Nie. Albo tak, co jest lepsze wśród nieznajomych: wtedy przy sowie i rytuale mogą wybrać tylko Sukces.',
      'Czy Kultyści mogą rozmawiać na osobności? Nie albo tak. Czy żywi słyszą Duchy? Tak albo nie.',
      'Jak długo rozmawia się przed Głosowaniem i w każdej rundzie i ile może trwać decyzja?',
      'Więcej czy mniej Punktów Zwycięstwa? Od 2 mniej do 2 więcej, nigdy mniej niż 5.',
      'Znak kultu i niebezpieczny Lód ołtarza, które są nasze? Tak albo nie.',
    ].join('\n'),
    'AC-7.3': [
      'Gotowe zestawy ustawień; to, co ustawicie ręcznie, jest ważniejsze:',
      'Pierwsza partia: Uniwersytet bez Wydarzeń, kolorów pokoi i specjalnych Ról.',
      'Mieszana, od 6 do 8 graczy: Uniwersytet z Rolami Wieszczek, Kapuś, Zabójca i Podpalacz.',
      'Polarna, dla 7 lub 8 graczy: Under the Surface z Rolami Nosiciel Klątwy i Gwiazda.',
      'Ślepa, dla 7 lub 8 graczy: dowolna mapa, z Rolami Ślepy Kultysta i Podpalacz.',
    ].join('\n'),
    'AC-7.4':
      'Stół sumuje, jak bardzo wybrane Role pomagają każdej ze stron. Zalecane jest od −1 do +2 z jednym Kultystą, od −2 do +5 z dwoma. Poza tym zakresem jest ostrzeżenie, ale nic nie jest zabronione.',
    'AC-7.6':
      'Jakie liczby? Większości liczb kart, punktów i śmierci nie było w tekście, który mieliśmy; są odtworzone. Albo nasze własne, dobrane tak, aby wśród botów na poziomie adepta obie strony wygrywały mniej więcej równie często. Co obowiązuje przy twoim stole, pokazuje skrót zasad.',
  }),
];
