import { under } from '../../../under.ts';

export const resolve = [
  ...under('Faza Rozpatrywania', {
    'CD-4.60':
      'Nekromanta jako Upiór może wrócić do życia na początku Fazy Rozpatrywania własnej tury. Od tej chwili żyje, w tej turze nie ma kości i może go dosięgnąć Danina.',
    'CD-4.61':
      'Przed pierwszą kością i po ostatniej każdy może użyć Pieczęci na Fazę Rozpatrywania, dać tarczę jako Strażnik, uderzyć jako Zabójca, czuwać albo spasować.',
    'CD-4.62':
      'Aktywny gracz wybiera przydzielone kości jedną po drugiej i rozpatruje każdą ze wszystkim, co powoduje. Między kośćmi pyta się tylko tych, którzy czuwają.',
    'CD-4.63':
      'Gdy nie ma już kości, przesuwa się Danina. Potem jeszcze raz każdy może działać. Potem usuwa się kości (Upiór zachowuje swoje), sprawdza się śmierci i tura się kończy.',
    'CD-4.64':
      'Kość na graczu, który nie żyje, nic nie robi. Jako symbol mocy daje 1 punkt życia. Poza tym Sztylet zabiera 1 punkt życia, Podwójny Sztylet 2, Krew daje 1, inne wyniki nic nie robią. Na kość przeniesioną lub zmienioną przez kogoś innego patrzy się na nowo: na swoim właścicielu i z jego symbolem leczy, nawet Sztylet.',
    'CD-4.65':
      'Przy kości na ołtarzu liczy się Rytuał, który teraz tam jest. Jeśli ma tor tego wyniku powyżej 0, znacznik przesuwa się o 1 w stronę 0, a właściciel kości dostaje efekt ołtarza. Gdy wszystkie znaczniki są na 0, Rytuał jest ukończony. Kosmos na Daninie tylko ją opłaca. W innym razie kość nic nie robi.',
    'CD-4.66':
      'Kto ukończy Rytuał z efektem Powiernika, zostaje jego Powiernikiem, jeśli żyje i nie jest automatycznym Arcykapłanem. W przeciwnym razie Rytuał się odrzuca. Potem na ołtarz dobiera się jeden nowy Rytuał.',
    'CD-4.67':
      'Z odrzuconym Krakenem wszystkie kości Krakena wracają do zasobów, z Pradawnym Cieniem jego żetony. Ołtarz, na którym leżał Rytuał, uzupełnia się. Odrzucony zachowany Rytuał nie zostawia luki.',
    'CD-4.68':
      'Nowy Rytuał trafia odkryty na pusty ołtarz, ze znacznikami na liczbie graczy (Ofiara na ołtarzu na 1). Jeśli talia jest pusta, najpierw tasuje się odrzucone Rytuały w nową. Nowy Kraken od razu rozdaje kości.',
    'CD-4.69':
      'Na ołtarzu z ukończonym Rytuałem mogą leżeć nadwyżkowe kości. Drugie wydanie: te, które przyjmuje nowy Rytuał, zostają i są tam rozpatrywane, pozostałe się usuwa. Pierwsze wydanie: usuwa się wszystkie.',
    'CD-4.70':
      'Kość na Rytuale z dwoma torami, rozpatrywana, gdy jej tor jest na 0, a Rytuał nie jest ukończony, zostaje usunięta bez efektu. Właściciel może zostawić ją na później w tej fazie i liczyć na ukończenie.',
    'CD-4.71':
      'Kości zyskane w Fazie Rozpatrywania przydziela się od razu tak, jak mówi ich tekst, i są zwykłymi nierozpatrzonymi kośćmi tej fazy. Efekty ołtarzy dają w jednej turze najwyżej 20 kości.',
    'CD-4.72':
      'Gdy Pieczęć zmienia wyniki w Fazie Rozpatrywania, kości zostają na miejscu, chyba że przenosi je inna Pieczęć. Na ołtarzu, który nie przyjmuje nowego wyniku, rozpatrywana kość zostaje usunięta bez efektu.',
    'CD-4.73':
      'Tarcze i ochrona oraz to, kto stracił życie (dla Zabójcy i Lamii), obowiązują przez jedną Fazę Rozpatrywania i kończą się przed jej sprawdzeniem śmierci.',
  }),
  ...under('Utrata i zysk życia', {
    'CD-4.75': [
      'Gdy gracze tracą punkty życia, kolejność jest taka:',
      'Gracz z ochroną nie traci nic. Tarcze odejmują, ile mogą.',
      'W Fazie Rozpatrywania Strażnik może dać tarczę graczowi, którego to uratuje.',
      'Jeśli przyczyną jest Rytuał, Strażnik II może odjąć 1.',
      'Potem wszyscy tracą punkty życia w kolejności tur, nie poniżej 0. Powiernik Lamii zyskuje.',
      'Jeśli przyczyną jest Rytuał, Zabójca II może dodać 1. To osobna strata.',
    ].join('\n'),
    'CD-4.76':
      '„Wszyscy gracze tracą” to jedna strata, której celem jest każdy żywy gracz. Przy „wszyscy oprócz jednego” oszczędzonego gracza się pomija.',
    'CD-4.77': 'Zysk podnosi liczbę punktów życia żywego gracza. Upiorów żaden zysk nie dotyczy.',
    'CD-4.78':
      'Kto ma 0 punktów życia i zyska życie przed najbliższym sprawdzeniem śmierci, jest uratowany, a ostatni cios się zapomina.',
    'CD-4.79':
      'Straty przez Rytuały to straty od kości Krakena, efektów ołtarzy Morskiej Hydry i Lamii, wyników Astralnej Szczeliny i ukończonej Daniny. Pradawny Cień też jest Rytuałem, ale działa poza turami, więc żadna zdolność go nie zmienia. Kości na graczach, wybuchy magii, tabele Pieczęci i płacenie to nie straty przez Rytuały.',
    'CD-4.80':
      'Ostatni cios to strata, która sprowadza gracza z powyżej 0 do 0 punktów życia. Decyduje o tym, kto zabija. Straty przy 0 punktów życia tego nie zmieniają.',
    'CD-4.81': [
      'Kto jest zabójcą:',
      'przy kości na graczu, choćby zmienionej, przeniesionej lub dodanej: właściciel kości;',
      'przy efekcie ołtarza lub wyniku Szczeliny od kości: właściciel kości; przez Pieczęć: gracz, który jej używa;',
      'przy wybuchu magii: właściciel kości z wynikiem Kosmos;',
      'przy uderzeniu Postaci Zabójca lub dodatkowej stracie od Postaci Zabójca II: ten Zabójca;',
      'przy Pieczęci lub ukończonym przez nią Rytuale: gracz, który jej używa;',
      'przy Daninie, która dopełnia się sama: nikt;',
      'przy kościach Krakena: Powiernik Krakena, jeśli to inny gracz, a jeśli nie, nikt;',
      'przy Pradawnym Cieniu i wariancie Tylko bez egoizmu: nikt;',
      'przy płaceniu punktami życia, własnej kości na sobie, stracie przez własną Pieczęć lub Szczelinę: ty.',
    ].join('\n'),
    'CD-4.82':
      'Jeśli ofiara sama jest zabójcą, to śmierć z własnej ręki: liczy się też twoja kość obrócona przeciw tobie. Zabójcą może być żywy gracz, Upiór albo automatyczny Arcykapłan.',
  }),
];
