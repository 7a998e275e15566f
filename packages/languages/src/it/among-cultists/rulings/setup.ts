import { under } from '../../../under.ts';

export const setup = [
  ...under('Preparazione', {
    'AC-3.1': 'Ogni giocatore ha un Personaggio. Il primo giocatore è tirato a sorte.',
    'AC-3.2':
      'Prendi la variante della mappa per il numero di giocatori. Tutti i Personaggi cominciano nel Refettorio, il Fishman negli abissi. Ogni stanza colorata riceve 2 libri. Ci sono 0 Punti Vittoria ed è il round 1.',
    'AC-3.3':
      'Il gruppo dei Ruoli ha 1 Cultista con 4–6 giocatori, 2 con 7 o 8; tutti gli altri sono Investigatori. Ogni Ruolo speciale scelto sostituisce un Investigatore; il Cultista Cieco sostituisce un Cultista.',
    'AC-3.4':
      'Ogni Ruolo speciale si può scegliere una volta, e non più di quanti sono gli Investigatori. Veggente e Spia non sono per Under the Surface. Per il Ruolo Cacciatore Maledetto servono il modulo con lo stesso nome e almeno 5 giocatori.',
    'AC-3.5':
      'Mescola i Ruoli e danne uno a ogni giocatore. Tutti sanno quali Ruoli speciali sono in gioco, e nessuno chi li ha.',
    'AC-3.6':
      'Dai a ogni giocatore la mano e, a caso, una carta Itinerario. Le carte Itinerario avanzate si rimettono via senza guardarle.',
    'AC-3.7':
      'Prime carte Energia: ogni Cultista comincia con 1 Vivo nel mazzo Energia. Tutti gli altri ricevono una carta di un gruppo mescolato, a faccia in giù. Un tavolo può cominciare senza morti: allora tutti ricevono Vivo.',
    'AC-3.8':
      'Mescola le carte iniziali delle stanze e mettine il numero previsto, a faccia in giù, nel mazzo di ogni stanza colorata. Così si usano esattamente tutte. Nessuno le vede.',
    'AC-3.9': 'Mescola il mazzo dei passaggi non sicuri. In Under the Surface sta sulla plancia Passaggio non sicuro.',
    'AC-3.10': 'Mescola le 20 carte Evento. Se il tavolo gioca senza Eventi, non c’è mazzo Eventi.',
    'AC-3.11':
      'Solo Under the Surface: prendi i segnalini Oggetto per il numero di giocatori, mescolali e mettine uno a faccia in giù in ogni stanza colorata. Metti il marcatore Porta, con il lato bloccato in su, tra Rosa 1 e Blu 2. L’altare è vuoto e l’Organismo 46-B dorme.',
    'AC-3.12': 'Solo con un Cacciatore Maledetto in gioco: prepara la caccia.',
    'AC-3.14': [
      'La notte arriva una volta, prima del round 1. Alcuni scoprono di più in segreto:',
      'Un Cultista: chi sono gli altri Cultisti, e la prima carta Energia di tutti gli altri.',
      'Il Cultista Cieco: nulla.',
      'Il Veggente: chi sono i Cultisti, ma non quale di loro è cieco.',
      'La Spia: chi sono i Cultisti. Loro non scoprono chi è la Spia.',
      'Ciò che ti è stato mostrato resta visibile a te.',
    ].join('\n'),
  }),
];
