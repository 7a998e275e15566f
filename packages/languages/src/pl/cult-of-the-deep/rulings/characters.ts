import { under } from '../../../under.ts';

export const characters = [
  ...under('Postacie', {
    'CD-5.31':
      'Alchemik. W swojej Fazie Przydziału, najwyżej 2 razy na turę: zmień swoją nieprzydzieloną kość z wynikiem Pergamin, Pradawny lub Kosmos na inny z tych trzech.',
    'CD-5.32': [
      'Alchemik II.',
      '1. Możesz przydzielić innemu żywemu graczowi kość z jego symbolem mocy: zyskuje 1.',
      '2. Inni żywi gracze mogą przydzielić ci kość z twoim symbolem mocy: zyskujesz 1.',
      '3. Gdy pierwszy raz w turze dowolnego gracza twój symbol mocy daje ci życie, zyskujesz 1 więcej.',
    ].join('\n'),
    'CD-5.33':
      'Czarodziejka. Możesz przydzielać sobie Kosmos (do wybuchu magii). Gdy rozpatruje się drugą taką kość w tej Fazie Rozpatrywania, możesz wywołać wybuch: oszczędzasz jednego żywego gracza, możesz siebie, a każdy inny żywy gracz traci 2. Najwyżej jeden wybuch w Fazie Rozpatrywania; dalsze kości Kosmosu na tobie nic nie robią.',
    'CD-5.34':
      'Czarodziejka II. Wszyscy żywi gracze, ty też, mogą przydzielać ci Kosmos (do wybuchu magii). Gdy rozpatruje się drugą taką kość w Fazie Rozpatrywania, wybuch musi nastąpić, jak u Czarodziejki: jednego żywego gracza oszczędza właściciel kości. Po stratach zyskujesz 1 punkt życia. Najwyżej jeden wybuch w Fazie Rozpatrywania.',
    'CD-5.35':
      'Kupiec. Zaczyna z 2 monetami Pieśni i 1 monetą Syren. Własna Faza Przydziału, raz na turę: zwróć do zasobów 1 swoją monetę Pieśni lub Syren i zyskaj 2 punkty życia.',
    'CD-5.36': 'Kupiec II. Zaczyna z 2 monetami Pieśni i 2 monetami Syren. Może się wymieniać.',
    'CD-5.37':
      'Strażnik. Raz na turę, mając co najmniej 1 punkt życia: zapłać 1 punkt życia i daj żywemu graczowi, możesz sobie, tarczę o sile 2 do końca tej Fazy Rozpatrywania. Możesz to zrobić przed pierwszą kością, po ostatniej, między kośćmi, jeśli czuwasz, albo gdy uratuje to gracza przed spadkiem do 0. Nie na początku tury. Kto płaci ostatni punkt życia, ginie przy sprawdzeniu, chyba że ktoś go uleczy.',
    'CD-5.38': [
      'Strażnik II.',
      '1. W Fazie Reakcji dowolnego żywego gracza, także własnej, raz na turę: zmień jeden przydzielony Sztylet na Krew. Właściciel przydziela kość ponownie.',
      '2. Raz na turę: gdy żywi gracze mają stracić życie przez Rytuał, zmniejsz o 1 stratę jednego z nich, także od kości Krakena. Nie przeciw Pradawnemu Cieniowi.',
    ].join('\n'),
    'CD-5.39':
      'Zabójca. W dowolnej Fazie Rozpatrywania, przed pierwszą kością, po ostatniej albo między kośćmi, jeśli czuwasz, raz na turę, mając co najmniej 1 punkt życia: zapłać 1 punkt życia. Inny żywy gracz z więcej niż 0 punktów życia, który stracił życie w tej Fazie Rozpatrywania, traci 2. Ty jesteś zabójcą.',
    'CD-5.40': [
      'Zabójca II.',
      '1. W Fazie Reakcji dowolnego żywego gracza, także własnej, raz na turę: zmień jedną przydzieloną Krew lub jeden Sztylet na Podwójny Sztylet. Właściciel przydziela kość ponownie.',
      '2. Raz na turę: zaraz po tym, jak gracze naprawdę stracą punkty życia przez Rytuał, jeden z nich z więcej niż 0 punktów życia, możesz nim być ty, traci 1 więcej. Ty jesteś zabójcą. Nie przy Pradawnym Cieniu.',
    ].join('\n'),
    'CD-5.41':
      'Bez Twarzy. Raz na grę, na początku własnej tury: zastąp tę kartę Postacią, której nie ma w grze, nierozdaną albo po martwym graczu. Twoje punkty życia zostają; symbol mocy i zdolność od razu są z nowej karty, bez jej początkowych monet.',
    'CD-5.42': [
      'Bez Twarzy II.',
      '1. Na koniec przygotowania i na początku każdej twojej tury za życia: połóż żeton Bez Twarzy na innym żywym graczu, może być znowu ten sam. Siebie oznaczyć nie możesz.',
      '2. Póki tam leży, masz zdolność tej Postaci, z własnym licznikiem użyć, własnymi punktami życia i symbolem mocy, bez początkowych monet. Postaci Bez Twarzy i Nekromanta nie można kopiować.',
      '3. Oznaczony gracz rzuca 1 dodatkową kością.',
      '4. Jeśli oznaczony gracz ginie, żeton znika, ale zachowujesz tę zdolność do początku swojej następnej tury. Jeśli giniesz ty, żeton znika.',
      '5. Możesz oznaczyć automatycznego Arcykapłana i używać jego zdolności.',
    ].join('\n'),
    'CD-5.43': 'Bibliotekarz. W swojej Fazie Rzutu: trzy przerzuty zamiast dwóch.',
    'CD-5.44':
      'Bibliotekarz II. W swojej Fazie Rozpatrywania, raz na turę: gdy twoja kość daje ci efekt ołtarza, możesz wykonać go drugi raz. Znacznik się przy tym nie przesuwa. Dzieje się to przed ukończeniem Rytuału, jeśli był to ostatni znacznik.',
    'CD-5.45':
      'Mag Krwi. Na początku swojej Fazy Rzutu możesz zapłacić 1 punkt życia, aby rzucić w niej 1 dodatkową kością.',
    'CD-5.46':
      'Mag Krwi II. W Fazie Reakcji dowolnego żywego gracza, także własnej, raz na turę: zapłać 1 punkt życia; właściciel przerzuca jedną wybraną przez ciebie przydzieloną kość i przydziela ją ponownie.',
    'CD-5.47': 'Żniwiarz. Zawsze gdy ginie inny gracz, zyskaj 3 punkty życia.',
    'CD-5.48': 'Żniwiarz II. Rzucaj 1 dodatkową kością, póki w grze jest co najmniej jeden Upiór; nigdy więcej niż 1.',
    'CD-5.49': [
      'Nekromanta.',
      '1. Gdy twój symbol mocy ma ci dać życie, wybierasz: 1 punkt życia albo 1 monetę Nekromanty.',
      '2. Za każdym razem, gdy ginie gracz, także ty: zyskaj 1 monetę Nekromanty, za życia i jako Upiór.',
      '3. Na początku każdej swojej tury, którą zaczynasz jako Upiór: zyskaj 1 monetę Nekromanty.',
      '4. Gdy giniesz, zachowujesz tę zdolność i te monety; karta Upiora leży obok Postaci.',
      '5. Powrót do życia: na początku Fazy Rozpatrywania własnej tury jako Upiór, mając co najmniej 4 monety, możesz zwrócić wszystkie swoje monety Nekromanty; żyjesz wtedy z 4 punktami życia i 1 za każdą monetę. Karta Upiora i kości upiora wracają do zasobów.',
      '6. Potem możesz znowu zginąć, ze wszystkimi skutkami. Twoja rola pozostaje jawna.',
    ].join('\n'),
  }),
];
