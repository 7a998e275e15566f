import type { lessons as english } from '../../en/among-cultists/lessons.ts';

export const lessons: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'among.lesson.welcome.title': 'Jedna osoba to Kultysta',
  'among.lesson.welcome.text':
    'Jesteś po stronie Badaczy. Zbierzcie razem 10 ksiąg albo znajdźcie Kultystę. Jeśli zginie 3 Badaczy albo minie 10 rund, wygrywa Kultysta.',
  'among.lesson.move.title': 'Najpierw wszyscy się ruszają',
  'among.lesson.move.text':
    'Możesz dojść wszędzie tam, gdzie świeci; liczba mówi, ile to kroków. Dotknij celu: pasek powie, co tam jest. Potem naciśnij „Idź”.',
  'among.lesson.route.title': 'Twoja trasa',
  'among.lesson.route.text':
    'W każdej rundzie karta Trasy podaje 2 lub 3 kolory. Możesz chodzić wszędzie, ale używać możesz tylko pokoi w tych kolorach. Kultysta może nie trzymać się trasy.',
  'among.lesson.rooms.title': 'Pokoje i ich talie',
  'among.lesson.rooms.text':
    'Każdy kolorowy pokój ma zakrytą talię i księgi. Od 3 kart jest aktywny: jego liczba jest na jasnym tle. Księgi szuka się tylko w aktywnych pokojach.',
  'among.lesson.company.title': 'Patrz, z kim się zadajesz',
  'among.lesson.company.text':
    'Tam, gdzie ruch kończą dokładnie 2 żywe Postacie, dochodzi do Starcia i każda daje drugiej zakrytą kartę. Grupy od 3 osób są bezpieczne, samotni też.',
  'among.lesson.encounter.title': 'Starcie',
  'among.lesson.encounter.text':
    'Możesz dawać tylko karty „Żywy”. Karty, którą dostajesz, nie widzi nikt, nawet ty. Kultysta może dać ci kartę „Martwy”.',
  'among.lesson.pulse.title': 'Śmierć, o której nie wiesz',
  'among.lesson.pulse.text':
    'Już jedna karta „Martwy” w twojej talii Pulsu znaczy, że twoja Postać jest martwa. Grasz jak zwykle, aż ktoś cię sprawdzi. Serce przy imieniu liczy karty.',
  'among.lesson.action.title': '1 akcja',
  'among.lesson.action.text':
    'Po Starciach każdy ma 1 akcję: użyj pokoju albo zrób coś z obecnymi w nim osobami. Dotknij tego, co świeci: pokoju, karty albo kogoś, kto jest z tobą.',
  'among.lesson.place.title': 'Zasil pokój',
  'among.lesson.place.text':
    'Dotknij karty Sukces, potem „Połóż”: karta trafia zakryta do talii. Wszyscy widzą, że kładziesz kartę, ale nikt nie widzi którą. Kultysta kładzie gorsze.',
  'among.lesson.checkRoom.title': 'Sprawdź pokój',
  'among.lesson.checkRoom.text':
    'Ten pokój jest aktywny. Sprawdź go, aby odkryć wierzchnią kartę: Sukces daje księgę, Porażka nic, a Sabotaż kosztuje 1 punkt i całą talię.',
  'among.lesson.book.title': 'Księga',
  'among.lesson.book.text': 'Każda księga to 1 Punkt Zwycięstwa dla wszystkich Badaczy. Przy 10 wygrywacie.',
  'among.lesson.checkState.title': 'Sprawdź Stan',
  'among.lesson.checkState.text':
    'Ktoś jest tam, gdzie ty. Dotknij tej osoby, aby sprawdzić jej Stan: widzisz jej karty Pulsu i ogłaszasz wynik. Jeśli jest martwa, staje się Duchem.',
  'among.lesson.announced.title': 'Słowo to nie dowód',
  'among.lesson.announced.text':
    'Kto ogłasza śmierć, musi ją udowodnić. Kto ogłasza, że ktoś żyje, może kłamać, jeśli jest Kultystą.',
  'among.lesson.unsafe.title': 'Krótkie drogi, ciemne drogi',
  'among.lesson.unsafe.text':
    'Tunele to skróty, ale gdy do nich wchodzisz, dobierasz nieznaną kartę Pulsu. 2 z pierwszych 10 są zabójcze.',
  'among.lesson.notebook.title': 'Twój notatnik',
  'among.lesson.notebook.text':
    'Zapisuje, kto gdzie jest, kto z kim ma Starcie, co dajesz i co ogłoszono. Zajrzyj do niego, zanim kogoś oskarżysz.',
  'among.lesson.vote.title': 'Głosowanie',
  'among.lesson.vote.text':
    'Od teraz każdy w Stołówce może zarządzić Głosowanie, raz na grę. Wyrzućcie Kultystę, a wygracie.',
  'among.lesson.casting.title': 'Kto to jest?',
  'among.lesson.casting.text':
    'Dotknij portretu, aby zagłosować, albo wstrzymaj się. Wszystkie głosy pokazują się razem. Badacz, który odpada, liczy się jako martwy.',
  'among.lesson.ghosts.title': 'Duch',
  'among.lesson.ghosts.text':
    'Duchy nadal się ruszają, kładą karty, sprawdzają pokoje, rozmawiają i głosują, i wygrywają ze swoją stroną. Nie mają już Starć.',

  // The second guided game.
  'among.guided.surface': 'Under the Surface',
  'among.lesson.station.title': 'Stacja w lodzie',
  'among.lesson.station.text':
    'Wszystko, co znasz, obowiązuje: trasy, pokoje, Starcia. Nowe są lód, Przedmioty, wydarzenia i rytuał. Tu potrzeba 8 punktów, o 2 mniej niż zwykle.',
  'among.lesson.ice.title': 'Lód',
  'among.lesson.ice.text':
    'Przejścia to odcinki lodu. Dwa odcinki obok siebie to dwa Pola. Przekroczenie Przeszkody między nimi kosztuje 1 krok, a ponad nią nie ma Starć.',
  'among.lesson.hidden.title': 'Ukryte Przedmioty',
  'among.lesson.hidden.text':
    'W każdym kolorowym pokoju leży zakryty Przedmiot. Znajdujesz go, gdy za życia sprawdzasz pokój, niezależnie od karty.',
  'among.lesson.door.title': 'Zamknięte drzwi',
  'among.lesson.door.text':
    'Drzwi między pokojami Różowy 1 i Niebieski 2 są zamknięte. Otwierają się dla wszystkich, gdy ktoś znajdzie tajny przełącznik. Wcześniej przechodzą tylko Duchy.',
  'among.lesson.event.title': 'Wydarzenia',
  'among.lesson.event.text':
    'Gdy wszyscy się ruszą, odkrywa się kartę wydarzenia. Dotknij jej, aby ją przeczytać. Akolici i Rybołak blokują swój pokój, aż ktoś z nimi zawalczy.',
  'among.lesson.colours.title': 'Co daje kolor',
  'among.lesson.colours.text':
    'Różowy: zobacz, co podaje trasa innej osoby. Niebieski: zajrzyj do tej talii. Pomarańczowy: następna Ciemność się nie zdarza. Czerwony: usuń zagrożenie z dowolnego miejsca.',
  'among.lesson.found.title': 'Znaleziony Przedmiot',
  'among.lesson.found.text':
    'Relikwie, sowa i przełącznik działają od razu. Inne Przedmioty się nosi i wszyscy widzą, kto co ma.',
  'among.lesson.carried.title': 'Co nosisz',
  'among.lesson.carried.text':
    'Leży obok twojej ręki. W swojej turze akcji możesz to za darmo przekazać komuś, kto jest z tobą. Gdy giniesz, upuszczasz to.',
  'among.lesson.boots.title': 'Buty',
  'among.lesson.boots.text': 'Masz 1 dodatkowy krok w każdej rundzie, dopóki je nosisz.',
  'among.lesson.dagger.title': 'Sztylet',
  'among.lesson.dagger.text':
    'Twój głos liczy się o jeden więcej w każdym Głosowaniu, także przy wyborze lidera rytuału.',
  'among.lesson.binoculars.title': 'Specjalna lornetka',
  'among.lesson.binoculars.text':
    'Raz, za darmo: z kolorowego pokoju sprawdź Stan kogoś w innym pokoju tego samego koloru.',
  'among.lesson.rifle.title': 'Strzelba',
  'among.lesson.rifle.text': 'Raz, za darmo: usuń Akolitę ze swojego Pola albo wyślij stamtąd Rybołaka na inne Pole.',
  'among.lesson.owl.title': 'Sowa śnieżna',
  'among.lesson.owl.text':
    'Wybierz kartę z rezerwy, potem pokój: sowa wkłada ją do jego talii. Tylko ty wiesz, która to karta. Sukces pomaga pokojowi stać się aktywnym.',
  'among.lesson.opened.title': 'Drzwi są otwarte',
  'among.lesson.opened.text': 'Odtąd droga między pokojami Różowy 1 i Niebieski 2 kosztuje wszystkich 1 krok.',
  'among.lesson.relic.title': 'Czerwona relikwia',
  'among.lesson.relic.text':
    'Relikwie trafiają na ołtarz. Są 3. Z trzecią budzi się Organizm 46-B, więc zastanów się, zanim sprawdzisz kolejny pokój.',
  'among.lesson.dropped.title': 'Upuszczony Przedmiot',
  'among.lesson.dropped.text':
    'Możesz go podnieść za darmo, bo wchodzisz na to Pole po tym, jak upadł. Kto już tu stoi, nie może.',
  'among.lesson.organism.title': 'Organizm nie śpi',
  'among.lesson.organism.text':
    'Same punkty już nie wystarczą: gdy je macie, odbywa się rytuał. Lód ołtarza jest odtąd niebezpieczny.',
  'among.lesson.leader.title': 'Rytuał: lider',
  'among.lesson.leader.text':
    'Macie punkty. Teraz wszyscy głosują na żywego lidera. Jeśli nikt nie ma najwięcej głosów, głosujecie ponownie; po trzecim razie rytuał jest przegrany.',
  'among.lesson.ritualists.title': 'Trzy zaufane osoby',
  'among.lesson.ritualists.text':
    'Prowadzisz rytuał. Wybierz 3 osoby, możesz wskazać siebie i Duchy. Jeśli jest wśród nich Kultysta, wszystko może przepaść.',
  'among.lesson.ritualCard.title': 'Karta w tajemnicy',
  'among.lesson.ritualCard.text':
    'Każda z trzech osób daje kartę i nikt nie wie, która jest czyja. Same Sukcesy: wygrywają Badacze. Jedna inna karta: wygrywa Kultysta.',
};
