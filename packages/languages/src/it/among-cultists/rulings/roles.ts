import { under } from '../../../under.ts';

export const roles = [
  ...under('Ruoli', {
    'AC-5.30':
      'Cultista: negli Incontri dà Vivo o Morto, mette qualsiasi carta Stanza, non è vincolato all’itinerario e può mentire quando annuncia uno Stato. Il mazzo dei passaggi non sicuri non può uccidere un Cultista (il marchio del culto). Un Cultista solo può rivendicare la vittoria.',
    'AC-5.31':
      'Veggente: conosce i Cultisti. Se gli Investigatori stanno per vincere mentre il Veggente è in gioco, i Cultisti possono ancora vincere indicandolo. Non in Under the Surface.',
    'AC-5.32':
      'Spia: ha la mano di un Investigatore ma vince con i Cultisti. Conosce i Cultisti, non è vincolata all’itinerario e può mentire quando annuncia uno Stato. Tra i morti conta come Investigatore. Non in Under the Surface.',
    'AC-5.33':
      'Assassino: una volta per partita, come azione Personaggio, attacca un altro Personaggio vivo nella stessa Posizione. Il Ruolo dell’Assassino viene rivelato. Se il bersaglio è un Cultista, il suo Ruolo viene rivelato e la sua morte è confermata. Se non lo è, si mostra che non è un Cultista e la sua morte è confermata, e poi è confermata la morte dell’Assassino.',
    'AC-5.34':
      'Piromane: deve bruciare esattamente una stanza, nella fase Evento del round 5 o 6, anche da Fantasma. Tutti vedono l’incendio, e nessuno chi l’ha appiccato. Tutte le carte di quella stanza vanno nella riserva senza essere viste; Accolito, portale e Fishman che sono lì spariscono; i libri e un Oggetto nascosto restano. In questo round nessuno può svolgervi azioni Stanza. I Personaggi lì non subiscono nulla. La stanza può essere vuota.',
    'AC-5.35': [
      'Maledetto: appena il Maledetto vivo entra in una stanza in cui c’è un Fantasma, o un Fantasma entra nella stanza in cui è il Maledetto vivo, il Maledetto muore: il suo Ruolo viene rivelato e la sua morte è confermata. Passare è entrare, e conta ogni passo. Il Refettorio è una stanza; i passaggi no.',
      'a) Chi diventa un Fantasma nella stanza del Maledetto non vi è entrato. Non succede nulla finché qualcuno non entra.',
      'b) Se era il Maledetto a muoversi, il suo movimento finisce lì. Se non si era ancora mosso, si muove più tardi, da Fantasma.',
    ].join('\n'),
    'AC-5.36':
      'Celebrità: all’inizio del round 6 il suo Ruolo viene rivelato a tutti. Se il suo Personaggio è morto (in segreto o già Fantasma), diventa un Fantasma, se non lo era. Poi tutte le sue carte Energia si mescolano e si distribuiscono, a faccia in giù e senza guardarle, nei mazzi Energia degli altri Personaggi vivi, una alla volta, in senso orario dal giocatore alla sua sinistra, continuando a girare finché sono finite. Se non ci sono altri Personaggi vivi, le carte vanno nella riserva. Se il suo Personaggio non è morto, non succede altro e il suo mazzo Energia resta.',
    'AC-5.37':
      'Cultista Cieco: un Cultista che nella notte non scopre nulla, mentre l’altro Cultista e il Veggente scoprono chi è. In tutto il resto è come un Cultista. È ammesso anche come unico Cultista, con un avviso.',
    'AC-5.38':
      'I Ruoli si rivelano solo per l’Assassino, il Maledetto e la Celebrità, con una votazione se il tavolo lo vuole, e alla fine. Un Ruolo rivelato continua a valere.',
  }),
];
