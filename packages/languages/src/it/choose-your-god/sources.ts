import type { sources as english } from '../../en/choose-your-god/sources.ts';

export const sources: Readonly<Record<keyof typeof english, string>> = {
  'source.might':
    'Di tutte le Potenze divine si conoscono solo i lati chiari di Cthulhu (21) e dell’Ateismo (13); le altre sono ricostruite.',
  'source.numbers':
    'Il regolamento spiega gli effetti, ma non tutti i numeri: sigilli, prezzi e copie sono ricostruiti in modo che tutti i conti tornino.',
  'source.silent': 'Qui il regolamento tace; la regola colma la lacuna.',
  'source.ours': 'Un’opzione che il regolamento non ha.',
};
