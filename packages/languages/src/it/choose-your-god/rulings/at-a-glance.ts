import { under } from '../../../under.ts';

export const atAGlance = [
  ...under('In breve', {
    'CG-1.1': 'Da 2 a 5 giocatori, dai 12 anni in su, circa 90 minuti. Una partita dura di solito da 9 a 14 round.',
    'CG-1.2': 'Metti Sacerdoti sul tabellone. Chi ha più Influenza in un Luogo lo vince.',
    'CG-1.7':
      'Queste sono le regole dell’edizione per i negozi del 2018 con i suoi 8 Culti, senza Hastur e Marzanna dell’edizione in crowdfunding.',
  }),
];
