import { under } from '../../../under.ts';

export const setup = [
  ...under('Preparazione', {
    'CG-3.1': 'Chi siede dove si tira a sorte, oppure è come nella lobby.',
    'CG-3.2': 'Prepara il tabellone con i suoi 13 Luoghi, tutti vuoti.',
    'CG-3.3': 'Mescola i 33 Miracoli: è il mazzo Miracoli, presso le Rovine.',
    'CG-3.4':
      'Mescola le 33 Licenze: è il mazzo Licenze, presso il Palazzo. Scopri le prime 3 carte negli spazi 1, 2 e 3.',
    'CG-3.5': 'Mescola i 33 Intrighi: è il mazzo Intrighi, presso il Quartiere dei Nobili.',
    'CG-3.6':
      'Ogni giocatore riceve un Patriarca e i segnalini Sacerdote di forza 1, 2 e 3, tutti liberi. Ognuno ha 2 Seguaci e 5 monete. Gli altri 12 segnalini sono nella riserva.',
    'CG-3.7': [
      'Ogni giocatore riceve la plancia di un Culto, con il lato chiaro visibile: a caso, o scelta a turno tra quelle rimaste.',
      'Per una prima partita i Culti sono indicati. 2 giocatori: Fafnir, Tiamat. 3 giocatori: Aracne, Cthulhu, Nirriti. 4 giocatori: Anubi, Ateismo, Cthulhu, Giano. 5 giocatori sono troppi per una prima partita.',
    ].join('\n'),
    'CG-3.8': 'Il primo giocatore del round 1 è chi ha la Potenza divina più alta, lato chiaro.',
    'CG-3.9':
      'La carta Supremazia è a faccia in su nella riserva e non è di nessuno. Nella riserva ci sono 16 Folle. Nessuno ha compiuto un’Evocazione.',
    'CG-3.10':
      'I Culti e i colori che nessuno gioca sono fuori dal gioco. Nient’altro dipende dal numero di giocatori.',
  }),
];
