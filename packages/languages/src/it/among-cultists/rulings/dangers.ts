import { under } from '../../../under.ts';

export const dangers = [
  ...under('Fantasmi', {
    'AC-5.1':
      'Un Fantasma tiene giocatore, mano, carta Itinerario, Ruolo e squadra. Si muove con 3 punti Movimento, attraversa la porta bloccata e non subisce passaggi non sicuri, Fishman, trappole o porte incastrate.',
    'AC-5.2':
      'Un Fantasma non partecipa a nessun Incontro e non ne è testimone. Non si può controllare, combattere, eliminare con una votazione né scegliere come leader del rituale, e non gli si possono cedere Oggetti.',
    'AC-5.3': 'Un Fantasma parla e vota con 1 voto. Non può iniziare una votazione.',
    'AC-5.4':
      'Un Fantasma mette carte e controlla stanze, vincolato o no all’itinerario secondo il suo Ruolo. I libri che prende contano.',
    'AC-5.5': 'Il mazzo Energia di un Fantasma resta dov’è. Conta solo per la Celebrità.',
  }),
  ...under('Eventi e pericoli', {
    'AC-5.10':
      'I pericoli sulla mappa sono gli Accoliti, i portali e il Fishman. Dove una stanza è scelta a caso, tutte hanno la stessa probabilità e tutti vedono il risultato.',
    'AC-5.11':
      'Luci spente: se il marcatore Generatore è in gioco, rimuovilo, e non succede altro. Altrimenti questo round è al buio fino alla sua Pulizia. Il buio cambia gli Incontri e nient’altro.',
    'AC-5.12':
      'Il Fishman in agguato: va dove c’è folla, nella stanza colorata con più Personaggi vivi; quella in cui si trova non conta. Se più stanze ne hanno altrettanti, se ne sceglie una a caso. Se nessun’altra stanza colorata ha un Personaggio vivo, va in una stanza colorata a caso diversa da quella in cui si trova.',
    'AC-5.13':
      'Raduno di Accoliti: metti un Accolito dalla riserva in una stanza colorata a caso che non ne ha; con 7 o 8 giocatori fallo due volte. Ogni volta che la riserva è vuota, si perde invece 1 Punto Vittoria, ma non si scende mai sotto 0.',
    'AC-5.14':
      'Si apre un portale: metti un portale in una stanza colorata a caso che non ne ha. Con due carte e due segnalini è sempre possibile.',
    'AC-5.15':
      'Porte incastrate: nel prossimo round ogni Personaggio vivo ha 1 punto Movimento in meno. Nel round 10 non fa nulla.',
    'AC-5.16':
      'Terreno franato: metti un marcatore Terreno franato su un passaggio a caso che ora è sicuro. Non è sicuro per la fase Movimento del prossimo round; il marcatore va via alla fine di quel round. Chi si trova lì ora non pesca nulla.',
    'AC-5.17': 'Ora tranquilla: non succede nulla.',
    'AC-5.18':
      'Scaffali nascosti: due stanze colorate diverse, a caso, ricevono dalla riserva 1 carta Successo ciascuna, a faccia in giù. Mescola i loro mazzi.',
    'AC-5.19':
      'Il Fishman morde alla fine della fase Evento, prima degli Incontri: ogni Personaggio vivo nella sua Posizione, in ordine di turno, pesca la prima carta del mazzo dei passaggi non sicuri nel suo mazzo Energia, senza guardarla. Se il mazzo è vuoto, non succede nulla; per i Cultisti vale il marchio del culto. Morde in ogni round, finché è lì.',
    'AC-5.20':
      'Finché sono sulla mappa: dove c’è un Accolito, nessuno può svolgere azioni Stanza. Dove c’è il Fishman, nessuno può svolgere azioni Stanza, e morde. Un portale inghiotte carte. In una stanza possono esserci più pericoli; combattere o scongiurare ne rimuove uno alla volta.',
  }),
  ...under('Abilità delle stanze', {
    'AC-5.21':
      'Rosa, controllare i documenti: scegli un altro Personaggio qualsiasi, vivo o Fantasma, ovunque sia. Tu, e solo tu, vedi i colori che la sua vera carta Itinerario indica in questo round. Tutti vedono di chi hai controllato i documenti.',
    'AC-5.22':
      'Blu, studiare: tu, e solo tu, vedi quante carte Successo, Fallimento e Sabotaggio ha il mazzo di questa stanza. Poi il mazzo si mescola. Tutti vedono quale stanza hai studiato.',
    'AC-5.23': 'Arancione, ricablare: metti in gioco il marcatore Generatore. Annulla il prossimo evento Luci spente.',
    'AC-5.24':
      'Rosso, scongiurare: scegli un Accolito o un portale ovunque, o il Fishman se è sulla mappa. Un Accolito o un portale torna nella riserva, il Fishman negli abissi. I quattro colori valgono per i Personaggi vivi, e un tavolo può disattivarli.',
  }),
];
