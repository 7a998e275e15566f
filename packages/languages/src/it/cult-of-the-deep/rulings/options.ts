import { under } from '../../../under.ts';

export const options = [
  ...under('Opzioni', {
    'CD-7.1':
      'Un tavolo sceglie: l’edizione, il Negromante, le varianti Un vero Sommo Sacerdote, Non fare l’egoista, Mercante di morte ed Eresia!, la vendetta rigida, i nostri numeri, il bonus del Sommo Sacerdote, il tempo per rispondere e per valutare uno scambio, se tra un dado e l’altro Conclave chiede a tutti, e un limite di round.',
    'CD-7.2':
      'Tutto si può combinare, con tre eccezioni. Per Eresia! servono 6 giocatori. In 4 giocatori il Negromante non può andare al Sommo Sacerdote. La vendetta rigida è per la prima edizione.',
    'CD-7.3': 'Mercante di morte ed Eresia! si possono giocare anche con la prima edizione.',
    'CD-7.4':
      'Negromante. La carta è mescolata con gli altri Personaggi e può capitare o no. Oppure la riceve il Sommo Sacerdote.',
    'CD-7.5':
      'Un vero Sommo Sacerdote. Prima del primo turno il Sommo Sacerdote può scegliere un altare: vi va il primo Rituale del mazzo, poi quello vecchio si rimescola nel mazzo. Un Kraken pescato così non distribuisce ancora nulla. Il Sommo Sacerdote automatico non la usa.',
    'CD-7.6':
      'Non fare l’egoista. Una volta per partita: quando tutti i Fedeli sono morti, il Sommo Sacerdote, se è vivo, perde 3 punti vita. Non si può evitare, nessuno può rispondere e il colpo fatale non è di nessuno.',
    'CD-7.7':
      'Mercante di morte. Il bonus del Sommo Sacerdote è 2 per ogni Cabalista invece di 3. Ogni volta che qualcuno prende una carta Spirito, il Sommo Sacerdote, se è vivo, ottiene 2 punti vita.',
    'CD-7.8': 'Eresia! Ci sono entrambi gli Eretici.',
    'CD-7.9':
      'Vendetta rigida. La carta ruolo della prima edizione si prende alla lettera: i Cabalisti vincono allora solo se è vivo un Cabalista, se sono vivi solo Eretici o se nessuno è vivo.',
    'CD-7.10':
      'Bonus del Sommo Sacerdote. Punti vita che il Sommo Sacerdote aggiunge nella preparazione per ogni Cabalista: 3 come nei regolamenti stampati, o quanto decide il tavolo. Con Mercante di morte uno in meno, non sotto 0. Un tavolo può invece scegliere i nostri numeri: un altro bonus e altri punti vita, secondo il numero di giocatori e il Personaggio. Vengono da partite tra bot Adepti e non valgono tra bot Maestri.',
  }),
  ...under('Differenze tra le due edizioni', {
    'CD-7.20': [
      'In che cosa differiscono le edizioni:',
      'Prima: i Pugnali possono andare su di te. Seconda: solo come tuo simbolo di potere.',
      'Prima: Pergamena, Antico e Cosmo possono andare su qualsiasi giocatore vivo, senza effetto. Seconda: non con l’assegnazione.',
      'Prima: i dadi avanzati quando un Rituale è sostituito sono persi. Seconda: restano se il nuovo Rituale li accetta.',
      'Prima: controlli delle morti alla fine di ogni fase. Seconda: alla fine del Mantenimento, della Fase di Risoluzione e tra i turni.',
      'Prima: si può scegliere la vendetta rigida. Seconda: i Cabalisti morti vincono sempre quando il Sommo Sacerdote cade.',
      'Prima: un Eretico pentito morto vince solo con il Sommo Sacerdote. Seconda: anche quando la fazione del Sommo Sacerdote cade e nessun Cabalista è vivo.',
      'Sommo Sacerdote automatico con 15 punti vita o meno. Prima: propri punti vita, danno, Rituali. Seconda: propri punti vita, Rituali, danno.',
      'Prima, 8 giocatori con il Negromante: l’Eretico vendicativo sostituisce quello pentito. Seconda: nessun cambiamento.',
    ].join('\n'),
  }),
];
