import { under } from '../../../under.ts';

export const sight = [
  ...under('Chi vede che cosa', {
    'CG-8.1':
      'Tutti vedono il tabellone: gli Altari, i Sacerdoti con la loro forza e il loro posto, le monete sotto di loro, i bonus e l’Influenza di ciascuno.',
    'CG-8.2':
      'Tutti vedono ogni plancia del Culto, il lato visibile, la Potenza divina, le Evocazioni, i Seguaci, le monete, le Folle, le Licenze, chi possiede la carta Supremazia e com’è girata, il primo giocatore e il numero del round.',
    'CG-8.3': 'Tutti vedono quanti Miracoli e quanti Intrighi ci sono in ogni mano, perché i dorsi sono diversi.',
    'CG-8.4': 'Solo tu sai quali carte hai. Dopo la partita lo sanno tutti.',
    'CG-8.5':
      'Tutti sanno quante carte ha ogni mazzo e vedono le tre Licenze scoperte. Nessuno conosce l’ordine di un mazzo.',
    'CG-8.6':
      'Quando una carta della mano viene scartata come costo, tutti vedono se era un Miracolo o un Intrigo. Quale, lo sa solo chi la possedeva, a meno che il tavolo non giochi con scarti visibili. Una Licenza o la carta Supremazia scartata è vista da tutti.',
    'CG-8.7':
      'Una carta giocata, venduta o rivelata da Ode al tradimento o Sentiero dell’iniquità è vista da tutti in quel momento.',
    'CG-8.8': 'Quando si pesca, tutti vedono da quale mazzo e quante carte; quali, le vede solo chi pesca.',
    'CG-8.9':
      'Quando una carta della mano è data via, tutti vedono se è un Miracolo o un Intrigo; quale, lo sanno chi dà e chi riceve. Una Licenza o la carta Supremazia data è vista da tutti.',
    'CG-8.10':
      'Quale Intrigo è stato messo in cima al suo mazzo con il Quartiere dei Nobili lo sa solo chi l’ha messo.',
    'CG-8.13': 'Gli spettatori vedono ciò che vedono tutti.',
  }),
];
