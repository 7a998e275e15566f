import { under } from '../../../under.ts';

export const setup = [
  ...under('Preparazione', {
    'RC-3.1': 'Disponi in fila i quattro Luoghi. Sono tutti neutrali, senza Grandi Antichi né altre carte.',
    'RC-3.2': 'Il primo giocatore è tirato a sorte. Nel regolamento stampato è il più anziano.',
    'RC-3.3': 'Mescola i 50 Cultisti e danne 5 a ogni giocatore, uno alla volta, cominciando dal primo giocatore.',
    'RC-3.4': 'Gira a faccia in su il Cultista successivo: è la prima carta della Valle.',
    'RC-3.5': 'Dividi gli altri 39 Cultisti, così come sono mescolati, in tre pile da 13.',
    'RC-3.6':
      'Mescola i Grandi Antichi. Tre di loro, a caso e in ordine casuale, vanno uno in ogni pila. Gli altri tornano nella scatola senza essere visti.',
    'RC-3.7':
      'Metti ogni Grande Antico a faccia in giù nella sua pila, con 6 Cultisti sopra e 7 sotto. Un tavolo può scegliere un altro punto.',
    'RC-3.8':
      'Sovrapponi le pile, la prima in cima. Il mazzo Cultisti ha 42 carte. I Grandi Antichi sono la 7ª, la 21ª e la 35ª carta dall’alto.',
    'RC-3.9': 'Mescola i 6 Artefatti nel mazzo Artefatti e gli 8 Mostri nel mazzo Mostri, entrambi a faccia in giù.',
    'RC-3.10': 'Metti il Cacciatore oscuro nella tana.',
  }),
];
