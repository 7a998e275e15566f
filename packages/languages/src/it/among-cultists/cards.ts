import type { cards as english } from '../../en/among-cultists/cards.ts';

export const cards: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'card.alive': 'Va a faccia in giù nel mazzo Energia di chi incontri, e non fa danni.',
  'card.dead':
    'Va a faccia in giù nel mazzo Energia di chi incontri. Ne basta una perché il suo Personaggio sia morto.',
  'card.success': 'Al controllo: se nella stanza resta un libro, vale 1 Punto Vittoria. La carta torna nel mazzo.',
  'card.failure': 'Al controllo: non succede nulla, e la carta viene eliminata.',
  'card.sabotage': 'Al controllo: si perde 1 Punto Vittoria, e tutte le carte del mazzo vengono eliminate.',

  'card.lights-out': 'Questo round è al buio: dove ci sono 2 o più Personaggi vivi, si incontrano.',
  'card.fishman-prowls': 'Il Fishman va in un’altra stanza colorata: quella con più Personaggi vivi.',
  'card.acolytes-gather':
    'Un Accolito appare in una stanza a caso, 2 con 7 o 8 giocatori. Per ogni Accolito che manca si perde 1 Punto Vittoria.',
  'card.portal-opens':
    'Un portale si apre in una stanza a caso. Alla fine di ogni round inghiotte una carta del mazzo.',
  'card.jammed-doors': 'Nel prossimo round ogni Personaggio vivo ha 1 punto Movimento in meno.',
  'card.broken-ground': 'Per il prossimo round, un passaggio sicuro a caso diventa non sicuro.',
  'card.quiet-hour': 'Non succede nulla.',
  'card.hidden-stacks': '2 stanze a caso ricevono una carta Successo ciascuna.',

  'card.acolyte': 'Nessuno può usare la stanza. Combattilo, scongiuralo, brucialo o sparagli.',
  'card.portal': 'Alla fine di ogni round inghiotte la prima carta del mazzo. Combattilo, scongiuralo o brucialo.',
  'card.fishman':
    'Nessuno può usare la stanza in cui si trova. Prima degli Incontri morde ogni Personaggio vivo lì: ciascuno pesca una carta Energia sconosciuta.',
  'card.hazard': 'Terreno franato: un Personaggio vivo che vi entra pesca una carta Energia sconosciuta.',
  'card.generator': 'Annulla il prossimo evento Luci spente.',
  'card.snare':
    'Un Personaggio vivo che vi entra si ferma. Le fauci danno una carta Caccia, che può essere mortale; una trappola vuota non fa altro.',

  'card.pink': 'Controlla i documenti: vedi quali colori indica in questo round la carta Itinerario di un giocatore.',
  'card.blue': 'Studia: vedi quante carte di ogni tipo ci sono nel mazzo di questa stanza.',
  'card.orange': 'Ricabla: rifornisci il generatore, che annulla il prossimo evento Luci spente.',
  'card.red': 'Scongiura: rimuovi un Accolito, un portale o il Fishman, ovunque sia.',
  'card.cafeteria': 'Dal round 3 puoi iniziare qui una votazione, una volta per round.',

  'card.investigator': 'Raccogli abbastanza libri, o trova tutti i Cultisti. Non sai chi sta dalla tua parte.',
  'card.cultist':
    'Uccidi abbastanza Investigatori, o resisti fino alla fine del round 10. Se non ci sono altri Cultisti, quando i morti bastano devi rivendicare la vittoria invece di muoverti. Conosci gli altri Cultisti, puoi ignorare il tuo itinerario e mentire su uno Stato.',
  'card.seer': 'Sai chi sono i Cultisti. Non farti scoprire: se alla fine ti indicano, vincono lo stesso.',
  'card.snitch':
    'Hai le carte di un Investigatore ma vinci con i Cultisti, che conosci. Loro non conoscono te. Puoi ignorare il tuo itinerario e mentire su uno Stato.',
  'card.assassin':
    'Una volta per partita puoi attaccare qualcuno nella tua Posizione. Se è un Cultista, muore. Se non lo è, morite entrambi.',
  'card.firestarter':
    'Nel round 5 o 6 devi bruciare una stanza, in segreto: tutte le carte del suo mazzo vengono eliminate.',
  'card.cursebearer': 'Muori appena entri in una stanza con un Fantasma, o un Fantasma entra nella tua.',
  'card.celebrity':
    'Nel round 6 il tuo Ruolo viene mostrato a tutti. Se a quel punto il tuo Personaggio è morto, le tue carte Energia vengono distribuite tra i vivi.',
  'card.blind-cultist': 'Un Cultista che nella notte non scopre nulla: né chi è l’altro Cultista né chi è morto.',
  'card.cursed-hunter':
    'Metti trappole dove passi. Nel round 4 una carta Maledizione ti dice in segreto che cosa ti serve per vincere.',

  'card.item-relic': 'Va sull’altare. La terza risveglia l’Organismo 46-B.',
  'card.item-owl': 'Subito: manda in segreto una carta a tua scelta nel mazzo di una stanza a tua scelta.',
  'card.item-dagger': 'Hai 1 voto in più in ogni votazione.',
  'card.item-boots': 'Hai 1 punto Movimento in più.',
  'card.item-binoculars': 'Una volta, gratis: controlla lo Stato di qualcuno in un’altra stanza dello stesso colore.',
  'card.item-switch': 'Subito: la porta bloccata si apre per sempre.',
  'card.item-rifle': 'Una volta, gratis: rimuovi un Accolito qui, o manda il Fishman da qui in un’altra Posizione.',
  'card.item-lamp': 'Una volta: non ricevi carte in un Incontro.',
  'card.organism': 'Quando è sveglio, agli Investigatori serve un rituale di esilio per vincere ai punti.',

  'card.graze': 'Vale come una carta Vivo.',
  'card.mortal-wound': 'Vale come una carta Morto.',
  'card.redeemed': 'Vinci con gli Investigatori.',
  'card.bound': 'Vinci con i Cultisti.',
  'card.feral':
    'Vinci, chiunque altro vinca, se alla fine non sei un Fantasma e altri hanno fatto scattare 2 o più fauci.',
};
