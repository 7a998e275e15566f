import { under } from '../../../under.ts';

export const sight = [
  ...under('Kto co widzi', {
    'CD-8.1': [
      'Wszyscy widzą: role Arcykapłana i martwych, ile jest każdej roli, kto ma nieużytą Pieczęć, użyte Pieczęcie, Postacie, punkty życia, monety, żetony, wszystkie kości i gdzie leżą, Rytuały i Powierników, kto pasuje lub czuwa, przyjęte wymiany oraz kto odmówił tego, o co był pytany.',
      'Tylko ty widzisz swoją rolę i to, którą nieużytą Pieczęć masz.',
      'Ofertę wymiany znają dwie strony. Jeśli zostaje odrzucona, pozostali wiedzą tylko tyle.',
      'Nikt nie widzi kolejności talii Rytuałów ani Pieczęci, których nie rozdano.',
    ].join('\n'),
    'CD-8.2': 'Kto ginie, nie dowiaduje się niczego nowego. Upiór zna swoją rolę i to, co jawne.',
    'CD-8.3': 'Kto opętał Arcykapłana, zachowuje swoją Pieczęć w ukryciu.',
    'CD-8.4': 'Widzowie widzą to, co widzą wszyscy.',
    'CD-8.5': 'Każdy może w każdej chwili pisać na czacie, także Upiory.',
  }),
];
