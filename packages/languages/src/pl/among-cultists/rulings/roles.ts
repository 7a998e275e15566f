import { under } from '../../../under.ts';

export const roles = [
  ...under('Role', {
    'AC-5.30':
      'Kultysta: w Starciach daje kartę „Żywy” lub „Martwy”, kładzie dowolne karty pokoju, nie musi trzymać się trasy i może kłamać, gdy ogłasza Stan. Talia Niebezpiecznych Przejść nie może go zabić (znak kultu). Jedyny Kultysta może ogłosić zwycięstwo.',
    'AC-5.31':
      'Wieszczek: zna Kultystów. Jeśli Badacze mieliby wygrać, gdy w grze jest Wieszczek, Kultyści mogą jeszcze wygrać, wskazując Wieszczka. Nie na mapie Under the Surface.',
    'AC-5.32':
      'Kapuś: ma rękę Badacza, ale wygrywa z Kultystami. Zna Kultystów, nie musi trzymać się trasy i może kłamać, gdy ogłasza Stan. Wśród martwych liczy się jako Badacz. Nie na mapie Under the Surface.',
    'AC-5.33':
      'Zabójca: raz na grę, jako akcję Postaci, atakuje inną żywą Postać na tym samym Polu. Rola Zabójcy zostaje ujawniona. Jeśli celem jest Kultysta, jego Rola zostaje ujawniona, a śmierć potwierdzona. Jeśli nie, pokazuje się, że to nie Kultysta, i potwierdza jego śmierć, a potem śmierć Zabójcy.',
    'AC-5.34':
      'Podpalacz: musi podpalić dokładnie jeden pokój, w fazie Wydarzenia rundy 5 lub 6, także jako Duch. Wszyscy widzą pożar i nikt nie wie, kto go wzniecił. Wszystkie karty tego pokoju trafiają bez oglądania do zasobów; Akolita, portal i Rybołak stamtąd znikają; księgi i ukryty Przedmiot zostają. W tej rundzie nikt nie może tam wykonywać akcji Pokoju. Postaciom w środku nic się nie dzieje. Pokój może być pusty.',
    'AC-5.35': [
      'Nosiciel Klątwy: gdy tylko żywy Nosiciel Klątwy wejdzie do pokoju, w którym jest Duch, albo Duch wejdzie do pokoju, w którym jest żywy Nosiciel Klątwy, Nosiciel Klątwy ginie: jego Rola zostaje ujawniona, a śmierć potwierdzona. Przejść przez pokój to też wejść, liczy się każdy krok. Stołówka jest pokojem; przejścia nie.',
      'a) Kto staje się Duchem w pokoju Nosiciela Klątwy, ten do niego nie wszedł. Nic się nie dzieje, dopóki ktoś nie wejdzie.',
      'b) Jeśli ruszał się Nosiciel Klątwy, jego ruch się tam kończy. Jeśli jeszcze się nie ruszał, rusza się później, jako Duch.',
    ].join('\n'),
    'AC-5.36':
      'Gwiazda: na początku rundy 6 jej Rolę ujawnia się wszystkim. Jeśli jest martwa (potajemnie albo już jako Duch), staje się Duchem, o ile nim nie była. Potem wszystkie jej karty Pulsu tasuje się i rozdaje zakryte, bez oglądania, do talii Pulsu innych żywych Postaci, po jednej, zgodnie z kierunkiem ruchu wskazówek zegara od gracza po jej lewej stronie, w kółko, aż rozda się wszystkie. Jeśli nie ma innej żywej Postaci, karty trafiają do zasobów. Jeśli Gwiazda nie jest martwa, nic więcej się nie dzieje, a jej talia Pulsu zostaje.',
    'AC-5.37':
      'Ślepy Kultysta: Kultysta, który nocą niczego się nie dowiaduje, choć drugi Kultysta i Wieszczek dowiadują się, kim jest. Poza tym jak Kultysta. Może być też jedynym Kultystą, ale z ostrzeżeniem.',
    'AC-5.38':
      'Role ujawnia się tylko przez Zabójcę, Nosiciela Klątwy i Gwiazdę, w Głosowaniu, jeśli stół tak chce, i na koniec. Ujawniona Rola działa dalej.',
  }),
];
