import { under } from '../../../under.ts';

export const components = [
  ...under('Lokacje', {
    'CG-2.1':
      'Plansza ma 13 Lokacji. Ich jałmużna: Lokacje od 1 do 3 dają 1 monetę, od 4 do 9 dają 2, od 10 do 13 dają 3.',
    'CG-2.2': [
      'Aby nauczać w Lokacji, potrzebujesz Wyznawców. Lokacje od 1 do 6 są otwarte dla wszystkich, nawet bez Wyznawcy. Pozostałe wymagają:',
      '7 Dzielnica Rzemieślników: 3',
      '8 Akademia: 4',
      '9 Port: 5',
      '10 Pałac: 6',
      '11 Dzielnica Szlachecka: 7',
      '12 Koszary Straży: 8',
      '13 Szczelina Ciemności: 9',
    ].join('\n'),
    'CG-2.3': [
      'To, które korzyści możesz wziąć podczas modlitwy, zależy od twoich Fanatycznych Tłumów:',
      'Bez Tłumu: żadnej',
      '1 Tłum: Lokacje od 1 do 3',
      '2 Tłumy: Lokacje od 1 do 5',
      '3 Tłumy lub więcej: Lokacje od 1 do 7',
    ].join('\n'),
  }),
  ...under('Kulty', {
    'CG-2.4': [
      'Jest 8 Kultów, każdy z jasną i ciemną stroną. Ich Boska Moc:',
      'Anubis: jasna 18, ciemna 26',
      'Cthulhu: jasna 21, ciemna 23',
      'Fafnir: jasna 17, ciemna 27',
      'Janus: jasna 19, ciemna 29',
      'Nirriti: jasna 16, ciemna 25',
      'Tiamat: jasna 20, ciemna 28',
      'Arachne: jasna 14, ciemna 24',
      'Ateizm: jasna 13, ciemna 30',
      'Wszystkie 16 wartości jest różnych, więc w Boskiej Mocy nigdy nie ma remisu, a każda ciemna wartość jest wyższa niż każda jasna.',
    ].join('\n'),
  }),
];
