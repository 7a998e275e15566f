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
    'Ogni stanza colorata ha un mazzo a faccia in giù e dei libri. Con 3 carte o più è attiva: il suo numero è su fondo osso. Solo nelle stanze attive puoi controllare se c’è un libro.',
  'among.lesson.company.title': 'Occhio a chi ti sta accanto',
  'among.lesson.company.text':
    'Dove finiscono il movimento esattamente 2 Personaggi vivi, c’è un Incontro, e ciascuno dà all’altro una carta coperta. I gruppi di 3 o più sono al sicuro, e anche chi è da solo.',
  'among.lesson.encounter.title': 'Un Incontro',
  'among.lesson.encounter.text':
    'Hai da dare solo carte Vivo. Nessuno vede la carta che ricevi, nemmeno tu. Un Cultista può darti una carta Morto.',
  'among.lesson.pulse.title': 'La morte che non conosci',
  'among.lesson.pulse.text':
    'Basta una carta Morto nel tuo mazzo Energia perché il tuo Personaggio sia morto. Giochi come sempre finché qualcuno non ti controlla. Il cuore accanto a ogni nome conta le carte.',
  'among.lesson.action.title': '1 azione',
  'among.lesson.action.text':
    'Dopo gli Incontri tutti hanno 1 azione: usare la stanza, o fare qualcosa con chi c’è. Tocca ciò che brilla: la tua stanza, una carta o chi è con te.',
  'among.lesson.place.title': 'Nutri la stanza',
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
    'I Fantasmi si muovono, mettono carte, controllano stanze, parlano, votano e vincono con il loro lato. Non incontrano più nessuno.',
};
