import { under } from '../../../under.ts';

export const setup = [
  ...under('Przygotowanie', {
    'CG-3.1': 'Kto gdzie siedzi, decyduje los albo kolejność w poczekalni.',
    'CG-3.2': 'Rozłóż planszę z 13 Lokacjami, wszystkie puste.',
    'CG-3.3': 'Potasuj 33 Cuda: to talia Cudów, leży przy Ruinach.',
    'CG-3.4':
      'Potasuj 33 Licencje: to talia Licencji, leży przy Pałacu. Odkryj 3 wierzchnie karty na miejscach 1, 2 i 3.',
    'CG-3.5': 'Potasuj 33 Intrygi: to talia Intryg, leży przy Dzielnicy Szlacheckiej.',
    'CG-3.6':
      'Każdy gracz dostaje Patriarchę i żetony Kapłanów o sile 1, 2 i 3; wszyscy są wolni. Każdy ma 2 Wyznawców i 5 monet. Pozostałych 12 żetonów jest w zasobach.',
    'CG-3.7': [
      'Każdy gracz dostaje planszę jednego Kultu, jasną stroną do góry: losowo albo z wyboru, po kolei spośród pozostałych.',
      'Na pierwszą partię jest gotowy zestaw. 2 graczy: Fafnir, Tiamat. 3 graczy: Arachne, Cthulhu, Nirriti. 4 graczy: Anubis, Ateizm, Cthulhu, Janus. 5 graczy to za dużo na pierwszą partię.',
    ].join('\n'),
    'CG-3.8': 'Pierwszym graczem rundy 1 jest gracz z najwyższą Boską Mocą jasnej strony.',
    'CG-3.9':
      'Karta Zwierzchnictwa leży odkryta w zasobach i nie należy do nikogo. W zasobach jest 16 Tłumów. Nikt nie ma za sobą Przywołania.',
    'CG-3.10': 'Kulty i kolory, którymi nikt nie gra, wychodzą z gry. Nic innego nie zależy od liczby graczy.',
  }),
];
