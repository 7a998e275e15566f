import { under } from '../../../under.ts';

export const resolve = [
  ...under('Fase di Risoluzione', {
    'CD-4.60':
      'Un Negromante Spirito può tornare in vita all’inizio della Fase di Risoluzione del proprio turno. Da quel momento è vivo, senza dadi in questo turno, e il Tributo può colpirlo.',
    'CD-4.61':
      'Prima del primo dado e dopo l’ultimo, chiunque può usare un Sigillo per la Fase di Risoluzione, dare uno scudo come Guardiano, colpire come Assassino, restare in attesa o passare.',
    'CD-4.62':
      'Il giocatore attivo sceglie un dado assegnato dopo l’altro e lo risolve con tutto ciò che provoca. Tra un dado e l’altro può agire solo chi resta in attesa.',
    'CD-4.63':
      'Quando non restano dadi, si muove il Tributo. Poi tutti possono agire ancora una volta. Poi si rimuovono i dadi (uno Spirito tiene i suoi), segue il controllo delle morti e il turno finisce.',
    'CD-4.64':
      'Un dado su un giocatore non vivo non fa nulla. Come simbolo di potere dà 1 punto vita. Altrimenti un Pugnale toglie 1 punto vita, un Doppio pugnale 2, Sangue ne dà 1, le altre facce non fanno nulla. Un dado che qualcun altro ha spostato o cambiato si valuta di nuovo: sul suo proprietario e con il suo simbolo cura, anche se è un Pugnale.',
    'CD-4.65':
      'Per un dado su un altare conta il Rituale che è lì in quel momento. Se ha un tracciato di quella faccia sopra 0, il suo indicatore si muove di 1 verso 0 e il proprietario ottiene l’effetto dell’altare. Quando tutti gli indicatori sono a 0, il Rituale è completo. Cosmo sul Tributo serve solo a pagarlo. Altrimenti il dado non fa nulla.',
    'CD-4.66':
      'Chi completa un Rituale con un effetto del Custode ne diventa il Custode, se è vivo e non è il Sommo Sacerdote automatico. Altrimenti il Rituale viene scartato. Poi si pesca un nuovo Rituale per l’altare.',
    'CD-4.67':
      'Se il Kraken viene scartato, tutti i dadi Kraken tornano nella riserva; con l’Ombra antica, i suoi segnalini. Sull’altare su cui stava arriva un nuovo Rituale. Un Rituale custodito che viene scartato non lascia vuoti.',
    'CD-4.68':
      'Un nuovo Rituale va a faccia in su sull’altare vuoto, con gli indicatori sul numero dei giocatori (Sacrificio sull’altare su 1). Se il mazzo è vuoto, prima si mescola la pila degli scarti in un nuovo mazzo. Un nuovo Kraken distribuisce subito dadi.',
    'CD-4.69':
      'I dadi avanzati stanno su un altare il cui Rituale è stato completato. Seconda edizione: quelli che il nuovo Rituale accetta restano e si risolvono lì, gli altri vengono rimossi. Prima edizione: vengono rimossi tutti.',
    'CD-4.70':
      'In un Rituale con due tracciati, un dado risolto mentre il suo tracciato è a 0 e il Rituale non è completo viene rimosso senza effetto. Il proprietario può tenerlo per più tardi nella fase e sperare nel completamento.',
    'CD-4.71':
      'I dadi ottenuti nella Fase di Risoluzione si assegnano subito come dice il loro testo e sono normali dadi non risolti di questa fase. Gli effetti degli altari danno al massimo 20 dadi in un turno.',
    'CD-4.72':
      'Quando un Sigillo cambia facce nella Fase di Risoluzione, i dadi restano dove sono, a meno che un altro Sigillo non li sposti. Su un altare che non accetta la nuova faccia il dado, quando si risolve, viene rimosso senza effetto.',
    'CD-4.73':
      'Scudi e protezioni, e chi ha perso punti vita per Assassino e Lamia, valgono per una Fase di Risoluzione e finiscono prima del suo controllo delle morti.',
  }),
  ...under('Perdere e ottenere punti vita', {
    'CD-4.75': [
      'Quando dei giocatori perdono punti vita, in quest’ordine:',
      'Chi ha una protezione totale non perde nulla. Gli scudi tolgono quanto possono.',
      'In una Fase di Risoluzione il Guardiano può dare uno scudo a un giocatore che così si salverebbe.',
      'Se la causa è un Rituale, Guardiano II può togliere 1.',
      'Poi tutti perdono i loro punti vita in ordine di turno, non sotto 0. Il Custode di Lamia ne ottiene.',
      'Se la causa è un Rituale, Assassino II può aggiungere 1. È una perdita a sé.',
    ].join('\n'),
    'CD-4.76':
      '«Tutti perdono» è un’unica perdita che ha come bersaglio ogni giocatore vivo. Con «tutti tranne uno» il giocatore escluso non conta.',
    'CD-4.77': 'Ottenere fa salire i punti vita di un giocatore vivo. Gli Spiriti ignorano ogni guadagno.',
    'CD-4.78':
      'Chi è a 0 punti vita e ne ottiene prima del prossimo controllo delle morti si salva, e il colpo fatale è dimenticato.',
    'CD-4.79':
      'Le perdite dovute a un Rituale sono quelle per dadi Kraken, per gli effetti dell’altare di Idra marina e Lamia, per i risultati dello Squarcio astrale e per un Tributo completato. Anche l’Ombra antica è un Rituale, ma agisce fuori da ogni turno, quindi nessuna abilità la cambia. Non sono dovute a un Rituale quelle per dadi sui giocatori, esplosioni arcane, tabelle dei Sigilli e pagamenti.',
    'CD-4.80':
      'Il colpo fatale è la perdita che ha portato un giocatore da più di 0 a 0 punti vita. Decide a chi si deve la morte. Le perdite a 0 punti vita non lo cambiano.',
    'CD-4.81': [
      'Il colpo fatale è:',
      'per un dado su un giocatore, comunque cambiato, spostato o aggiunto: di chi possiede il dado;',
      'per un effetto dell’altare o un risultato dello Squarcio dovuto a un dado: di chi possiede il dado; tramite un Sigillo: di chi lo usa;',
      'per un’esplosione arcana: di chi possiede i dadi Cosmo;',
      'per un colpo dell’Assassino o la perdita in più di Assassino II: di quell’Assassino;',
      'per un Sigillo, o un Rituale completato con esso: di chi lo usa;',
      'per un Tributo caduto da solo: di nessuno;',
      'per dadi Kraken: del Custode del Kraken se è un altro giocatore, altrimenti di nessuno;',
      'per l’Ombra antica e Non fare l’egoista: di nessuno;',
      'per punti vita pagati, un tuo dado su di te, la perdita per un tuo Sigillo o Squarcio: tuo.',
    ].join('\n'),
    'CD-4.82':
      'Se il colpo fatale è della vittima stessa, la morte è per mano propria: vale anche per un tuo dado rimandato su di te. Il colpo fatale può essere di un vivo, di uno Spirito o del Sommo Sacerdote automatico.',
  }),
];
