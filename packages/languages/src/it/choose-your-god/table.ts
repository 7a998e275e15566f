import type { table as english } from '../../en/choose-your-god/table.ts';

export const table: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'game.name': 'Cult: Choose Your God Wisely',
  'game.tagline': 'Otto Culti, tredici Luoghi, tre modi per dominare la città.',

  // Options of a table.
  'option.cult-selection': 'Chi guida quale Culto?',
  'option.cult-selection.random': 'A caso',
  'option.cult-selection.choose': 'Tutti scelgono a turno',
  'option.cult-selection.recommended': 'I Culti per una prima partita',
  'option.round-limit': 'Quando finisce la partita se nessuno ha vinto?',
  'option.round-limit.off': 'Mai, come stampato',
  'option.seating': 'Chi siede dove?',
  'option.seating.random': 'A caso',
  'option.seating.lobby': 'Come nella lobby',
  'option.access-table': 'Quanti Seguaci servono per i Luoghi da 7 a 13?',
  'option.access-table.standard': 'Da 3 a 9, uno in più per ogni Luogo',
  'option.access-table.open': 'Da 3 a 8, per una partita più breve',
  'option.start': 'Con che cosa si comincia?',
  'option.start.standard': '2 Seguaci e 5 monete',
  'option.start.quick': '4 Seguaci, 8 monete e 1 Miracolo, per una partita più breve',
  'option.prayer-table': 'Che cosa dà la preghiera senza Folle?',
  'option.prayer-table.standard': 'Niente',
  'option.prayer-table.devout': 'Il beneficio delle Rovine',
  'option.discards': 'Le carte della mano che pagano le abilità si mostrano?',
  'option.discards.hidden': 'No, si scartano a faccia in giù',
  'option.discards.open': 'Sì, a tutti',
  'option.balance': 'Quanto sono potenti gli dèi?',
  'option.balance.reconstructed': 'Come nel regolamento, dove è indicato; il resto è ricostruito',
  'option.balance.tuned':
    'Valori nostri: tra 4 bot Adepti tutti i Culti vincono circa altrettanto spesso. Non provati per altri tavoli',

  // What newcomers stumble over (each shown the first time it matters).
  'hint.patriarch':
    'Anche il tuo Patriarca è un Sacerdote. La sua forza è la somma di Seguaci, Licenze e carta Supremazia.',
  'hint.followers': 'I Seguaci fanno 3 cose: aprono Luoghi, rafforzano il Patriarca e servono a pagare.',
  'hint.alms': 'Perdere un Luogo non ti costa nulla: tutti gli altri con Influenza lì ricevono l’elemosina.',
  'hint.home': 'Un Sacerdote che torna a casa presto può ancora pagare un Rituale più avanti nel round.',
  'hint.forum': 'Il Foro rende nel round seguente, quando la carta Supremazia ti permette di celebrare.',
  'hint.prayer': 'Più Folle hai, più benefici ti apre la preghiera. Gli affari può farli chiunque.',
  'hint.victory': 'La vittoria conta solo alla fine del round. Fino ad allora puoi ancora perdere Altari e Folle.',
  'hint.coins': 'Un Sacerdote su monete batte qualsiasi Influenza.',
  'hint.community': 'Una Comunità ti dà il beneficio di un Luogo perso, ma nessuna elemosina.',
  'hint.title': 'Un Titolo apre un Luogo solo per predicare, non per le carte.',
};
