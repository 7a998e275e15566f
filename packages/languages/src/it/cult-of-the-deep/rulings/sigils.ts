import { under } from '../../../under.ts';

export const sigils = [
  ...under('Sigilli', {
    'CD-5.50': 'Usare un Sigillo: si dichiara, può essere annullato, poi ha effetto.',
    'CD-5.50.1':
      'Ogni giocatore può usare il proprio Sigillo una volta per partita, anche da Spirito. Il Sigillo dice quando: nella Fase di Risposta di un giocatore vivo; in qualsiasi Fase di Risoluzione, prima del primo dado, dopo l’ultimo, o tra i dadi se resti in attesa; nella tua Fase di Lancio; oppure contro un altro Sigillo.',
    'CD-5.50.2': 'Con la dichiarazione il Sigillo diventa visibile a tutti e va nella pila dei Sigilli usati.',
    'CD-5.50.3': 'Un Sigillo si può dichiarare solo se in quel momento ha almeno un effetto valido.',
    'CD-5.50.4':
      'Dopo ogni dichiarazione, a ogni altro giocatore con un Sigillo non usato si può chiedere se vuole annullarlo. Può farlo il Sigillo di revoca o, se quello è già usato, il Sigillo del furto. Anche un annullamento può essere annullato; l’ultimo si risolve per primo. Quando nessuno può più annullare, Conclave non lo chiede più.',
    'CD-5.50.5': 'Un Sigillo annullato non ha effetto e resta usato.',
    'CD-5.50.6':
      'Se non viene annullato, chi lo usa fa le scelte e l’effetto avviene subito. Quindi chi annulla conosce il Sigillo, ma non il suo bersaglio. Gli effetti finiscono con il turno, se il testo non dice altro.',
    'CD-5.50.7':
      'Uno Spirito salta le parti in cui perderebbe o pagherebbe punti vita; ciò che si deve pagare con punti vita non gli è permesso.',
    'CD-5.51':
      'Sigillo di revoca. Annulla il Sigillo appena dichiarato da un altro giocatore. Oppure, nella Fase di Risposta di un giocatore vivo: quel giocatore rilancia una volta tutti i dadi, compresi quelli aggiunti e senza bersaglio, e li riassegna.',
    'CD-5.52': [
      'Sigillo dei presagi. In una Fase di Risoluzione: lancia 3 dadi e applicali uno alla volta nell’ordine che vuoi.',
      'Pugnale: un giocatore vivo a tua scelta perde 2. Doppio pugnale: tutti i giocatori vivi perdono 2. Sangue: un giocatore vivo a tua scelta ottiene 2.',
      'Pergamena: aggiungi 1 dado a un Rituale; oppure, se vivi, paga 1 punto vita e aggiungine 2. Antico: lanci 1 dado in più nella tua prossima Fase di Lancio.',
      'Cosmo: lancia altri 2 dadi per questa tabella e perdi 1 punto vita. Vale per al massimo 5 risultati Cosmo.',
      'Aggiungere un dado: scegli un altare e una faccia che accetta. Quell’indicatore si muove di 1, e un giocatore vivo a tua scelta ottiene l’effetto dell’altare; le sue scelte le fai tu. Con Riti di sangue è quel giocatore a decidere se pagare. Il Tributo è soltanto pagato.',
      'Se così si completa un Rituale con un effetto del Custode, ne scegli tu il Custode: qualsiasi giocatore vivo tranne il Sommo Sacerdote automatico.',
    ].join('\n'),
    'CD-5.53':
      'Sigillo di doppiezza. In una Fase di Risoluzione: scegli un Rituale custodito o scartato con un effetto del Custode, tranne il Kraken, e un giocatore vivo diverso dal Sommo Sacerdote automatico. Quel giocatore ha una copia dell’effetto del Custode finché non muore o non la consuma. Solo l’Idra marina si somma. Una copia non passa mai ad altri.',
    'CD-5.54':
      'Sigillo del furto. Vale come un Sigillo della pila dei Sigilli usati, nel momento previsto da quel Sigillo, che si nomina nella dichiarazione. Contano anche quelli annullati. Non può copiare sé stesso.',
    'CD-5.55':
      'Sigillo di trasfusione. In una Fase di Risoluzione: scegli un giocatore vivo. Ogni altro giocatore vivo perde 1, in ordine di turno, e quello scelto ottiene quanto è stato davvero perso; se c’è uno Spirito in gioco, mette anche da parte 1 dado in più.',
    'CD-5.56':
      'Sigillo di protezione. In una Fase di Risoluzione: un giocatore vivo a tua scelta non perde punti vita fino alla fine di questa Fase di Risoluzione. I pagamenti non sono coperti.',
    'CD-5.57':
      'Sigillo di riflesso. In una Fase di Risposta: scegli un giocatore vivo, diverso da quello attivo, che ha su di sé un Pugnale o un Doppio pugnale. Fino a tre di questi dadi, prima i Doppi pugnali, vanno al giocatore attivo. Se la faccia è il simbolo di potere del giocatore attivo, lo cura.',
    'CD-5.58':
      'Sigillo di corruzione. In una Fase di Risoluzione, se il giocatore attivo è vivo e ha dadi Sangue assegnati e non risolti: diventano tutti Pugnali e restano dove sono.',
    'CD-5.59':
      'Sigillo di clemenza. In una Fase di Risoluzione, se c’è un Pugnale o Doppio pugnale assegnato e non risolto: scegline da 1 a 3; diventano Sangue e restano dove sono.',
    'CD-5.60':
      'Sigillo di agonia. In una Fase di Risoluzione: un altro giocatore vivo a tua scelta perde 4. Poi, se vivi, tu perdi 1.',
    'CD-5.61':
      'Sigillo di frenesia. Nella tua Fase di Lancio: lancia ora 2 dadi in più e aggiungili ai tuoi (dadi spirito se sei uno Spirito). I rilanci che ti restano valgono anche per questi.',
    'CD-5.62': 'Sigillo di rinnovamento. In una Fase di Risoluzione: un giocatore vivo a tua scelta ottiene 4.',
    'CD-5.63':
      'Sigillo di ascesa. In una Fase di Risoluzione: scegli un altare il cui Rituale non è Sacrificio sull’altare e uno dei suoi indicatori sopra 0; muovilo di 1 o 2 caselle verso 0, senza effetto dell’altare. Se così si completa il Rituale, ne scegli tu il Custode. Un Tributo completato così cade, e il colpo fatale è tuo.',
    'CD-5.64': 'Sigillo di esilio. In una Fase di Risposta: rimuovi 1 o 2 dadi assegnati del giocatore attivo.',
  }),
  ...under('Abilità degli Spiriti', {
    'CD-5.65':
      'Uno Spirito può usare la sua abilità una volta in ogni Fase di Risposta di un giocatore vivo, se ha un dado spirito non speso. Il dado è speso fino alla prossima Fase di Lancio dello Spirito.',
    'CD-5.66': 'Banshee: spendi 1 dado. Il giocatore attivo ottiene un dado con quella faccia e lo assegna.',
    'CD-5.67':
      'Poltergeist: spendi 1 dado. Un dado assegnato con un’altra faccia prende la faccia del tuo dado e viene riassegnato.',
    'CD-5.68': 'Divoratore: spendi 1 dado. Rimuovi un dado assegnato che mostra la stessa faccia.',
    'CD-5.69':
      'Spettro: spendi 1 dado. Il giocatore attivo ottiene un dado con quella faccia; lo assegni tu, con i bersagli di una moneta Sirena.',
    'CD-5.70':
      'Redivivo: spendi 1 o 2 dadi. Scegli altrettanti dadi assegnati diversi; il proprietario li rilancia una volta e li riassegna.',
    'CD-5.71':
      'Fantasma: spendi 1 dado. Sposta un dado assegnato che mostra la stessa faccia su un altro bersaglio, come con una moneta Sirena.',
  }),
  ...under('Monete, dadi Kraken, scambi', {
    'CD-5.72': [
      'Moneta Sirena.',
      '1. Nella Fase di Risposta di un giocatore vivo qualsiasi, anche nella tua, spendi 1 moneta per spostare uno dei dadi assegnati del giocatore attivo. Al massimo 1 moneta per giocatore e turno.',
      '2. Il dado va in un altro posto: su un giocatore vivo qualsiasi, con ogni faccia, anche sul suo proprietario, o su un Rituale che accetta la faccia. Una faccia che lì non ha effetto è sprecata.',
    ].join('\n'),
    'CD-5.73':
      'Moneta Canto. Nella tua Fase di Assegnazione, spendi 1 moneta per cambiare un tuo dado non assegnato o un tuo dado spirito in qualsiasi altra faccia tranne Doppio pugnale. Quante monete vuoi, ma ogni dado al massimo una volta per turno.',
    'CD-5.75': [
      'Scambi di Mercante II, o di Senza Volto II con quell’abilità (chi commercia), finché è vivo.',
      '1. Ogni volta che Conclave gli chiede qualcosa, e in ogni Fase di Risposta e di Risoluzione, chi commercia può offrire uno scambio a chiunque. Gli altri possono offrirgliene uno quando Conclave chiede loro qualcosa.',
      '2. Un’offerta dice che cosa si dà (monete Canto, monete Sirena o punti vita) e che cosa si vuole (un’altra di queste cose), fino a quanto ha ciascuna parte.',
      '3. Chi dà punti vita deve essere vivo e tenerne almeno 1; chi ne riceve deve essere vivo. Le monete si possono scambiare con gli Spiriti.',
      '4. Al massimo 3 offerte nella Fase di Assegnazione di chi commercia, e 1 in ogni altra fase.',
      '5. L’altro accetta o rifiuta subito. Tutto passa di mano nello stesso momento e non si può riprendere.',
      '6. I punti vita scambiati non sono né persi né ottenuti per altri effetti. Le promesse non vincolano nessuno. Il Sommo Sacerdote automatico non fa mai scambi.',
    ].join('\n'),
  }),
];
