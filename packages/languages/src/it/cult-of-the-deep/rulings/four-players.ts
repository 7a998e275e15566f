import { under } from '../../../under.ts';

export const fourPlayers = [
  ...under('Il Sommo Sacerdote automatico (quattro giocatori)', {
    'CD-5.80':
      'È un giocatore vivo il cui Personaggio dà solo punti vita e simbolo di potere. Non ha abilità, monete iniziali né Sigilli, non è mai Custode, non fa mai scambi e rifiuta tutto. Nessuno decide per lui.',
    'CD-5.81':
      'Lancia 6 dadi, 1 in più con il segnalino Senza Volto, e i dadi messi da parte. Lancia i suoi dadi Kraken e non li rilancia mai.',
    'CD-5.82':
      'Fino a due volte rilancia tutti i dadi che non potrebbe assegnare: né Pugnale, né Doppio pugnale, né Sangue, né il suo simbolo di potere, e non accettati da nessun Rituale su un altare. Se non ce ne sono, si ferma.',
    'CD-5.83': [
      'È forte se all’inizio della sua Fase di Assegnazione ha più di 15 punti vita, altrimenti è debole. Un dado va al primo posto che può accettarlo:',
      'forte: danno, Rituali, propri punti vita; debole: propri punti vita, Rituali, danno (prima edizione: propri punti vita, danno, Rituali).',
      'Danno: ogni pugnale va all’altro giocatore vivo con più punti vita, meno ciò che gli toglieranno già i suoi dadi. Colpisce anche i Fedeli, perché non li conosce. Parità: il più vicino alla sua sinistra.',
      'Rituali: l’altare con il numero più basso che accetta il dado e ne ha ancora bisogno.',
      'Propri punti vita: Sangue e il suo simbolo di potere su di sé.',
    ].join('\n'),
    'CD-5.84': 'Risolve nell’ordine in cui ha assegnato. I dadi cambiati, spostati o aggiunti dopo vengono per ultimi.',
    'CD-5.85': [
      'Effetti dell’altare: se è forte o debole dipende dai suoi punti vita in quel momento.',
      'Canto antico: nulla. Sirene: 1 moneta Sirena. Riti di sangue: non paga. Sacrificio sull’altare: ottiene punti vita solo lui.',
      'Idra marina: se è forte, l’altro giocatore vivo con più punti vita perde 1; se è debole, lui ottiene 1.',
      'Lamia: la vittima è l’altro giocatore vivo con più punti vita; il ladro è lui se i vivi sono al massimo 3, altrimenti chi ha meno punti vita. Parità: il più vicino alla sua sinistra.',
      'I dadi di Trasmutazione e Squarcio astrale vanno all’altro altare con il numero più basso che ne accetta uno.',
    ].join('\n'),
    'CD-5.86':
      'Un Rituale che completa viene scartato senza effetto del Custode (con il Kraken vanno via tutti i dadi Kraken). I Rituali dei giocatori che uccide vengono scartati.',
    'CD-5.87':
      'Monete Sirena: dopo che tutti gli altri hanno passato, sposta un pugnale che sta su di lui sul giocatore attivo, prima un Doppio pugnale. Se curerebbe il giocatore attivo, va all’altro giocatore vivo con più punti vita. Non usa monete per altro.',
    'CD-5.88':
      'Un suo dado cambiato, o dato a lui, nella sua Fase di Risposta si mette come nella sua Fase di Assegnazione. Dove deve scegliere in altri casi, prende ciò che è meglio per i suoi punti vita.',
  }),
  ...under('Possessione (quattro giocatori)', {
    'CD-5.90':
      'Il primo Fedele o Eretico pentito che muore possiede il Sommo Sacerdote automatico invece di diventare uno Spirito, se questo è vivo. Una volta per partita. Se muoiono insieme, quello con il colpo fatale precedente.',
    'CD-5.91':
      'Il vecchio ruolo resta visibile a tutti. Ora sei il Sommo Sacerdote: il suo ruolo, il suo Personaggio con l’abilità, i suoi punti vita, i suoi dadi Kraken e le sue monete. Porti con te il tuo Sigillo non usato e le tue monete Sirena e Canto. Il tuo vecchio posto non conta più, né per i vicini né per l’ordine di turno.',
    'CD-5.92':
      'Da ora il Sommo Sacerdote è un giocatore normale che lancia 6 dadi, senza le monete iniziali del suo Personaggio.',
    'CD-5.93':
      'È una morte, ma non è diventare uno Spirito: conta per Mietitore, Negromante, Sacrificio sull’altare e Non fare l’egoista.',
    'CD-5.94': 'Chi possiede il Sommo Sacerdote vince se vince lui. Il vecchio ruolo conta come morto.',
    'CD-5.95':
      'I dadi messi da parte sono persi. Il vecchio ruolo non vince più nulla; per gli altri conta solo come un Fedele o un Eretico morto.',
  }),
];
