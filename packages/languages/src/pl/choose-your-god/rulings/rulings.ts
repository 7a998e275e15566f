import { under } from '../../../under.ts';

export const rulings = [
  ...under('Wyjaśnienia: Kapłani i nauczanie', {
    'CG-9.1':
      'Większość liczb z plansz Kultów, Lokacji i Licencji była na zdjęciach, których nie mieliśmy. Są odtworzone tak, aby pasowało wszystko, co wiadomo.',
  }),
  ...under('Wyjaśnienia: wygrana w Lokacji', {
    'CG-9.14':
      'Z Wpływem 0, na przykład z Patriarchą bez Wyznawców, jesteś w Lokacji. Wygrywasz tylko, jeśli nikt z obecnych nie ma więcej, a remisy rozstrzyga Boska Moc. Wszystko, co mówi o Wpływie, wymaga co najmniej 1: jałmużna, Wspólnota, Rzeź na ulicach, Rozpędzenie fanatyków, Tajna Rewizja, Atak Smoków.',
  }),
  ...under('Wyjaśnienia: monety pod Kapłanami', {
    'CG-9.24':
      'Jeśli monety się spotkają i Kapłan wraca do gracza, który już się pomodlił, w tej fazie pozostaje wolny. Później może opłacić koszt Rytuału.',
  }),
  ...under('Wyjaśnienia: siła', {
    'CG-9.29':
      'Gdzie liczy się lub szuka Kapłanów w aktywnej Lokacji (Rytuał Przejścia, Misterium Cnót, Triumf Nauki), chodzi też o Patriarchów, ale nie o Ołtarze.',
  }),
  ...under('Wyjaśnienia: zagrywanie kart', {
    'CG-9.65': 'Nikt nie może dokonać dwóch Przywołań w jednej rundzie, bo Lokacja daje swoją korzyść raz na rundę.',
  }),
  ...under('Wyjaśnienia: zakres i reszta', {
    'CG-9.81':
      'Kto trafia do Lokacji bez wymaganych w niej Wyznawców, na przykład przez Święcenia Kapłanki, może tam wygrać lub przegrać jak zwykle. Wymagani Wyznawcy liczą się tylko przy nauczaniu, Nawiedzeniu i Pielgrzymce.',
  }),
];
