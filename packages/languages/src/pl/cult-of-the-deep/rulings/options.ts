import { under } from '../../../under.ts';

export const options = [
  ...under('Opcje', {
    'CD-7.1':
      'Stół wybiera: wydanie, Nekromantę, warianty Prawdziwy Arcykapłan, Tylko bez egoizmu, Kupiec Śmierci i Herezja!, surową zemstę, nasze własne liczby, premię Arcykapłana, czas na reakcję i na odpowiedź przy wymianie, to, czy między kośćmi pyta się wszystkich, oraz limit rund.',
    'CD-7.2':
      'Wszystko można łączyć, z trzema wyjątkami. Herezja! wymaga 6 graczy. Przy 4 graczach nie można dać Nekromanty Arcykapłanowi. Surowa zemsta jest dla pierwszego wydania.',
    'CD-7.3': 'Warianty Kupiec Śmierci i Herezja! można grać także z pierwszym wydaniem.',
    'CD-7.4':
      'Nekromanta. Kartę wtasowuje się między inne Postacie i może zostać rozdana lub nie. Albo dostaje ją Arcykapłan.',
    'CD-7.5':
      'Prawdziwy Arcykapłan. Przed pierwszą turą Arcykapłan może wybrać jeden ołtarz: trafia tam wierzchni Rytuał talii, potem stary wtasowuje się do talii. Dobrany tak Kraken jeszcze niczego nie rozdaje. Automatyczny Arcykapłan z tego nie korzysta.',
    'CD-7.6':
      'Tylko bez egoizmu. Raz na grę: gdy wszyscy Wierni są martwi, Arcykapłan, jeśli żyje, traci 3 punkty życia. Nie można temu zapobiec ani na to reagować i nikt nie jest zabójcą.',
    'CD-7.7':
      'Kupiec Śmierci. Premia Arcykapłana to 2 za każdego Kabalistę zamiast 3. Za każdym razem, gdy ktoś bierze kartę Upiora, Arcykapłan, jeśli żyje, zyskuje 2 punkty życia.',
    'CD-7.8': 'Herezja! W grze są obaj Heretycy.',
    'CD-7.9':
      'Surowa zemsta. Kartę roli z pierwszego wydania bierze się dosłownie: Kabaliści wygrywają wtedy tylko, gdy żyje Kabalista, gdy żyją tylko Heretycy albo gdy nie żyje nikt.',
    'CD-7.10':
      'Premia Arcykapłana. Punkty życia, które Arcykapłan dodaje przy przygotowaniu za każdego Kabalistę: 3 jak w księgach albo ile ustali stół. Z wariantem Kupiec Śmierci o jeden mniej, nie poniżej 0. Stół może zamiast tego wybrać nasze własne liczby: inną premię i inne punkty życia, zależnie od liczby graczy i Postaci. Powstały z partii botów na poziomie adepta i wśród mistrzów się nie sprawdzają.',
  }),
  ...under('Różnice między wydaniami', {
    'CD-7.20': [
      'Czym różnią się wydania:',
      'Pierwsze: Sztylety możesz przydzielać też sobie. Drugie: tylko jako swój symbol mocy.',
      'Pierwsze: Pergamin, Pradawny i Kosmos mogą trafić na dowolnego żywego gracza, bez efektu. Drugie: nie przez przydział.',
      'Pierwsze: kości, które zostają przy wymianie Rytuału, przepadają. Drugie: zostają, jeśli przyjmuje je nowy Rytuał.',
      'Pierwsze: śmierci sprawdza się na koniec każdej fazy. Drugie: po początku tury, na koniec Fazy Rozpatrywania i między turami.',
      'Pierwsze: można wybrać surową zemstę. Drugie: martwi Kabaliści zawsze wygrywają, gdy Arcykapłan upada.',
      'Pierwsze: martwy Skruszony Heretyk wygrywa tylko z Arcykapłanem. Drugie: także wtedy, gdy strona Arcykapłana upada i nie żyje żaden Kabalista.',
      'Automatyczny Arcykapłan z 15 punktami życia lub mniej. Pierwsze: własne życie, szkoda, Rytuały. Drugie: własne życie, Rytuały, szkoda.',
      'Pierwsze, 8 graczy z Nekromantą: Mściwy Heretyk zastępuje Skruszonego. Drugie: bez zmian.',
    ].join('\n'),
  }),
];
