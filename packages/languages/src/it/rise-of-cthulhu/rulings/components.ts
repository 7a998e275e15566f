import { under } from '../../../under.ts';

export const components = [
  ...under('Componenti', {
    'RC-2.1': '50 Cultisti, 8 Mostri, 6 Artefatti, 6 Grandi Antichi, 4 Luoghi e il segnalino Cacciatore oscuro.',
  }),
  ...under('Cultisti', {
    'RC-2.2':
      'Ci sono 5 colori, ciascuno con il suo segno. Ogni colore ha i valori da 1 a 10, una volta ciascuno. I Cultisti non hanno testo.',
  }),
  ...under('Mostri', {
    'RC-2.3': 'Ci sono 8 Mostri diversi, una carta ciascuno.',
  }),
  ...under('Artefatti', {
    'RC-2.4': 'Ci sono 6 Artefatti diversi, una carta ciascuno.',
  }),
  ...under('Grandi Antichi', {
    'RC-2.5':
      'Ogni Grande Antico ha un ordine dei quattro Luoghi (A Arkham, D Dunwich, I Innsmouth, K Kingsport) e un potere per chi ha il favore.',
  }),
  ...under('Luoghi', {
    'RC-2.7': 'I Luoghi sono Arkham, Dunwich, Innsmouth e Kingsport. Nessuno è adiacente a un altro.',
  }),
  ...under('Segnalino e zone', {
    'RC-2.8': 'C’è un solo segnalino Cacciatore oscuro. Sta nella tana o in un Luogo.',
  }),
];
