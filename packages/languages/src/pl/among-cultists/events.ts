import type { events as english } from '../../en/among-cultists/events.ts';

export const events: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'event.gameBegan':
    'Początek gry. Mapa: {map}. Specjalne Role: {roles}. Gracz rozpoczynający: {seat, select, you {ty} other {{seat}}}.',
  'event.nightInformed': 'Twoja Rola: {role}. Twoja karta Trasy: {route}.',
  'event.nightInformed.cultists':
    'Twoja Rola: {role}. Twoja karta Trasy: {route}. Kultyści: {cultists, select, you {ty} other {{cultists}}}.',
  'event.nightInformed.partner':
    'Twoja Rola: {role}. Twoja karta Trasy: {route}. Drugi Kultysta: {cultists, select, you {ty} other {{cultists}}}. Martwi od początku: {dead, select, you {ty} other {{dead}}}.',
  'event.nightInformed.alone':
    'Twoja Rola: {role}. Twoja karta Trasy: {route}. Nie ma innych Kultystów. Martwi od początku: {dead, select, you {ty} other {{dead}}}.',
  'event.roundBegan': 'Runda {round}. Gracz rozpoczynający: {seat, select, you {ty} other {{seat}}}.',
  'event.curseSeen': 'Przeklęty Myśliwy ogląda kartę klątwy.',
  'event.curseSeen.known': 'Oglądasz swoją kartę klątwy: {curse}.',
  'event.roleShown': '{seat}, ujawniona Rola: {role}.',
  'event.roleShown.you': 'Twoja ujawniona Rola: {role}.',
  'event.teamShown.cultist': '{seat} to Kultysta.',
  'event.teamShown.cultist.you': 'Wszyscy już wiedzą: jesteś Kultystą.',
  'event.teamShown.not-cultist': '{seat} to nie Kultysta.',
  'event.teamShown.not-cultist.you': 'Wszyscy już wiedzą: nie jesteś Kultystą.',
  'event.pulsesInherited':
    '{seat}: karty Pulsu są rozdawane zakryte, jedna po drugiej: {receivers, select, you {ty} other {{receivers}}}.',
  'event.pulsesInherited.you':
    'Twoje karty Pulsu są rozdawane zakryte, jedna po drugiej: {receivers, select, you {ty} other {{receivers}}}.',

  'event.stayed': '{seat} zostaje {location}.',
  'event.stayed.you': 'Zostajesz {location}.',
  'event.stepped': '{seat} idzie {location}.',
  'event.stepped.you': 'Idziesz {location}.',
  'event.snareSprung.wounded': '{seat} wpada w sidła {location}: szczęki! Karta łowów trafia zakryta do talii Pulsu.',
  'event.snareSprung.wounded.you':
    'Wpadasz w sidła {location}: szczęki! Karta łowów trafia zakryta do twojej talii Pulsu.',
  'event.snareSprung.jaws': '{seat} wpada w sidła {location}: szczęki, ale nie ma już kart łowów.',
  'event.snareSprung.jaws.you': 'Wpadasz w sidła {location}: szczęki, ale nie ma już kart łowów.',
  'event.snareSprung.empty': '{seat} wpada w sidła {location}. Są puste.',
  'event.snareSprung.empty.you': 'Wpadasz w sidła {location}. Są puste.',
  'event.unsafeDrawn.unsafe-passage': '{seat} dobiera nieznaną kartę Pulsu {location} (niebezpieczne Pole).',
  'event.unsafeDrawn.unsafe-passage.you': 'Dobierasz nieznaną kartę Pulsu {location} (niebezpieczne Pole).',
  'event.unsafeDrawn.fishman': '{seat} dobiera nieznaną kartę Pulsu {location} (gryzie Rybołak).',
  'event.unsafeDrawn.fishman.you': 'Dobierasz nieznaną kartę Pulsu {location} (gryzie Rybołak).',
  'event.victoryClaimed': '{seat} to Kultysta i ogłasza zwycięstwo.',
  'event.victoryClaimed.you': 'Ujawniasz się jako Kultysta i ogłaszasz zwycięstwo.',

  'event.eventTurned': 'Wydarzenie: {event}.',
  'event.lightsWentOut': 'Światła gasną. Ta runda jest ciemna.',
  'event.generatorSpent': 'Generator podtrzymuje światło. Jest teraz pusty.',
  'event.fishmanMoved': 'Rybołak idzie {location}.',
  'event.acolytePlaced': 'Akolita pojawia się {location}.',
  'event.portalOpened': 'Portal otwiera się {location}.',
  'event.groundBroke': 'Grunt pęka {location}. W następnej rundzie jest tam niebezpiecznie.',
  'event.stacksFound': 'Karta Sukces trafia do każdej z tych talii pokoi: {rooms}.',
  'event.nothingBurned': 'W tej rundzie nic nie płonie.',
  'event.roomBurned': 'Pożar {location}! Talia przepada, a w tej rundzie nikt nie może używać pokoju.',

  'event.encountered': 'Starcie {location}: {seat} i {other, select, you {ty} other {{other}}}.',
  'event.encountered.you': 'Starcie {location}: ty i {other}.',
  'event.encountered.dark': 'Starcie w ciemności {location}: {seat} i {other, select, you {ty} other {{other}}}.',
  'event.encountered.dark.you': 'Starcie w ciemności {location}: ty i {other}.',
  'event.encountered.crowd': 'Starcie w ciemności {location}: {seats, select, you {ty} other {{seats}}}.',
  'event.lampUsed': '{seat} używa lampy i nie dostaje karty.',
  'event.lampUsed.you': 'Używasz lampy i nie dostajesz karty.',
  'event.lampKept': '{seat} zachowuje lampę na później.',
  'event.lampKept.you': 'Zachowujesz lampę na później.',
  'event.pulseGiven': '{seat} daje kartę Pulsu. {receiver, select, you {Dostajesz ty} other {Dostaje: {receiver}}}.',
  'event.pulseGiven.you': 'Dajesz kartę Pulsu. Dostaje: {receiver}.',
  'event.pulseGiven.known':
    '{seat} daje kartę Pulsu: {card}. {receiver, select, you {Dostajesz ty} other {Dostaje: {receiver}}}.',
  'event.pulseGiven.known.you': 'Dajesz kartę Pulsu: {card}. Dostaje: {receiver}.',
  'event.pulseGiven.dark': '{seat} daje komuś w ciemności kartę Pulsu.',
  'event.pulseGiven.dark.you': 'Dajesz komuś w ciemności kartę Pulsu.',
  'event.pulseGiven.dark.known': '{seat} daje komuś w ciemności kartę Pulsu: {card}.',
  'event.pulseGiven.dark.known.you': 'Dajesz komuś w ciemności kartę Pulsu: {card}.',
  'event.pulsesDealt':
    'W ciemności {location} każda z tych osób dostaje kartę Pulsu: {receivers, select, you {ty} other {{receivers}}}.',
  'event.pulsesDealt.returned':
    'W ciemności {location} każda z tych osób dostaje kartę Pulsu: {receivers, select, you {ty} other {{receivers}}}. Karta wraca na rękę: {returned, select, you {ty} other {{returned}}}.',

  'event.cardPlaced': '{seat} kładzie kartę {location}.',
  'event.cardPlaced.you': 'Kładziesz kartę {location}.',
  'event.cardPlaced.known': '{seat} kładzie kartę {location}: {card}.',
  'event.cardPlaced.known.you': 'Kładziesz kartę {location}: {card}.',
  'event.roomChecked.success': '{seat} sprawdza pokój {room}: Sukces.',
  'event.roomChecked.success.you': 'Sprawdzasz pokój {room}: Sukces.',
  'event.roomChecked.failure': '{seat} sprawdza pokój {room}: Porażka. Karta przepada.',
  'event.roomChecked.failure.you': 'Sprawdzasz pokój {room}: Porażka. Karta przepada.',
  'event.roomChecked.sabotage': '{seat} sprawdza pokój {room}: Sabotaż! Przepada cała talia.',
  'event.roomChecked.sabotage.you': 'Sprawdzasz pokój {room}: Sabotaż! Przepada cała talia.',
  'event.bookTaken': '{seat} bierze księgę z pokoju {room}. Punkty Zwycięstwa: {vp}.',
  'event.bookTaken.you': 'Bierzesz księgę z pokoju {room}. Punkty Zwycięstwa: {vp}.',
  'event.pointLost.sabotage': 'Sabotaż kosztuje 1 Punkt Zwycięstwa. Punkty Zwycięstwa: {vp}.',
  'event.pointLost.acolytes-gather': 'Nie ma już Akolitów, więc przepada 1 Punkt Zwycięstwa. Punkty Zwycięstwa: {vp}.',
  'event.papersInspected': '{seat} kontroluje papiery. Czyje: {target, select, you {twoje} other {{target}}}.',
  'event.papersInspected.you': 'Kontrolujesz papiery. Czyje: {target, select, you {twoje} other {{target}}}.',
  'event.papersInspected.known':
    '{seat} kontroluje papiery. Czyje: {target, select, you {twoje} other {{target}}}. Kolory w tej rundzie: {colours}.',
  'event.papersInspected.known.you':
    'Kontrolujesz papiery. Czyje: {target, select, you {twoje} other {{target}}}. Kolory w tej rundzie: {colours}.',
  'event.roomStudied': '{seat} bada talię pokoju {room}.',
  'event.roomStudied.you': 'Badasz talię pokoju {room}.',
  'event.roomStudied.known':
    '{seat} bada talię pokoju {room}: Sukces {success}, Porażka {failure}, Sabotaż {sabotage}.',
  'event.roomStudied.known.you': 'Badasz talię pokoju {room}: Sukces {success}, Porażka {failure}, Sabotaż {sabotage}.',
  'event.rewired': '{seat} tankuje generator {location}. Odwoła następną Ciemność.',
  'event.rewired.you': 'Tankujesz generator {location}. Odwoła następną Ciemność.',
  'event.dangerRemoved.ward': '{seat} odpędza {danger} {location}.',
  'event.dangerRemoved.ward.you': 'Odpędzasz {danger} {location}.',
  'event.dangerRemoved.fight': '{seat} walczy i pokonuje {danger} {location}.',
  'event.dangerRemoved.fight.you': 'Walczysz i pokonujesz {danger} {location}.',
  'event.dangerRemoved.rifle': '{seat} strzela i trafia {danger} {location}.',
  'event.dangerRemoved.rifle.you': 'Strzelasz i trafiasz {danger} {location}.',
  'event.stateChecked.check': '{seat} sprawdza Stan. Czyj: {target, select, you {twój} other {{target}}}.',
  'event.stateChecked.check.you': 'Sprawdzasz Stan. Czyj: {target, select, you {twój} other {{target}}}.',
  'event.stateChecked.check.known':
    '{seat} sprawdza Stan. Czyj: {target, select, you {twój} other {{target}}}. „Żywy” {alive}, „Martwy” {dead}.',
  'event.stateChecked.check.known.you':
    'Sprawdzasz Stan. Czyj: {target, select, you {twój} other {{target}}}. „Żywy” {alive}, „Martwy” {dead}.',
  'event.stateChecked.binoculars':
    '{seat} sprawdza Stan przez lornetkę. Czyj: {target, select, you {twój} other {{target}}}.',
  'event.stateChecked.binoculars.you':
    'Sprawdzasz Stan przez lornetkę. Czyj: {target, select, you {twój} other {{target}}}.',
  'event.stateChecked.binoculars.known':
    '{seat} sprawdza Stan przez lornetkę. Czyj: {target, select, you {twój} other {{target}}}. „Żywy” {alive}, „Martwy” {dead}.',
  'event.stateChecked.binoculars.known.you':
    'Sprawdzasz Stan przez lornetkę. Czyj: {target, select, you {twój} other {{target}}}. „Żywy” {alive}, „Martwy” {dead}.',
  'event.stateAnnounced.alive': '{seat} ogłasza: {target, select, you {żyjesz} other {{target} żyje}}.',
  'event.stateAnnounced.alive.you': 'Ogłaszasz: {target, select, you {żyjesz} other {{target} żyje}}.',
  'event.stateAnnounced.dead':
    '{seat} ogłasza: {target, select, you {nie żyjesz} other {{target} nie żyje}}. Dowodem jest karta „Martwy”.',
  'event.stateAnnounced.dead.you':
    'Ogłaszasz: {target, select, you {nie żyjesz} other {{target} nie żyje}}. Dowodem jest karta „Martwy”.',
  'event.assassinStruck': '{seat} to Zabójca i atakuje. Cel: {target, select, you {ty} other {{target}}}.',
  'event.assassinStruck.you': 'Atakujesz jako Zabójca. Cel: {target, select, you {ty} other {{target}}}.',
  'event.died.check': 'Śmierć potwierdzona {location}: {seat} to teraz Duch.',
  'event.died.check.you': 'Twoja śmierć {location} jest potwierdzona. Jesteś teraz Duchem.',
  'event.died.vote': '{seat} odpada w Głosowaniu {location} i jest teraz Duchem.',
  'event.died.vote.you': 'Odpadasz w Głosowaniu {location} i jesteś teraz Duchem.',
  'event.died.assassin': '{seat} ginie z ręki Zabójcy {location} i jest teraz Duchem.',
  'event.died.assassin.you': 'Giniesz z ręki Zabójcy {location} i jesteś teraz Duchem.',
  'event.died.cursebearer': '{seat} ginie od klątwy {location}: w tym samym pokoju jest Duch. To teraz też Duch.',
  'event.died.cursebearer.you': 'Giniesz od klątwy {location}: w tym samym pokoju jest Duch. Jesteś teraz Duchem.',
  'event.died.celebrity': 'Okazuje się {location}, że {seat} nie żyje i jest teraz Duchem.',
  'event.died.celebrity.you': 'Okazuje się {location}, że nie żyjesz i jesteś teraz Duchem.',

  'event.itemFound': '{seat} znajduje Przedmiot {location}: {item}.',
  'event.itemFound.you': 'Znajdujesz Przedmiot {location}: {item}.',
  'event.relicPlaced': 'Czerwona relikwia trafia na ołtarz: {altar} z 3.',
  'event.organismAwoke': 'Organizm 46-B budzi się. Lód ołtarza jest odtąd niebezpieczny.',
  'event.doorOpened': 'Zamknięte drzwi między pokojami Różowy 1 i Niebieski 2 otwierają się.',
  'event.owlSent': '{seat} wysyła kartę {location} przez sowę śnieżną.',
  'event.owlSent.you': 'Wysyłasz kartę {location} przez sowę śnieżną.',
  'event.owlSent.known': '{seat} wysyła kartę {location} przez sowę śnieżną: {card}.',
  'event.owlSent.known.you': 'Wysyłasz kartę {location} przez sowę śnieżną: {card}.',
  'event.itemHandedOver':
    '{seat} przekazuje Przedmiot: {item}. {target, select, you {Dostajesz ty} other {Dostaje: {target}}}.',
  'event.itemHandedOver.you': 'Przekazujesz Przedmiot: {item}. Dostaje: {target}.',
  'event.itemPickedUp': '{seat} podnosi Przedmiot {location}: {item}.',
  'event.itemPickedUp.you': 'Podnosisz Przedmiot {location}: {item}.',
  'event.itemDropped': '{seat} upuszcza Przedmiot {location}: {item}.',
  'event.itemDropped.you': 'Upuszczasz Przedmiot {location}: {item}.',
  'event.itemUsed': '{seat} zużywa Przedmiot: {item}.',
  'event.itemUsed.you': 'Zużywasz Przedmiot: {item}.',

  'event.voteInitiated': '{seat} zarządza Głosowanie.',
  'event.voteInitiated.you': 'Zarządzasz Głosowanie.',
  'event.portalDrained': 'Portal pochłania kartę z talii {location}.',
  'event.groundMended': 'Grunt znów trzyma {location}.',
  'event.snareSet': 'Sidła leżą {location}.',

  'event.investigatorsWouldWin.points': 'Badacze mają wszystkie potrzebne Punkty Zwycięstwa.',
  'event.investigatorsWouldWin.cultists-gone': 'Wszyscy Kultyści są Duchami.',
  'event.ritualistPicked': '{leader} wybiera do rytuału: {seat, select, you {ciebie} other {{seat}}}.',
  'event.ritualistPicked.you': 'Wybierasz do rytuału: {seat, select, you {siebie} other {{seat}}}.',
  'event.ritualRevealed.won': 'Rytuał się udaje: {cards}.',
  'event.ritualRevealed.lost': 'Rytuał się nie udaje: {cards}.',
  'event.cultistsShown': 'Kultyści: {seats, select, you {ty} other {{seats}}}.',
  'event.seerGuessed.right': 'Kultyści wskazują Wieszczka: {seat, select, you {ty} other {{seat}}}. Trafnie.',
  'event.seerGuessed.wrong': 'Kultyści wskazują Wieszczka: {seat, select, you {ty} other {{seat}}}. Nietrafnie.',
  'event.gameEnded.points':
    'Badacze wygrywają, mają dość Punktów Zwycięstwa. Zwycięstwo: {seat, select, you {ty} other {{seat}}}.',
  'event.gameEnded.cultists-gone':
    'Badacze wygrywają: nie ma już Kultystów. Zwycięstwo: {seat, select, you {ty} other {{seat}}}.',
  'event.gameEnded.claim':
    'To prawda: dość Badaczy jest martwych. Kultyści wygrywają. Zwycięstwo: {seat, select, you {ty} other {{seat}}}.',
  'event.gameEnded.false-claim':
    'To nieprawda: za mało Badaczy jest martwych. Badacze wygrywają. Zwycięstwo: {seat, select, you {ty} other {{seat}}}.',
  'event.gameEnded.massacre':
    'Zbyt wielu Badaczy jest Duchami. Kultyści wygrywają. Zwycięstwo: {seat, select, you {ty} other {{seat}}}.',
  'event.gameEnded.time': 'Koniec rundy 10. Kultyści wygrywają. Zwycięstwo: {seat, select, you {ty} other {{seat}}}.',
  'event.gameEnded.ritual-lost':
    'Organizm 46-B nie został przepędzony. Kultyści wygrywają. Zwycięstwo: {seat, select, you {ty} other {{seat}}}.',
  'event.gameEnded.snapshot':
    'Już rundę wcześniej dość Badaczy było martwych. Kultyści wygrywają. Zwycięstwo: {seat, select, you {ty} other {{seat}}}.',
  'event.gameEnded.seer-named':
    'Wieszczek został rozpoznany. Kultyści wygrywają. Zwycięstwo: {seat, select, you {ty} other {{seat}}}.',

  // Why a team won.
  'outcome.points': 'Badacze zdobyli potrzebne Punkty Zwycięstwa.',
  'outcome.cultists-gone': 'Wszyscy Kultyści są Duchami, więc wygrywają Badacze.',
  'outcome.claim': 'Kultysta ogłosił zwycięstwo, a dość Badaczy było martwych.',
  'outcome.false-claim': 'Kultysta ogłosił zwycięstwo za wcześnie, więc wygrywają Badacze.',
  'outcome.massacre': 'Zbyt wielu Badaczy jest Duchami, więc wygrywają Kultyści.',
  'outcome.time': 'Minęło 10 rund, więc wygrywają Kultyści.',
  'outcome.ritual-lost': 'Rytuał przeciw Organizmowi 46-B się nie udał, więc wygrywają Kultyści.',
  'outcome.snapshot': 'Już rundę wcześniej dość Badaczy było martwych, więc wygrywają Kultyści.',
  'outcome.seer-named': 'Kultyści wskazali Wieszczka i jednak wygrywają.',

  // What newcomers stumble over (each shown the first time it matters).
  'hint.unknown-death': 'Możesz nie żyć i o tym nie wiedzieć. Grasz jak zwykle, aż ktoś cię sprawdzi.',
  'hint.company': 'W świetle grupy od 3 osób są bezpieczne, a 2 osoby nie. Duchy się nie liczą.',
  'hint.ghosts':
    'Duchy nadal się ruszają, kładą karty, sprawdzają pokoje, rozmawiają i głosują, i wygrywają ze swoją drużyną.',
  'hint.route': 'Karta Trasy ogranicza, gdzie możesz używać pokoju, a nie gdzie możesz chodzić.',
  'hint.one-action': 'Masz 1 akcję na turę: użyj pokoju albo zrób coś z obecnymi w nim osobami.',
  'hint.unseen-deaths': 'Przy 2 Kultystach nic nie mówi, kiedy dość Badaczy jest martwych.',
  'hint.statement': 'Ogłoszony Stan to tylko słowa. Kultyści i Kapuś mogą fałszywie twierdzić, że ktoś żyje.',
};
