import { under } from '../../../under.ts';

export const cards = [
  ...under('Carte speciali', {
    'RC-5.1':
      'Giochi Mostri e Artefatti solo nel tuo turno: prima, tra o dopo le azioni, mai nel turno dell’avversario e mai nel mezzo di un altro effetto. Non costano azioni e in un turno puoi giocarne quanti vuoi, anche quelli pescati nello stesso turno.',
    'RC-5.2': 'Puoi giocare una carta speciale solo se ha i bersagli che le servono. Altrimenti resta in mano.',
    'RC-5.3':
      'Un Mostro si gioca sempre in un Luogo non braccato; può essere bloccato. Fa eccezione solo il Segugio di Tindalos. Gli Artefatti non sono fermati dal Cacciatore oscuro.',
    'RC-5.4':
      'Un Mostro conta subito come giocato; poi avviene il suo effetto e la carta va tra i Mostri scartati, a meno che non resti. Un Artefatto va tra gli Artefatti scartati dopo il suo effetto, a meno che non resti. Le pile degli scarti non si rimescolano mai.',
    'RC-5.5':
      'Le carte che restano aggiungono i loro punti al lato del proprietario, per l’influenza e per il totale dei punti. Non sono Cultisti: il Cacciatore oscuro, le combinazioni e i Mostri, Artefatti e poteri che parlano di Cultisti le ignorano. Nulla le rimuove.',
    'RC-5.6':
      'Un Cultista protetto (Segno degli Antichi) non può essere distrutto, spostato, preso o fatto tornare da Mostri, Artefatti, poteri dei Grandi Antichi o dei Luoghi dell’avversario, né scelto da essi. Il suo proprietario può comunque spostarlo.',
  }),
  ...under('Mostri', {
    'RC-5.7':
      'Abitatore del profondo: giocalo in un Luogo qualsiasi non braccato. Resta lì sul tuo lato e vale 5 punti.',
    'RC-5.8':
      'Progenie stellare: giocala in un Luogo qualsiasi non braccato. Resta lì sul tuo lato e vale 3 punti. Poi puoi giocare lì un Cultista dalla mano, anche se il Luogo è bloccato. Le combinazioni valgono.',
    'RC-5.9':
      'Shoggoth: giocalo in un Luogo non braccato in cui c’è un Cultista avversario non protetto. Distruggi lì, per due volte, il Cultista avversario più basso; tra valori uguali scegli tu. Se ce n’è uno solo, ne viene distrutto uno.',
    'RC-5.10':
      'Mi-Go: giocalo in un Luogo non braccato in cui c’è un Cultista avversario non protetto di valore 6 o meno. Prendi in mano uno di questi Cultisti.',
    'RC-5.11':
      'Byakhee: giocalo in un Luogo qualsiasi non braccato, purché tu abbia un Cultista in un altro Luogo. Sposta lì sul tuo lato 1, 2 o 3 dei tuoi Cultisti da altri Luoghi, liberi, bloccati o braccati, uno alla volta; puoi fermarti dopo il primo. Poi pesca 1 carta.',
    'RC-5.12':
      'Magro notturno: giocalo in un Luogo non braccato in cui c’è un Cultista avversario non protetto. Metti uno di questi Cultisti in cima alla Valle. Non è una giocata: colore e valore non contano e il Cacciatore oscuro non si muove. Puoi pescare la carta nello stesso turno con un’azione.',
    'RC-5.13':
      'Ghoul: giocalo in un Luogo qualsiasi non braccato, purché nella pila degli scarti ci sia un Cultista di valore 6 o meno. Metti uno di questi Cultisti, di chiunque fosse, lì sul tuo lato.',
    'RC-5.14':
      'Segugio di Tindalos: giocalo in un Luogo libero senza Segno degli Antichi in cui l’avversario ha un Cultista; può essere braccato. Il Cacciatore oscuro va lì, o ci resta se c’è già. Viene distrutto solo il Cultista avversario più alto; tra valori uguali scegli tu. I tuoi Cultisti sono risparmiati.',
  }),
  ...under('Artefatti', {
    'RC-5.21':
      'Necronomicon: si può giocare se il mazzo Cultisti non è vuoto o se hai in mano un Cultista. Pesca 1 carta. Poi, fino a due volte, puoi giocare un Cultista dalla mano in un Luogo qualsiasi non braccato, anche bloccato. La Valle non è permessa.',
    'RC-5.22':
      'Segno degli Antichi: mettilo sul tuo lato di un Luogo qualsiasi, anche braccato o bloccato. Resta lì e vale 3 punti. Se lì c’è il Cacciatore oscuro, va subito nella tana. D’ora in poi il Cacciatore non può entrare in questo Luogo in nessun modo e i tuoi Cultisti lì sono protetti. I Cultisti dell’avversario lì non sono protetti, ma il Cacciatore non può raggiungere neppure loro.',
    'RC-5.23':
      'Chiave d’argento: si può giocare se nella pila degli scarti o nella Valle c’è una carta che si può prendere. Prendi un Cultista dalla pila degli scarti o da qualsiasi punto della Valle. Poi puoi prenderne un secondo. Le carte della Valle contano come prese da lì in questo turno.',
    'RC-5.24':
      'Trapezoedro splendente: scegli un Luogo libero senza Segno degli Antichi in cui l’avversario ha un Cultista; può essere braccato. Il Cacciatore oscuro va lì, o ci resta. Viene distrutto il Cultista avversario più alto, poi il più basso di quelli rimasti, se ce ne sono; tra valori uguali scegli tu. I tuoi Cultisti sono risparmiati.',
    'RC-5.25':
      'Lampada di Alhazred: si può sempre giocare. Vedi tutta la mano avversaria. Se contiene Cultisti, devi prenderne uno in mano. Scopri anche quale Grande Antico è il prossimo nel mazzo Cultisti. L’avversario sa quale Cultista hai preso, ma non che cosa hai scoperto.',
    'RC-5.26':
      'Segno giallo: si può giocare se in un Luogo qualsiasi, libero, bloccato o braccato, c’è un Cultista avversario non protetto di valore 5 o meno. Scegline uno: passa sul tuo lato dello stesso Luogo.',
  }),
  ...under('Poteri dei Grandi Antichi', {
    'RC-5.31':
      'Cthulhu: fino a due volte, scegli un Luogo libero, ogni volta diverso, in cui l’avversario ha un Cultista non protetto. Lì viene distrutto il Cultista avversario più alto; tra valori uguali scegli tu. Il Cacciatore oscuro non si muove e non conta.',
    'RC-5.32':
      'Azathoth: prima il Cacciatore oscuro va nella tana, ovunque sia, senza colpire. Poi pesca 1 carta. Poi, fino a due volte, puoi giocare un Cultista dalla mano in un Luogo libero qualsiasi; non in uno bloccato, non sulla Valle. Per entrambi i giocatori e per il resto della partita, a chiunque vada il favore: a decidere chi vince è il totale dei punti.',
    'RC-5.33':
      'Yog-Sothoth: fino a due volte, scegli uno dei tuoi Cultisti in un Luogo qualsiasi, anche bloccato, e spostalo sul tuo lato di un altro Luogo, che deve essere libero; può essere braccato. Ogni Cultista si sposta una volta sola. Un Cultista che non ha un altro Luogo libero in cui andare non può essere scelto. Poi pesca 2 carte.',
    'RC-5.34':
      'Shub-Niggurath: scegli. Ritorno: metti un Cultista di valore 6 o meno dalla pila degli scarti sul tuo lato di un Luogo libero, che può essere braccato. Oppure pesca 2 carte, se sono svegli meno di tre Grandi Antichi. Oppure non fare nulla.',
    'RC-5.35':
      'Nyarlathotep: puoi scegliere un Cultista avversario non protetto di valore 4 o meno in un Luogo libero. Passa sul tuo lato dello stesso Luogo.',
    'RC-5.36':
      'Hastur: fino a due volte, scegli un Cultista avversario non protetto di valore 6 o meno in un Luogo libero; torna in mano all’avversario. Poi, anche se non ne hai scelto nessuno, l’avversario scarta a caso un Cultista dalla mano, a faccia in su sulla pila degli scarti. Se non ha Cultisti in mano, non scarta nulla.',
    'RC-5.37':
      'Dagon: pesca 2 carte. Poi, se la Valle non è vuota, puoi mettere la sua prima carta sul tuo lato di un Luogo libero, che può essere braccato.',
    'RC-5.38':
      'Ithaqua: ora non succede nulla. A fine partita il suo Luogo conta come due per il giocatore verso cui è rivolto in quel momento.',
    'RC-5.39':
      'Quando sono svegli tre Grandi Antichi non si pesca più nulla. Quindi del terzo potere avvengono solo le altre parti.',
  }),
  ...under('Combinazioni ed effetti', {
    'RC-5.41':
      'I Cultisti giocati grazie a Progenie stellare, Necronomicon o Azathoth sono giocate e possono fare combinazioni: anche in Luoghi bloccati (Progenie stellare, Necronomicon) e anche nel turno dell’avversario (Azathoth).',
    'RC-5.42':
      'I Cultisti che arrivano con Byakhee, Ghoul, Segno giallo, Yog-Sothoth, Shub-Niggurath, Nyarlathotep, Dagon o il potere di Dunwich non fanno combinazioni. Contano per le giocate successive del loro nuovo proprietario in quel Luogo.',
  }),
  ...under('Poteri dei Luoghi', {
    'RC-5.51':
      'Ai tavoli con i poteri dei Luoghi, ogni giocatore può usare il potere di ogni Luogo una volta per partita. Puoi usarlo quando giochi lì un Cultista mentre il Luogo è libero, dopo le combinazioni, se la sua condizione è soddisfatta e il suo effetto è possibile. Se rinunci, non lo consumi.',
    'RC-5.52':
      'Arkham, Biblioteca Miskatonic: se hai ad Arkham un altro Cultista dello stesso valore di quello giocato, puoi pescare 1 carta. È possibile finché sono svegli meno di tre Grandi Antichi.',
    'RC-5.53':
      'Dunwich, Sentinel Hill: se hai a Dunwich un altro Cultista, di qualsiasi colore, il cui valore differisce esattamente di 1 da quello giocato, puoi spostare a Dunwich uno dei tuoi Cultisti da un altro Luogo libero.',
    'RC-5.54':
      'Innsmouth, Ordine della Marea: se hai altri Cultisti a Innsmouth e quello giocato è più basso di ciascuno di loro, puoi prendere in mano la prima carta della Valle. Conta come presa dalla Valle in questo turno.',
    'RC-5.55':
      'Kingsport, La Festa: se nessun altro tuo Cultista a Kingsport ha il colore della carta giocata e i tuoi Cultisti lì mostrano ora almeno tre colori, puoi far tornare in mano al suo proprietario un Cultista avversario non protetto di valore 5 o meno a Kingsport.',
  }),
];
