import { under } from '../../../under.ts';

export const ending = [
  ...under('Fine della partita', {
    'AC-6.1':
      'Vince esattamente una delle due squadre; non ci sono pareggi né spareggi. Vincono i giocatori il cui Ruolo vince con quella squadra.',
    'AC-6.2':
      'Punti: dopo ogni controllo di una stanza, conclusi carta e Oggetto, la partita finisce subito se gli Investigatori hanno tutti i Punti Vittoria che servono.',
    'AC-6.3':
      'Niente più Cultisti: dopo ogni morte confermata la partita finisce subito se tutti i Cultisti sono Fantasmi, qualunque sia la causa.',
    'AC-6.4':
      'Rivendicazione, nelle partite cominciate con un Cultista: nei round da 2 a 10 il Cultista può rivendicare la vittoria invece di muoversi. Si contano tutti gli Investigatori morti, visti o no. Se bastano, vincono i Cultisti. Se no, vincono gli Investigatori, senza rituale e senza indovinare il Veggente.',
    'AC-6.5': 'Strage: alla fine di un round i Cultisti vincono se abbastanza Investigatori sono Fantasmi.',
    'AC-6.6': 'Tempo: quando finisce il round 10, vincono i Cultisti.',
    'AC-6.8':
      'Nelle partite cominciate con due Cultisti, gli Investigatori morti di cui nessuno si è accorto non fanno finire nulla da sé. Contano contro una vittoria degli Investigatori: se alla fine del round precedente i morti erano abbastanza, vincono i Cultisti.',
    'AC-6.9': [
      'Quando gli Investigatori stanno per vincere:',
      '1. Se è per i punti e l’Organismo 46-B è sveglio, si tiene il rituale. Se è perso, vincono i Cultisti.',
      '2. Se la partita è cominciata con due Cultisti e alla fine del round precedente erano morti abbastanza Investigatori, vincono i Cultisti.',
      '3. Se il Veggente è in gioco, i Cultisti cercano di indovinare chi è. Se lo indicano, vincono i Cultisti.',
      '4. Vincono gli Investigatori.',
    ].join('\n'),
  }),
  ...under('Rituale di esilio', {
    'AC-6.10':
      'Si vota un leader, in al massimo 3 scrutini. Votano tutti i giocatori, anche i Fantasmi, e il pugnale conta.',
    'AC-6.12':
      'In segreto e insieme tutti votano un Personaggio vivo, anche il proprio, o nessuno. Prima di ogni scrutinio c’è tempo per parlare.',
    'AC-6.13':
      'È leader chi ha nettamente più voti. Un pareggio in testa porta allo scrutinio successivo, e così più astensioni che voti per chiunque; dopo il terzo scrutinio così il rituale è perso.',
    'AC-6.14': 'Il leader deve essere vivo, cioè non un Fantasma. Essere morto in segreto non è un ostacolo.',
    'AC-6.15':
      'Il leader sceglie davanti a tutti giocatori diversi, uno dopo l’altro: 3 con 4–6 giocatori, 4 con 7 o 8. Vivi o Fantasmi, e anche sé stesso se vuole.',
    'AC-6.16':
      'Ogni giocatore scelto sceglie in segreto e insieme agli altri una carta dalla riserva: Successo, Fallimento o Sabotaggio. Se il tavolo gioca con Investigatori rigorosi, chi non è né un Cultista né la Spia può scegliere solo Successo; vale anche per un Cacciatore con Vincolo.',
    'AC-6.17':
      'Le carte si mescolano e si rivelano senza nomi. Se sono tutte Successo, il rituale è vinto. Altrimenti è perso.',
  }),
  ...under('Indovinare il Veggente', {
    'AC-6.20':
      'Prima si mostra a tutti chi sono i Cultisti. Poi ogni Cultista, anche se è un Fantasma, indica un giocatore che non è un Cultista, insieme agli altri. Se indicano tutti lo stesso, quella è la risposta. Se due Cultisti non concordano, conta quello che viene prima nell’ordine di turno di questo round.',
  }),
  ...under('Dopo la fine', {
    'AC-6.30':
      'A tutti si mostrano tutti i Ruoli, le mani, i mazzi Energia e la carta Maledizione, e da dove veniva ogni carta Energia e ogni carta Stanza.',
  }),
];
