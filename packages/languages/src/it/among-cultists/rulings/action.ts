import { under } from '../../../under.ts';

export const action = [
  ...under('Il turno di azione', {
    'AC-4.30':
      'In ordine di turno ogni giocatore ha un turno di azione: un’azione, che è un’azione Stanza o un’azione Personaggio, e quante azioni gratuite vuole, prima o dopo.',
    'AC-4.31': [
      'Che cosa puoi fare nel tuo turno di azione:',
      'Azioni Stanza: mettere una carta, o controllare una stanza con 3 carte o più (anche da Fantasma); usare il colore della stanza; iniziare una votazione nel Refettorio.',
      'Azioni Personaggio: controllare lo Stato di un altro Personaggio vivo nella stessa Posizione; combattere lì contro un Accolito, un portale o il Fishman; una volta per partita, da Assassino, attaccare.',
      'Gratis: cedere un Oggetto, raccoglierne uno, usare il binocolo o il fucile.',
      'Oppure terminare il turno.',
    ].join('\n'),
    'AC-4.32': 'Un Fantasma può solo mettere una carta, controllare la stanza o terminare il turno. Non trova Oggetti.',
    'AC-4.33': [
      'Puoi svolgere un’azione Stanza in una stanza colorata solo se',
      'lì non ci sono né un Accolito né il Fishman;',
      'la stanza non brucia;',
      'e la tua carta Itinerario ne indica il colore in questo round, se il tuo itinerario ti vincola.',
    ].join('\n'),
    'AC-4.34':
      'L’itinerario vincola tutti tranne i Cultisti e la Spia, anche da Fantasmi. Avviene in silenzio: gli altri vedono solo ciò che fai.',
  }),
  ...under('Azioni Stanza', {
    'AC-4.35':
      'Mettere una carta: metti dalla mano una carta Stanza del tipo che vuoi, a faccia in giù, nel mazzo di questa stanza e mescolalo. Tutti vedono che hai aggiunto una carta, e nessuno quale. Gli Investigatori hanno solo carte Successo.',
    'AC-4.36': 'Una stanza è attiva finché il suo mazzo ha 3 o più carte.',
    'AC-4.37': [
      'Controllare la stanza: gira davanti a tutti la prima carta del mazzo di questa stanza attiva.',
      'a) Successo: se nella stanza resta un libro, rimuovine uno e segna 1 Punto Vittoria; altrimenti nulla. La carta torna nel mazzo, che si mescola.',
      'b) Fallimento: nulla. La carta va nella riserva.',
      'c) Sabotaggio: si perde 1 Punto Vittoria, ma non si scende mai sotto 0. La carta va nella riserva, e così tutte le altre carte di questo mazzo, senza essere viste. Il mazzo è vuoto.',
      'd) Poi, se sei in vita e qui c’è un Oggetto nascosto, lo trovi, qualunque fosse la carta.',
      'e) Poi si verifica se ci sono abbastanza punti.',
    ].join('\n'),
    'AC-4.38': 'Una stanza senza libri si può ancora controllare, per il suo Oggetto o per liberarsi di una carta.',
  }),
  ...under('Controllare uno Stato', {
    'AC-4.40':
      'Controllare uno Stato: tu, e solo tu, vedi quante carte Vivo e quante carte Morto ci sono nel mazzo Energia del tuo bersaglio. Poi annunci lo Stato.',
    'AC-4.41':
      'Se il bersaglio è vivo, puoi solo annunciarlo vivo. Se è morto in segreto, un Cultista o la Spia può annunciarlo morto o, mentendo, vivo; tutti gli altri possono solo annunciarlo morto.',
    'AC-4.42':
      'Annunciare qualcuno vivo è solo un’affermazione. Annunciare qualcuno morto mostra a tutti come prova una delle sue carte Morto, e la morte è confermata.',
  }),
  ...under('Altre azioni', {
    'AC-4.43': 'Combattere: riesce sempre. Un Accolito o un portale torna nella riserva, il Fishman negli abissi.',
    'AC-4.45':
      'Quando una morte è confermata, il Personaggio diventa subito un Fantasma e lascia a terra tutti gli Oggetti dove si trova. Il suo Ruolo resta segreto, se una regola o il tavolo non lo rivela. Se succede nel suo turno di azione, il turno è finito.',
    'AC-4.46':
      'Conclave ti chiede un’azione ovunque, per quanto vedono gli altri, potresti averne una. Quindi in una stanza colorata te la chiede anche se il tuo itinerario non ti lascia nulla da fare. Se in un passaggio non c’è nessun altro, no.',
    'AC-4.47':
      'Tutti sanno chi ha svolto quale azione e dove, e il suo risultato visibile. Non scoprono mai il tipo di una carta messa, né che cosa hanno mostrato lo studio, i documenti o il controllo di uno Stato.',
  }),
  ...under('Votazione', {
    'AC-4.50':
      'Iniziare una votazione è un’azione Stanza, dal round 3 in poi: per un Personaggio vivo nel Refettorio mentre il Fishman non è lì, una volta per round e una volta per Personaggio. Un tavolo può togliere il limite per Personaggio.',
    'AC-4.52': 'Prima di una votazione c’è tempo per parlare, quanto ha fissato il tavolo o finché tutti hanno finito.',
    'AC-4.53':
      'Voto: tutti i giocatori, anche i Fantasmi, scelgono in segreto e insieme un Personaggio vivo, anche il proprio, o saltano. Ogni voto conta 1; quello di chi porta il pugnale conta 2.',
    'AC-4.54':
      'Tutti i voti si rivelano con i nomi. Chi ne ha di più viene eliminato: la sua morte è confermata dove si trova. Saltare conta come un Personaggio. Se vince il salto o c’è pareggio in testa, non succede nulla, e la votazione è consumata.',
    'AC-4.55': 'Se il tavolo non ha scelto altro, a tutti si mostra se il Personaggio eliminato era un Cultista.',
    'AC-4.56':
      'Un Investigatore che era vivo quando la votazione lo ha eliminato conta da allora come Investigatore morto.',
  }),
  ...under('Pulizia', {
    'AC-4.61': 'Pulizia: ogni portale aperto prende la prima carta del mazzo della sua stanza, senza che sia vista.',
    'AC-4.62':
      'Pulizia: i marcatori Terreno franato di un round precedente vanno via. La stanza in fiamme smette di bruciare. Il buio finisce.',
    'AC-4.64':
      'Poi si guarda se abbastanza Investigatori sono Fantasmi e se è finito il round 10. Poi il marcatore Primo giocatore passa al giocatore seguente in senso orario.',
  }),
  ...under('Parlare', {
    'AC-4.70':
      'Tutti possono parlare in ogni momento, anche i Fantasmi. Ci sono anche affermazioni già pronte: quale Ruolo hai, che cosa indica il tuo itinerario, quale carta hai messo o dato, che cosa hai visto, chi accusi o di chi ti fidi. Nessuno le verifica, e possono essere false.',
    'AC-4.71': 'Due Cultisti non possono parlare in privato, se il tavolo non lo permette.',
    'AC-4.72':
      'L’unica affermazione che le regole vincolano alla verità è lo Stato annunciato, se chi ha controllato non è né un Cultista né la Spia.',
  }),
];
