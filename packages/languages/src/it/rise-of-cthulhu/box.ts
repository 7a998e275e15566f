import type { box as english } from '../../en/rise-of-cthulhu/box.ts';

export const box: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'option.components': 'Giochi con i numeri della tua scatola?',
  'option.components.': 'No, con quelli del gioco',
  'box.points': 'Punti delle carte che restano',
  'box.atMost': 'Cultista più alto che una carta può toccare',
  'box.arrival': 'Dove si risvegliano i Grandi Antichi, in quest’ordine',
};
