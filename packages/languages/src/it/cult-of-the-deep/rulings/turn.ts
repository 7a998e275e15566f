import { under } from '../../../under.ts';

export const turn = [
  ...under('Il turno', {
    'CD-4.1': 'Si gioca in senso orario a partire dal Sommo Sacerdote. Anche gli Spiriti hanno un turno.',
    'CD-4.2':
      'Un turno si compone di Mantenimento, Lancio, Assegnazione, Risposta e Risoluzione. Dopo il turno del Sommo Sacerdote agisce l’Ombra antica, se è in gioco.',
    'CD-4.3': 'Un round è un giro, da un turno del Sommo Sacerdote al successivo.',
    'CD-4.4':
      'Una volta per turno significa una volta in ogni turno di qualsiasi giocatore; ciò che è stato usato torna disponibile quando comincia un turno. Le abilità degli Spiriti tornano disponibili quando comincia una Fase di Risposta.',
    'CD-4.5': 'Il testo di una carta prevale sul testo delle regole.',
  }),
  ...under('Mantenimento', {
    'CD-4.11':
      'Nel Mantenimento del Sommo Sacerdote, vivo o Spirito: se il Kraken è su un altare, si distribuiscono dadi Kraken.',
    'CD-4.12':
      'Distribuire dadi Kraken: tra i giocatori vivi con meno dadi Kraken, quello con più punti vita ne ottiene 1. Se sono in parità anche nei punti vita, ne ottengono uno ciascuno. Se la riserva non basta, si danno in ordine di turno a partire dal giocatore attivo.',
    'CD-4.13':
      'Nel tuo Mantenimento, finché vivi: il Senza Volto può diventare un altro Personaggio. Poi Senza Volto II marca qualcuno.',
    'CD-4.14':
      'Nel tuo Mantenimento, finché vivi: lancia tutti i tuoi dadi Kraken. Il Custode del Kraken può rimuoverne. Poi accetta, o rilanciane uno e guarda di nuovo. Ogni rilancio ti costa un dado del lancio di questo turno; non puoi rinunciare a più dadi di quanti ne lanceresti.',
    'CD-4.15':
      'Dopo un rilancio il Custode del Kraken può rimuovere di nuovo dadi. Poi perdi il totale dei dadi come un’unica perdita dovuta al Rituale Kraken. I dadi restano.',
    'CD-4.16':
      'Alla fine del Mantenimento c’è un controllo delle morti. Se muori ora e diventi uno Spirito, continui questo turno come Spirito e lanci tutti i tuoi dadi spirito. Se invece possiedi il Sommo Sacerdote, il tuo turno è finito.',
  }),
  ...under('Fase di Lancio', {
    'CD-4.17':
      'All’inizio, in quest’ordine: il Custode del Kraken, se è vivo e di turno, deve dare 1 dado Kraken; il Mago del sangue può pagare.',
    'CD-4.18':
      'Lanci 5 dadi; in quattro il Sommo Sacerdote ne lancia 6. Custode dell’Idra marina: 2 in più. 1 in più per ciascuno di questi: chi ha il segnalino Senza Volto; un Mago del sangue che ha pagato; Mietitore II finché c’è uno Spirito in gioco; ogni dado messo da parte. I dadi Kraken rilanciati costano 1 ciascuno. Almeno 0, al massimo 12.',
    'CD-4.19': 'I dadi messi da parte e il costo dei rilanci Kraken valgono solo per questa Fase di Lancio.',
    'CD-4.20':
      'Lancia tutti i dadi. Poi puoi rilanciarne quanti vuoi, due volte; il Bibliotecario tre volte. Puoi fermarti in ogni momento. Il Sigillo di frenesia non costa rilanci. Dopo l’ultimo rilancio i risultati sono definitivi.',
  }),
  ...under('Fase di Assegnazione', {
    'CD-4.22': [
      'Nella tua Fase di Assegnazione metti i tuoi dadi uno dopo l’altro. In qualsiasi ordine puoi anche:',
      'spendere una moneta Canto; cambiare un dado come Custode del Canto antico, come Alchimista o con Riti di sangue; vendere una moneta come Mercante; scartare un dado per l’Idra marina; proporre uno scambio.',
      'Puoi terminare la fase quando non resta nessun dado che deve andare da qualche parte. I dadi che avanzano sono senza bersaglio.',
    ].join('\n'),
    'CD-4.23':
      'Devi assegnare ogni dado che può andare da qualche parte, anche a un Rituale che ti danneggia. Su un bersaglio può andare qualsiasi numero di dadi. Eccezione: un bersaglio che si apre solo grazie a una carta con «puoi», come Cosmo su una Maga o il simbolo di potere di un altro giocatore con Alchimista II. Un dado che non ha altri bersagli può restare senza bersaglio.',
    'CD-4.25': [
      'Solo i giocatori vivi possono essere bersagli, mai gli Spiriti.',
      'Pugnale, Doppio pugnale: qualsiasi altro giocatore vivo; nella prima edizione anche tu.',
      'Sangue: qualsiasi giocatore vivo, anche tu.',
      'Pergamena, Antico, Cosmo: nessun giocatore; nella prima edizione qualsiasi giocatore vivo, senza effetto.',
      'Il tuo simbolo di potere: tu, come simbolo di potere.',
    ].join('\n'),
    'CD-4.26':
      'Simbolo di potere: tu, e solo tu, puoi assegnare a te il tuo simbolo di potere. Dà 1 punto vita al posto di ciò che fa la faccia. Un dado con il tuo simbolo su di te funziona sempre così, anche se è un pugnale. Alchimista II estende questa regola.',
    'CD-4.27':
      'Pergamena, Antico e Cosmo non fanno nulla su un giocatore, se non come simbolo di potere o per un’esplosione arcana.',
    'CD-4.28':
      'Arcano: Cosmo sulla Maga, assegnato da lei stessa, o su Maga II, assegnato da qualsiasi giocatore vivo. Lì Cosmo è sempre arcano.',
    'CD-4.29':
      'Un dado può andare su un Rituale di un altare che ha un tracciato esattamente di quella faccia con l’indicatore sopra 0. Il Tributo a Nycen accetta sempre Cosmo; il Sacrificio sull’altare non accetta dadi. Si possono mettere più dadi di quanti ne servono al tracciato.',
    'CD-4.30':
      'Se un dado può stare su un bersaglio in due modi, chi lo assegna dice quale. Esempio: Alchimista II assegna un Pugnale a qualcuno il cui simbolo è Pugnale.',
    'CD-4.31':
      'Un dado resta senza bersaglio se non c’è un posto in cui deve andare. Non fa nulla e viene rimosso alla fine del turno. Si può ancora assegnare se la sua faccia cambia nella Fase di Risposta.',
  }),
];
