import type { cards as english } from '../../en/among-cultists/cards.ts';

export const cards: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'card.alive': 'Trafia zakryta do talii Pulsu gracza, z którym masz Starcie, i nie szkodzi.',
  'card.dead':
    'Trafia zakryta do talii Pulsu gracza, z którym masz Starcie. Już jedna znaczy, że jego Postać jest martwa.',
  'card.success':
    'Przy sprawdzaniu: jeśli w pokoju została księga, jest warta 1 Punkt Zwycięstwa. Karta wraca do talii.',
  'card.failure': 'Przy sprawdzaniu: nic się nie dzieje, karta przepada.',
  'card.sabotage': 'Przy sprawdzaniu: strata 1 Punktu Zwycięstwa i przepadają wszystkie karty talii.',

  'card.lights-out':
    'W tej rundzie jest ciemno: wszędzie, gdzie jest 2 lub więcej żywych Postaci, dochodzi do Starcia.',
  'card.fishman-prowls': 'Rybołak idzie do innego kolorowego pokoju: tego, w którym jest najwięcej żywych Postaci.',
  'card.acolytes-gather':
    'W losowym pokoju pojawia się Akolita, przy 7 lub 8 graczach 2. Za każdego, którego brakuje, strata 1 Punktu Zwycięstwa.',
  'card.portal-opens': 'W losowym pokoju otwiera się portal. Na koniec każdej rundy pochłania kartę z talii.',
  'card.jammed-doors': 'Każda żywa Postać ma w następnej rundzie o 1 punkt Ruchu mniej.',
  'card.broken-ground': 'Losowe bezpieczne przejście jest w następnej rundzie niebezpieczne.',
  'card.quiet-hour': 'Nic się nie dzieje.',
  'card.hidden-stacks': '2 losowe pokoje dostają po jednej karcie Sukces.',

  'card.acolyte': 'Nikt nie może używać pokoju. Walcz z nim, odpędź go, spal albo zastrzel.',
  'card.portal': 'Na koniec każdej rundy pochłania wierzchnią kartę talii. Walcz z nim, odpędź go albo spal.',
  'card.fishman':
    'Nikt nie może używać pokoju, w którym jest. Przed Starciami gryzie tam każdą żywą Postać: każda dobiera nieznaną kartę Pulsu.',
  'card.hazard': 'Pęknięty grunt: żywa Postać, która tu wchodzi, dobiera nieznaną kartę Pulsu.',
  'card.generator': 'Odwołuje następną Ciemność.',
  'card.snare':
    'Zatrzymują żywą Postać, która tu wchodzi. Szczęki dają kartę łowów, która może zabić; puste nie robią nic więcej.',

  'card.pink': 'Kontrola papierów: zobacz, jakie kolory podaje w tej rundzie karta Trasy gracza.',
  'card.blue': 'Badanie: zobacz, ile kart każdego rodzaju jest w talii tego pokoju.',
  'card.orange': 'Zasilanie: zatankuj generator, który odwołuje następną Ciemność.',
  'card.red': 'Odpędzanie: usuń Akolitę, portal albo Rybołaka, gdziekolwiek jest.',
  'card.cafeteria': 'Od rundy 3 można tu zarządzić Głosowanie, raz na rundę.',

  'card.investigator': 'Zbierz dość ksiąg albo znajdź wszystkich Kultystów. Nie wiesz, kto jest po twojej stronie.',
  'card.cultist':
    'Zabij dość Badaczy albo wytrwaj do końca rundy 10. Jedyny Kultysta musi ogłosić zwycięstwo, gdy dość Badaczy jest martwych, zamiast ruchu. Znasz pozostałych Kultystów, możesz nie trzymać się trasy i kłamać o Stanie.',
  'card.seer': 'Wiesz, kim są Kultyści. Nie daj im tego zauważyć: jeśli na koniec cię wskażą, jednak wygrają.',
  'card.snitch':
    'Masz karty Badacza, ale wygrywasz z Kultystami, których znasz. Oni nie znają ciebie. Możesz nie trzymać się trasy i kłamać o Stanie.',
  'card.assassin':
    'Raz na grę możesz zaatakować kogoś na swoim Polu. Kultysta ginie. Jeśli to nie Kultysta, giniecie oboje.',
  'card.firestarter':
    'W rundzie 5 lub 6 musisz potajemnie podpalić jeden pokój: przepadają wszystkie karty jego talii.',
  'card.cursebearer': 'Giniesz, gdy wejdziesz do pokoju z Duchem albo Duch wejdzie do twojego.',
  'card.celebrity':
    'W rundzie 6 wszyscy widzą twoją Rolę. Jeśli jesteś wtedy wśród martwych, twoje karty Pulsu rozdaje się żywym.',
  'card.blind-cultist':
    'Kultysta, który nocą nie dowiaduje się niczego: ani kim jest drugi Kultysta, ani kto jest martwy.',
  'card.cursed-hunter':
    'Zastawiasz sidła tam, gdzie idziesz. W rundzie 4 karta klątwy mówi ci potajemnie, czego potrzebujesz do zwycięstwa.',

  'card.item-relic': 'Trafia na ołtarz. Trzecia budzi Organizm 46-B.',
  'card.item-owl': 'Od razu: wyślij potajemnie wybraną kartę do talii wybranego pokoju.',
  'card.item-dagger': 'Masz 1 dodatkowy głos w każdym Głosowaniu.',
  'card.item-boots': 'Masz 1 dodatkowy punkt Ruchu.',
  'card.item-binoculars': 'Raz, za darmo: sprawdź Stan kogoś w innym pokoju tego samego koloru.',
  'card.item-switch': 'Od razu: zamknięte drzwi otwierają się na stałe.',
  'card.item-rifle': 'Raz, za darmo: usuń stąd Akolitę albo wyślij stąd Rybołaka na inne Pole.',
  'card.item-lamp': 'Raz: nie dostajesz karty w Starciu.',
  'card.organism': 'Gdy się obudzi, Badacze potrzebują rytuału Przepędzenia, aby wygrać na punkty.',

  'card.graze': 'Liczy się jako karta „Żywy”.',
  'card.mortal-wound': 'Liczy się jako karta „Martwy”.',
  'card.redeemed': 'Wygrywasz z Badaczami.',
  'card.bound': 'Wygrywasz z Kultystami.',
  'card.feral':
    'Wygrywasz, niezależnie od innych, jeśli na koniec nie jesteś Duchem, a inni co najmniej 2 razy wpadli w twoje szczęki.',
};
