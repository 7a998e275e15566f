import { under } from '../../../under.ts';

export const flow = [
  ...under('Inizio del round e celebrazione', {
    'CG-4.21':
      'Chi possiede la carta Supremazia a faccia in su all’inizio di un round decide se celebrare, in qualsiasi round.',
    'CG-4.22': [
      'Puoi celebrare con una di queste cose, o non celebrare:',
      'pesca 4 Miracoli, se il mazzo non è vuoto;',
      'pesca 3 Intrighi, se il mazzo non è vuoto;',
      'ottieni 3 Seguaci, se ne hai meno di 9;',
      'prendi un segnalino Sacerdote libero di qualsiasi forza disponibile da 1 a 5;',
      'ottieni 20 monete.',
    ].join('\n'),
    'CG-4.23':
      'Se celebri lo ottieni subito, giri la carta Supremazia a faccia in giù e la celebrazione dura tutto il round.',
    'CG-4.24':
      'Fino alla fine del round chi celebra non può predicare, pregare, fare affari, prendere un beneficio di preghiera, giocare carte, usare abilità, vincere un Luogo, prendere un beneficio (nemmeno con la Comunità) o ricevere elemosina. I suoi Altari non rendono attivo un Luogo. Tutto il resto continua: carte e abilità altrui lo colpiscono come sempre, e per queste i suoi Altari contano come presenza e Influenza; incassa la Decima, sceglie ciò che deve dare o perdere, tiene ciò che possiede e può vincere la partita alla fine del round.',
    'CG-4.25':
      'Perdere la carta Supremazia mentre si celebra non pone fine alla celebrazione. Chi la riceve la tiene a faccia in su.',
  }),
  ...under('Fase di Intenzione', {
    'CG-4.30':
      'Dal primo giocatore in poi, in senso orario, ogni giocatore che non celebra e non ha ancora pregato fa un turno: predicare con un Sacerdote libero in un Luogo, oppure pregare. Si continua finché tutti quelli che non celebrano hanno pregato.',
    'CG-4.32':
      'Puoi predicare se hai un Sacerdote libero. Dal quarto Sacerdote messo nella fase ti serve anche l’Approvazione per quel Sacerdote o almeno 1 Seguace. Altrimenti puoi solo pregare.',
    'CG-4.33':
      'Puoi predicare in ogni Luogo per cui hai abbastanza Seguaci, contati prima di perderne uno per quel Sacerdote, o di cui possiedi il Titolo. Vi possono essere quanti Sacerdoti si vuole, anche tuoi, e il tuo Altare.',
    'CG-4.34':
      'Il Sacerdote va nel Luogo. Dal quarto messo nella fase perdi poi 1 Seguace, a meno che tu non possieda l’Approvazione per quel Sacerdote.',
    'CG-4.35':
      'Se un avversario possiede la Decima di quel Luogo e hai una moneta, gli paghi 1 moneta. L’ordine è: mettere, perdere il Seguace, pagare la Decima.',
    'CG-4.36':
      'Per pregare, corica il tuo Patriarca. È solo un segno: mantiene il suo posto e la sua Influenza. Prendi un beneficio di preghiera, poi fai affari. Poi la fase per te è finita. Puoi pregare in qualsiasi turno, anche con Sacerdoti ancora liberi.',
    'CG-4.37':
      'Puoi prendere il beneficio di un Luogo che le tue Folle ti aprono e che puoi usare in quel momento. Funziona esattamente come se avessi vinto lì, ma non è una vittoria: nessuno riceve elemosina, la Comunità non fa nulla e non conta per il primo giocatore.',
    'CG-4.38':
      'Affari, quanti vuoi e in qualsiasi ordine, finché non hai finito. Vendere: mostra un Intrigo dalla mano, mettilo in fondo al suo mazzo e ottieni il suo prezzo; un sigillo oscuro non conta. Comprare: paga il prezzo di una Licenza scoperta e prendila; il suo spazio resta vuoto fino alla fine del round.',
    'CG-4.39':
      'Quando tutti quelli che non celebrano hanno pregato, i Patriarchi si rialzano e comincia la Fase di Risoluzione.',
  }),
  ...under('Fase di Risoluzione', {
    'CG-4.40':
      'I Luoghi si decidono da 1 a 13. Un Luogo diventa il Luogo attivo se in quel momento vi ha una presenza un giocatore che non celebra. Altrimenti si salta: niente azioni e nessun vincitore.',
    'CG-4.42':
      'Dal primo giocatore in poi, in senso orario, ogni giocatore che non celebra, presente o no, fa esattamente una di queste cose: passare, giocare un Miracolo, giocare un Intrigo, o usare un’abilità del lato visibile della plancia. Ogni azione è completa prima che agisca il giocatore seguente. Nessuno ha un secondo turno nello stesso Luogo. Se il primo giocatore celebra, comincia il seguente in senso orario.',
    'CG-4.43': [
      'Poi il Luogo ha un vincitore. Decide la prima riga che si verifica:',
      '1. Qualcuno lo ha occupato: quel giocatore.',
      '2. C’è un Sacerdote con monete: chi lo possiede.',
      '3. Nessuno che non celebra è presente: non vince nessuno.',
      '4. Qui vince l’Influenza più bassa: chi ne ha di meno. La parità va alla Potenza divina più bassa.',
      '5. Altrimenti chi ha più Influenza. La parità va alla Potenza divina più alta dei lati visibili.',
    ].join('\n'),
    'CG-4.44': 'Le monete sotto Sacerdoti nel Luogo vanno nella riserva. Chi vince è ora l’ultimo vincitore del round.',
    'CG-4.46':
      'Se il Luogo ha subito una retata, nessuno riceve un beneficio, nemmeno con la Comunità, né elemosina. I Sacerdoti tornano a casa.',
    'CG-4.47': 'Se chi vince può usare il beneficio del Luogo, lo prende o vi rinuncia. Altrimenti non ottiene nulla.',
    'CG-4.48':
      'Se uno sconfitto possiede la Comunità del Luogo e in quel momento vi ha Influenza 1 o più, può prendere anche lui il beneficio, allo stesso modo. Qui non riceve elemosina, che il beneficio si potesse usare e sia stato preso o no. C’è una sola Comunità per Luogo. Un vincitore che la possiede ottiene il beneficio una volta.',
    'CG-4.50':
      'Ogni altro giocatore presente, che non celebra e ha almeno 1 di Influenza, ottiene l’elemosina del Luogo.',
    'CG-4.53':
      'Tutti i segnalini Sacerdote e i Patriarchi lì tornano a chi li possiede come Sacerdoti liberi. Gli Altari restano.',
  }),
  ...under('Fine del round', {
    'CG-4.60':
      'Guardate se qualcuno ha vinto. Se no, e se il limite di round non è raggiunto, il round finisce e comincia il successivo.',
    'CG-4.61':
      'Se almeno uno dei tre spazi per le Licenze è vuoto, le altre vanno in fondo al mazzo Licenze, prima lo spazio 1 e per ultimo lo spazio 3, e si girano nuove carte negli spazi 1, 2 e 3 finché il mazzo basta. Se sono tutti e tre pieni non cambia nulla.',
    'CG-4.62': 'Tutti i Sacerdoti sulle plance sono di nuovo liberi. Ogni round comincia con tutti i Sacerdoti liberi.',
    'CG-4.63':
      'Chi ha vinto il Luogo più alto con un vincitore in questo round diventa primo giocatore. Se nessun Luogo ne ha avuto uno, il primo giocatore resta lo stesso.',
  }),
];
