import { under } from '../../../under.ts';

export const atAGlance = [
  ...under('In breve', {
    'RC-1.1': 'Si gioca esattamente in due. Non ci sono squadre né giocatori neutrali.',
    'RC-1.2': 'Una partita dura circa 30 minuti: di solito da 40 a 60 turni, contando entrambi i giocatori.',
    'RC-1.3':
      'Guidi un culto. Dal mazzo Cultisti i Grandi Antichi si risvegliano in quattro Luoghi: Arkham, Dunwich, Innsmouth e Kingsport. Chi ha l’influenza sul Luogo in cui uno si risveglia ne riceve il potere.',
  }),
  ...under('Glossario', {
    'RC-1.8': [
      'Che cosa significano le parole:',
      'Un Luogo libero non ha un Grande Antico, uno bloccato sì. Un Luogo braccato ha il Cacciatore oscuro. Un Luogo aperto è libero e non braccato.',
      'La tana è la casa del Cacciatore oscuro, tra il mazzo Cultisti e la Valle.',
      'Una carta che resta è un Mostro o un Artefatto che rimane sul lato del suo proprietario in un Luogo e ha dei punti. Il totale di un lato è la somma dei valori dei Cultisti e dei punti delle carte che restano lì.',
      'Giocare un Cultista vuol dire metterlo dalla mano in un Luogo o sulla Valle. Solo così si può fare una combinazione. Quando un effetto mette, sposta, prende o fa tornare una carta, non è mai una giocata.',
      'Distruggere un Cultista vuol dire metterlo da un Luogo nella pila degli scarti.',
      'Chi pesca un Grande Antico lo risveglia. Il favore va a chi ha l’influenza sul suo Luogo quando si risveglia.',
      'Un Grande Antico in un Luogo è sveglio.',
    ].join('\n'),
  }),
];
