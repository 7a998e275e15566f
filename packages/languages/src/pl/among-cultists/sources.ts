import type { sources as english } from '../../en/among-cultists/sources.ts';

export const sources: Readonly<Record<keyof typeof english, string>> = {
  'source.base':
    'Nie mieliśmy instrukcji gry podstawowej: jej liczby i karty odtworzyliśmy na podstawie dodatku i relacji graczy.',
  'source.hunter': 'Z modułu Curse of the Hunter znana jest tylko nazwa i kilka słów: całość odtworzyliśmy.',
  'source.silent': 'Sześć wydań dodatku milczy na ten temat; regułę odtworzyliśmy z relacji albo uzupełniliśmy.',
  'source.ours': 'Nasz dodatek: wydania go nie znają i można go wyłączyć.',
  'source.tuned': 'Dostrojone liczby są nasze.',
};
