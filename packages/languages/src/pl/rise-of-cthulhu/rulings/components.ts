import { under } from '../../../under.ts';

export const components = [
  ...under('Elementy gry', {
    'RC-2.1': '50 Kultystów, 8 Potworów, 6 Artefaktów, 6 Przedwiecznych, 4 Lokacje i żeton Mrocznego Łowcy.',
  }),
  ...under('Kultyści', {
    'RC-2.2':
      'Jest 5 kolorów, każdy z własnym znakiem. W każdym kolorze każda wartość od 1 do 10 występuje raz. Kultyści nie mają tekstu.',
  }),
  ...under('Potwory', {
    'RC-2.3': 'Jest 8 różnych Potworów, po jednej karcie.',
  }),
  ...under('Artefakty', {
    'RC-2.4': 'Jest 6 różnych Artefaktów, po jednej karcie.',
  }),
  ...under('Przedwieczni', {
    'RC-2.5':
      'Każdy Przedwieczny ma własną kolejność czterech Lokacji (A Arkham, D Dunwich, I Innsmouth, K Kingsport) i moc dla gracza w łasce.',
  }),
  ...under('Lokacje', {
    'RC-2.7': 'Lokacje to Arkham, Dunwich, Innsmouth i Kingsport. Żadna nie sąsiaduje z inną.',
  }),
  ...under('Żeton i jego miejsca', {
    'RC-2.8': 'Jest jeden żeton Mrocznego Łowcy. Leży w leżu albo w jednej z Lokacji.',
  }),
];
