import type { effects as english } from '../../en/choose-your-god/effects.ts';

export const effects: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'card.ruins': 'Dobierz 1 Cud. Jałmużna dla pozostałych: 1 moneta.',
  'card.thieves-district':
    'Zapłać od 3 do 13 monet: jeden z twoich Kapłanów stąd idzie na tych monetach do Lokacji o tym numerze i tam wygrywa. Jałmużna dla pozostałych: 1 moneta.',
  'card.slums': 'Zyskaj 1 Wyznawcę. Jałmużna dla pozostałych: 1 moneta.',
  'card.forum': 'Weź kartę Zwierzchnictwa, odkrytą. Jałmużna dla pozostałych: 2 monety.',
  'card.temple-district':
    'Weź nowego Kapłana o sile 1 albo wzmocnij o 1 jednego ze swoich Kapłanów, wolnego lub stojącego tutaj. Jałmużna dla pozostałych: 2 monety.',
  'card.trade-district': 'Zyskaj 6 monet. Jałmużna dla pozostałych: 2 monety.',
  'card.artisan-district':
    'Zapłać 5 monet: jeden z twoich Kapłanów na planszy zmienia się w Ołtarz tam, gdzie stoi. Jałmużna dla pozostałych: 2 monety.',
  'card.academy':
    'Wzmocnij jednego ze swoich Kapłanów, wolnego lub stojącego tutaj: o 2 za 5 monet albo o 4 za 11 (najwyżej do 5). Jałmużna dla pozostałych: 2 monety.',
  'card.port': 'Zyskaj 2 Wyznawców za 5 monet albo 4 za 11. Jałmużna dla pozostałych: 2 monety.',
  'card.palace': 'Weź za darmo jedną z odkrytych Licencji. Jałmużna dla pozostałych: 3 monety.',
  'card.nobility-district':
    'Dobierz 2 Intrygi, potem odłóż 1 Intrygę z ręki na wierzch talii. Jałmużna dla pozostałych: 3 monety.',
  'card.guard-quarters': 'Strać 2 Wyznawców i zyskaj 1 Fanatyczny Tłum. Jałmużna dla pozostałych: 3 monety.',
  'card.rift-of-darkness':
    'Jeśli twój Wpływ jest tu co najmniej równy twojej Boskiej Mocy, dokonaj Przywołania: pierwsze odwraca planszę Kultu na ciemną stronę, drugie wygrywa grę. Jałmużna dla pozostałych: 3 monety.',

  // Cults.
  'card.anubis': 'Bóg zmarłych: wymienia Kapłanów na Wyznawców i przywraca poległych.',
  'card.cthulhu': 'Śniący: silny w remisach, buduje wielkie świątynie, a zbudzony łamie wolę innych.',
  'card.fafnir': 'Smok na skarbie: zmienia karty i monety w siłę i łupi tych, którzy trzymają jasną stronę.',
  'card.janus': 'Bóg o dwóch twarzach: pozwala wygrać najsłabszym i pije z talii pełnym kielichem.',
  'card.nirriti': 'Bogini zguby: dobiera to, co inni wyrzucili, i igra z losem.',
  'card.tiamat': 'Matka smoków: pożycza moc ciemności i wydaje na świat najsilniejszych.',
  'card.arachne': 'Tkaczka: zmienia Wyznawców w Kapłanów i przenosi ich tam, gdzie są potrzebni.',
  'card.atheism': 'Żadnego boga: rządzi nauką i terrorem, buduje tam, gdzie nie stoi żaden Ołtarz.',

  // Abilities.
  'card.anubis-light-passing':
    'Poświęć wolny żeton Kapłana o sile 2 lub więcej: zyskaj 1 Wyznawcę za każdego Kapłana tutaj, obojętnie czyjego.',
  'card.anubis-light-hand-of-death':
    'Poświęć 1 Wyznawcę: jeden z twoich żetonów Kapłana tutaj o sile 3 lub mniej wzmacnia się o 2 i wraca do ciebie. Zyskaj 2 monety.',
  'card.anubis-dark-mummy': 'Poświęć wolny żeton Kapłana o sile 1: każdy jasny przeciwnik traci 1 Tłum. Dobierz 1 Cud.',
  'card.anubis-dark-resurrection':
    'Poświęć 2 Wyznawców: weź nowy żeton Kapłana o sile równej liczbie twoich wolnych Kapłanów. Jeśli masz ich więcej niż 5, nie ma takiego żetonu.',
  'card.cthulhu-light-abyss':
    'Poświęć wolny żeton Kapłana: jeden z twoich żetonów Kapłana tutaj wzmacnia się o jego siłę (najwyżej do 5).',
  'card.cthulhu-light-great-shrine':
    'Poświęć 5 Wyznawców i wszystkich swoich wolnych Kapłanów oprócz Patriarchy: zbuduj tu Ołtarz.',
  'card.cthulhu-dark-furious-storm':
    'Odrzuć 2 karty: każdy, kto ma 7 lub więcej monet, traci 7 monet. Zyskaj 2 Wyznawców.',
  'card.cthulhu-dark-will':
    'Poświęć 5 Wyznawców: każdy jasny przeciwnik traci 1 Tłum i daje ci 1 wybraną przez siebie kartę.',
  'card.fafnir-light-greed':
    'Zapłać 6 monet: jeden z twoich żetonów Kapłana tutaj wzmacnia się o 1 i przechodzi do następnej Lokacji.',
  'card.fafnir-light-treachery': 'Odrzuć 1 kartę i zapłać 2 monety: odkryj wierzchnią Intrygę i zyskaj jej cenę.',
  'card.fafnir-dark-blood-for-gold':
    'Poświęć 2 Wyznawców: każdy jasny przeciwnik daje ci 7 monet albo wszystkie, jeśli ma mniej.',
  'card.fafnir-dark-army': 'Zapłać 15 monet: zyskaj 1 Tłum i dobierz 2 Cuda.',
  'card.janus-light-clarity': 'Odrzuć 2 karty: zyskaj 1 Wyznawcę, a tę Lokację wygrywa najmniejszy Wpływ.',
  'card.janus-light-virtues': 'Zapłać 7 monet: dobierz 1 Cud za każdego Kapłana tutaj, obojętnie czyjego.',
  'card.janus-dark-vices': 'Poświęć wolny żeton Kapłana: dobierz tyle Intryg, ile wynosi jego siła.',
  'card.janus-dark-madness': 'Odrzuć 9 kart: zyskaj 2 Tłumy, a wszystkie Ołtarze tutaj zostają zniszczone.',
  'card.nirriti-light-loyalty': 'Poświęć 2 Wyznawców: dobierz 3 Cuda ze spodu talii.',
  'card.nirriti-light-temptation': 'Odrzuć 2 karty: weź bez płacenia odkrytą Licencję, na którą masz dość monet.',
  'card.nirriti-dark-iniquity':
    'Poświęć wolny żeton Kapłana o sile 4 lub mniej: odkryj po kolei 3 wierzchnie Intrygi i zagraj każdą, którą możesz.',
  'card.nirriti-dark-triumph':
    'Rytuał z twoim wolnym Patriarchą o sile 16 lub więcej: połóż tu Kapłana o sile 5 i zyskaj 1 Tłum.',
  'card.tiamat-light-guise':
    'Zagraj z ręki Cud lub Intrygę z mroczną pieczęcią, choć masz jasną stronę. Kosztuje cię to inną kartę i 3 monety.',
  'card.tiamat-light-incarnation':
    'Rytuał z wolnym Kapłanem o sile 3 lub więcej: zniszcz 3 inne swoje wolne żetony Kapłana albo wszystkie, jeśli masz mniej. Połóż tu Kapłana o sile 5.',
  'card.tiamat-dark-dragons': 'Odrzuć 3 karty: każdy Kult, który ma tu Wpływ, także twój, traci 1 Tłum.',
  'card.tiamat-dark-harvest': 'Rytuał z wolnym Kapłanem o sile 5: zagraj Cud z ręki, potem dobierz 2 Cuda.',
  'card.arachne-light-ordination': 'Poświęć od 1 do 5 Wyznawców: połóż tu Kapłana o tej sile.',
  'card.arachne-light-charms':
    'Rytuał z wolnym Kapłanem o sile 3: jeden z twoich Kapłanów stąd przechodzi do następnej Lokacji. Zyskaj 1 monetę.',
  'card.arachne-dark-grip': 'Odrzuć 2 karty i zapłać 2 monety: przenieś tu co najmniej 4 swoich wolnych Kapłanów.',
  'card.arachne-dark-sorcery':
    'Poświęć wolny żeton Kapłana o sile 3 lub więcej: zyskaj 3 monety, dobierz 1 Cud i 1 Intrygę i weź wierzchnią Licencję z talii.',
  'card.atheism-light-science':
    'Rytuał z wolnym Kapłanem o sile 4 lub więcej: zyskaj 1 Wyznawcę, jeśli żaden inny gracz nie ma tu Kapłana.',
  'card.atheism-light-terror': 'Poświęć 2 Wyznawców: zagraj Intrygę z ręki, potem dobierz 1 Intrygę i zyskaj 3 monety.',
  'card.atheism-dark-myth':
    'Rytuał z twoim wolnym Patriarchą o sile 15 lub więcej: każdy jasny przeciwnik daje ci 1 wybraną przez siebie kartę.',
  'card.atheism-dark-nihilism': 'Odrzuć 3 karty: zbuduj tu Ołtarz, jeśli nikt go tu nie ma.',

  // Miracles.
  'card.mir-visitation': 'Połóż tu jednego ze swoich wolnych Kapłanów. Musisz mieć Wyznawców wymaganych w tej Lokacji.',
  'card.mir-pilgrimage': 'Przenieś jednego ze swoich Kapłanów stąd do wyższej Lokacji, do której masz dość Wyznawców.',
  'card.mir-inspiration': 'Jeden z twoich Kapłanów tutaj ma +2 Wpływu.',
  'card.mir-divine-fury': 'Mroczna pieczęć. Jeden z twoich Kapłanów tutaj ma +7 Wpływu.',
  'card.mir-relic-trade': 'Weź stąd z powrotem jednego ze swoich Kapłanów i zyskaj 7 monet.',
  'card.mir-hallowed-ground': 'Strać 3 Wyznawców: jeden z twoich Kapłanów tutaj zmienia się w Ołtarz.',
  'card.mir-holy-frenzy': 'Mroczna pieczęć. Strać 4 Wyznawców i zyskaj 1 Tłum.',
  'card.mir-manna': 'Zyskaj 1 Wyznawcę albo 4 monety.',
  'card.mir-cornucopia': 'Mroczna pieczęć. Zyskaj 2 Wyznawców albo 7 monet.',

  // Intrigues.
  'card.int-blackmail': 'Weź połowę monet, zaokrągloną w górę, od gracza, który jako jedyny ma ich najwięcej.',
  'card.int-exorcism': 'Kapłan dowolnego gracza tutaj o sile 3 lub więcej, oprócz Patriarchy, słabnie o 2.',
  'card.int-foiled-plot':
    'Mroczna pieczęć. Gracz, który jako jedyny ma najwięcej kart, traci 1 Tłum, 1 wybrany przez siebie Ołtarz i 2 Wyznawców.',
  'card.int-slaughter-in-the-streets': 'Każdy Kult, który ma tu Wpływ, także twój, traci 2 Wyznawców.',
  'card.int-disperse-the-fanatics': 'Każdy Kult, który ma tu Wpływ, także twój, traci 1 Tłum.',
  'card.int-secret-search': 'Każdy przeciwnik, który ma tu Wpływ, daje ci 1 wybraną przez siebie kartę z ręki.',
  'card.int-threat-to-the-crown':
    'Mroczna pieczęć. Weź Licencję gracza, który jako jedyny ma najsilniejszego Patriarchę.',
  'card.int-vandalism': 'Wszystkie Ołtarze tutaj zostają zniszczone, jeśli w żadnej wyższej Lokacji nie ma Ołtarza.',
  'card.int-ambush-the-fool': 'Weź monety spod Kapłana tutaj. Kapłan wraca do właściciela.',
  'card.int-inquisition-raid': 'Nikt nie dostaje w tej Lokacji korzyści ani jałmużny.',
  'card.int-seize-the-location':
    'Mroczna pieczęć. Wszyscy Kapłani stąd wracają do właścicieli, a tę Lokację wygrywasz ty.',
  'card.supremacy':
    'Twój Patriarcha ma +7 siły. Na początku rundy możesz zakryć kartę, aby świętować: 4 Cuda, 3 Intrygi, 3 Wyznawców, nowy Kapłan albo 20 monet, ale pauzujesz w tej rundzie.',

  // Other things.
  'card.patriarch': 'Tak silny jak twoi Wyznawcy, Licencje i karta Zwierzchnictwa razem. Nie można go zniszczyć.',
  'card.altar': '4 Wpływu dla właściciela, w każdej rundzie. 5 Ołtarzy wygrywa grę.',
  'card.follower': 'Wyznawcy otwierają Lokacje, wzmacniają Patriarchę i płacą za wiele rzeczy (najwyżej 9).',
  'card.mob': 'Tłumy dają ci korzyści podczas modlitwy. 4 Tłumy wygrywają grę.',
  'card.first-player': 'Zaczyna Fazę Zamiarów i działa jako pierwszy w każdej Lokacji.',
};
