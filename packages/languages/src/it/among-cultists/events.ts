import type { events as english } from '../../en/among-cultists/events.ts';

export const events: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'event.gameBegan':
    'La partita comincia. Mappa: {map}. Ruoli speciali: {roles}. Primo giocatore: {seat, select, you {tu} other {{seat}}}.',
  'event.nightInformed': 'Il tuo Ruolo: {role}. La tua carta Itinerario: {route}.',
  'event.nightInformed.cultists':
    'Il tuo Ruolo: {role}. La tua carta Itinerario: {route}. I Cultisti: {cultists, select, you {tu} other {{cultists}}}.',
  'event.nightInformed.partner':
    'Il tuo Ruolo: {role}. La tua carta Itinerario: {route}. L’altro Cultista: {cultists, select, you {tu} other {{cultists}}}. Tra i morti dall’inizio: {dead, select, you {tu} other {{dead}}}.',
  'event.nightInformed.alone':
    'Il tuo Ruolo: {role}. La tua carta Itinerario: {route}. Non ci sono altri Cultisti. Tra i morti dall’inizio: {dead, select, you {tu} other {{dead}}}.',
  'event.roundBegan': 'Round {round}. Primo giocatore: {seat, select, you {tu} other {{seat}}}.',
  'event.curseSeen': 'Il Cacciatore Maledetto guarda la carta Maledizione.',
  'event.curseSeen.known': 'Guardi la tua carta Maledizione: {curse}.',
  'event.roleShown': 'Il Ruolo di {seat} viene mostrato: {role}.',
  'event.roleShown.you': 'Il tuo Ruolo viene mostrato: {role}.',
  'event.teamShown.cultist': '{seat} è un Cultista.',
  'event.teamShown.cultist.you': 'Sei un Cultista, e ora lo sanno tutti.',
  'event.teamShown.not-cultist': '{seat} non è un Cultista.',
  'event.teamShown.not-cultist.you': 'Non sei un Cultista, e ora lo sanno tutti.',
  'event.pulsesInherited':
    'Le carte Energia di {seat} vengono distribuite una a una, senza guardarle: {receivers, select, you {tu} other {{receivers}}}.',
  'event.pulsesInherited.you':
    'Le tue carte Energia vengono distribuite una a una, senza guardarle: {receivers, select, you {tu} other {{receivers}}}.',

  'event.stayed': '{seat} resta {location}.',
  'event.stayed.you': 'Resti {location}.',
  'event.stepped': '{seat} va {location}.',
  'event.stepped.you': 'Vai {location}.',
  'event.snareSprung.wounded':
    '{seat} finisce in una trappola {location}: fauci! Una carta Caccia va, senza guardarla, nel suo mazzo Energia.',
  'event.snareSprung.wounded.you':
    'Finisci in una trappola {location}: fauci! Una carta Caccia va, senza guardarla, nel tuo mazzo Energia.',
  'event.snareSprung.jaws': '{seat} finisce in una trappola {location}: fauci, ma non ci sono più carte Caccia.',
  'event.snareSprung.jaws.you': 'Finisci in una trappola {location}: fauci, ma non ci sono più carte Caccia.',
  'event.snareSprung.empty': '{seat} finisce in una trappola {location}. È vuota.',
  'event.snareSprung.empty.you': 'Finisci in una trappola {location}. È vuota.',
  'event.unsafeDrawn.unsafe-passage': '{seat} pesca una carta Energia sconosciuta {location} (passaggio non sicuro).',
  'event.unsafeDrawn.unsafe-passage.you': 'Peschi una carta Energia sconosciuta {location} (passaggio non sicuro).',
  'event.unsafeDrawn.fishman': '{seat} pesca una carta Energia sconosciuta {location} (morso del Fishman).',
  'event.unsafeDrawn.fishman.you': 'Peschi una carta Energia sconosciuta {location} (morso del Fishman).',
  'event.victoryClaimed': '{seat} è il Cultista e rivendica la vittoria.',
  'event.victoryClaimed.you': 'Sei il Cultista e rivendichi la vittoria.',

  'event.eventTurned': 'Evento: {event}.',
  'event.lightsWentOut': 'Le luci si spengono. Questo round è al buio.',
  'event.generatorSpent': 'Il generatore tiene accese le luci. Ora è esaurito.',
  'event.fishmanMoved': 'Il Fishman va {location}.',
  'event.acolytePlaced': 'Un Accolito appare {location}.',
  'event.portalOpened': 'Un portale si apre {location}.',
  'event.groundBroke': 'Il terreno frana {location}. Nel prossimo round non è sicuro.',
  'event.stacksFound': 'Una carta Successo va nel mazzo di ciascuna di queste stanze: {rooms}.',
  'event.nothingBurned': 'In questo round non brucia nulla.',
  'event.roomBurned': 'Incendio {location}! Il mazzo viene eliminato, e in questo round nessuno può usare la stanza.',

  'event.encountered':
    '{other, select, you {Tu e {seat} vi incontrate} other {{seat} e {other} si incontrano}} {location}.',
  'event.encountered.you': 'Tu e {other} vi incontrate {location}.',
  'event.encountered.dark':
    '{other, select, you {Tu e {seat} vi incontrate} other {{seat} e {other} si incontrano}} al buio {location}.',
  'event.encountered.dark.you': 'Tu e {other} vi incontrate al buio {location}.',
  'event.encountered.crowd': 'Incontro al buio {location}: {seats, select, you {tu} other {{seats}}}.',
  'event.lampUsed': '{seat} usa la Lampada e non riceve carte.',
  'event.lampUsed.you': 'Usi la Lampada e non ricevi carte.',
  'event.lampKept': '{seat} tiene la Lampada per dopo.',
  'event.lampKept.you': 'Tieni la Lampada per dopo.',
  'event.pulseGiven': '{seat} dà una carta Energia a {receiver, select, you {te} other {{receiver}}}.',
  'event.pulseGiven.you': 'Dai una carta Energia a {receiver}.',
  'event.pulseGiven.known': '{seat} dà una carta Energia a {receiver, select, you {te} other {{receiver}}}: {card}.',
  'event.pulseGiven.known.you': 'Dai una carta Energia a {receiver}: {card}.',
  'event.pulseGiven.dark': '{seat} dà una carta Energia a qualcuno nel buio.',
  'event.pulseGiven.dark.you': 'Dai una carta Energia a qualcuno nel buio.',
  'event.pulseGiven.dark.known': '{seat} dà una carta Energia a qualcuno nel buio: {card}.',
  'event.pulseGiven.dark.known.you': 'Dai una carta Energia a qualcuno nel buio: {card}.',
  'event.pulsesDealt':
    'Al buio {location}, una carta Energia a testa: {receivers, select, you {tu} other {{receivers}}}.',
  'event.pulsesDealt.returned':
    'Al buio {location}, una carta Energia a testa: {receivers, select, you {tu} other {{receivers}}}. Torna in mano la carta di: {returned, select, you {te} other {{returned}}}.',

  'event.cardPlaced': '{seat} mette una carta {location}.',
  'event.cardPlaced.you': 'Metti una carta {location}.',
  'event.cardPlaced.known': '{seat} mette una carta {location}: {card}.',
  'event.cardPlaced.known.you': 'Metti una carta {location}: {card}.',
  'event.roomChecked.success': '{seat} controlla la stanza {room}: Successo.',
  'event.roomChecked.success.you': 'Controlli la stanza {room}: Successo.',
  'event.roomChecked.failure': '{seat} controlla la stanza {room}: Fallimento. La carta viene eliminata.',
  'event.roomChecked.failure.you': 'Controlli la stanza {room}: Fallimento. La carta viene eliminata.',
  'event.roomChecked.sabotage': '{seat} controlla la stanza {room}: Sabotaggio! L’intero mazzo viene eliminato.',
  'event.roomChecked.sabotage.you': 'Controlli la stanza {room}: Sabotaggio! L’intero mazzo viene eliminato.',
  'event.bookTaken': '{seat} prende un libro dalla stanza {room}. Punti Vittoria: {vp}.',
  'event.bookTaken.you': 'Prendi un libro dalla stanza {room}. Punti Vittoria: {vp}.',
  'event.pointLost.sabotage': 'Il sabotaggio costa 1 Punto Vittoria. Punti Vittoria: {vp}.',
  'event.pointLost.acolytes-gather':
    'Non ci sono più Accoliti: si perde invece 1 Punto Vittoria. Punti Vittoria: {vp}.',
  'event.papersInspected': '{seat} controlla i documenti {target, select, you {tuoi} other {di {target}}}.',
  'event.papersInspected.you': 'Controlli i documenti {target, select, you {tuoi} other {di {target}}}.',
  'event.papersInspected.known':
    '{seat} controlla i documenti {target, select, you {tuoi} other {di {target}}}. In questo round indicano: {colours}.',
  'event.papersInspected.known.you':
    'Controlli i documenti {target, select, you {tuoi} other {di {target}}}. In questo round indicano: {colours}.',
  'event.roomStudied': '{seat} studia il mazzo della stanza {room}.',
  'event.roomStudied.you': 'Studi il mazzo della stanza {room}.',
  'event.roomStudied.known':
    '{seat} studia il mazzo della stanza {room}: Successo {success}, Fallimento {failure}, Sabotaggio {sabotage}.',
  'event.roomStudied.known.you':
    'Studi il mazzo della stanza {room}: Successo {success}, Fallimento {failure}, Sabotaggio {sabotage}.',
  'event.rewired': '{seat} rifornisce il generatore {location}. Annulla il prossimo evento Luci spente.',
  'event.rewired.you': 'Rifornisci il generatore {location}. Annulla il prossimo evento Luci spente.',
  'event.dangerRemoved.ward': '{seat} scongiura {danger} {location}.',
  'event.dangerRemoved.ward.you': 'Scongiuri {danger} {location}.',
  'event.dangerRemoved.fight': '{seat} combatte contro {danger} {location} e vince.',
  'event.dangerRemoved.fight.you': 'Combatti contro {danger} {location} e vinci.',
  'event.dangerRemoved.rifle': '{seat} spara contro {danger} {location}.',
  'event.dangerRemoved.rifle.you': 'Spari contro {danger} {location}.',
  'event.stateChecked.check': '{seat} controlla lo Stato {target, select, you {tuo} other {di {target}}}.',
  'event.stateChecked.check.you': 'Controlli lo Stato {target, select, you {tuo} other {di {target}}}.',
  'event.stateChecked.check.known':
    '{seat} controlla lo Stato {target, select, you {tuo} other {di {target}}}: Vivo {alive}, Morto {dead}.',
  'event.stateChecked.check.known.you':
    'Controlli lo Stato {target, select, you {tuo} other {di {target}}}: Vivo {alive}, Morto {dead}.',
  'event.stateChecked.binoculars':
    '{seat} controlla con il Binocolo lo Stato {target, select, you {tuo} other {di {target}}}.',
  'event.stateChecked.binoculars.you':
    'Controlli con il Binocolo lo Stato {target, select, you {tuo} other {di {target}}}.',
  'event.stateChecked.binoculars.known':
    '{seat} controlla con il Binocolo lo Stato {target, select, you {tuo} other {di {target}}}: Vivo {alive}, Morto {dead}.',
  'event.stateChecked.binoculars.known.you':
    'Controlli con il Binocolo lo Stato {target, select, you {tuo} other {di {target}}}: Vivo {alive}, Morto {dead}.',
  'event.stateAnnounced.alive': '{seat} annuncia lo Stato {target, select, you {tuo} other {di {target}}}: vivo.',
  'event.stateAnnounced.alive.you': 'Annunci lo Stato {target, select, you {tuo} other {di {target}}}: vivo.',
  'event.stateAnnounced.dead':
    '{seat} annuncia lo Stato {target, select, you {tuo} other {di {target}}}: morto. Lo prova una carta Morto.',
  'event.stateAnnounced.dead.you':
    'Annunci lo Stato {target, select, you {tuo} other {di {target}}}: morto. Lo prova una carta Morto.',
  'event.assassinStruck': '{seat} è l’Assassino e attacca {target, select, you {te} other {{target}}}.',
  'event.assassinStruck.you': 'Sei l’Assassino e attacchi {target, select, you {te} other {{target}}}.',
  'event.died.check': 'La morte di {seat} {location} è confermata. Ora è un Fantasma.',
  'event.died.check.you': 'La tua morte {location} è confermata. Ora sei un Fantasma.',
  'event.died.vote': 'La votazione elimina {seat} {location}. Ora è un Fantasma.',
  'event.died.vote.you': 'La votazione ti elimina {location}. Ora sei un Fantasma.',
  'event.died.assassin': 'L’attacco dell’Assassino uccide {seat} {location}. Ora è un Fantasma.',
  'event.died.assassin.you': 'L’attacco dell’Assassino ti uccide {location}. Ora sei un Fantasma.',
  'event.died.cursebearer':
    'La maledizione uccide {seat} {location}: c’è un Fantasma nella stessa stanza. Ora è un Fantasma.',
  'event.died.cursebearer.you':
    'La maledizione ti uccide {location}: c’è un Fantasma nella stessa stanza. Ora sei un Fantasma.',
  'event.died.celebrity': 'Si scopre la morte di {seat} {location}. Ora è un Fantasma.',
  'event.died.celebrity.you': 'Si scopre la tua morte {location}. Ora sei un Fantasma.',

  'event.itemFound': '{seat} trova un Oggetto {location}: {item}.',
  'event.itemFound.you': 'Trovi un Oggetto {location}: {item}.',
  'event.relicPlaced': 'Una reliquia rossa va sull’altare: {altar} su 3.',
  'event.organismAwoke': 'L’Organismo 46-B si risveglia. D’ora in poi il Ghiaccio dell’altare non è sicuro.',
  'event.doorOpened': 'La porta bloccata tra Rosa 1 e Blu 2 si apre.',
  'event.owlSent': '{seat} manda una carta {location} con il Gufo delle nevi.',
  'event.owlSent.you': 'Mandi una carta {location} con il Gufo delle nevi.',
  'event.owlSent.known': '{seat} manda una carta {location} con il Gufo delle nevi: {card}.',
  'event.owlSent.known.you': 'Mandi una carta {location} con il Gufo delle nevi: {card}.',
  'event.itemHandedOver': '{seat} cede un Oggetto a {target, select, you {te} other {{target}}}: {item}.',
  'event.itemHandedOver.you': 'Cedi un Oggetto a {target}: {item}.',
  'event.itemPickedUp': '{seat} raccoglie un Oggetto {location}: {item}.',
  'event.itemPickedUp.you': 'Raccogli un Oggetto {location}: {item}.',
  'event.itemDropped': '{seat} lascia a terra un Oggetto {location}: {item}.',
  'event.itemDropped.you': 'Lasci a terra un Oggetto {location}: {item}.',
  'event.itemUsed': '{seat} consuma un Oggetto: {item}.',
  'event.itemUsed.you': 'Consumi un Oggetto: {item}.',

  'event.voteInitiated': '{seat} inizia una votazione.',
  'event.voteInitiated.you': 'Inizi una votazione.',
  'event.portalDrained': 'Il portale inghiotte una carta del mazzo {location}.',
  'event.groundMended': 'Il terreno regge di nuovo {location}.',
  'event.snareSet': 'C’è una trappola {location}.',

  'event.investigatorsWouldWin.points': 'Gli Investigatori hanno tutti i Punti Vittoria che servono.',
  'event.investigatorsWouldWin.cultists-gone': 'Tutti i Cultisti sono Fantasmi.',
  'event.ritualistPicked': '{leader} sceglie {seat, select, you {te} other {{seat}}} per il rituale.',
  'event.ritualistPicked.you': 'Scegli {seat, select, you {te} other {{seat}}} per il rituale.',
  'event.ritualRevealed.won': 'Il rituale riesce: {cards}.',
  'event.ritualRevealed.lost': 'Il rituale fallisce: {cards}.',
  'event.cultistsShown': 'I Cultisti: {seats, select, you {tu} other {{seats}}}.',
  'event.seerGuessed.right': 'I Cultisti indicano {seat, select, you {te} other {{seat}}} come Veggente, e indovinano.',
  'event.seerGuessed.wrong': 'I Cultisti indicano {seat, select, you {te} other {{seat}}} come Veggente, e sbagliano.',
  'event.gameEnded.points':
    'Gli Investigatori vincono con abbastanza Punti Vittoria. Vittoria: {seat, select, you {tu} other {{seat}}}.',
  'event.gameEnded.cultists-gone':
    'Gli Investigatori vincono: non ci sono più Cultisti. Vittoria: {seat, select, you {tu} other {{seat}}}.',
  'event.gameEnded.claim':
    'È vero: sono morti abbastanza Investigatori. I Cultisti vincono. Vittoria: {seat, select, you {tu} other {{seat}}}.',
  'event.gameEnded.false-claim':
    'È falso: non sono morti abbastanza Investigatori. Gli Investigatori vincono. Vittoria: {seat, select, you {tu} other {{seat}}}.',
  'event.gameEnded.massacre':
    'Troppi Investigatori sono Fantasmi. I Cultisti vincono. Vittoria: {seat, select, you {tu} other {{seat}}}.',
  'event.gameEnded.time':
    'Il round 10 è finito. I Cultisti vincono. Vittoria: {seat, select, you {tu} other {{seat}}}.',
  'event.gameEnded.ritual-lost':
    'L’Organismo 46-B non viene esiliato. I Cultisti vincono. Vittoria: {seat, select, you {tu} other {{seat}}}.',
  'event.gameEnded.snapshot':
    'Un round fa erano già morti abbastanza Investigatori. I Cultisti vincono. Vittoria: {seat, select, you {tu} other {{seat}}}.',
  'event.gameEnded.seer-named':
    'Il Veggente viene scoperto. I Cultisti vincono. Vittoria: {seat, select, you {tu} other {{seat}}}.',

  // Why a team won.
  'outcome.points': 'Gli Investigatori hanno raggiunto i Punti Vittoria necessari.',
  'outcome.cultists-gone': 'Tutti i Cultisti erano Fantasmi: hanno vinto gli Investigatori.',
  'outcome.claim': 'Il Cultista ha rivendicato la vittoria, e i morti bastavano.',
  'outcome.false-claim': 'Il Cultista ha rivendicato la vittoria troppo presto: hanno vinto gli Investigatori.',
  'outcome.massacre': 'Troppi Investigatori erano Fantasmi: hanno vinto i Cultisti.',
  'outcome.time': 'I 10 round sono finiti: hanno vinto i Cultisti.',
  'outcome.ritual-lost': 'Il rituale contro l’Organismo 46-B è fallito: hanno vinto i Cultisti.',
  'outcome.snapshot': 'Un round prima erano già morti abbastanza Investigatori: hanno vinto i Cultisti.',
  'outcome.seer-named': 'I Cultisti hanno indicato il Veggente e hanno vinto lo stesso.',

  // What newcomers stumble over (each shown the first time it matters).
  'hint.unknown-death':
    'Il tuo Personaggio può essere morto senza che tu lo sappia. Giochi come sempre finché qualcuno non ti controlla.',
  'hint.company': 'Alla luce, i gruppi di 3 o più sono al sicuro, quelli di 2 no. I Fantasmi non contano.',
  'hint.ghosts':
    'I Fantasmi si muovono, mettono carte, controllano stanze, parlano, votano e vincono ancora con la loro squadra.',
  'hint.route': 'La tua carta Itinerario limita dove puoi usare una stanza, non dove puoi andare.',
  'hint.one-action': 'Hai 1 azione per turno: usa la stanza, o fai qualcosa con chi c’è.',
  'hint.unseen-deaths': 'Con 2 Cultisti, nulla ti dice quando sono morti abbastanza Investigatori.',
  'hint.statement': 'Uno Stato annunciato è solo un’affermazione. I Cultisti e la Spia possono mentire dicendo «vivo».',
};
