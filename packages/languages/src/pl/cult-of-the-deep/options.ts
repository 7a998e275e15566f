import type { options as english } from '../../en/cult-of-the-deep/options.ts';

export const options: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'option.edition': 'Której instrukcji używacie?',
  'option.edition.second': 'Drugie wydanie',
  'option.edition.first': 'Pierwsze wydanie',
  'option.necromancer': 'Czy w grze jest Nekromanta? Arcykapłan może go dostać od 5 graczy.',
  'option.necromancer.off': 'Nie',
  'option.necromancer.shuffled': 'Wtasowany między inne Postacie',
  'option.necromancer.high-priest': 'Dostaje go Arcykapłan',
  'option.trulyHighPriest': 'Prawdziwy Arcykapłan: czy Arcykapłan może wymienić Rytuał przed pierwszą turą?',
  'option.trulyHighPriest.off': 'Nie',
  'option.trulyHighPriest.on': 'Tak',
  'option.dontBeSoSelfish': 'Tylko bez egoizmu: czy Arcykapłan traci 3 punkty życia, gdy wszyscy Wierni są martwi?',
  'option.dontBeSoSelfish.off': 'Nie',
  'option.dontBeSoSelfish.on': 'Tak',
  'option.merchantOfDeath':
    'Kupiec Śmierci: czy Arcykapłan zaczyna z mniejszą liczbą punktów życia i zyskuje 2 za każdego nowego Upiora?',
  'option.merchantOfDeath.off': 'Nie',
  'option.merchantOfDeath.on': 'Tak',
  'option.heresy': 'Herezja!: czy w grze są obaj Heretycy? Od 6 graczy.',
  'option.heresy.off': 'Nie',
  'option.heresy.on': 'Tak',
  'option.strictGraveVengeance':
    'Tylko pierwsze wydanie: czy martwi Kabaliści wygrywają tylko z żywym Kabalistą, z samymi Heretykami albo gdy wszyscy są martwi?',
  'option.strictGraveVengeance.off': 'Nie, wygrywają zawsze, gdy Arcykapłan upada',
  'option.strictGraveVengeance.on': 'Tak, jak mówi ich karta roli',
  'option.responseTimer': 'Jak długo można reagować?',
  'option.tradeTimer': 'Jak długo można rozważać wymianę?',
  'option.resolveWindows': 'Kto może działać między dwiema kośćmi w Fazie Rozpatrywania?',
  'option.resolveWindows.compact': 'Gracze, którzy czuwają',
  'option.resolveWindows.full': 'Wszyscy, po każdej kości',
  'option.preset': 'Których liczb używacie?',
  'option.preset.reconstructed':
    'Jak w księgach, z odtworzonymi punktami życia. Wśród botów na poziomie adepta ta wersja sprzyja Arcykapłanowi przy 5 lub 7 graczach, a Kabalistom przy 6 lub 8',
  'option.preset.adepts':
    'Nasze: początkowe punkty życia według liczby graczy i Postaci, tak aby wśród botów na poziomie adepta obie strony wygrywały mniej więcej równie często. Wśród mistrzów przy 5 lub 7 graczach Kabaliści wygrali 30 z 32 partii',
  'option.highPriestBonus': 'Ile dodatkowych punktów życia ma na początku Arcykapłan za każdego Kabalistę?',
  'option.roundLimit': 'Kiedy gra kończy się bez zwycięzców?',
};
