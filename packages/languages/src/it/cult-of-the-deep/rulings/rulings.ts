import { under } from '../../../under.ts';

export const rulings = [
  ...under('Chiarimenti: Rituali in generale', {
    'CD-9.19':
      'Chi è a 0 punti vita può completare un Rituale e diventarne Custode; al controllo delle morti va a chi ha dato il colpo fatale.',
  }),
  ...under('Chiarimenti: singoli Rituali', {
    'CD-9.39':
      'Il Tributo si muove anche nel turno in cui viene rivelato, a meno che un dado non lo paghi o che arrivi solo dopo il passo del Tributo.',
    'CD-9.43':
      'La Trasmutazione dura fino alla fine del turno: cambia anche un dado prestato, ottenuto o rilanciato più tardi. Una faccia che qualcuno dà in seguito di proposito a un dado resta. I dadi che un Sigillo aggiunge ai Rituali, e i lanci per una tabella, non sono di nessuno e non cambiano.',
  }),
  ...under('Chiarimenti: Personaggi', {
    'CD-9.74':
      'La perdita in più di Assassino II non è dovuta a un Rituale: Guardiano II non può evitarla; in una Fase di Risoluzione il Guardiano sì.',
    'CD-9.76': 'I dadi Cosmo altrui spostati sulla Maga (non II) non fanno nulla.',
  }),
  ...under('Chiarimenti: Negromante', {
    'CD-9.85':
      'I numeri del Negromante sono nostri: circa tre turni propri da una morte precoce a un ritorno in vita con 8 punti vita; 8 monete ne danno 12.',
    'CD-9.89': 'Un Fedele Negromante che torna in vita non annulla Non fare l’egoista.',
  }),
  ...under('Chiarimenti: vittoria', {
    'CD-9.92':
      'Se vince la fazione del Sommo Sacerdote, l’Eretico pentito deve essere morto prima del controllo finale; morire insieme all’ultimo Cabalista è troppo tardi. Così in entrambe le edizioni.',
    'CD-9.93':
      'Quando cade la fazione del Sommo Sacerdote, l’Eretico vendicativo può morire nello stesso controllo del Sommo Sacerdote.',
    'CD-9.94':
      'Eretico pentito e tutti i Cabalisti morti, Eretico vendicativo e Sommo Sacerdote vivi: si continua; che cosa spetta all’Eretico pentito si giudica alla fine.',
  }),
  ...under('Chiarimenti: altro', {
    'CD-9.132':
      'Se il Sommo Sacerdote riceve il Negromante, c’è un Personaggio in più non in gioco, disponibile per il Senza Volto.',
  }),
];
