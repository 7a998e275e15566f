import { under } from '../../../under.ts';

export const characters = [
  ...under('Personaggi', {
    'CD-5.31':
      'Alchimista. Nella tua Fase di Assegnazione, fino a 2 volte per turno: cambia un tuo dado non assegnato che mostra Pergamena, Antico o Cosmo in un’altra di queste tre facce.',
    'CD-5.32': [
      'Alchimista II.',
      '1. Puoi assegnare un dado a un altro giocatore vivo se mostra il suo simbolo di potere: ottiene 1.',
      '2. Gli altri giocatori vivi possono assegnarti un dado che mostra il tuo simbolo di potere: ottieni 1.',
      '3. La prima volta in un turno, di chiunque, che il tuo simbolo di potere ti dà punti vita, ottieni 1 in più.',
    ].join('\n'),
    'CD-5.33':
      'Maga. Puoi assegnare Cosmo a te (arcano). Quando si risolve il secondo di questi dadi in questa Fase di Risoluzione, puoi scatenare un’esplosione: risparmi un giocatore vivo, anche te, e ogni altro giocatore vivo perde 2. Al massimo un’esplosione per Fase di Risoluzione; altri dadi Cosmo su di te non fanno nulla.',
    'CD-5.34':
      'Maga II. Tutti i giocatori vivi, anche tu, possono assegnarti Cosmo (arcano). Quando si risolve il secondo di questi dadi in una Fase di Risoluzione, l’esplosione è obbligatoria, come con la Maga: chi possiede i dadi risparmia un giocatore vivo. Dopo le perdite ottieni 1 punto vita. Al massimo un’esplosione per Fase di Risoluzione.',
    'CD-5.35':
      'Mercante. Comincia con 2 monete Canto e 1 moneta Sirena. Nella tua Fase di Assegnazione, una volta per turno: restituisci alla riserva 1 delle tue monete Canto o Sirena e ottieni 2 punti vita.',
    'CD-5.36': 'Mercante II. Comincia con 2 monete Canto e 2 monete Sirena. Può fare scambi.',
    'CD-5.37':
      'Guardiano. Una volta per turno, con almeno 1 punto vita: paga 1 punto vita e dai uno scudo da 2 a un giocatore vivo, anche a te, per il resto di questa Fase di Risoluzione. Puoi farlo prima del primo dado, dopo l’ultimo, tra i dadi se resti in attesa, o quando salverebbe un giocatore dallo scendere a 0. Non nel Mantenimento. Chi paga l’ultimo punto vita muore al controllo, se non riceve cure.',
    'CD-5.38': [
      'Guardiano II.',
      '1. Nella Fase di Risposta di un giocatore vivo qualsiasi, anche nella tua, una volta per turno: cambia un Pugnale assegnato in Sangue. Il proprietario lo riassegna.',
      '2. Una volta per turno: quando dei giocatori vivi stanno per perdere punti vita per un Rituale, evita 1 della perdita di uno di loro, dadi Kraken compresi. Non contro l’Ombra antica.',
    ].join('\n'),
    'CD-5.39':
      'Assassino. In qualsiasi Fase di Risoluzione, prima del primo dado, dopo l’ultimo, o tra i dadi se resti in attesa, una volta per turno, con almeno 1 punto vita: paga 1 punto vita. Un altro giocatore vivo, con più di 0 punti vita, che ne ha persi in questa Fase di Risoluzione ne perde 2. Il colpo fatale è tuo.',
    'CD-5.40': [
      'Assassino II.',
      '1. Nella Fase di Risposta di un giocatore vivo qualsiasi, anche nella tua, una volta per turno: cambia un Sangue o Pugnale assegnato in Doppio pugnale. Il proprietario lo riassegna.',
      '2. Una volta per turno: subito dopo che dei giocatori hanno davvero perso punti vita per un Rituale, uno di loro con più di 0 punti vita, anche tu, ne perde 1 in più. Il colpo fatale è tuo. Non con l’Ombra antica.',
    ].join('\n'),
    'CD-5.41':
      'Senza Volto. Una volta per partita, nel tuo Mantenimento: sostituisci questa carta con un Personaggio non in gioco, uno non usato o quello di un morto. I tuoi punti vita restano; simbolo di potere e abilità sono subito quelli della nuova carta, senza le sue monete iniziali.',
    'CD-5.42': [
      'Senza Volto II.',
      '1. Alla fine della preparazione e in ogni tuo Mantenimento finché vivi: metti il segnalino Senza Volto su un altro giocatore vivo, anche di nuovo lo stesso. Non puoi marcare te.',
      '2. Finché è lì hai l’abilità di quel Personaggio, con i tuoi usi, i tuoi punti vita e il tuo simbolo di potere, senza monete iniziali. Senza Volto e Negromante non si possono copiare.',
      '3. Il giocatore marcato lancia 1 dado in più.',
      '4. Se il giocatore marcato muore, il segnalino va via, ma tieni quell’abilità fino all’inizio del tuo prossimo turno. Se muori tu, il segnalino va via.',
      '5. Puoi marcare il Sommo Sacerdote automatico e usare la sua abilità.',
    ].join('\n'),
    'CD-5.43': 'Bibliotecario. Nella tua Fase di Lancio: tre rilanci invece di due.',
    'CD-5.44':
      'Bibliotecario II. Nella tua Fase di Risoluzione, una volta per turno: dopo che un tuo dado ti ha dato un effetto dell’altare, puoi eseguirlo una seconda volta. Per questo non si muove nessun indicatore. Avviene prima che il Rituale si completi, se era l’ultimo indicatore.',
    'CD-5.45':
      'Mago del sangue. All’inizio della tua Fase di Lancio puoi pagare 1 punto vita per lanciare 1 dado in più in questa fase.',
    'CD-5.46':
      'Mago del sangue II. Nella Fase di Risposta di un giocatore vivo qualsiasi, anche nella tua, una volta per turno: paga 1 punto vita; il proprietario rilancia un dado assegnato a tua scelta e lo riassegna.',
    'CD-5.47': 'Mietitore. Ogni volta che un altro giocatore muore, ottieni 3 punti vita.',
    'CD-5.48': 'Mietitore II. Lanci 1 dado in più finché c’è almeno uno Spirito in gioco; mai più di 1.',
    'CD-5.49': [
      'Negromante.',
      '1. Quando il tuo simbolo di potere ti darebbe punti vita, scegli: 1 punto vita o 1 moneta Negromante.',
      '2. Ogni volta che un giocatore muore, anche tu: ottieni 1 moneta Negromante, in vita o da Spirito.',
      '3. Nel Mantenimento di ogni tuo turno che cominci da Spirito: ottieni 1 moneta Negromante.',
      '4. Quando muori tieni questa abilità e queste monete; la carta Spirito sta accanto al Personaggio.',
      '5. Tornare in vita: all’inizio della Fase di Risoluzione del tuo turno da Spirito, con almeno 4 monete, puoi restituire tutte le tue monete Negromante; torni in vita con 4 punti vita più 1 per ogni moneta. La carta Spirito e i dadi spirito tornano al loro posto.',
      '6. Dopo puoi morire di nuovo, con tutte le conseguenze. Il tuo ruolo resta visibile a tutti.',
    ].join('\n'),
  }),
];
