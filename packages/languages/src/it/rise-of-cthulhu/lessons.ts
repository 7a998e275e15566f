import type { lessons as english } from '../../en/rise-of-cthulhu/lessons.ts';

export const lessons: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'rise.lesson.welcome.title': 'Due culti, quattro Luoghi',
  'rise.lesson.welcome.text':
    'Guidi un culto. Se sul tuo lato di un Luogo hai più punti dell’avversario, l’influenza è tua. Quando si risveglia il terzo Grande Antico, vince chi ha l’influenza su più Luoghi.',
  'rise.lesson.turn.title': '2 azioni',
  'rise.lesson.turn.text':
    'In ogni turno hai 2 azioni. Con ciascuna pesca una carta o gioca un Cultista. Puoi toccare tutto ciò che brilla. Tocca una carta in mano per vedere dove può andare.',
  'rise.lesson.destination.title': 'Dove?',
  'rise.lesson.destination.text':
    'Il numero conta sul tuo lato. Indica un Luogo e i suoi sigilli mostrano come cambierebbero i totali. Carta sbagliata? Puoi ritirare la mossa finché non si rivela qualcosa di nascosto.',
  'rise.lesson.influence.title': 'Influenza',
  'rise.lesson.influence.text':
    'I 2 sigilli di un Luogo sono i totali: sopra quello avversario, sotto il tuo. Quello colorato è in testa e il suo lato ha l’influenza. Con totali uguali, non ce l’ha nessuno.',
  'rise.lesson.deck.title': 'Il mazzo',
  'rise.lesson.deck.text':
    'In questo mazzo dormono 3 Grandi Antichi. Sotto vedi quante carte stanno sopra il prossimo. Chi lo pesca non è sempre chi ne ha il favore.',
  'rise.lesson.valley.title': 'La Valle',
  'rise.lesson.valley.text':
    'Con un’azione puoi prendere la prima carta della Valle, o giocarci sopra un Cultista più alto o dello stesso colore. Se giochi lì, devi spostare il Cacciatore oscuro.',
  'rise.lesson.hunter-moves.title': 'Manda il Cacciatore oscuro',
  'rise.lesson.hunter-moves.text':
    'Dove arriva, il Cultista più alto viene distrutto: uno per lato in caso di parità, e i tuoi non sono al sicuro. Indica un Luogo per vedere chi cadrebbe.',
  'rise.lesson.hunted.title': 'Braccato',
  'rise.lesson.hunted.text':
    'Finché il Cacciatore oscuro è in un Luogo, nessuno può giocarvi Cultisti o Mostri: né tu né l’avversario.',
  'rise.lesson.sets.title': 'Combinazioni',
  'rise.lesson.sets.text':
    '3 dello stesso colore sul tuo lato ti permettono di mandare il Cacciatore oscuro nella tana. 3 dello stesso numero ti danno un Mostro. 3 dello stesso colore in scala, per esempio 4-5-6, ti danno un Artefatto. Lo vedi dai simboli prima di giocare.',
  'rise.lesson.old-one.title': 'Un Grande Antico si risveglia',
  'rise.lesson.old-one.text':
    'Ora sta in un Luogo e lo blocca: non vi si possono più giocare Cultisti, ma i punti contano ancora. Chi aveva l’influenza sul Luogo ha ricevuto il favore e ha usato il potere.',
  'rise.lesson.monster.title': 'Un Mostro',
  'rise.lesson.monster.text':
    'I Mostri restano in mano e non costano azioni. Giocane uno nel tuo turno quando ha un bersaglio. Tieni premuta la carta o fai clic destro per leggerla.',
  'rise.lesson.artifact.title': 'Un Artefatto',
  'rise.lesson.artifact.text':
    'Nemmeno gli Artefatti costano azioni, e il Cacciatore oscuro non li ferma. Anche uno non usato conta, se alla fine i punti sono in parità.',
  'rise.lesson.azathoth.title': 'Azathoth è sveglio',
  'rise.lesson.azathoth.text':
    'D’ora in poi i Luoghi non decidono più. Decide il totale di tutti i tuoi punti. Metti i tuoi Cultisti sul tavolo.',
  'rise.lesson.end.title': 'La fine è vicina',
  'rise.lesson.end.text':
    'Il terzo Grande Antico chiude subito la partita e nessuno ha un ultimo turno. Se conduci, pesca. Se insegui, gioca.',
};
