import { under } from '../../../under.ts';

export const atAGlance = [
  ...under('In breve', {
    'AC-1.1':
      'Un Personaggio è la figura di un giocatore. Ne controlli esattamente uno, per tutta la partita. Nessuno esce dal gioco. Si gioca da 4 a 8; una partita dura al massimo 10 round, circa da 45 a 90 minuti.',
    'AC-1.2':
      'Un Personaggio è vivo finché non è un Fantasma. Lo diventa quando la sua morte è confermata davanti a tutti; allora la sua figura si gira.',
    'AC-1.3':
      'Basta una carta Morto nel tuo mazzo Energia: il tuo Personaggio è morto in segreto. Finché qualcuno non lo conferma, conta come vivo in ogni regola. Di norma nessuno lo sa, nemmeno tu.',
    'AC-1.4': 'Dove si contano gli Investigatori morti, si intendono i Fantasmi e i morti in segreto.',
    'AC-1.5':
      'Sono Cultisti i Ruoli Cultista e Cultista Cieco. Tutti gli altri contano come Investigatori, compresi la Spia e il Cacciatore Maledetto.',
    'AC-1.6':
      'Sono segreti i Ruoli, le mani, le carte Itinerario e il contenuto dei mazzi Energia, dei mazzi Stanza e del mazzo dei passaggi non sicuri. Sono visibili a tutti dove si trova ciascuno e quale percorso ha fatto, quante carte hanno tutti i mazzi e le mani, i libri, i pericoli, gli Oggetti, chi ha svolto quale azione, i voti una volta rivelati e chi ha incontrato chi. Alla fine si mostra tutto.',
    'AC-1.7':
      'Gli Investigatori vincono con abbastanza Punti Vittoria, o quando tutti i Cultisti sono Fantasmi. I Cultisti vincono con abbastanza Investigatori morti, o quando finisce il round 10.',
    'AC-1.8':
      'Una Posizione è un punto qualsiasi della mappa: una stanza, il Refettorio, un atrio, una sezione di Ghiaccio, un tunnel. Una stanza è una stanza colorata o il Refettorio. Un passaggio è un atrio, una sezione di Ghiaccio o un tunnel.',
  }),
];
