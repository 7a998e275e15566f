import { under } from '../../../under.ts';

export const items = [
  ...under('Przedmioty', {
    'AC-5.40':
      'Znalezienie Przedmiotu to darmowa część sprawdzania pokoju: tylko dla żywych Postaci, bez wyboru i od razu. Żeton odkrywa się dla wszystkich. Relikwia, sowa i przełącznik działają od razu; wszystkie inne się bierze i leżą obok portretu znalazcy. Możesz nosić dowolnie wiele i wszyscy widzą, co nosisz. Przedmioty są tylko na mapie Under the Surface.',
    'AC-5.41':
      'Czerwona relikwia: trafia na ołtarz i nie jest noszona. Z trzecią relikwią na ołtarzu budzi się Organizm 46-B.',
    'AC-5.42':
      'Sowa śnieżna: znalazca od razu wybiera potajemnie kartę z zasobów (Sukces, Porażka lub Sabotaż), a potem jawnie dowolny kolorowy pokój, może być ten. Karta trafia zakryta do talii tamtego pokoju, którą się tasuje. Sowa zostaje, zużyta, w pokoju, w którym ją znaleziono. Jeśli stół gra ze ścisłymi zasadami dla Badaczy, znalazca, który nie jest Kultystą ani Kapusiem, może wybrać tylko Sukces.',
    'AC-5.43':
      'Sztylet: kto go ma, ma o 1 głos więcej w każdym Głosowaniu, także na lidera. Tych dwóch głosów nie można rozdzielić.',
    'AC-5.44': 'Buty: kto je ma, ma o 1 punkt Ruchu więcej w każdej fazie Ruchu; z dwiema parami o 2 więcej.',
    'AC-5.45':
      'Specjalna lornetka: raz, jako darmowa akcja we własnej turze akcji, gdy jesteś w kolorowym pokoju. Wybierz żywą Postać w innym pokoju tego samego koloru i sprawdź jej Stan jak zwykle, razem z możliwością kłamstwa. Nie zużywa to akcji tury. Żeton wychodzi potem z gry.',
    'AC-5.46':
      'Tajny przełącznik: zamknięte drzwi od razu się otwierają; odwróć ich znacznik na otwartą stronę. Są otwarte do końca. Przełącznik zostaje w pokoju, zużyty.',
    'AC-5.47':
      'Strzelba: raz, jako darmowa akcja we własnej turze akcji, przeciw zagrożeniu na twoim Polu. Akolita wraca do zasobów; albo Rybołak idzie na wybrane przez ciebie Pole inne niż to, na którym jest, może to być Stołówka lub przejście. Teraz nie gryzie. Żeton wychodzi potem z gry. Strzał nie zużywa akcji tury: potem nadal możesz użyć pokoju, sprawdzać lub walczyć.',
    'AC-5.48':
      'Lampa: w Starciu, w którym bierzesz udział, możesz jej użyć, aby nie dostać karty; swoją dajesz jak zwykle. Żeton wychodzi potem z gry. Nie pomaga na niebezpieczne przejścia, Rybołaka, sidła ani karty Gwiazdy.',
    'AC-5.49':
      'Jako darmowe akcje we własnej turze akcji możesz przekazać dowolnie wiele noszonych Przedmiotów jednej lub kilku innym żywym Postaciom na swoim Polu, które nie mogą odmówić, i podnieść dowolne upuszczone tam Przedmioty (nigdy zużytą sowę lub przełącznik). Upuszczone Przedmioty leżą odkryte na Polu, na którym Postać była, gdy potwierdzono jej śmierć, w pokoju lub przejściu, także przez lornetkę lub Głosowanie. Duchy nie mogą ani jednego, ani drugiego.',
    'AC-5.50':
      'Organizm 46-B budzi się, gdy tylko na ołtarzu jest trzecia relikwia. Odtąd Lód ołtarza jest niebezpiecznym przejściem; to zasada własna i można ją wyłączyć. Kto tam stoi, teraz niczego nie dobiera. Jeśli Badacze zdobędą swoje punkty, potrzebują rytuału.',
    'AC-5.51':
      'Ukryty Przedmiot zostaje w pokoju, dopóki nie sprawdzi go żywa Postać. Sabotaż, pożar i portale go nie ruszają.',
  }),
];
