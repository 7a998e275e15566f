import { under } from '../../../under.ts';

export const sight = [
  ...under('Kto co widzi', {
    'CG-8.1':
      'Wszyscy widzą planszę: Ołtarze, Kapłanów z ich siłą i miejscem, monety pod nimi, premie i Wpływ każdego gracza.',
    'CG-8.2':
      'Wszyscy widzą każdą planszę Kultu, odkrytą stronę, Boską Moc, Przywołania, Wyznawców, monety, Tłumy, Licencje, kto ma kartę Zwierzchnictwa i jak ona leży, pierwszego gracza i numer rundy.',
    'CG-8.3': 'Wszyscy widzą, ile Cudów i ile Intryg jest na każdej ręce, bo mają różne rewersy.',
    'CG-8.4': 'Tylko ty wiesz, które karty masz na ręce. Po grze wiedzą to wszyscy.',
    'CG-8.5':
      'Wszyscy wiedzą, ile kart ma każda talia, i widzą trzy odkryte Licencje. Nikt nie zna kolejności kart w talii.',
    'CG-8.6':
      'Gdy kartę z ręki odrzuca się jako koszt, wszyscy widzą, czy to Cud, czy Intryga. Która to karta, wie tylko właściciel, chyba że stół gra z jawnymi odrzuconymi kartami. Odrzuconą Licencję i kartę Zwierzchnictwa widzą wszyscy.',
    'CG-8.7':
      'Kartę zagraną, sprzedaną albo odkrytą przez Odę do Zdrady lub Ścieżkę Niegodziwości widzą w tej chwili wszyscy.',
    'CG-8.8': 'Gdy ktoś dobiera karty, wszyscy widzą, z której talii i ile; które, widzi tylko dobierający.',
    'CG-8.9':
      'Gdy ktoś oddaje kartę z ręki, wszyscy widzą, czy to Cud, czy Intryga; która to karta, wiedzą oddający i odbiorca. Oddaną Licencję lub kartę Zwierzchnictwa widzą wszyscy.',
    'CG-8.10': 'Którą Intrygę odłożono w Dzielnicy Szlacheckiej na wierzch talii, wie tylko gracz, który to robi.',
    'CG-8.13': 'Widzowie widzą to, co widzą wszyscy.',
  }),
];
