import { under } from '../../../under.ts';

export const sight = [
  ...under('Kto co widzi', {
    'RC-8.1':
      'Wszyscy widzą Lokacje, w którą stronę są obrócone, sumy stron, leżących tam Kultystów i karty stałe, przebudzonych Przedwiecznych i to, gdzie jest Mroczny Łowca.',
    'RC-8.2': 'Wszyscy widzą całą Dolinę: każdą kartę i jej miejsce w stosie.',
    'RC-8.3': 'Wszyscy widzą każdą kartę odrzuconych Kultystów, Potworów i Artefaktów.',
    'RC-8.4':
      'Nikt nie zna kolejności kart w talii Kultystów. Dobranego Kultystę widzi dobierający, dobranego Przedwiecznego widzą wszyscy.',
    'RC-8.5':
      'Wszyscy wiedzą, ile kart ma każda talia. Wszyscy wiedzą, ile kart leży nad następnym Przedwiecznym, a jeśli nie leży on w środku, od ilu do ilu.',
    'RC-8.6': 'Nikt nie zna kolejności kart w taliach Potworów i Artefaktów. Dobraną kartę widzi dobierający.',
    'RC-8.7':
      'Karty na swojej ręce widzisz tylko ty. Gracz, który używa Lampy Alhazreda, widzi rękę przeciwnika raz, taką, jaka jest w tej chwili.',
    'RC-8.8': 'Wszyscy wiedzą, ilu Kultystów, ile Potworów i ile Artefaktów jest na każdej ręce.',
    'RC-8.9':
      'Kartę, która trafia na rękę ze stołu (dobraną z Doliny albo przez Mi-Go, Srebrny Klucz, Hastura lub moce Kingsport i Innsmouth), przebieg gry podaje wszystkim. Potem ręka jest ukryta jak zwykle.',
    'RC-8.10': 'Oboje graczy wie, którą kartę zabrała Lampa Alhazreda. Widzowie nie.',
    'RC-8.11':
      'Tylko gracz, który używa Lampy Alhazreda, wie, który Przedwieczny będzie następny, aż ten się przebudzi.',
    'RC-8.12': 'Wszyscy widzą kartę odrzuconą przez moc Hastura.',
    'RC-8.13': 'Nikt nie zna nieużytych Przedwiecznych w pudełku. Są pokazywani po grze.',
    'RC-8.14':
      'Wszyscy znają zdobyte Artefakty, zagrane Potwory, użyte moce Lokacji, liczbę tur od ostatniego dobrania z talii Kultystów i liczbę pozostałych akcji.',
    'RC-8.16': 'Widzowie widzą tylko to, co widzą wszyscy. Po grze wszystko jest jawne dla każdego.',
  }),
];
