import type { lessons as english } from '../../en/rise-of-cthulhu/lessons.ts';

export const lessons: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'rise.lesson.welcome.title': 'Dwa kulty, cztery Lokacje',
  'rise.lesson.welcome.text':
    'Prowadzisz kult. Gdy masz po swojej stronie Lokacji więcej punktów niż przeciwnik, masz na nią wpływ. Gdy przebudzi się trzeci Przedwieczny, wygrywa gracz z wpływem na więcej Lokacji.',
  'rise.lesson.turn.title': '2 akcje',
  'rise.lesson.turn.text':
    'W każdej turze masz 2 akcje. Za każdą dobierz kartę albo zagraj Kultystę. Możesz dotknąć wszystkiego, co świeci. Dotknij karty na ręce, aby zobaczyć, dokąd może trafić.',
  'rise.lesson.destination.title': 'Dokąd?',
  'rise.lesson.destination.text':
    'Liczba liczy się po twojej stronie. Wskaż Lokację, a jej pieczęcie pokażą, jak zmienią się sumy. Nie ta karta? Możesz cofać, dopóki nie odkryjesz czegoś ukrytego.',
  'rise.lesson.influence.title': 'Wpływ',
  'rise.lesson.influence.text':
    'Dwie pieczęcie na Lokacji to sumy: przeciwnika u góry, twoja na dole. Kolorowa prowadzi i ta strona ma wpływ na Lokację. Przy równych sumach nie ma go nikt.',
  'rise.lesson.deck.title': 'Talia',
  'rise.lesson.deck.text':
    'W tej talii śpi 3 Przedwiecznych. Pod nią widać, ile kart leży nad następnym. Jego łaska nie zawsze należy do gracza, który go dobiera.',
  'rise.lesson.valley.title': 'Dolina',
  'rise.lesson.valley.text':
    'Za akcję możesz wziąć wierzchnią kartę Doliny albo zagrać na nią Kultystę wyższego lub w tym samym kolorze. Gdy tam zagrywasz, musisz przenieść Mrocznego Łowcę.',
  'rise.lesson.hunter-moves.title': 'Wyślij Mrocznego Łowcę',
  'rise.lesson.hunter-moves.text':
    'Tam, gdzie przybywa, ginie najwyższy Kultysta: przy remisie po jednym z każdej strony, twoi też nie są bezpieczni. Wskaż Lokację, aby zobaczyć, kto padnie.',
  'rise.lesson.hunted.title': 'Z Łowcą',
  'rise.lesson.hunted.text':
    'Dopóki Mroczny Łowca jest w Lokacji, nikt nie może zagrywać tam Kultystów ani Potworów: ani ty, ani przeciwnik.',
  'rise.lesson.sets.title': 'Zestawy',
  'rise.lesson.sets.text':
    '3 w kolorze po twojej stronie pozwalają odesłać Mrocznego Łowcę do leża. 3 o tej samej wartości dają Potwora. 3 w jednym kolorze po kolei, na przykład 4-5-6, dają Artefakt. Znaczki pokazują to przed zagraniem.',
  'rise.lesson.old-one.title': 'Przedwieczny się budzi',
  'rise.lesson.old-one.text':
    'Leży teraz w Lokacji i ją zamyka: nie można już zagrywać tam Kultystów, ale punkty nadal się liczą. Gracz z wpływem na Lokację jest w łasce i korzysta z mocy Przedwiecznego.',
  'rise.lesson.monster.title': 'Potwór',
  'rise.lesson.monster.text':
    'Potwory leżą na twojej ręce i nie kosztują akcji. Zagraj Potwora w swojej turze, gdy tylko ma cel. Przytrzymaj kartę lub kliknij prawym przyciskiem, aby ją przeczytać.',
  'rise.lesson.artifact.title': 'Artefakt',
  'rise.lesson.artifact.text':
    'Artefakty też nie kosztują akcji, a Mroczny Łowca ich nie zatrzyma. Nawet nieużyty liczy się, gdy na koniec jest remis w punktach.',
  'rise.lesson.azathoth.title': 'Azathoth nie śpi',
  'rise.lesson.azathoth.text':
    'Od teraz Lokacje nie decydują. Decyduje suma wszystkich twoich punktów. Wykładaj Kultystów na stół.',
  'rise.lesson.end.title': 'Koniec jest bliski',
  'rise.lesson.end.text':
    'Trzeci Przedwieczny od razu kończy grę i nikt nie ma ostatniej tury. Prowadzisz? Dobieraj. Przegrywasz? Zagrywaj.',
};
