import type { log as english } from '../../en/choose-your-god/log.ts';

export const log: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'event.gameBegan':
    'Początek gry. Kolejność przy stole: {seats, select, you {ty} other {{seats}}}. Odkryte Licencje: {licenses}.',
  'event.cultTaken': '{seat} prowadzi Kult: {cult}.',
  'event.cultTaken.you': 'Prowadzisz Kult: {cult}.',
  'event.roundBegan': 'Runda {round}. Pierwszy gracz: {seat}.',
  'event.roundBegan.you': 'Runda {round}. Pierwszy gracz: ty.',
  'event.roundBegan.last': 'Runda {round}, ostatnia. Pierwszy gracz: {seat}.',
  'event.roundBegan.last.you': 'Runda {round}, ostatnia. Pierwszy gracz: ty.',
  'event.celebrated': '{seat} świętuje i pauzuje w tej rundzie.',
  'event.celebrated.you': 'Świętujesz i pauzujesz w tej rundzie.',
  'event.preached': '{seat} naucza: {priest} → {location}.',
  'event.preached.you': 'Nauczasz: {priest} → {location}.',
  'event.prayed': '{seat} modli się.',
  'event.prayed.you': 'Modlisz się.',
  'event.intrigueSold':
    '{price, plural, one {{seat} sprzedaje za # monetę: {card}.} few {{seat} sprzedaje za # monety: {card}.} many {{seat} sprzedaje za # monet: {card}.} other {{seat} sprzedaje za # monety: {card}.}}',
  'event.intrigueSold.you':
    '{price, plural, one {Sprzedajesz za # monetę: {card}.} few {Sprzedajesz za # monety: {card}.} many {Sprzedajesz za # monet: {card}.} other {Sprzedajesz za # monety: {card}.}}',
  'event.licenseBought':
    '{price, plural, one {{seat} kupuje za # monetę: {card}.} few {{seat} kupuje za # monety: {card}.} many {{seat} kupuje za # monet: {card}.} other {{seat} kupuje za # monety: {card}.}}',
  'event.licenseBought.you':
    '{price, plural, one {Kupujesz za # monetę: {card}.} few {Kupujesz za # monety: {card}.} many {Kupujesz za # monet: {card}.} other {Kupujesz za # monety: {card}.}}',
  'event.locationActive': 'Aktywna Lokacja: {location}.',
  'event.cardPlayed': '{seat} zagrywa: {card}.',
  'event.cardPlayed.you': 'Zagrywasz: {card}.',
  'event.cardPlayed.by': '{seat} zagrywa: {card} ({by}).',
  'event.cardPlayed.by.you': 'Zagrywasz: {card} ({by}).',
  'event.abilityUsed': '{seat} używa zdolności: {ability}.',
  'event.abilityUsed.you': 'Używasz zdolności: {ability}.',
  'event.locationDecided.most': '{location}: wygrywa {seat}, Wpływ {influence}.',
  'event.locationDecided.most.you': '{location}: wygrywasz, Wpływ {influence}.',
  'event.locationDecided.least': '{location}: wygrywa {seat} z najmniejszym Wpływem ({influence}).',
  'event.locationDecided.least.you': '{location}: wygrywasz z najmniejszym Wpływem ({influence}).',
  'event.locationDecided.most.tied': '{location}: wygrywa {seat}. Remis we Wpływie ({influence}) rozstrzyga Boska Moc.',
  'event.locationDecided.most.tied.you':
    '{location}: wygrywasz. Remis we Wpływie ({influence}) rozstrzyga twoja Boska Moc.',
  'event.locationDecided.least.tied':
    '{location}: wygrywa {seat}. Remis w najmniejszym Wpływie ({influence}) rozstrzyga niższa Boska Moc.',
  'event.locationDecided.least.tied.you':
    '{location}: wygrywasz. Remis w najmniejszym Wpływie ({influence}) rozstrzyga twoja niższa Boska Moc.',
  'event.locationDecided.coins': '{location}: wygrywa {seat} dzięki Kapłanowi na monetach.',
  'event.locationDecided.coins.you': '{location}: wygrywasz dzięki Kapłanowi na monetach.',
  'event.locationDecided.seized': '{location}: wygrywa {seat} dzięki zajęciu Lokacji.',
  'event.locationDecided.seized.you': '{location}: wygrywasz dzięki zajęciu Lokacji.',
  'event.locationDecided.nobody': '{location}: nikt nie wygrywa.',
  'event.locationRaided': '{location}: nikt nie dostanie korzyści ani jałmużny.',
  'event.locationSeized': '{location}: wygra {seat}.',
  'event.locationSeized.you': '{location}: wygrasz ty.',
  'event.leastWillWin': '{location}: wygra najmniejszy Wpływ.',
  'event.benefitTaken.winner': '{seat} bierze korzyść: {location}.',
  'event.benefitTaken.winner.you': 'Bierzesz korzyść: {location}.',
  'event.benefitTaken.community': '{seat} też bierze korzyść: {location} (Wspólnota).',
  'event.benefitTaken.community.you': 'Też bierzesz korzyść: {location} (Wspólnota).',
  'event.benefitTaken.prayer': '{seat} bierze korzyść: {location} (modlitwa).',
  'event.benefitTaken.prayer.you': 'Bierzesz korzyść: {location} (modlitwa).',
  'event.benefitDeclined': '{seat} rezygnuje z korzyści: {location}.',
  'event.benefitDeclined.you': 'Rezygnujesz z korzyści: {location}.',
  'event.almsGiven':
    '{amount, plural, one {{location}: {seat} dostaje # monetę jałmużny.} few {{location}: {seat} dostaje # monety jałmużny.} many {{location}: {seat} dostaje # monet jałmużny.} other {{location}: {seat} dostaje # monety jałmużny.}}',
  'event.almsGiven.you':
    '{amount, plural, one {{location}: dostajesz # monetę jałmużny.} few {{location}: dostajesz # monety jałmużny.} many {{location}: dostajesz # monet jałmużny.} other {{location}: dostajesz # monety jałmużny.}}',
  'event.priestsWentHome': '{location}: Kapłani wracają do siebie.',
  'event.summoned.first': '{seat} dokonuje Przywołania: {cult} pokazuje ciemną stronę.',
  'event.summoned.first.you': 'Dokonujesz Przywołania: {cult} pokazuje ciemną stronę.',
  'event.summoned.second': '{seat} dokonuje drugiego Przywołania: nadchodzi {cult}.',
  'event.summoned.second.you': 'Dokonujesz drugiego Przywołania: nadchodzi {cult}.',
  'event.followersGained':
    '{amount, plural, one {{seat} zyskuje # Wyznawcę ({by}).} few {{seat} zyskuje # Wyznawców ({by}).} many {{seat} zyskuje # Wyznawców ({by}).} other {{seat} zyskuje # Wyznawcy ({by}).}}',
  'event.followersGained.you':
    '{amount, plural, one {Zyskujesz # Wyznawcę ({by}).} few {Zyskujesz # Wyznawców ({by}).} many {Zyskujesz # Wyznawców ({by}).} other {Zyskujesz # Wyznawcy ({by}).}}',
  'event.followersLost':
    '{amount, plural, one {{seat} traci # Wyznawcę ({by}).} few {{seat} traci # Wyznawców ({by}).} many {{seat} traci # Wyznawców ({by}).} other {{seat} traci # Wyznawcy ({by}).}}',
  'event.followersLost.you':
    '{amount, plural, one {Tracisz # Wyznawcę ({by}).} few {Tracisz # Wyznawców ({by}).} many {Tracisz # Wyznawców ({by}).} other {Tracisz # Wyznawcy ({by}).}}',
  'event.coinsGained':
    '{amount, plural, one {{seat} zyskuje # monetę ({by}).} few {{seat} zyskuje # monety ({by}).} many {{seat} zyskuje # monet ({by}).} other {{seat} zyskuje # monety ({by}).}}',
  'event.coinsGained.you':
    '{amount, plural, one {Zyskujesz # monetę ({by}).} few {Zyskujesz # monety ({by}).} many {Zyskujesz # monet ({by}).} other {Zyskujesz # monety ({by}).}}',
  'event.coinsPaid':
    '{amount, plural, one {{seat} płaci # monetę ({by}).} few {{seat} płaci # monety ({by}).} many {{seat} płaci # monet ({by}).} other {{seat} płaci # monety ({by}).}}',
  'event.coinsPaid.you':
    '{amount, plural, one {Płacisz # monetę ({by}).} few {Płacisz # monety ({by}).} many {Płacisz # monet ({by}).} other {Płacisz # monety ({by}).}}',
  'event.coinsLost':
    '{amount, plural, one {{seat} traci # monetę ({by}).} few {{seat} traci # monety ({by}).} many {{seat} traci # monet ({by}).} other {{seat} traci # monety ({by}).}}',
  'event.coinsLost.you':
    '{amount, plural, one {Tracisz # monetę ({by}).} few {Tracisz # monety ({by}).} many {Tracisz # monet ({by}).} other {Tracisz # monety ({by}).}}',
  'event.coinsTaken':
    '{amount, plural, one {{from} oddaje # monetę ({by}). {seat, select, you {Dostajesz ty} other {Dostaje: {seat}}}.} few {{from} oddaje # monety ({by}). {seat, select, you {Dostajesz ty} other {Dostaje: {seat}}}.} many {{from} oddaje # monet ({by}). {seat, select, you {Dostajesz ty} other {Dostaje: {seat}}}.} other {{from} oddaje # monety ({by}). {seat, select, you {Dostajesz ty} other {Dostaje: {seat}}}.}}',
  'event.coinsTaken.you':
    '{amount, plural, one {Oddajesz # monetę ({by}). {seat, select, you {Dostajesz ty} other {Dostaje: {seat}}}.} few {Oddajesz # monety ({by}). {seat, select, you {Dostajesz ty} other {Dostaje: {seat}}}.} many {Oddajesz # monet ({by}). {seat, select, you {Dostajesz ty} other {Dostaje: {seat}}}.} other {Oddajesz # monety ({by}). {seat, select, you {Dostajesz ty} other {Dostaje: {seat}}}.}}',
  'event.mobsGained':
    '{amount, plural, one {{seat} zyskuje # Tłum ({by}).} few {{seat} zyskuje # Tłumy ({by}).} many {{seat} zyskuje # Tłumów ({by}).} other {{seat} zyskuje # Tłumu ({by}).}}',
  'event.mobsGained.you':
    '{amount, plural, one {Zyskujesz # Tłum ({by}).} few {Zyskujesz # Tłumy ({by}).} many {Zyskujesz # Tłumów ({by}).} other {Zyskujesz # Tłumu ({by}).}}',
  'event.mobLost': '{seat} traci 1 Tłum ({by}).',
  'event.mobLost.you': 'Tracisz 1 Tłum ({by}).',
  'event.altarBuilt': '{seat} buduje Ołtarz ({by}). Lokacja: {location}.',
  'event.altarBuilt.you': 'Budujesz Ołtarz ({by}). Lokacja: {location}.',
  'event.altarDestroyed': '{seat} traci Ołtarz ({by}). Lokacja: {location}.',
  'event.altarDestroyed.you': 'Tracisz Ołtarz ({by}). Lokacja: {location}.',
  'event.supremacyTaken': '{seat} bierze kartę Zwierzchnictwa ({by}).',
  'event.supremacyTaken.you': 'Bierzesz kartę Zwierzchnictwa ({by}).',
  'event.supremacyTaken.from':
    '{seat} przejmuje kartę Zwierzchnictwa ({by}). Dotąd: {from, select, you {ty} other {{from}}}.',
  'event.supremacyTaken.from.you':
    'Przejmujesz kartę Zwierzchnictwa ({by}). Dotąd: {from, select, you {ty} other {{from}}}.',
  'event.supremacyTaken.turned': '{seat} odkrywa kartę Zwierzchnictwa ({by}).',
  'event.supremacyTaken.turned.you': 'Odkrywasz kartę Zwierzchnictwa ({by}).',
  'event.priestTaken': '{seat} bierze nowy żeton: {priest} ({by}).',
  'event.priestTaken.you': 'Bierzesz nowy żeton: {priest} ({by}).',
  'event.priestTaken.placed': '{seat} kładzie nowy żeton: {priest} ({by}). Lokacja: {location}.',
  'event.priestTaken.placed.you': 'Kładziesz nowy żeton: {priest} ({by}). Lokacja: {location}.',
  'event.priestMoved': '{seat}, {priest} ({by}): {from} → {location}.',
  'event.priestMoved.you': 'Twój {priest} ({by}): {from} → {location}.',
  'event.priestMoved.placed': '{seat}, {priest} ({by}) → {location}.',
  'event.priestMoved.placed.you': 'Twój {priest} ({by}) → {location}.',
  'event.priestMoved.home': '{seat}: {priest} wraca do siebie ({by}).',
  'event.priestMoved.home.you': 'Twój {priest} wraca do siebie ({by}).',
  'event.priestChanged': '{seat}: siła Kapłana zmienia się z {from} na {to} ({by}).',
  'event.priestChanged.you': 'Siła twojego Kapłana zmienia się z {from} na {to} ({by}).',
  'event.priestSpent': '{seat}: {priest} trafia na planszę Kultu ({by}).',
  'event.priestSpent.you': 'Twój {priest} trafia na planszę Kultu ({by}).',
  'event.priestDestroyed': '{seat}: {priest} ginie ({by}).',
  'event.priestDestroyed.you': 'Twój {priest} ginie ({by}).',
  'event.influenceAdded': '{seat}: {priest} dostaje +{amount} Wpływu ({by}).',
  'event.influenceAdded.you': 'Twój {priest} dostaje +{amount} Wpływu ({by}).',
  'event.coinsLaid': '{seat}: {priest} stoi na monetach ({amount}). Lokacja: {location}.',
  'event.coinsLaid.you': 'Twój {priest} stoi na monetach ({amount}). Lokacja: {location}.',
  'event.coinsSwept': '{location}: monety spod Kapłanów ({amount}) trafiają do zasobów.',
  'event.cardsDrawn.miracle':
    '{count, plural, one {{seat} dobiera # Cud ({by}).} few {{seat} dobiera # Cuda ({by}).} many {{seat} dobiera # Cudów ({by}).} other {{seat} dobiera # Cudu ({by}).}}',
  'event.cardsDrawn.miracle.you':
    '{count, plural, one {Dobierasz # Cud ({by}).} few {Dobierasz # Cuda ({by}).} many {Dobierasz # Cudów ({by}).} other {Dobierasz # Cudu ({by}).}}',
  'event.cardsDrawn.intrigue':
    '{count, plural, one {{seat} dobiera # Intrygę ({by}).} few {{seat} dobiera # Intrygi ({by}).} many {{seat} dobiera # Intryg ({by}).} other {{seat} dobiera # Intrygi ({by}).}}',
  'event.cardsDrawn.intrigue.you':
    '{count, plural, one {Dobierasz # Intrygę ({by}).} few {Dobierasz # Intrygi ({by}).} many {Dobierasz # Intryg ({by}).} other {Dobierasz # Intrygi ({by}).}}',
  'event.cardsDrawn.bottom':
    '{count, plural, one {{seat} dobiera # Cud ze spodu talii ({by}).} few {{seat} dobiera # Cuda ze spodu talii ({by}).} many {{seat} dobiera # Cudów ze spodu talii ({by}).} other {{seat} dobiera # Cudu ze spodu talii ({by}).}}',
  'event.cardsDrawn.bottom.you':
    '{count, plural, one {Dobierasz # Cud ze spodu talii ({by}).} few {Dobierasz # Cuda ze spodu talii ({by}).} many {Dobierasz # Cudów ze spodu talii ({by}).} other {Dobierasz # Cudu ze spodu talii ({by}).}}',
  'event.cardsDrawn.known': '{seat} dobiera: {cards} ({by}).',
  'event.cardsDrawn.known.you': 'Dobierasz: {cards} ({by}).',
  'event.cardDiscarded.miracle': '{seat} odrzuca Cud ({by}).',
  'event.cardDiscarded.miracle.you': 'Odrzucasz Cud ({by}).',
  'event.cardDiscarded.intrigue': '{seat} odrzuca Intrygę ({by}).',
  'event.cardDiscarded.intrigue.you': 'Odrzucasz Intrygę ({by}).',
  'event.cardDiscarded.known': '{seat} odrzuca: {card} ({by}).',
  'event.cardDiscarded.known.you': 'Odrzucasz: {card} ({by}).',
  'event.cardGiven.miracle': '{seat} oddaje Cud ({by}). {to, select, you {Dostajesz ty} other {Dostaje: {to}}}.',
  'event.cardGiven.miracle.you': 'Oddajesz Cud ({by}). {to, select, you {Dostajesz ty} other {Dostaje: {to}}}.',
  'event.cardGiven.intrigue': '{seat} oddaje Intrygę ({by}). {to, select, you {Dostajesz ty} other {Dostaje: {to}}}.',
  'event.cardGiven.intrigue.you': 'Oddajesz Intrygę ({by}). {to, select, you {Dostajesz ty} other {Dostaje: {to}}}.',
  'event.cardGiven.known': '{seat} oddaje: {card} ({by}). {to, select, you {Dostajesz ty} other {Dostaje: {to}}}.',
  'event.cardGiven.known.you': 'Oddajesz: {card} ({by}). {to, select, you {Dostajesz ty} other {Dostaje: {to}}}.',
  'event.licenseTaken': '{seat} bierze Licencję: {card} ({by}).',
  'event.licenseTaken.you': 'Bierzesz Licencję: {card} ({by}).',
  'event.cardShown': '{seat} pokazuje: {card} ({by}).',
  'event.cardShown.you': 'Pokazujesz: {card} ({by}).',
  'event.intrigueRevealed': 'Odkryta Intryga: {card} ({by}).',
  'event.intrigueReturned': '{seat} odkłada Intrygę na wierzch talii.',
  'event.intrigueReturned.you': 'Odkładasz Intrygę na wierzch talii.',
  'event.intrigueReturned.known': '{seat} odkłada na wierzch talii: {card}.',
  'event.intrigueReturned.known.you': 'Odkładasz na wierzch talii: {card}.',
  'event.licensesRefilled': 'Nowe odkryte Licencje: {licenses}.',
  'event.licensesRefilled.none': 'Nie ma już Licencji do odkrycia.',
  'event.roundEnded': 'Koniec rundy {round}. Następny pierwszy gracz: {seat}.',
  'event.roundEnded.you': 'Koniec rundy {round}. Następny pierwszy gracz: ty.',
  'event.gameEnded.altars': 'Koniec gry. {seat} wygrywa: 5 Ołtarzy.',
  'event.gameEnded.altars.you': 'Koniec gry. Wygrywasz: 5 Ołtarzy.',
  'event.gameEnded.mobs': 'Koniec gry. {seat} wygrywa: 4 Fanatyczne Tłumy.',
  'event.gameEnded.mobs.you': 'Koniec gry. Wygrywasz: 4 Fanatyczne Tłumy.',
  'event.gameEnded.summoning': 'Koniec gry. {seat} wygrywa drugim Przywołaniem.',
  'event.gameEnded.summoning.you': 'Koniec gry. Wygrywasz drugim Przywołaniem.',
  'event.gameEnded.round-limit': 'Koniec gry: to była ostatnia runda. {seat} jest najbliżej celu i wygrywa.',
  'event.gameEnded.round-limit.you': 'Koniec gry: to była ostatnia runda. Jesteś najbliżej celu i wygrywasz.',

  // Why the winner won.
  'outcome.altars': 'Zwycięzca ma 5 Ołtarzy.',
  'outcome.mobs': 'Zwycięzca ma 4 Fanatyczne Tłumy.',
  'outcome.summoning': 'Dwa Przywołania dały zwycięstwo.',
  'outcome.round-limit': 'Minęła ostatnia runda, zwycięzca jest najbliżej celu.',
};
