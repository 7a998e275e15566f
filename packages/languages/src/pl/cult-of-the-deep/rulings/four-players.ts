import { under } from '../../../under.ts';

export const fourPlayers = [
  ...under('Automatyczny Arcykapłan (czterech graczy)', {
    'CD-5.80':
      'Jest żywym graczem, któremu Postać daje tylko punkty życia i symbol mocy. Nie ma zdolności, początkowych monet ani Pieczęci, nigdy nie jest Powiernikiem, nigdy się nie wymienia i wszystkiego odmawia. Nikt za niego nie decyduje.',
    'CD-5.81':
      'Rzuca 6 kośćmi, o 1 więcej z żetonem Bez Twarzy, i odłożonymi kośćmi. Rzuca swoimi kośćmi Krakena i nigdy ich nie przerzuca.',
    'CD-5.82':
      'Najwyżej dwa razy przerzuca wszystkie kości, których nie mógłby przydzielić: ich wynik to nie Sztylet, Podwójny Sztylet, Krew ani jego symbol mocy i nie przyjmuje go żaden Rytuał na ołtarzu. Jeśli takich nie ma, przestaje.',
    'CD-5.83': [
      'Jest silny, jeśli na początku swojej Fazy Przydziału ma więcej niż 15 punktów życia, w innym razie słaby. Kość trafia na pierwsze, co może ją przyjąć:',
      'silny: szkoda, Rytuały, własne życie; słaby: własne życie, Rytuały, szkoda (pierwsze wydanie: własne życie, szkoda, Rytuały).',
      'Szkoda: każdy sztylet trafia na innego żywego gracza z największą liczbą punktów życia, licząc po odjęciu tego, co odbiorą już kości Arcykapłana. Uderza też w Wiernych, bo ich nie zna. Remis: najbliżej po jego lewej.',
      'Rytuały: ołtarz o najniższym numerze, który przyjmuje kość i jeszcze jej potrzebuje.',
      'Własne życie: Krew i swój symbol mocy przydziela sobie.',
    ].join('\n'),
    'CD-5.84':
      'Rozpatruje w kolejności, w której przydzielił. Kości zmienione, przeniesione lub dodane później są na końcu.',
    'CD-5.85': [
      'Efekty ołtarzy: silny czy słaby, ocenia się według jego punktów życia w tej chwili.',
      'Pradawna Pieśń: nic. Syreny: 1 moneta Syren. Krwawe Obrzędy: nie płaci. Ofiara na ołtarzu: życie zyskuje tylko on.',
      'Morska Hydra: silny, inny żywy gracz z największą liczbą punktów życia traci 1; słaby, sam zyskuje 1.',
      'Lamia: ofiarą jest inny żywy gracz z największą liczbą punktów życia; złodziejem on sam, jeśli żyje najwyżej 3, w innym razie gracz z najmniejszą liczbą. Remisy: najbliżej po jego lewej.',
      'Kości z Transmutacji i Astralnej Szczeliny trafiają na inny ołtarz o najniższym numerze, który je przyjmuje.',
    ].join('\n'),
    'CD-5.86':
      'Rytuał, który ukończy, zostaje odrzucony bez efektu Powiernika (z Krakenem znikają wszystkie kości Krakena). Rytuały graczy, których zabije, się odrzuca.',
    'CD-5.87':
      'Monety Syren: gdy wszyscy pozostali spasują, przenosi leżący na nim sztylet na aktywnego gracza, najpierw Podwójny Sztylet. Jeśli miałoby to uleczyć aktywnego gracza, sztylet trafia na innego żywego gracza z największą liczbą punktów życia. Do niczego innego monet nie używa.',
    'CD-5.88':
      'Jego kość zmieniona lub dana mu w jego Fazie Reakcji jest kładziona jak w jego Fazie Przydziału. Gdzie indziej, jeśli musi wybierać, bierze to, co najlepsze dla jego życia.',
  }),
  ...under('Opętanie (czterech graczy)', {
    'CD-5.90':
      'Pierwszy Wierny lub Skruszony Heretyk, który ginie, opętuje automatycznego Arcykapłana zamiast stać się Upiorem, jeśli ten żyje. Raz na grę. Jeśli obaj giną razem, ten z wcześniejszym ostatnim ciosem.',
    'CD-5.91':
      'Dawna rola pozostaje jawna. Teraz jesteś Arcykapłanem: masz jego rolę, jego Postać z jej zdolnością, jego punkty życia, kości Krakena i monety. Twoja nieużyta Pieczęć oraz twoje monety Syren i Pieśni przechodzą razem z tobą. Twoje dawne miejsce nie liczy się już przy sąsiadach ani w kolejności tur.',
    'CD-5.92': 'Odtąd Arcykapłan jest zwykłym graczem, który rzuca 6 kośćmi, bez początkowych monet swojej Postaci.',
    'CD-5.93':
      'To śmierć, ale nie przemiana w Upiora: widzą ją Żniwiarz, Nekromanta, Ofiara na ołtarzu i Tylko bez egoizmu.',
    'CD-5.94': 'Kto opętał Arcykapłana, wygrywa, jeśli wygrywa Arcykapłan. Dawna rola liczy się jako martwa.',
    'CD-5.95':
      'Odłożone kości przepadają. Dawna rola niczego już nie wygrywa; dla innych liczy się tylko jako martwy Wierny lub Heretyk.',
  }),
];
