import type { sources as english } from '../../en/rise-of-cthulhu/sources.ts';

export const sources: Readonly<Record<keyof typeof english, string>> = {
  'source.cards':
    'Instrukcja nie pokazuje kart: działanie tej odtworzyliśmy tak, by zgadzało się ze wszystkim, co instrukcja o niej mówi.',
  'source.limit': 'Instrukcja nie zna obowiązku dobierania; limit jest po to, by każda partia się kończyła.',
  'source.ours': 'Wybór dla stołów, którego nie ma w instrukcji; domyślnie nic nie zmienia.',
};
