import { under } from '../../../under.ts';

export const response = [
  ...under('Faza Reakcji', {
    'CD-4.35': 'W turze żywego gracza każdy może zareagować. Faza kończy się, gdy wszyscy kolejno spasują.',
    'CD-4.36':
      'Reakcje: moneta Syren, zdolność Upiora, Strażnik II, Zabójca II, Mag Krwi II, Transmutacja, Pieczęć na Fazę Reakcji, wymiana albo pas.',
    'CD-4.37': 'Biorą udział wszyscy, także aktywny gracz, ze wszystkim, co działa w dowolnej Fazie Reakcji.',
    'CD-4.38':
      'Gdy reakcja zmienia lub przerzuca wynik, aktywny gracz przydziela tę kość ponownie. Kość zostaje, jeśli jej miejsce pasuje do nowego wyniku, przechodzi na dowolny dozwolony cel albo zostaje bez celu, jeśli nie ma miejsca, do którego musi trafić.',
    'CD-4.39':
      'Kość, którą reakcja daje aktywnemu graczowi, przydziela ten gracz, na dowolny dozwolony cel. Widmo samo przydziela swoją kość.',
    'CD-4.40':
      'Kość przeniesiona przez innego gracza (moneta Syren, Zjawa, Widmo, Pieczęć Odbicia) zostaje tam, gdzie ją położono. Właściciel nie przydziela jej ponownie.',
    'CD-4.41': 'Na tę samą kość można w jednej Fazie Reakcji wpływać dowolnie wiele razy.',
    'CD-4.42': 'Kości przydziela się ponownie tylko w Fazie Reakcji, chyba że Pieczęć mówi inaczej.',
    'CD-4.44':
      'Reakcja musi coś zmienić: Transmutacja potrzebuje kości z wynikiem, który zmienia, zdolność Upiora kości, na którą działa, Pieczęć Odwołania dowolnej kości, a przeniesienie innego miejsca.',
  }),
  ...under('Kto i kiedy może działać', {
    'CD-4.50':
      'W Fazie Reakcji i wokół kości Fazy Rozpatrywania kilku graczy może działać bez ustalonej kolejności. Po ogłoszeniu Pieczęci pozostali mogą ją odwołać.',
    'CD-4.51':
      'Kto nie spasował, może działać w każdej chwili: kto pierwszy, ten lepszy. Działania wykonuje się jedno po drugim. Działanie, które nie jest już możliwe, zostaje odrzucone i nic nie kosztuje.',
    'CD-4.52':
      'Po każdym działaniu znowu może działać każdy, kto mógł wcześniej. Odrzucona wymiana to nie działanie. Gdy od ostatniego działania wszyscy spasowali, automatyczny Arcykapłan może użyć monety Syren; potem to koniec.',
    'CD-4.53':
      'Dostajesz pytanie, jeśli masz nieużytą Pieczęć, nawet jeśli możesz tylko spasować, aby nikt nie poznał, która to. Dostajesz je też, jeśli możesz zrobić coś innego. Pozostałych się nie pyta.',
    'CD-4.54':
      'Stół może pasować za ciebie do końca fazy lub tury albo do twojej następnej tury. Nikt inny o tym nie wie. Kończy się to wcześniej, gdy twoje punkty życia spadną do 0 albo gdy inny gracz kładzie na tobie sztylet lub zmienia w sztylet kość, która na tobie leży.',
    'CD-4.55':
      'Stół ustala, ile masz czasu na reakcję, albo nie ma limitu. W Fazie Rozpatrywania i przeciw Pieczęciom jest to połowa. Po każdym działaniu czas biegnie od nowa. Gdy minie, wszyscy pozostali pasują.',
    'CD-4.57':
      'Gdy kilku graczy ma to samo pytanie, dostają je w kolejności tur. Przy stracie, która dotyka kilku graczy, o każdą zdolność pyta się raz. Możesz odmówić do końca fazy.',
    'CD-4.58':
      'Kolejność tur znaczy: najpierw aktywny gracz, potem zgodnie z ruchem wskazówek zegara. Pytanie bez odpowiedzi na czas liczy się jako nie.',
    'CD-4.59':
      'Zanim rozpatrzy się pierwszą kość, możesz zamiast pasować czuwać: wtedy po każdej kości dostajesz pytanie. Wszyscy to widzą. Kto pasuje, dostaje pytanie znowu dopiero po ostatniej kości. Stół może ustalić, że po każdej kości pyta się wszystkich.',
  }),
];
