import { under } from '../../../under.ts';

export const response = [
  ...under('Fase di Risposta', {
    'CD-4.35':
      'Nel turno di un giocatore vivo tutti possono rispondere. La fase finisce quando tutti hanno passato di seguito.',
    'CD-4.36':
      'Risposte: una moneta Sirena, l’abilità di uno Spirito, Guardiano II, Assassino II, Mago del sangue II, Trasmutazione, un Sigillo per la Fase di Risposta, uno scambio, oppure passare.',
    'CD-4.37': 'Partecipano tutti, anche il giocatore attivo, con tutto ciò che vale in qualsiasi Fase di Risposta.',
    'CD-4.38':
      'Quando una risposta cambia o fa rilanciare una faccia, il giocatore attivo riassegna quel dado. Il dado resta se il suo posto va bene per la nuova faccia, va su un bersaglio valido qualsiasi, o rimane senza bersaglio se non deve andare da nessuna parte.',
    'CD-4.39':
      'Un dado che una risposta dà al giocatore attivo lo assegna quel giocatore, a un bersaglio valido qualsiasi. Il dado dello Spettro lo assegna lo Spettro.',
    'CD-4.40':
      'Un dado spostato da un altro giocatore (moneta Sirena, Fantasma, Spettro, Sigillo di riflesso) resta dove è stato messo. Il suo proprietario non lo riassegna.',
    'CD-4.41': 'In una Fase di Risposta lo stesso dado può subire effetti quante volte si vuole.',
    'CD-4.42': 'I dadi si riassegnano solo nella Fase di Risposta, se un Sigillo non dice altro.',
    'CD-4.44':
      'Una risposta deve cambiare qualcosa: alla Trasmutazione serve un dado con la faccia da cambiare, all’abilità di uno Spirito un dado su cui agire, al Sigillo di revoca un dado, a uno spostamento un altro posto.',
  }),
  ...under('Chi può agire e quando', {
    'CD-4.50':
      'In una Fase di Risposta e intorno ai dadi di una Fase di Risoluzione più giocatori possono agire senza un ordine fisso. Dopo la dichiarazione di un Sigillo gli altri possono annullarlo.',
    'CD-4.51':
      'Chi non ha passato può agire in ogni momento: chi prima arriva, prima agisce. Le azioni si eseguono una dopo l’altra. Una che non è più possibile è rifiutata e non costa nulla.',
    'CD-4.52':
      'Dopo ogni azione può agire di nuovo chiunque potesse farlo. Uno scambio rifiutato non è un’azione. Quando tutti hanno passato dall’ultima azione, il Sommo Sacerdote automatico può usare una moneta Sirena; poi è finita.',
    'CD-4.53':
      'Conclave ti chiede se agire quando hai un Sigillo non usato, anche se puoi solo passare: così nessuno può capire quale sia. Te lo chiede anche quando puoi fare qualcos’altro. Agli altri non lo chiede.',
    'CD-4.54':
      'Puoi lasciare che il tavolo passi per te fino alla fine della fase o del turno, o fino al tuo prossimo turno. Nessun altro lo sa. Finisce prima se i tuoi punti vita scendono a 0 o se un altro giocatore mette un pugnale su di te o vi trasforma un dado in pugnale.',
    'CD-4.55':
      'Il tavolo fissa quanto tempo hai per rispondere, o nessun limite. Nella Fase di Risoluzione e contro i Sigilli è la metà. Il tempo riparte dopo ogni azione. Quando scade, tutti gli altri hanno passato.',
    'CD-4.57':
      'Se la stessa domanda tocca a più giocatori, rispondono in ordine di turno. Per una perdita che colpisce più giocatori ogni abilità è chiesta una volta. Puoi dire di no per il resto della fase.',
    'CD-4.58':
      'Ordine di turno significa prima il giocatore attivo, poi in senso orario. Una domanda senza risposta in tempo vale come un no.',
    'CD-4.59':
      'Prima che sia risolto il primo dado, invece di passare puoi restare in attesa: Conclave te lo chiede di nuovo dopo ogni dado. Lo vedono tutti. A chi passa lo chiede di nuovo solo dopo l’ultimo dado. Un tavolo può farlo chiedere a tutti dopo ogni dado.',
  }),
];
