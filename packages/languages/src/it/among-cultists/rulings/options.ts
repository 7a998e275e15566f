import { under } from '../../../under.ts';

export const options = [
  ...under('Opzioni', {
    'AC-7.1': [
      'Un tavolo sceglie, e tutti lo sanno:',
      'Quale mappa? L’Università o Under the Surface. Con o senza Oggetti, con o senza l’Organismo.',
      'Quali Ruoli speciali? Nessuno, o alcuni. Anche il Cacciatore Maledetto, per almeno 5 giocatori.',
      'Con carte Evento? Con i colori delle stanze? Con Investigatori morti dall’inizio? Sì, o no.',
      'Quante votazioni può iniziare un Personaggio? 1, o quante vuole.',
      'Che cosa si mostra dopo una votazione? La squadra, niente o il Ruolo. E dopo una morte controllata? Niente o la squadra.',
      'Investigatori rigorosi? No. Oppure sì, ed è meglio tra sconosciuti: allora per gufo e rituale possono scegliere solo Successo.',
      'I Cultisti possono parlare in privato? No, o sì. I vivi possono sentire i Fantasmi? Sì, o no.',
      'Quanto si parla prima di una votazione e in ogni round, e quanto può durare una decisione?',
      'Più o meno Punti Vittoria? Da 2 in meno a 2 in più, mai meno di 5.',
      'Il marchio del culto e il Ghiaccio dell’altare non sicuro, che sono nostri? Sì, o no.',
    ].join('\n'),
    'AC-7.3': [
      'Preimpostazioni; ciò che imposti a mano prevale:',
      'Prima partita: Università senza Eventi, colori delle stanze e Ruoli speciali.',
      'Mista, per 6–8 giocatori: Università con Veggente, Spia, Assassino e Piromane.',
      'Polare, per 7 o 8 giocatori: Under the Surface con Maledetto e Celebrità.',
      'Cieca, per 7 o 8 giocatori: qualsiasi mappa, con Cultista Cieco e Piromane.',
    ].join('\n'),
    'AC-7.4':
      'Il tavolo somma quanto i Ruoli scelti aiutano l’una o l’altra squadra. Consigliati sono da −1 a +2 con un Cultista, da −2 a +5 con due. Oltre c’è un avviso, ma nulla è vietato.',
    'AC-7.6':
      'Quali numeri? La maggior parte dei numeri di carte, punti e morti non era nel testo che avevamo ed è ricostruita. Oppure i nostri numeri, scelti perché tra bot Adepti le due squadre vincano circa altrettanto spesso. Il riepilogo mostra che cosa vale al tuo tavolo.',
  }),
];
