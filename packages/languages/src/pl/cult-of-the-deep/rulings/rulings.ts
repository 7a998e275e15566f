import { under } from '../../../under.ts';

export const rulings = [
  ...under('Wyjaśnienia: Rytuały ogólnie', {
    'CD-9.19':
      'Kto ma 0 punktów życia, może ukończyć Rytuał i zostać Powiernikiem; przy sprawdzeniu śmierci Rytuał przechodzi na zabójcę.',
  }),
  ...under('Wyjaśnienia: poszczególne Rytuały', {
    'CD-9.39':
      'Danina przesuwa się także w turze, w której ją odkryto, chyba że opłaci ją kość albo pojawi się dopiero po kroku Daniny.',
    'CD-9.43':
      'Transmutacja trwa do końca tury: kość użyczona, zyskana lub przerzucona później też się zmienia. Wynik, który ktoś potem celowo nada kości, zostaje. Kości, które Pieczęć dodaje do Rytuałów, i rzuty na tabelę nie należą do nikogo i się nie zmieniają.',
  }),
  ...under('Wyjaśnienia: Postacie', {
    'CD-9.74':
      'Dodatkowa strata od Zabójcy II nie jest stratą przez Rytuał: Strażnik II nie może jej zapobiec; w Fazie Rozpatrywania może to Strażnik.',
    'CD-9.76': 'Kości innych graczy z wynikiem Kosmos, przeniesione na Czarodziejkę (nie II), nic nie robią.',
  }),
  ...under('Wyjaśnienia: Nekromanta', {
    'CD-9.85':
      'Liczby Nekromanty są nasze: około trzech własnych tur od wczesnej śmierci do powrotu z 8 punktami życia; 8 monet daje 12.',
    'CD-9.89': 'Wierny Nekromanta, który wraca do życia, nie cofa wariantu Tylko bez egoizmu.',
  }),
  ...under('Wyjaśnienia: zwycięstwo', {
    'CD-9.92':
      'Jeśli wygrywa strona Arcykapłana, Skruszony Heretyk musi być martwy już przed ostatnim sprawdzeniem; śmierć razem z ostatnim Kabalistą jest spóźniona. Tak jest w obu wydaniach.',
    'CD-9.93': 'Gdy strona Arcykapłana upada, Mściwy Heretyk może zginąć przy tym samym sprawdzeniu co Arcykapłan.',
    'CD-9.94':
      'Skruszony Heretyk i wszyscy Kabaliści martwi, Mściwy Heretyk i Arcykapłan żyją: gra trwa; co dostaje Skruszony Heretyk, ocenia się na końcu.',
  }),
  ...under('Wyjaśnienia: pozostałe', {
    'CD-9.132':
      'Jeśli Arcykapłan dostaje Nekromantę, o jedną Postać więcej nie ma w grze i może ją przyjąć Bez Twarzy.',
  }),
];
