import type { box as english } from '../../en/rise-of-cthulhu/box.ts';

export const box: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'option.components': 'Czy grasz z liczbami z własnego pudełka?',
  'option.components.': 'Nie, z liczbami gry',
  'box.points': 'Punkty kart, które zostają',
  'box.atMost': 'Najwyższy Kultysta, na którego działa karta',
  'box.arrival': 'Gdzie budzą się Przedwieczni, w tej kolejności',
};
