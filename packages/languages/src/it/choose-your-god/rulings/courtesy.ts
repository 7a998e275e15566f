import { under } from '../../../under.ts';

export const courtesy = [
  ...under('Meno domande', {
    'CG-4.70':
      'Conclave non ti chiede un’azione dove tutti vedono che puoi solo passare: stai celebrando, oppure non hai carte in mano né abilità che puoi usare. Con una sola carta nascosta te la chiede ovunque, così nessuno scopre quale sia.',
    'CG-4.71':
      'Puoi ordinare al tavolo di passare per te: in questo Luogo, fino a un Luogo che indichi, o per il resto della fase. Puoi revocare l’ordine in ogni momento. Nessun altro lo sa.',
    'CG-4.72':
      'Conclave te lo chiede comunque dove hai una presenza, dove qualcuno ha agito, dove qualcuno è vicino alla vittoria, in un Luogo che hai indicato, e dopo aver pescato carte o subìto un colpo. Puoi disattivare ciascuno di questi casi. Dopo gli ultimi due, o dopo una tua azione, l’ordine finisce.',
    'CG-4.75':
      'Tutti quelli che in un Luogo dovranno rispondere vedono la domanda insieme. Puoi rispondere in anticipo con «passa» o «passa se nessuno agisce», per un Luogo o per tutto il round, e revocarlo finché non tocca a te.',
    'CG-4.76':
      'Ogni passaggio appare dopo lo stesso ritardo, così nessuno può capire quali erano ordinati in anticipo. Lo fissa il tavolo, tra 0 e 3 secondi.',
    'CG-4.78':
      'Puoi lasciare che il tavolo prenda per te i benefici dei Luoghi 1, 3, 4 e 6: non costano nulla e non c’è nulla da scegliere.',
    'CG-4.79': 'Il tuo tempo scorre solo mentre la domanda è rivolta a te.',
  }),
];
