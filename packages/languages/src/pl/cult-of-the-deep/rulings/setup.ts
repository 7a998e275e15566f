import { under } from '../../../under.ts';

export const setup = [
  ...under('Przygotowanie', {
    'CD-3.1': [
      'Role oprócz Arcykapłana i liczba ołtarzy:',
      '4 graczy: 1 Wierny, 2 Kabalistów, Skruszony Heretyk, 3 ołtarze; Arcykapłan jest automatyczny.',
      '5 graczy: 1 Wierny, 2 Kabalistów, Mściwy Heretyk, 3 ołtarze.',
      '6 graczy: 1 Wierny, 3 Kabalistów, Skruszony Heretyk, 3 ołtarze. Z wariantem Herezja!: 1, 2, obaj Heretycy.',
      '7 graczy: 2 Wiernych, 3 Kabalistów, Mściwy Heretyk, 4 ołtarze. Z wariantem Herezja!: 1, 3, obaj Heretycy.',
      '8 graczy: 2 Wiernych, 4 Kabalistów, Skruszony Heretyk, 4 ołtarze. Z wariantem Herezja!: 2, 3, obaj Heretycy.',
    ].join('\n'),
    'CD-3.3': [
      'Przed grą:',
      '1. Rozdaj każdemu rolę i Pieczęć, które widzi tylko ich właściciel, oraz każdemu Postać. Automatyczny Arcykapłan nie dostaje Pieczęci.',
      '2. Postacie, których nie rozdano, są jawne dla wszystkich, Pieczęcie nie.',
      '3. Połóż na każdym ołtarzu odkryty Rytuał, ze znacznikami na liczbie graczy (Ofiara na ołtarzu na 1).',
      '4. Arcykapłan pokazuje rolę. Każdy bierze punkty życia swojej Postaci; Arcykapłan dodaje premię.',
      '5. Kupcy biorą swoje monety. Bez Twarzy II kogoś oznacza.',
    ].join('\n'),
    'CD-3.4': 'Pierwszą turę ma Arcykapłan; dalej gra się zgodnie z ruchem wskazówek zegara.',
    'CD-3.5': 'Przy czterech graczach Arcykapłan jest automatyczny. Dla wszystkich efektów jest żywym graczem.',
    'CD-3.6':
      'Przy czterech graczach nie można dać Arcykapłanowi Nekromanty. Jeśli jest wtasowany i miałby przypaść automatycznemu Arcykapłanowi, trafia na spód stosu i rozdaje się następną kartę.',
    'CD-3.7':
      'Kraken, który leży na ołtarzu od przygotowania, jeszcze niczego nie rozdaje. Pierwsza kość przychodzi na początku pierwszej tury.',
  }),
];
