import type { lessons as english } from '../../en/among-cultists/lessons.ts';

export const lessons: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'among.lesson.welcome.title': 'Tra voi c’è un Cultista',
  'among.lesson.welcome.text':
    'Sei un Investigatore. Raccogliete insieme 10 libri, o trovate il Cultista. Se muoiono 3 Investigatori o passano 10 round, vince il Cultista.',
  'among.lesson.move.title': 'Prima si muovono tutti',
  'among.lesson.move.text':
    'Puoi raggiungere tutto ciò che brilla; il numero dice quanti passi servono. Tocca dove vuoi andare: la barra dice che cosa c’è. Poi premi Vai.',
  'among.lesson.route.title': 'Il tuo itinerario',
  'among.lesson.route.text':
    'In ogni round la tua carta Itinerario indica 2 o 3 colori. Puoi andare ovunque, ma puoi usare solo stanze di questi colori. Il Cultista può ignorare il suo.',
  'among.lesson.rooms.title': 'Le stanze e i loro mazzi',
  'among.lesson.rooms.text':
    'Ogni stanza colorata ha un mazzo a faccia in giù e dei libri. Con 3 carte o più è attiva: il suo numero è su fondo color osso. Solo nelle stanze attive puoi controllare se c’è un libro.',
  'among.lesson.company.title': 'Occhio a chi ti sta accanto',
  'among.lesson.company.text':
    'Dove finiscono il movimento esattamente 2 Personaggi vivi, c’è un Incontro, e ciascuno dà all’altro una carta a faccia in giù. I gruppi di 3 o più sono al sicuro, e anche chi è da solo.',
  'among.lesson.encounter.title': 'Un Incontro',
  'among.lesson.encounter.text':
    'Puoi dare solo carte Vivo. Nessuno vede la carta che ricevi, nemmeno tu. Un Cultista può darti una carta Morto.',
  'among.lesson.pulse.title': 'Morte a tua insaputa',
  'among.lesson.pulse.text':
    'Basta una carta Morto nel tuo mazzo Energia perché il tuo Personaggio sia morto. Giochi come sempre finché qualcuno non ti controlla. Il cuore accanto a ogni nome conta le carte.',
  'among.lesson.action.title': '1 azione',
  'among.lesson.action.text':
    'Dopo gli Incontri tutti hanno 1 azione: usare la stanza, o fare qualcosa con chi c’è. Tocca ciò che brilla: la tua stanza, una carta o chi è con te.',
  'among.lesson.place.title': 'Alimenta la stanza',
  'among.lesson.place.text':
    'Tocca la tua carta Successo, poi premi Metti: la carta va nel mazzo a faccia in giù. Tutti vedono che hai messo una carta, ma nessuno vede quale. Un Cultista ne mette di peggiori.',
  'among.lesson.checkRoom.title': 'Controlla la stanza',
  'among.lesson.checkRoom.text':
    'Questa stanza è attiva. Controllala per girare la prima carta: Successo porta un libro, Fallimento nulla, Sabotaggio costa 1 punto e l’intero mazzo.',
  'among.lesson.book.title': 'Un libro',
  'among.lesson.book.text': 'Ogni libro è 1 Punto Vittoria per tutti gli Investigatori. Con 10 vincete.',
  'among.lesson.checkState.title': 'Controlla uno Stato',
  'among.lesson.checkState.text':
    'C’è qualcuno dove sei tu. Tocca il suo Personaggio per controllarne lo Stato: vedi le sue carte Energia e annunci il risultato. Se è morto, diventa un Fantasma.',
  'among.lesson.announced.title': 'Un’affermazione, non una prova',
  'among.lesson.announced.text':
    'Chi annuncia una morte deve provarla. Chi annuncia «vivo» può mentire, se è il Cultista.',
  'among.lesson.unsafe.title': 'Vie brevi, vie oscure',
  'among.lesson.unsafe.text':
    'I tunnel sono scorciatoie, ma se vi entri peschi una carta Energia sconosciuta. 2 delle prime 10 sono mortali.',
  'among.lesson.notebook.title': 'Il tuo taccuino',
  'among.lesson.notebook.text':
    'Annota chi era dove, chi ha incontrato chi, che cosa hai dato e che cosa è stato annunciato. Guardalo prima di accusare qualcuno.',
  'among.lesson.vote.title': 'La votazione',
  'among.lesson.vote.text':
    'D’ora in poi chiunque sia nel Refettorio può iniziare una votazione, una volta per partita. Eliminate il Cultista e vincete.',
  'among.lesson.casting.title': 'Chi è?',
  'among.lesson.casting.text':
    'Tocca un ritratto per votare, o salta. Tutti i voti si mostrano insieme. Un Investigatore eliminato conta come morto.',
  'among.lesson.ghosts.title': 'Un Fantasma',
  'among.lesson.ghosts.text':
    'I Fantasmi si muovono, mettono carte, controllano stanze, parlano, votano e vincono con la loro squadra. Non incontrano più nessuno.',

  // The second guided game.
  'among.guided.surface': 'Under the Surface',
  'among.lesson.station.title': 'Una stazione nel ghiaccio',
  'among.lesson.station.text':
    'Tutto ciò che sai vale ancora: itinerari, stanze, Incontri. Di nuovo ci sono Ghiaccio, Oggetti, eventi e un rituale. Qui servono 8 punti, 2 meno del solito.',
  'among.lesson.ice.title': 'Ghiaccio',
  'among.lesson.ice.text':
    'I passaggi sono sezioni di Ghiaccio. Due sezioni affiancate sono due Posizioni. Attraversare l’Ostacolo in mezzo costa 1 passo, e da una parte all’altra non ci si incontra.',
  'among.lesson.hidden.title': 'Oggetti nascosti',
  'among.lesson.hidden.text':
    'In ogni stanza colorata c’è un Oggetto a faccia in giù. Se controlli la stanza in vita, lo trovi, qualunque sia la carta.',
  'among.lesson.door.title': 'Una porta bloccata',
  'among.lesson.door.text':
    'La porta tra Rosa 1 e Blu 2 è bloccata. Si apre per tutti quando qualcuno trova l’Interruttore segreto. Fino ad allora passano solo i Fantasmi.',
  'among.lesson.event.title': 'Eventi',
  'among.lesson.event.text':
    'Quando tutti si sono mossi, si gira una carta evento. Toccala per leggerla. Gli Accoliti e il Fishman bloccano la loro stanza finché qualcuno non li combatte.',
  'among.lesson.colours.title': 'Che cosa fa un colore',
  'among.lesson.colours.text':
    'Rosa: vedi che cosa indica l’itinerario di un altro. Blu: guarda in questo mazzo. Arancione: le prossime Luci spente sono annullate. Rosso: rimuovi un pericolo ovunque.',
  'among.lesson.found.title': 'Un Oggetto trovato',
  'among.lesson.found.text':
    'Le reliquie, il gufo e l’interruttore agiscono subito. Gli altri Oggetti si portano, e tutti vedono chi porta che cosa.',
  'among.lesson.carried.title': 'Che cosa porti',
  'among.lesson.carried.text':
    'È accanto alla tua mano. Nel tuo turno di azione puoi cederlo gratis a chi è con te. Se muori, lo lasci a terra.',
  'among.lesson.boots.title': 'Stivali',
  'among.lesson.boots.text': 'Hai 1 passo in più in ogni round, finché li porti.',
  'among.lesson.dagger.title': 'Pugnale',
  'among.lesson.dagger.text':
    'Il tuo voto conta uno in più in ogni votazione, anche quando si sceglie il leader del rituale.',
  'among.lesson.binoculars.title': 'Binocolo speciale',
  'among.lesson.binoculars.text':
    'Una volta, gratis: da una stanza colorata controlla lo Stato di qualcuno in un’altra stanza dello stesso colore.',
  'among.lesson.rifle.title': 'Fucile',
  'among.lesson.rifle.text':
    'Una volta, gratis: rimuovi un Accolito dove sei, o manda il Fishman da lì in un’altra Posizione.',
  'among.lesson.owl.title': 'Gufo delle nevi',
  'among.lesson.owl.text':
    'Scegli una carta della riserva, poi una stanza: il gufo la mette nel suo mazzo. Solo tu sai quale fosse. Un Successo aiuta una stanza a diventare attiva.',
  'among.lesson.opened.title': 'La porta è aperta',
  'among.lesson.opened.text': 'D’ora in poi la via tra Rosa 1 e Blu 2 costa 1 passo a tutti.',
  'among.lesson.relic.title': 'Una reliquia rossa',
  'among.lesson.relic.text':
    'Le reliquie vanno sull’altare. Ce ne sono 3. Con la terza si risveglia l’Organismo 46-B: pensaci, prima di controllare un’altra stanza.',
  'among.lesson.dropped.title': 'Un Oggetto a terra',
  'among.lesson.dropped.text':
    'Puoi raccoglierlo gratis, perché è stato lasciato qui prima del tuo arrivo. Chi c’era già non può.',
  'among.lesson.organism.title': 'L’Organismo è sveglio',
  'among.lesson.organism.text':
    'I punti da soli non bastano più: quando li avete, segue un rituale. D’ora in poi il Ghiaccio dell’altare non è sicuro.',
  'among.lesson.leader.title': 'Il rituale: un leader',
  'among.lesson.leader.text':
    'Avete i punti. Ora tutti votano un leader vivo. In caso di pareggio si vota di nuovo; dopo la terza volta il rituale è perso.',
  'among.lesson.ritualists.title': 'Tre di cui ti fidi',
  'among.lesson.ritualists.text':
    'Guidi il rituale. Scegli 3 giocatori, anche te o dei Fantasmi. Se c’è il Cultista, tutto può essere perduto.',
  'among.lesson.ritualCard.title': 'Una carta in segreto',
  'among.lesson.ritualCard.text':
    'I tre danno una carta ciascuno, e nessuno saprà di chi è. Tutte Successo, e vincono gli Investigatori. Una sola diversa, e vince il Cultista.',
};
