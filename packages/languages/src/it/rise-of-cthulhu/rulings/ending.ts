import { under } from '../../../under.ts';

export const ending = [
  ...under('Fine della partita', {
    'RC-6.1':
      'La partita finisce quando il terzo Grande Antico è sveglio e il suo potere è stato eseguito, o il favore non è andato a nessuno. Può succedere a metà turno. Non si pescano altre carte, le azioni e le carte speciali non usate sono perse e nessuno ha un ultimo turno.',
    'RC-6.2':
      'Senza Azathoth si contano i Luoghi rivolti a ciascun giocatore. Contano tutti e quattro, bloccati o no; quelli neutrali non contano per nessuno; il Luogo di Ithaqua conta 2 per il giocatore a cui è rivolto. Vince chi ne ha di più.',
    'RC-6.3':
      'In caso di parità, o se Azathoth è sveglio, decide il totale dei punti: la somma dei tuoi quattro lati, Cultisti e carte che restano, compresi i Luoghi bloccati. Mano, Valle e pila degli scarti non contano. Vince il totale più alto. Con Azathoth sveglio non conta affatto quanti Luoghi sono rivolti a te.',
    'RC-6.4':
      'Se anche i punti sono pari, vince chi ha ottenuto più Artefatti. Conta ogni Artefatto pescato, usato o no.',
    'RC-6.5': 'Se c’è ancora parità, vince chi ha giocato più Mostri. I Mostri ancora in mano non contano.',
    'RC-6.6': 'Se c’è ancora parità, vince chi ha meno carte in mano. Contano tutte: Cultisti, Mostri e Artefatti.',
    'RC-6.7':
      'Se c’è ancora parità, perdono entrambi i giocatori. Non c’è vincitore: è una sconfitta per entrambi, non un pareggio.',
  }),
];
