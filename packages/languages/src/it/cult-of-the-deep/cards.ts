import type { cards as english } from '../../en/cult-of-the-deep/cards.ts';

export const cards: Readonly<Partial<Record<keyof typeof english, string>>> = {
  // Roles: how they win
  'card.high-priest':
    'Vinci se tutti i Cabalisti e gli Eretici muoiono prima della tua caduta. Cadi quando muori; se il tuo Personaggio è il Negromante, quando muori e non resta vivo nessun Fedele. Tutti conoscono il tuo ruolo.',
  'card.faithful': 'Vinci con il Sommo Sacerdote, anche dopo la morte.',
  'card.cabalist':
    'Vinci quando il Sommo Sacerdote è caduto, anche dopo la tua morte. Con la Vendetta dalla tomba rigida, in quel momento dev’essere vivo un Cabalista, oppure nessuno tranne gli Eretici.',
  'card.repentant-heretic':
    'In vita: vinci se il Sommo Sacerdote è caduto e restano vivi solo Eretici. Dopo la morte: vinci se tutti sono morti, se il Sommo Sacerdote cade mentre nessun Cabalista è vivo (seconda edizione), o se il Sommo Sacerdote vince e la tua morte è arrivata prima.',
  'card.vengeful-heretic':
    'In vita: vinci se il Sommo Sacerdote è caduto e restano vivi solo Eretici. Dopo la morte: vinci se il Sommo Sacerdote cade mentre un Cabalista è vivo, o se tutti sono morti.',

  // Characters
  'card.alchemist':
    'Nella tua Fase di Assegnazione: cambia fino a 2 dei tuoi dadi Pergamena, Antico o Cosmo in un’altra di queste facce.',
  'card.alchemist-ii':
    'Puoi curare gli altri con i loro simboli di potere, e gli altri possono curare te con il tuo. La prima volta per turno che il tuo simbolo ti cura, ottieni 1 punto vita in più.',
  'card.sorceress':
    'Puoi assegnare Cosmo a te. Con 2 di questi dadi puoi scatenare un’esplosione: tutti tranne un giocatore perdono 2 punti vita.',
  'card.sorceress-ii':
    'Chiunque può assegnarti Cosmo. Con 2 di questi dadi, un’esplosione toglie 2 punti vita a tutti tranne un giocatore. Poi ottieni 1 punto vita.',
  'card.merchant':
    'Comincia con 2 monete Canto e 1 moneta Sirena. Nella tua Fase di Assegnazione, una volta: restituisci una di queste monete per ottenere 2 punti vita.',
  'card.merchant-ii': 'Comincia con 2 monete Canto e 2 monete Sirena. Può scambiare monete e punti vita con gli altri.',
  'card.guardian':
    'In qualsiasi Fase di Risoluzione, una volta per turno: paga 1 punto vita. Uno scudo evita a un giocatore vivo la perdita di 2 punti vita al massimo.',
  'card.guardian-ii':
    'In qualsiasi Fase di Risposta, una volta per turno: cambia un Pugnale in Sangue. In qualsiasi turno, una volta: evita la perdita di 1 punto vita dovuta a un Rituale.',
  'card.assassin':
    'In qualsiasi Fase di Risoluzione, una volta per turno: paga 1 punto vita. Un altro giocatore che ha perso punti vita in questa fase ne perde 2.',
  'card.assassin-ii':
    'In qualsiasi Fase di Risposta, una volta per turno: cambia un Sangue o un Pugnale in Doppio pugnale. In qualsiasi turno, una volta: chi perde punti vita per un Rituale ne perde 1 in più.',
  'card.faceless': 'Una volta per partita, nel tuo Mantenimento: diventa un Personaggio che non è in gioco.',
  'card.faceless-ii':
    'Nel tuo Mantenimento, marca un altro giocatore: ottieni la sua abilità, e quel giocatore lancia 1 dado in più.',
  'card.librarian': 'Nella tua Fase di Lancio: 1 rilancio in più.',
  'card.librarian-ii': 'Nella tua Fase di Risoluzione, una volta: esegui un effetto dell’altare una seconda volta.',
  'card.blood-mage': 'Nella tua Fase di Lancio: puoi pagare 1 punto vita per lanciare 1 dado in più.',
  'card.blood-mage-ii':
    'In qualsiasi Fase di Risposta, una volta per turno: paga 1 punto vita e scegli un dado assegnato. Chi lo possiede lo rilancia.',
  'card.reaper': 'Quando un altro giocatore muore, ottieni 3 punti vita.',
  'card.reaper-ii': 'Lanci 1 dado in più finché c’è uno Spirito in gioco.',
  'card.necromancer':
    'Ottieni monete Negromante per le morti e, se vuoi, dal tuo simbolo di potere. Da Spirito con 4 o più monete, puoi tornare in vita.',

  // Sigils
  'card.sigil-of-revocation':
    'Annulla un Sigillo appena dichiarato da un altro giocatore. Oppure, nella Fase di Risposta di un giocatore vivo: il giocatore attivo rilancia tutti i dadi.',
  'card.sigil-of-portents': 'Fase di Risoluzione: lancia 3 dadi e applica il risultato di ciascuno.',
  'card.sigil-of-duplicity':
    'Fase di Risoluzione: un giocatore vivo ha una copia dell’effetto del Custode di un Rituale custodito o scartato, tranne il Kraken.',
  'card.sigil-of-larceny': 'Vale come un Sigillo già usato, nel momento previsto da quel Sigillo.',
  'card.sigil-of-transfusion':
    'Fase di Risoluzione: tutti gli altri giocatori vivi perdono 1 punto vita, e un giocatore a tua scelta li ottiene. Se c’è uno Spirito in gioco, quel giocatore ottiene anche un dado in più.',
  'card.sigil-of-warding': 'Fase di Risoluzione: un giocatore vivo non perde punti vita fino alla fine di questa fase.',
  'card.sigil-of-reflection':
    'Fase di Risposta: fino a 3 Pugnali o Doppi pugnali su un giocatore vanno invece al giocatore attivo.',
  'card.sigil-of-corruption': 'Fase di Risoluzione: tutti i dadi Sangue non risolti diventano Pugnali.',
  'card.sigil-of-mercy': 'Fase di Risoluzione: fino a 3 Pugnali o Doppi pugnali non risolti diventano Sangue.',
  'card.sigil-of-agony': 'Fase di Risoluzione: un altro giocatore vivo perde 4 punti vita, poi tu ne perdi 1.',
  'card.sigil-of-frenzy': 'Nella tua Fase di Lancio: lancia 2 dadi in più.',
  'card.sigil-of-renewal': 'Fase di Risoluzione: un giocatore vivo ottiene 4 punti vita.',
  'card.sigil-of-ascension':
    'Fase di Risoluzione: sposta l’indicatore di un Rituale di 1 o 2 caselle, senza l’effetto dell’altare.',
  'card.sigil-of-banishment': 'Fase di Risposta: rimuovi 1 o 2 dadi assegnati.',

  // Wraiths
  'card.banshee': 'Spendi un dado: il giocatore attivo ottiene un dado con quella faccia e lo assegna.',
  'card.poltergeist': 'Spendi un dado: un dado assegnato prende la sua faccia.',
  'card.devourer': 'Spendi un dado: rimuovi un dado assegnato con la stessa faccia.',
  'card.specter': 'Spendi un dado: il giocatore attivo ottiene un dado con quella faccia, e lo assegni tu.',
  'card.revenant': 'Spendi 1 o 2 dadi: vengono rilanciati altrettanti dadi assegnati.',
  'card.phantom': 'Spendi un dado: sposta un dado assegnato con la stessa faccia.',

  // Rituals
  'card.kraken':
    'Distribuisce dadi Kraken quando viene rivelato e prima di ogni Fase di Lancio del Sommo Sacerdote. Custode: rimuovi dadi Kraken quando vengono lanciati; danne uno all’inizio della tua Fase di Lancio.',
  'card.ancient-shadow':
    'Dopo ogni turno del Sommo Sacerdote: 1 segnalino Ombra in più, poi tutti perdono 1 punto vita per segnalino.',
  'card.ancient-chant':
    'Altare: ottieni 1 moneta Canto. Custode: nella tua Fase di Assegnazione, cambia i dadi Antico in qualsiasi faccia tranne Doppio pugnale.',
  'card.altar-sacrifice':
    'Quando uccidi un altro giocatore: scegli uno o più giocatori vivi. Ciascuno ottiene tanti punti vita quanti erano i giocatori all’inizio.',
  'card.sirens': 'Altare: ottieni 1 moneta Sirena.',
  'card.transmutation':
    'Altare: ottieni 1 dado per un altro Rituale. Custode: nella Fase di Risposta di un giocatore vivo, cambia tutti i suoi dadi di una faccia in un’altra. Poi scarta questo Rituale.',
  'card.sea-hydra':
    'Altare: un giocatore vivo ottiene o perde 1 punto vita. Custode: lancia 2 dadi in più e scarta un dado nella tua Fase di Assegnazione.',
  'card.astral-rift': 'Altare: lancia il dado e applica il risultato dello Squarcio.',
  'card.lamia':
    'Altare: scegli un altro giocatore, che ruba 1 punto vita a chiunque. Con 3 giocatori vivi o meno puoi essere tu. Custode: nella tua Fase di Risoluzione, per ogni giocatore, ottieni 1 punto vita la prima volta che ne perde.',
  'card.tribute-to-nycen':
    'Si muove alla fine di ogni turno in cui qui non è stato risolto un Cosmo. A 0, il giocatore attivo e i due vicini perdono tanti punti vita quanti erano i giocatori all’inizio.',
  'card.blood-rites':
    'Altare: puoi pagare 1 punto vita per ottenere un dado. Custode: nella tua Fase di Assegnazione, una volta, paga 1 punto vita per cambiare un dado in qualsiasi faccia.',

  // Faces
  'card.dagger': 'Su un giocatore: perde 1 punto vita.',
  'card.double-dagger': 'Su un giocatore: perde 2 punti vita.',
  'card.blood': 'Su un giocatore: ottiene 1 punto vita. Anche per i Rituali con un tracciato Sangue.',
  'card.parchment': 'Per i Rituali con un tracciato Pergamena.',
  'card.ancient': 'Per i Rituali con un tracciato Antico.',
  'card.cosmos': 'Per i Rituali con un tracciato Cosmo e per il Tributo a Nycen.',

  // Dice, coins and tokens
  'card.kraken-die':
    'Si lancia nel tuo Mantenimento: perdi il totale. Ogni rilancio costa 1 dado nella tua Fase di Lancio.',
  'card.siren-coin': 'Nella Fase di Risposta di un giocatore vivo: sposta un dado assegnato (1 moneta per turno).',
  'card.chant-coin':
    'Nella tua Fase di Assegnazione: cambia uno dei tuoi dadi in qualsiasi faccia tranne Doppio pugnale.',
  'card.necromancer-coin': 'Con 4 o più di queste monete il Negromante può tornare in vita.',
  'card.shadow-token':
    'Sta sull’Ombra antica. Dopo ogni turno del Sommo Sacerdote, tutti perdono 1 punto vita per segnalino.',
  'card.faceless-token': 'Senza Volto II ha l’abilità di chi lo tiene. Quel giocatore lancia 1 dado in più.',
};
