import { under } from '../../../under.ts';

export const ending = [
  ...under('Koniec gry', {
    'CD-6.1':
      'To, kto wygrywa, sprawdza się tylko wtedy, gdy giną gracze, po policzeniu razem wszystkich śmierci tego sprawdzenia.',
    'CD-6.2':
      'Strona Arcykapłana trzyma się, póki Arcykapłan żyje. Jeśli Arcykapłan jest Nekromantą, trzyma się, póki żyje Arcykapłan lub co najmniej jeden Wierny.',
    'CD-6.3':
      'Gra kończy się w dwóch przypadkach: gdy strona Arcykapłana się trzyma, a nie żyje żaden Kabalista ani Heretyk, albo gdy strona Arcykapłana upada.',
    'CD-6.4':
      'Jeśli na koniec strona Arcykapłana się trzyma, wygrywają Arcykapłan i wszyscy Wierni, żywi i martwi. Wygrywa też Skruszony Heretyk, jeśli był martwy już przed tym sprawdzeniem śmierci.',
    'CD-6.5': [
      'Jeśli strona Arcykapłana upadła, kilku graczy może wygrać naraz:',
      '1. Wygrywają wszyscy Kabaliści, żywi i martwi. W pierwszym wydaniu z surową zemstą wygrywają tylko wtedy, gdy żyje Kabalista, gdy żyją tylko Heretycy albo gdy nie żyje nikt.',
      '2. Jeśli ktoś żyje i wszyscy żywi są Heretykami, wygrywa każdy żywy Heretyk.',
      '3. Jeśli wszyscy są martwi, wygrywa każdy Heretyk.',
      '4. Martwy Mściwy Heretyk wygrywa, jeśli żyje Kabalista.',
      '5. Martwy Skruszony Heretyk wygrywa, jeśli nie żyje żaden Kabalista; tylko w drugim wydaniu.',
    ].join('\n'),
    'CD-6.6':
      'Remisów się nie rozstrzyga; wszyscy zwycięzcy wygrywają tak samo. Kto opętał Arcykapłana, jest Arcykapłanem.',
    'CD-6.7': 'Na koniec pokazuje się wszystkie role i Pieczęcie.',
    'CD-6.8': 'Stół może ustalić limit rund. Wtedy gra kończy się bez zwycięzców.',
    'CD-6.10': [
      'Jeden Heretyk, zwykły Arcykapłan:',
      'Arcykapłan żyje: gra trwa, póki żyje Kabalista lub Heretyk. Gdy nie żyje żaden z nich: wygrywają Arcykapłan i Wierni oraz Skruszony Heretyk, który był martwy wcześniej.',
      'Arcykapłan martwy, Kabalista żyje: wygrywają Kabaliści i martwy Mściwy Heretyk.',
      'Arcykapłan martwy, nie żyje żaden Kabalista, Wierny żyje: wygrywają Kabaliści (przy surowej zemście nie), a w drugim wydaniu także martwy Skruszony Heretyk.',
      'Arcykapłan martwy, nie żyje żaden Kabalista ani Wierny: wygrywają Heretyk i Kabaliści, bez względu na to, czy Heretyk żyje.',
    ].join('\n'),
    'CD-6.11': [
      'Obaj Heretycy (Herezja!):',
      'Arcykapłan żyje: gra trwa, póki żyje Kabalista lub któryś z Heretyków. Gdy nie żyje żaden z nich: wygrywają Arcykapłan i Wierni oraz Skruszony Heretyk, jeśli był martwy wcześniej.',
      'Arcykapłan martwy, Kabalista żyje: wygrywają Kabaliści oraz Mściwy Heretyk, jeśli jest martwy.',
      'Arcykapłan martwy, nie żyje żaden Kabalista, Wierny żyje: wygrywają Kabaliści (przy surowej zemście nie), a w drugim wydaniu także Skruszony Heretyk, jeśli jest martwy.',
      'Arcykapłan martwy, żyją tylko Heretycy: wygrywają żywi Heretycy i Kabaliści; w drugim wydaniu także Skruszony Heretyk, jeśli jest martwy.',
      'Wszyscy martwi: wygrywają obaj Heretycy i Kabaliści.',
    ].join('\n'),
    'CD-6.12':
      'Jeśli Arcykapłan jest Nekromantą, „Arcykapłan żyje” w tych warunkach wszędzie znaczy „żyje Arcykapłan lub Wierny”.',
    'CD-6.13': 'To, czy Arcykapłan jest Nekromantą, ocenia się według karty w chwili sprawdzenia.',
    'CD-6.14':
      'Nekromanta z inną rolą liczy się jako żywy lub martwy zależnie od stanu w chwili sprawdzenia. Nekromanta jako Upiór jest martwy.',
  }),
];
