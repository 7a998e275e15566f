import { under } from '../../../under.ts';

export const rituals = [
  ...under('Effetti', {
    'CD-5.1':
      'Un effetto è di chi possiede il dado (effetti dell’altare), del Custode, del Personaggio o di chi usa il Sigillo. È lui a fare tutte le scelte.',
    'CD-5.2':
      'I bersagli si scelgono quando avviene l’effetto e devono essere validi in quel momento. Solo giocatori vivi possono essere scelti per ottenere o perdere punti vita.',
    'CD-5.3': 'Le abilità dei Personaggi valgono solo finché vivi, tranne quella del Negromante.',
    'CD-5.4': 'Il Sommo Sacerdote automatico non ha l’abilità del Personaggio.',
    'CD-5.5':
      'Un effetto dell’altare avviene una volta per ogni dado che, risolvendosi, ha mosso un indicatore di quel Rituale. Senza movimento non avviene.',
    'CD-5.6':
      '«Puoi» significa facoltativo. Tutto il resto si deve fare, se possibile; ciò che è impossibile si salta.',
    'CD-5.7':
      'Gli effetti del Custode valgono solo finché il Custode è vivo. Diventare Custode non dà l’effetto dell’altare. Si può custodire qualsiasi numero di Rituali.',
    'CD-5.8': 'Una volta per turno si conta per ogni giocatore e ogni abilità.',
  }),
  ...under('Kraken', {
    'CD-5.11': 'Il Kraken distribuisce dadi che feriscono nel Mantenimento. Un Custode li comanda.',
    'CD-5.11.1': 'Se viene rivelato durante la partita, in qualsiasi turno: distribuisce subito.',
    'CD-5.11.2':
      'Finché è su un altare distribuisce nel Mantenimento del Sommo Sacerdote. Quindi, se viene rivelato subito prima di quel turno, distribuisce due volte di seguito.',
    'CD-5.11.3': 'Non ha effetto dell’altare: i dadi assegnati qui muovono soltanto gli indicatori.',
    'CD-5.11.4':
      'Il Custode può rimuovere qualsiasi numero di dadi Kraken in gioco in ogni momento e senza costo: in ogni Mantenimento, in ogni Fase di Risposta, ogni volta che Conclave gli chiede qualcosa e quando sta per morire.',
    'CD-5.11.5':
      'All’inizio della tua Fase di Lancio, da Custode, devi dare 1 dado Kraken dalla riserva a un giocatore vivo qualsiasi, anche a te. Se la riserva è vuota, puoi spostare un dado da un giocatore a un altro.',
    'CD-5.11.6':
      'Finché qualcuno custodisce il Kraken, da solo non distribuisce nulla. I dadi Kraken restano ai giocatori e si lanciano nel loro Mantenimento.',
    'CD-5.11.7': 'Quando il Kraken viene scartato, tutti i giocatori perdono tutti i dadi Kraken.',
  }),
  ...under('Ombra antica', {
    'CD-5.12': 'L’Ombra antica toglie punti vita a tutti dopo ogni turno del Sommo Sacerdote.',
    'CD-5.12.1':
      'Tra i turni, dopo il turno del Sommo Sacerdote, finché è su un altare: aggiungi 1 segnalino Ombra, al massimo 6. Poi ogni giocatore vivo, in ordine di turno a partire dal Sommo Sacerdote, perde tanti punti vita quanti sono i segnalini.',
    'CD-5.12.2':
      'Questa perdita non si può evitare né aumentare, e nessuno può rispondere. Il colpo fatale non è di nessuno.',
    'CD-5.12.3': 'Avviene anche se il Rituale è stato rivelato in quello stesso turno del Sommo Sacerdote.',
    'CD-5.12.4': 'Non ha effetto dell’altare. Una volta completata, viene scartata.',
  }),
  ...under('Canto antico', {
    'CD-5.13': 'Il Canto antico dà monete Canto e permette al suo Custode di cambiare dadi Antico.',
    'CD-5.13.1': 'Altare: ottieni 1 moneta Canto.',
    'CD-5.13.2':
      'Custode, nella tua Fase di Assegnazione: cambia un tuo dado non assegnato che mostra Antico in qualsiasi altra faccia tranne Doppio pugnale, senza costo e senza limite.',
  }),
  ...under('Sacrificio sull’altare', {
    'CD-5.14': 'Il Sacrificio sull’altare premia chi uccide un altro giocatore.',
    'CD-5.14.1': 'Ha un solo indicatore, che parte da 1, e non accetta dadi.',
    'CD-5.14.2':
      'Quando qualcuno è stato ucciso da un altro giocatore, chi ha ucciso il primo di questi sceglie quanti giocatori vivi vuole, anche nessuno. Ciascuno ottiene tanti punti vita quanti sono i giocatori. Poi il Rituale viene scartato e se ne pesca uno nuovo. Conta una sola uccisione per controllo.',
    'CD-5.14.3':
      'Chi è vivo si giudica dopo le morti di questo controllo. Chi ha ucciso sceglie anche se è uno Spirito o è morto nello stesso controllo.',
    'CD-5.14.4': 'Non contano le morti per mano propria né quelle in cui il colpo fatale non è di nessuno.',
  }),
  ...under('Sirene', {
    'CD-5.15': 'Altare: ottieni 1 moneta Sirena. Una volta completato, il Rituale viene scartato.',
  }),
  ...under('Trasmutazione', {
    'CD-5.16':
      'La Trasmutazione dà dadi per altri Rituali; il suo Custode può trasformare una faccia in un’altra, una volta.',
    'CD-5.16.1':
      'Altare: ottieni 1 dado e assegnalo subito a un altro Rituale: scegli un altro altare e una faccia che accetta, che il dado mostrerà. Se non c’è un altare così, niente dado. Si risolve più tardi in questa fase come ogni altro.',
    'CD-5.16.2':
      'Custode, nella Fase di Risposta di un giocatore vivo qualsiasi, anche nella tua: nomina due facce diverse. Tutti i dadi del giocatore attivo che mostrano la prima diventano la seconda, anche quelli senza bersaglio, e vengono riassegnati. Poi il Rituale viene scartato. Fino alla fine di quel turno lo stesso vale per i dadi del giocatore attivo che arrivano più tardi.',
  }),
  ...under('Idra marina', {
    'CD-5.17': 'L’Idra marina cura o ferisce; il suo Custode lancia più dadi e ne scarta uno.',
    'CD-5.17.1': 'Altare: scegli un giocatore vivo qualsiasi, anche te; ottiene 1 o perde 1 punto vita, come vuoi.',
    'CD-5.17.2': 'Custode: 2 dadi in più nella tua Fase di Lancio.',
    'CD-5.17.3':
      'Custode: nella tua Fase di Assegnazione devi scartare esattamente un dado non assegnato a tua scelta; se hai anche una copia dell’Idra marina, uno per ciascuna.',
  }),
  ...under('Squarcio astrale', {
    'CD-5.18': 'Lo Squarcio astrale fa lanciare su una tabella.',
    'CD-5.18.1': [
      'Altare, per ogni dado risolto qui: lancia quel dado. Ogni Cosmo te ne fa lanciare altri 2, al massimo tre volte, quindi si lanciano al massimo 7 dadi; un ulteriore Cosmo non fa nulla. Poi applica gli altri risultati uno alla volta nell’ordine che vuoi.',
      'Pugnale: tutti i giocatori vivi perdono 1. Doppio pugnale: tutti perdono 2. Sangue: tutti ottengono 1.',
      'Pergamena: ottieni 1 dado per un altro Rituale. Antico: ottieni 2 dadi così.',
    ].join('\n'),
    'CD-5.18.2':
      'Tutti comprende te. I dadi lanciati per la tabella non sono limitati dalla riserva; quelli ottenuti sì.',
    'CD-5.18.3':
      'Più dadi sullo Squarcio si risolvono uno dopo l’altro, ciascuno con il suo lancio. Una volta completato, viene scartato dopo tutti i suoi effetti.',
  }),
  ...under('Lamia', {
    'CD-5.19': 'La Lamia fa rubare punti vita; il suo Custode si nutre delle perdite.',
    'CD-5.19.1':
      'Altare: scegli un ladro, poi una vittima. Il ladro è un giocatore vivo qualsiasi tranne te; se i vivi sono al massimo 3, puoi essere anche tu. La vittima è un giocatore vivo qualsiasi tranne il ladro, anche tu. La vittima perde 1 e, se l’ha perso davvero, il ladro ottiene 1. Un punto aggiunto da Assassino II non è rubato.',
    'CD-5.19.2': 'Il colpo fatale è tuo, non del ladro.',
    'CD-5.19.3':
      'Custode: nella tua Fase di Risoluzione ottieni 1 per ogni giocatore che perde punti vita per la prima volta in quella fase, anche per te, dopo tutte le perdite di quell’evento.',
  }),
  ...under('Tributo a Nycen', {
    'CD-5.20': 'Il Tributo va pagato con Cosmo in ogni turno, o si avvicina.',
    'CD-5.20.1':
      'Accetta Cosmo. Risolverne uno qui paga il tributo per questo turno; non muove indicatori e non dà nulla.',
    'CD-5.20.2': 'Non ha effetto dell’altare.',
    'CD-5.20.3':
      'Una volta per turno, alla fine della Fase di Risoluzione, anche nel turno di uno Spirito: se il Tributo non è stato pagato in questo turno, il suo indicatore si muove di 1 verso 0.',
    'CD-5.20.4':
      'A 0 il giocatore attivo e i due vicini, se vivi, perdono ciascuno tanti punti vita quanti sono i giocatori: è una perdita dovuta a un Rituale. Poi viene scartato e si pesca un nuovo Rituale.',
  }),
  ...under('Riti di sangue', {
    'CD-5.21': 'Riti di sangue scambia punti vita con dadi.',
    'CD-5.21.1':
      'Altare: puoi pagare 1 punto vita. Se lo fai, ottieni 1 dado, giralo su qualsiasi faccia tranne Doppio pugnale e assegnalo subito a un bersaglio valido diverso da questo Rituale. Una faccia senza bersaglio valido non si può scegliere.',
    'CD-5.21.2':
      'Custode, nella tua Fase di Assegnazione, una volta per turno: paga 1 punto vita e cambia un tuo dado non assegnato in qualsiasi altra faccia, anche Doppio pugnale.',
  }),
];
