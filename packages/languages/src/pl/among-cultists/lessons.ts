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
    'Każdy kolorowy pokój ma zakrytą talię i księgi. Od 3 kart jest aktywny: jego liczba leży na kości słoniowej. Księgi szuka się tylko w aktywnych pokojach.',
  'among.lesson.company.title': 'Patrz, z kim się zadajesz',
  'among.lesson.company.text':
    'Tam, gdzie ruch kończą dokładnie 2 żywe Postacie, dochodzi do Starcia i każda daje drugiej zakrytą kartę. Grupy od 3 osób są bezpieczne, samotni też.',
  'among.lesson.encounter.title': 'Starcie',
  'among.lesson.encounter.text':
    'Możesz dawać tylko karty „Żywy”. Karty, którą dostajesz, nie widzi nikt, nawet ty. Kultysta może dać ci kartę „Martwy”.',
  'among.lesson.pulse.title': 'Śmierć bez wiedzy',
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
};
