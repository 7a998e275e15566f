import { under } from '../../../under.ts';

export const flow = [
  ...under('Il turno', {
    'RC-4.4': [
      'Nel tuo turno hai 2 azioni. Per ciascuna:',
      'Pesca dal mazzo Cultisti, se non è vuoto.',
      'Pesca la prima carta della Valle, se ce n’è una.',
      'Oppure gioca un Cultista che ha un posto dove andare.',
      'Mostri e Artefatti sono gratis. Tutto si esegue per intero prima che tu scelga di nuovo. Quando non resta nulla da fare, il turno finisce da solo.',
    ].join('\n'),
    'RC-4.6':
      'Entrambe le azioni sono obbligatorie. Non puoi terminare il turno finché puoi ancora pescare o giocare un Cultista.',
  }),
  ...under('Pescare', {
    'RC-4.8':
      'Se peschi dalla Valle prendi la sua prima carta: solo quella, mai la pila. Può essere una carta giocata lì in questo turno. Puoi anche rigiocare lì una carta che hai preso da lì in questo turno. Un tavolo può vietare entrambe le cose.',
    'RC-4.9':
      'Quando peschi, con un’azione o per un effetto, prendi la prima carta del mazzo Cultisti. Un Cultista va nella tua mano senza che l’avversario lo veda. Un Grande Antico viene rivelato e si risveglia, e sei tu ad averlo risvegliato; non resta mai in una mano. Più carte si pescano una dopo l’altra. Quando sono svegli tre Grandi Antichi non si pesca più nulla.',
  }),
  ...under('Giocare un Cultista', {
    'RC-4.10':
      'Scegli un Cultista dalla mano, poi dove va: in un Luogo aperto, o sulla Valle se va bene. Va bene se la Valle è vuota, se il suo valore è più alto di quello della prima carta o se ha il colore della prima carta. Puoi ritirare la mossa finché non rivela nulla di nascosto.',
    'RC-4.11': 'Un Cultista va sempre sul tuo lato di un Luogo. Su un lato può stare qualsiasi numero di carte.',
    'RC-4.12': [
      'Quando si gioca un Cultista in un Luogo, con un’azione o per un effetto che dice «gioca», si procede in quest’ordine:',
      '1. La carta va dalla mano al tuo lato.',
      '2. Si aggiorna l’influenza.',
      '3. Tre dello stesso colore?',
      '4. Tre dello stesso numero?',
      '5. Una scala?',
      '6. Con i poteri dei Luoghi, e se il Luogo è libero: il suo potere.',
    ].join('\n'),
    'RC-4.13':
      'Un Cultista giocato sulla Valle ne diventa la prima carta. Poi devi spostare il Cacciatore oscuro. Sulla Valle non si controllano mai le combinazioni.',
  }),
  ...under('Il Cacciatore oscuro', {
    'RC-4.14': [
      'Quando devi spostare il Cacciatore oscuro:',
      '1. Scegli un Luogo libero in cui non si trovi già e senza Segno degli Antichi.',
      '2. Se non ce n’è nessuno, il Cacciatore va nella tana e non viene distrutto nulla.',
      '3. Altrimenti va lì e cerca il valore più alto tra tutti i Cultisti di entrambi i lati. Se non ci sono Cultisti, non viene distrutto nulla.',
      '4. Ogni lato che ha un Cultista di quel valore ne perde esattamente uno: se i due lati sono in parità, ne perdono uno ciascuno; se un lato ne ha più d’uno, ne perde uno solo.',
      '5. Se un lato ne ha più d’uno da perdere, scegli tu quale: prima dal lato dell’avversario, poi dal tuo.',
      '6. Si aggiorna l’influenza. Il Cacciatore resta e colpisce di nuovo solo quando viene spostato di nuovo.',
      'Finché il Cacciatore è in un Luogo, nessuno può giocarvi un Cultista o un Mostro. Mettere e spostare carte è permesso, e gli Artefatti non sono fermati.',
    ].join('\n'),
  }),
  ...under('I Grandi Antichi si risvegliano', {
    'RC-4.15': [
      'Quando viene pescato un Grande Antico:',
      '1. Va nel primo Luogo libero del suo ordine di arrivo. Ce n’è sempre uno.',
      '2. Quel Luogo ora è bloccato e c’è un Grande Antico sveglio in più.',
      '3. Se lì c’è il Cacciatore oscuro, torna nella tana senza colpire.',
      '4. Con Azathoth la partita si decide ai punti; con Ithaqua il suo Luogo conta doppio. Entrambi valgono a chiunque vada il favore, anche se non va a nessuno.',
      '5. Il favore va a chi ha ora l’influenza sul Luogo. Se il Luogo è neutrale, non va a nessuno e si salta il passo 6.',
      '6. Si esegue il potere del Grande Antico. Chi ha il favore prende tutte le decisioni, anche nel turno dell’altro.',
      '7. Se sono svegli tre Grandi Antichi, la partita finisce subito.',
      '8. Altrimenti chi l’ha risvegliato pesca di nuovo, solo dal mazzo Cultisti e senza azione. Se così si rivela un altro Grande Antico, si ripete tutto da capo.',
    ].join('\n'),
  }),
  ...under('Influenza e combinazioni', {
    'RC-4.16':
      'Dopo ogni singolo cambiamento di carte si confrontano i totali dei due lati di ogni Luogo. Il Luogo si gira verso chi ha il totale più alto; se sono uguali è neutrale. Vale anche per i Luoghi bloccati.',
    'RC-4.17': [
      'Per le combinazioni contano solo i Cultisti sul tuo lato del Luogo in cui hai appena giocato una carta, compresa quella carta:',
      'a) Colore: se almeno tre hanno il suo colore e il Cacciatore oscuro è in un Luogo, puoi mandarlo nella tana, senza che colpisca. Se è già lì, non succede nulla.',
      'b) Numero: se almeno tre hanno il suo numero, devi pescare il primo Mostro, se ne resta uno.',
      'c) Scala: se tre hanno il suo colore e valori consecutivi, e la carta giocata è una di queste tre, devi pescare il primo Artefatto, se ne resta uno. Ogni Artefatto pescato conta come ottenuto.',
      'Si controllano in quest’ordine, ciascuna al massimo una volta per carta giocata. Una carta che allunga una combinazione la fa valere di nuovo: la quarta o la quinta di un colore o di un numero, o una carta che forma una nuova scala.',
    ].join('\n'),
  }),
  ...under('Fine di un turno', {
    'RC-4.18':
      'Alla fine del tuo turno si conta da quanti turni nessuno pesca dal mazzo Cultisti. Poi tocca all’avversario.',
    'RC-4.20':
      'Aggiunta nostra: se nessuno pesca dal mazzo Cultisti per il numero di turni fissato dal tavolo, devi pescare da lì prima di pescare dalla Valle o giocare un Cultista. Puoi comunque giocare carte speciali.',
  }),
  ...under('Decisioni', {
    'RC-4.25':
      'Se il tuo tempo scade, il tavolo decide per te: nel tuo turno pesca dal mazzo Cultisti oppure termina il turno, rinuncia a ciò che è facoltativo e per il resto sceglie la prima possibilità.',
  }),
];
