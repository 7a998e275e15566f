import { under } from '../../../under.ts';

export const principles = [
  ...under('Principi generali', {
    'CG-4.6': 'Prima paga tutto il costo. Poi avviene l’effetto, nell’ordine in cui è scritto.',
    'CG-4.7':
      'Un’abilità si può usare se puoi pagarne tutto il costo e se almeno una parte del suo effetto cambierebbe poi qualcosa. Le parti che non si possono fare si saltano. Ti è proposto solo ciò che si può portare a termine.',
    'CG-4.8':
      'Un Miracolo si può giocare solo se si può eseguire tutto il suo effetto. Un Intrigo si può giocare solo se ha un bersaglio. Una carta con un sigillo oscuro si può giocare solo se la tua plancia mostra il lato oscuro, tranne con il Cambio d’aspetto.',
    'CG-4.9':
      'Una carta lascia la tua mano quando cominci a giocarla e, mentre ha effetto, non conta tra le tue carte. Poi va a faccia in giù in fondo al suo mazzo. Poi hanno effetto le tue Licenze Mago di corte (per un Miracolo) o Esuli (per un Intrigo).',
    'CG-4.10':
      'La mano non ha limite. Carte e monete passano di mano solo per effetti. Potete parlare di qualsiasi cosa.',
  }),
];
