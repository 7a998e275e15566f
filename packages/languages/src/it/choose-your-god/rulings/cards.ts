import { under } from '../../../under.ts';

export const cards = [
  ...under('Miracoli', {
    'CG-5.21':
      'Visitazione (5 carte): si può giocare se hai abbastanza Seguaci per il Luogo attivo e un Sacerdote libero. Scegline uno, anche il Patriarca; va qui. I Titoli non aiutano. Non è predicare, non costa Seguaci e non paga la Decima. Come tutti i Miracoli e gli Intrighi, la giochi come tua azione, e «qui» è il Luogo attivo.',
    'CG-5.22':
      'Pellegrinaggio (4 carte): si può giocare se hai qui un Sacerdote e abbastanza Seguaci per un Luogo più alto. Scegli uno dei tuoi Sacerdoti qui e uno di questi Luoghi; va lì. I Titoli non aiutano. Non si può mai giocare nel Luogo 13.',
    'CG-5.23':
      'Ispirazione (5 carte): si può giocare se hai qui un Sacerdote. Scegline uno, anche il Patriarca: ha +2 Influenza.',
    'CG-5.24':
      'Furia divina (3 carte, sigillo oscuro): si può giocare se hai qui un Sacerdote. Scegline uno, anche il Patriarca: ha +7 Influenza.',
    'CG-5.25':
      'Traffico di reliquie (3 carte): si può giocare se hai qui un Sacerdote. Scegline uno, anche il Patriarca: diventa libero e ottieni 7 monete.',
    'CG-5.26':
      'Suolo consacrato (3 carte): si può giocare se hai almeno 3 Seguaci e puoi costruire qui. Scegli uno dei tuoi segnalini qui, perdi 3 Seguaci e costruisci un Altare.',
    'CG-5.27':
      'Frenesia sacra (2 carte, sigillo oscuro): si può giocare se hai almeno 4 Seguaci e c’è una Folla nella riserva. Perdi 4 Seguaci e ottieni 1 Folla.',
    'CG-5.28': 'Manna (5 carte): si può sempre giocare. Ottieni 1 Seguace, se ne hai al massimo 8, oppure 4 monete.',
    'CG-5.29':
      'Cornucopia (3 carte, sigillo oscuro): si può sempre giocare. Ottieni 2 Seguaci, se ne hai al massimo 7, oppure 7 monete.',
  }),
  ...under('Intrighi', {
    'CG-5.31':
      'Ricatto (3 carte, prezzo 6): si può giocare se un solo giocatore ha più monete di tutti. Se è un avversario, prendi metà delle sue monete, arrotondando per eccesso. Se sei tu, non succede nulla; puoi giocarlo lo stesso.',
    'CG-5.32':
      'Esorcismo (3 carte, prezzo 5): scegli un segnalino Sacerdote qui di qualsiasi giocatore, anche tuo, di forza 3, 4 o 5, il cui proprietario può avere un segnalino con 2 di forza in meno. Perde 2 di forza e resta, con le sue monete e il suo bonus. Patriarchi e Altari non sono mai colpiti. Si può giocare se c’è un segnalino così.',
    'CG-5.33':
      'Complotto sventato (3 carte, prezzo 7, sigillo oscuro): conta le carte di tutti i giocatori senza questa. Si può giocare se un solo giocatore ne ha più di tutti e possiede una Folla, un Altare o un Seguace. Quel giocatore, che puoi essere tu, perde 1 Folla, 1 Altare a sua scelta in qualsiasi Luogo e 2 Seguaci; di ciascuno, quanti ne ha.',
    'CG-5.34':
      'Massacro nelle strade (3 carte, prezzo 5): ogni Culto con Influenza qui, compreso il tuo, perde 2 Seguaci, o 1 se ne ha uno solo. Si può giocare se uno di loro ha un Seguace.',
    'CG-5.35':
      'Disperdere i fanatici (3 carte, prezzo 6): ogni Culto con Influenza qui, compreso il tuo, perde 1 Folla. Si può giocare se uno di loro ha una Folla.',
    'CG-5.36':
      'Perquisizione segreta (3 carte, prezzo 5): ogni avversario con Influenza qui che ha carte in mano ti dà 1 Miracolo o Intrigo dalla mano, a sua scelta, uno dopo l’altro. Si può giocare se c’è un avversario così. Le Licenze e la carta Supremazia sono al sicuro.',
    'CG-5.37':
      'Minaccia alla corona (3 carte, prezzo 7, sigillo oscuro): cerca il Patriarca più forte, ovunque siano i Patriarchi. Si può giocare se lo ha un solo giocatore, e sei tu o un avversario con una Licenza. A un avversario prendi una Licenza a tua scelta. Se sei tu, non succede nulla; puoi giocarlo lo stesso.',
    'CG-5.38':
      'Vandalismo (3 carte, prezzo 4): si può giocare se qui c’è un Altare e nessuno ha un Altare in un Luogo più alto. Tutti gli Altari qui vengono distrutti, anche il tuo.',
    'CG-5.39':
      'Agguato allo sciocco (3 carte, prezzo 4): si può giocare se qui c’è un Sacerdote con monete. Sceglilo, anche se è tuo: prendi le sue monete, e il Sacerdote torna libero a chi lo possiede.',
    'CG-5.40':
      'Retata dell’Inquisizione (3 carte, prezzo 6): si può giocare se questo Luogo non ha ancora subito una retata. Ha comunque un vincitore, che può diventare primo giocatore, ma qui nessuno riceve beneficio né elemosina.',
    'CG-5.41':
      'Occupare il Luogo (3 carte, prezzo 8, sigillo oscuro): si può sempre giocare. Tutti i Sacerdoti e i Patriarchi qui, anche i tuoi, diventano liberi; le monete sotto di loro vanno nella riserva. Il vincitore di questo Luogo sei tu. Gli Altari restano. Azioni successive possono portare qui Sacerdoti, ma continui a vincere tu; solo un’altra occupazione può toglierti la vittoria.',
  }),
  ...under('Licenze', {
    'CG-5.51':
      'Approvazione (forza 1, prezzo 7 per il 4º Sacerdote; forza 2, prezzo 7 per il 5º; forza 3, prezzo 8 per il 6º): nella Fase di Intenzione questo Sacerdote non ti costa Seguaci e si può mettere anche senza Seguaci. Per gli altri vale la regola normale. Tutte le Licenze stanno scoperte davanti a chi le possiede e valgono appena ottenute; le copie di un tipo si sommano; ciascuna aggiunge la sua forza al Patriarca.',
    'CG-5.52': [
      'Comunità: se perdi il suo Luogo ottieni comunque il beneficio, ma nessuna elemosina. Ce n’è una per ogni Luogo tranne il Foro, con forza e prezzo:',
      'Rovine 1, prezzo 4; Quartiere dei Ladri 1, prezzo 4; Bassifondi 2, prezzo 7; Quartiere dei Templi 2, prezzo 7; Quartiere Commerciale 1, prezzo 6; Quartiere degli Artigiani 2, prezzo 8; Accademia 1, prezzo 5; Porto 2, prezzo 7; Palazzo 2, prezzo 8; Quartiere dei Nobili 1, prezzo 6; Caserma della Guardia 3, prezzo 10; Squarcio delle Tenebre 3, prezzo 10.',
    ].join('\n'),
    'CG-5.53':
      'Noviziato (una carta con forza 2, prezzo 5; una con forza 3, prezzo 7): ogni tuo Altare ha +1 Influenza per ogni Noviziato che possiedi.',
    'CG-5.54': [
      'Titolo: puoi predicare nel suo Luogo anche con pochi Seguaci o nessuno. Vale solo nella Fase di Intenzione. I sette Titoli, con forza e prezzo:',
      'Menestrello, Quartiere degli Artigiani: 1, prezzo 4. Guaritore, Accademia: 1, prezzo 4. Ammiraglio, Porto: 1, prezzo 5. Mentore, Palazzo: 2, prezzo 7. Inquisitore, Quartiere dei Nobili: 2, prezzo 7. Generale, Caserma della Guardia: 2, prezzo 8. Oracolo, Squarcio delle Tenebre: 3, prezzo 10.',
    ].join('\n'),
    'CG-5.55': [
      'Decima: un avversario che predica in uno dei suoi Luoghi ti paga 1 moneta, se ne ha; anche per un Patriarca. Si paga solo per predicare: non per gli spostamenti, non nella Fase di Risoluzione, non per gli Altari. Le cinque Decime, con forza e prezzo:',
      'Sobborghi, Luoghi da 1 a 3: 1, prezzo 6. Piazze, 4 e 5: 1, prezzo 5. Mercati, 6 e 7: 1, prezzo 5. Città alta, da 8 a 10: 2, prezzo 6. Alture, da 11 a 13: 2, prezzo 5.',
    ].join('\n'),
    'CG-5.56':
      'Esuli (una carta con forza 2, prezzo 6; una con forza 1, prezzo 5): ogni volta che hai giocato un Intrigo, dalla mano o con un’abilità, ottieni 1 Seguace. Vendere non è giocare.',
    'CG-5.57':
      'Mago di corte (una carta con forza 2, prezzo 6; una con forza 1, prezzo 5): ogni volta che hai giocato un Miracolo ottieni 3 monete.',
  }),
  ...under('Carta Supremazia', {
    'CG-5.60':
      'Ce n’è una. Il Patriarca di chi la possiede ha +7 di forza, comunque sia girata. A faccia in su all’inizio di un round, permette di celebrare. A faccia in giù no, finché il Foro non la rigira. Conta come una carta. Se viene scartata va nella riserva.',
  }),
];
