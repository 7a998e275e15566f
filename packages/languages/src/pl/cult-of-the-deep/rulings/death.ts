import { under } from '../../../under.ts';

export const death = [
  ...under('Śmierć', {
    'CD-4.85':
      'Śmierci sprawdza się na koniec każdej Fazy Rozpatrywania, po każdym początku tury i między turami; w pierwszym wydaniu na koniec każdej fazy. Ginie każdy, kto ma 0 punktów życia, w kolejności ostatnich ciosów. Jeśli śmierć sprowadza do 0 kolejnego gracza, sprawdza się ponownie.',
    'CD-4.87': 'Wszyscy, którzy giną przy jednym sprawdzeniu, giną jednocześnie. Ich role stają się jawne.',
    'CD-4.88': 'Potem patrzy się, czy ktoś wygrywa. Jeśli gra się kończy, nic więcej się nie dzieje.',
    'CD-4.89':
      'Martwi oddają kości Krakena i tracą kopie efektów Powiernika. Powiernikiem ich Rytuałów zostaje zabójca, jeśli po tym sprawdzeniu żyje i nie jest automatycznym Arcykapłanem. W przeciwnym razie Rytuały się odrzuca: po śmierci z własnej ręki albo gdy dwoje Powierników zabija się nawzajem.',
    'CD-4.90':
      'Potem Ofiara na ołtarzu, jeśli leży na ołtarzu, nagradza zabójcę pierwszego z graczy, którego zabił ktoś inny.',
    'CD-4.91': 'Potem żywy Żniwiarz zyskuje 3 punkty życia za każdą śmierć, a Nekromanta zyskuje monety.',
    'CD-4.92':
      'Potem każdy z martwych wybiera kartę Upiora i bierze kości upiora z jej wynikami. Zachowuje Pieczęć i monety, a traci zdolność (nie dotyczy Nekromanty). Wyjątek: Opętanie, przy czterech graczach.',
    'CD-4.95': 'Postaci martwego gracza nie ma już w grze, chyba że to Nekromanta.',
    'CD-4.97':
      'Rytuał, który przechodzi z zabitego Powiernika na zabójcę, zachowuje swój stan. Kto dostaje Krakena, jest nowym Powiernikiem Krakena.',
    'CD-4.98':
      'Jeśli aktywny gracz ginie po rzucie (tylko pierwsze wydanie), usuwa się wszystkie jego kości, a tura kończy się po tej fazie.',
    'CD-4.99': 'Kości na graczu, który ginie przed ich rozpatrzeniem (tylko pierwsze wydanie), nie mają efektu.',
  }),
  ...under('Między turami', {
    'CD-4.100':
      'Po turze Arcykapłana, żywego lub Upiora: jeśli na ołtarzu jest Pradawny Cień, działa. Potem sprawdza się śmierci. Niczego nie można tu zagrać.',
  }),
  ...under('Tura Upiora', {
    'CD-4.105': 'Na początku tury Upiór nie ma kości Krakena ani zdolności. Nekromanta jako Upiór zyskuje 1 monetę.',
    'CD-4.106':
      'Rzut: weź z powrotem wszystkie kości upiora ze swojej karty, dodaj odłożone kości i rzuć nimi, najwyżej z dwoma przerzutami. Pieczęć Szału działa. Stare wyniki przepadają.',
    'CD-4.107':
      'Przydział: kości upiora nie można przydzielać. Upiór może wydawać monety Pieśni na własne kości, potem kończy fazę.',
    'CD-4.108': 'Na kości Upiora nikt nie może reagować, więc nikogo się nie pyta.',
    'CD-4.109':
      'Rozpatrywanie: nie ma kości do rozpatrzenia, ale raz można użyć Pieczęci i zdolności na Fazę Rozpatrywania. Danina się przesuwa. Potem sprawdza się śmierci.',
    'CD-4.110': 'Kości upiora czekają na użycie w Fazach Reakcji żywych graczy aż do następnej Fazy Rzutu Upiora.',
    'CD-4.111':
      'Upiory mają 0 punktów życia, nie zyskują ich ani nie tracą, nie są celem kości, nie mogą być Powiernikami i nigdy nie mają kości Krakena. Zachowują Pieczęć i monety i mogą ich używać.',
  }),
];
