import { under } from '../../../under.ts';

export const round = [
  ...under('Svolgimento della partita', {
    'AC-4.1': 'Un round: Movimento, Evento, Incontri, Azione, Pulizia.',
    'AC-4.2':
      'Ordine di turno di un round: prima il primo giocatore, poi in senso orario tutti i giocatori, Fantasmi compresi.',
  }),
  ...under('Inizio del round', {
    'AC-4.7': 'Nel round 4 il Cacciatore Maledetto vede la carta Maledizione. Nel round 6 si rivela la Celebrità.',
  }),
  ...under('Movimento', {
    'AC-4.10':
      'Ogni giocatore si muove una volta, in ordine di turno. Un Personaggio vivo ha 3 punti Movimento, 1 in più per ogni paio di stivali che porta e 1 in meno se l’Evento del round precedente era Porte incastrate; almeno 1. Un Fantasma ne ha sempre 3.',
    'AC-4.11':
      'Scegli in una volta tutto il movimento: un percorso di Posizioni, non più lungo dei tuoi punti Movimento, ciascuna accanto alla precedente. Nessuna Posizione può comparire due volte, nemmeno quella di partenza. Restare è il percorso vuoto. Ogni passo costa 1 punto Movimento. Puoi attraversare la porta bloccata solo se è aperta o se sei un Fantasma. Tutti ti vedono camminare, passo per passo.',
    'AC-4.12':
      'Attraversare un Ostacolo costa 1 punto Movimento. È il prezzo del passo da una sezione di Ghiaccio alla successiva; non c’è altro da pagare.',
    'AC-4.13': [
      'Dopo ogni passo, a chi si muove succede questo, in ordine:',
      '1. Un Personaggio vivo fa scattare una trappola che è qui.',
      '2. In un passaggio non sicuro un Personaggio vivo pesca la prima carta del mazzo dei passaggi non sicuri nel suo mazzo Energia, senza guardarla. Se il mazzo è vuoto, non succede nulla.',
      '3. Si verifica la maledizione del Maledetto.',
      'Se nel primo punto scatta una trappola o nel terzo diventi un Fantasma, il resto del percorso decade.',
    ].join('\n'),
    'AC-4.14':
      'Ogni entrata in un passaggio non sicuro fa pescare di nuovo una carta, in ogni round. Chi comincia il round lì e vi resta non pesca nulla.',
    'AC-4.16':
      'Il marchio del culto è un’aggiunta nostra, e un tavolo può disattivarlo: un Cultista che pesca una carta Morto dal mazzo dei passaggi non sicuri riceve invece una carta Vivo. Nessuno lo viene a sapere. Le carte Morto degli Incontri, le Ferite mortali e le carte della Celebrità colpiscono i Cultisti come tutti.',
  }),
  ...under('Evento', {
    'AC-4.18': [
      'La fase Evento, in ordine:',
      '1. Gira la prima carta Evento ed eseguila.',
      '2. Con un Piromane in gioco, nei round 5 e 6: tutti scelgono «Continua», e il Piromane può bruciare una stanza.',
      '3. Il Fishman morde.',
      '4. Incontri.',
    ].join('\n'),
  }),
  ...under('Incontri', {
    'AC-4.20':
      'Conta i Personaggi vivi in ogni Posizione; Fantasmi, Fishman e Accoliti non contano. Se sono esattamente due, c’è un Incontro. In un round al buio si incontrano due o più. Uno solo, o tre e più alla luce, non ne hanno.',
    'AC-4.21': 'Gli Incontri avvengono di nuovo in ogni round, anche dove nessuno si è mosso.',
    'AC-4.22':
      'Tutti gli Incontri di un round avvengono insieme. Prima chi porta la Lampada decide se usarla. Poi tutti scelgono insieme una carta Energia, e poi tutte le carte passano di mano.',
    'AC-4.23':
      'Chi partecipa a un Incontro e porta la Lampada decide davanti a tutti se usarla o tenerla, prima che si scelgano carte. C’è una sola Lampada, quindi succede al massimo una volta per round.',
    'AC-4.24':
      'In un Incontro devi dare una carta Energia, Vivo o Morto, secondo quelle che hai. Gli Investigatori non hanno carte Morto. Senza carte Energia non dai nulla, ma ricevi comunque.',
    'AC-4.25':
      'Con due partecipanti, ogni carta scelta va a faccia in giù nel mazzo Energia dell’altro. Se l’altro ha usato la Lampada, non dai nulla e tieni le tue carte.',
    'AC-4.26':
      'Con tre o più, cosa che succede solo al buio, le carte scelte si distribuiscono a caso e in segreto: una a testa, e nessuno riceve la propria. Chi ha usato la Lampada non ne riceve; una carta avanzata torna indietro. Non scopri chi ti ha dato la tua carta.',
    'AC-4.27':
      'Nessuno vede la carta che riceve. Sono visibili a tutti chi ha incontrato chi, dove, se era buio e quante carte ha ora ogni mazzo Energia.',
  }),
];
