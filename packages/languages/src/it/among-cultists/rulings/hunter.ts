import { under } from '../../../under.ts';

export const hunter = [
  ...under('Cacciatore Maledetto', {
    'AC-5.55':
      'Il modulo aggiunge il Ruolo Cacciatore Maledetto, 6 trappole (3 fauci, 3 vuote), 6 carte Caccia (4 Graffio, 2 Ferita mortale) e 3 carte Maledizione (Redenzione, Vincolo, Ferocia). Si può giocare su qualsiasi mappa.',
    'AC-5.56':
      'Preparazione: il Cacciatore ha le 6 trappole. Mescola le carte Caccia. Pesca una carta Maledizione per il Cacciatore, a faccia in giù; le altre due si rimettono via senza guardarle.',
    'AC-5.57':
      'All’inizio del round 4 il Cacciatore vede la carta Maledizione, e nessun altro. Fino ad allora nessuno la conosce.',
    'AC-5.58':
      'Alla fine dei round da 1 a 9 tutti scelgono «Continua». Un Cacciatore vivo può invece mettere una trappola, con fauci o vuota: in una Posizione del suo percorso di questo round che non ha trappole e non è il Refettorio. Sta lì a faccia in giù, e tutti la vedono dal prossimo round in poi.',
    'AC-5.59':
      'Quando un Personaggio vivo, compreso il Cacciatore, entra nella fase Movimento in una Posizione con una trappola, il suo movimento finisce, e il segnalino si gira ed esce dal gioco. Fauci: la prima carta Caccia va, senza guardarla, nel suo mazzo Energia; se non ce ne sono più, nulla. Vuota: nient’altro. In un passaggio non sicuro si pesca comunque dopo.',
    'AC-5.60':
      'In ogni regola un Graffio conta come carta Vivo e una Ferita mortale come carta Morto. Un controllo le conta così, e una Ferita mortale mostrata come prova si mostra come carta Morto. Quale fosse si vede solo alla fine.',
    'AC-5.61': 'In tutto il resto (mano, itinerario, verità, conto dei morti) il Cacciatore è un Investigatore.',
    'AC-5.62':
      'Vittoria. Redenzione: il Cacciatore vince con gli Investigatori. Vincolo: vince con i Cultisti. Ferocia: vince insieme alla squadra che vince, se alla fine non è un Fantasma e altri Personaggi hanno fatto scattare almeno 2 fauci; altrimenti perde.',
    'AC-5.63': 'Un Cacciatore che è un Fantasma non mette più trappole. Quelle sulla mappa restano.',
  }),
];
