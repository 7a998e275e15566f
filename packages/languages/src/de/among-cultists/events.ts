/** What happened, why a team won, and what newcomers stumble over. Votes stand with their helper in ../de.ts. */
import type { events as english } from '../../en/among-cultists/events.ts';

export const events: Readonly<Record<keyof typeof english, string>> = {
  'event.gameBegan':
    'Die Partie beginnt. Karte: {map}. Besondere Rollen: {roles}. Es beginnt: {seat, select, you {du} other {{seat}}}.',
  'event.nightInformed': 'Deine Rolle: {role}. Deine Routenkarte: {route}.',
  'event.nightInformed.cultists':
    'Deine Rolle: {role}. Deine Routenkarte: {route}. Die Kultisten sind: {cultists, select, you {du} other {{cultists}}}.',
  'event.nightInformed.partner':
    'Deine Rolle: {role}. Deine Routenkarte: {route}. Der andere Kultist: {cultists, select, you {du} other {{cultists}}}. Von Anfang an tot: {dead, select, you {du} other {{dead}}}.',
  'event.nightInformed.alone':
    'Deine Rolle: {role}. Deine Routenkarte: {route}. Du bist der einzige Kultist. Von Anfang an tot: {dead, select, you {du} other {{dead}}}.',
  'event.roundBegan': 'Runde {round}. Es beginnt: {seat, select, you {du} other {{seat}}}.',
  'event.curseSeen': 'Der Verfluchte Jäger sieht sich die Fluchkarte an.',
  'event.curseSeen.known': 'Du siehst dir deine Fluchkarte an: {curse}.',
  'event.roleShown': 'Die Rolle von {seat} wird gezeigt: {role}.',
  'event.roleShown.you': 'Deine Rolle wird gezeigt: {role}.',
  'event.teamShown.cultist': '{seat} ist Kultist.',
  'event.teamShown.cultist.you': 'Du bist Kultist, und jetzt wissen es alle.',
  'event.teamShown.not-cultist': '{seat} ist kein Kultist.',
  'event.teamShown.not-cultist.you': 'Du bist kein Kultist, und jetzt wissen es alle.',
  'event.pulsesInherited':
    'Die Pulskarten von {seat} werden ungesehen einzeln verteilt: {receivers, select, you {du} other {{receivers}}}.',
  'event.pulsesInherited.you':
    'Deine Pulskarten werden ungesehen einzeln verteilt: {receivers, select, you {du} other {{receivers}}}.',

  'event.stayed': '{seat} bleibt {location}.',
  'event.stayed.you': 'Du bleibst {location}.',
  'event.stepped': '{seat} geht {location}.',
  'event.stepped.you': 'Du gehst {location}.',
  'event.snareSprung.wounded':
    '{seat} gerät {location} in eine Falle: ein Fangeisen! Eine Jagdkarte kommt ungesehen ins Puls-Deck.',
  'event.snareSprung.wounded.you':
    'Du gerätst {location} in eine Falle: ein Fangeisen! Eine Jagdkarte kommt ungesehen in dein Puls-Deck.',
  'event.snareSprung.jaws': '{seat} gerät {location} in eine Falle: ein Fangeisen, doch es gibt keine Jagdkarte mehr.',
  'event.snareSprung.jaws.you':
    'Du gerätst {location} in eine Falle: ein Fangeisen, doch es gibt keine Jagdkarte mehr.',
  'event.snareSprung.empty': '{seat} gerät {location} in eine Falle. Sie ist leer.',
  'event.snareSprung.empty.you': 'Du gerätst {location} in eine Falle. Sie ist leer.',
  'event.unsafeDrawn.unsafe-passage': '{seat} zieht {location} eine unbekannte Pulskarte (unsicher).',
  'event.unsafeDrawn.unsafe-passage.you': 'Du ziehst {location} eine unbekannte Pulskarte (unsicher).',
  'event.unsafeDrawn.fishman': '{seat} zieht {location} eine unbekannte Pulskarte (Biss des Fischmenschen).',
  'event.unsafeDrawn.fishman.you': 'Du ziehst {location} eine unbekannte Pulskarte (Biss des Fischmenschen).',
  'event.victoryClaimed': '{seat} ist der Kultist und beansprucht den Sieg.',
  'event.victoryClaimed.you': 'Du bist der Kultist und beanspruchst den Sieg.',

  'event.eventTurned': 'Ereignis: {event}.',
  'event.lightsWentOut': 'Das Licht geht aus. Diese Runde ist dunkel.',
  'event.generatorSpent': 'Der Generator hält das Licht am Brennen. Er ist nun verbraucht.',
  'event.fishmanMoved': 'Der Fischmensch geht {location}.',
  'event.acolytePlaced': 'Ein Akolyth erscheint {location}.',
  'event.portalOpened': 'Ein Portal öffnet sich {location}.',
  'event.groundBroke': 'Der Boden bricht {location} auf. In der nächsten Runde ist es dort unsicher.',
  'event.stacksFound': 'In diese Raum-Decks kommt je eine Karte „Erfolg“: {rooms}.',
  'event.roomBurned': 'Feuer {location}! Das Deck ist weg, und niemand kann den Raum in dieser Runde nutzen.',
  'event.nothingBurned': 'In dieser Runde brennt nichts.',

  'event.encountered': '{seat} begegnet {other, select, you {dir} other {{other}}} {location}.',
  'event.encountered.you': 'Du begegnest {other} {location}.',
  'event.encountered.dark': '{seat} begegnet {other, select, you {dir} other {{other}}} im Dunkeln {location}.',
  'event.encountered.dark.you': 'Du begegnest {other} im Dunkeln {location}.',
  'event.encountered.crowd': 'Begegnung im Dunkeln {location}: {seats, select, you {du} other {{seats}}}.',
  'event.lampUsed': '{seat} nutzt die Lampe und erhält keine Karte.',
  'event.lampUsed.you': 'Du nutzt die Lampe und erhältst keine Karte.',
  'event.lampKept': '{seat} behält die Lampe für später.',
  'event.lampKept.you': 'Du behältst die Lampe für später.',
  'event.pulseGiven': '{seat} gibt {receiver, select, you {dir} other {{receiver}}} eine Pulskarte.',
  'event.pulseGiven.you': 'Du gibst {receiver} eine Pulskarte.',
  'event.pulseGiven.known': '{seat} gibt {receiver, select, you {dir} other {{receiver}}} eine Pulskarte: {card}.',
  'event.pulseGiven.known.you': 'Du gibst {receiver} eine Pulskarte: {card}.',
  'event.pulseGiven.dark': '{seat} gibt im Dunkeln irgendwem eine Pulskarte.',
  'event.pulseGiven.dark.you': 'Du gibst im Dunkeln irgendwem eine Pulskarte.',
  'event.pulseGiven.dark.known': '{seat} gibt im Dunkeln irgendwem eine Pulskarte: {card}.',
  'event.pulseGiven.dark.known.you': 'Du gibst im Dunkeln irgendwem eine Pulskarte: {card}.',
  'event.pulsesDealt':
    'Im Dunkeln {location} geht je eine Pulskarte an: {receivers, select, you {dich} other {{receivers}}}.',
  'event.pulsesDealt.returned':
    'Im Dunkeln {location} geht je eine Pulskarte an: {receivers, select, you {dich} other {{receivers}}}. Die eigene Karte zurück bekommt: {returned, select, you {du} other {{returned}}}.',

  'event.cardPlaced': '{seat} legt eine Karte {location}.',
  'event.cardPlaced.you': 'Du legst eine Karte {location}.',
  'event.cardPlaced.known': '{seat} legt eine Karte {location}: {card}.',
  'event.cardPlaced.known.you': 'Du legst eine Karte {location}: {card}.',
  'event.roomChecked.success': '{seat} prüft {room}: Erfolg.',
  'event.roomChecked.success.you': 'Du prüfst {room}: Erfolg.',
  'event.roomChecked.failure': '{seat} prüft {room}: Misserfolg. Die Karte ist weg.',
  'event.roomChecked.failure.you': 'Du prüfst {room}: Misserfolg. Die Karte ist weg.',
  'event.roomChecked.sabotage': '{seat} prüft {room}: Sabotage! Das ganze Deck ist weg.',
  'event.roomChecked.sabotage.you': 'Du prüfst {room}: Sabotage! Das ganze Deck ist weg.',
  'event.bookTaken': '{seat} nimmt ein Buch aus {room}. Siegpunkte: {vp}.',
  'event.bookTaken.you': 'Du nimmst ein Buch aus {room}. Siegpunkte: {vp}.',
  'event.pointLost.sabotage': 'Die Sabotage kostet 1 Siegpunkt. Siegpunkte: {vp}.',
  'event.pointLost.acolytes-gather':
    'Es gibt keinen Akolythen mehr, darum geht 1 Siegpunkt verloren. Siegpunkte: {vp}.',
  'event.papersInspected': '{seat} sieht die Papiere von {target, select, you {dir} other {{target}}} ein.',
  'event.papersInspected.you': 'Du siehst die Papiere von {target, select, you {dir} other {{target}}} ein.',
  'event.papersInspected.known':
    '{seat} sieht die Papiere von {target, select, you {dir} other {{target}}} ein. In dieser Runde nennen sie: {colours}.',
  'event.papersInspected.known.you':
    'Du siehst die Papiere von {target, select, you {dir} other {{target}}} ein. In dieser Runde nennen sie: {colours}.',
  'event.roomStudied': '{seat} studiert das Raum-Deck von {room}.',
  'event.roomStudied.you': 'Du studierst das Raum-Deck von {room}.',
  'event.roomStudied.known':
    '{seat} studiert das Raum-Deck von {room}: Erfolg {success}, Misserfolg {failure}, Sabotage {sabotage}.',
  'event.roomStudied.known.you':
    'Du studierst das Raum-Deck von {room}: Erfolg {success}, Misserfolg {failure}, Sabotage {sabotage}.',
  'event.rewired': '{seat} betankt {location} den Generator. Er verhindert das nächste „Licht aus“.',
  'event.rewired.you': 'Du betankst {location} den Generator. Er verhindert das nächste „Licht aus“.',
  'event.dangerRemoved.ward': '{seat} bannt {danger} {location}.',
  'event.dangerRemoved.ward.you': 'Du bannst {danger} {location}.',
  'event.dangerRemoved.fight': '{seat} bekämpft {danger} {location} und siegt.',
  'event.dangerRemoved.fight.you': 'Du bekämpfst {danger} {location} und siegst.',
  'event.dangerRemoved.rifle': '{seat} schießt {danger} {location} nieder.',
  'event.dangerRemoved.rifle.you': 'Du schießt {danger} {location} nieder.',
  'event.stateChecked.check': '{seat} prüft den Zustand von {target, select, you {dir} other {{target}}}.',
  'event.stateChecked.check.you': 'Du prüfst den Zustand von {target, select, you {dir} other {{target}}}.',
  'event.stateChecked.check.known':
    '{seat} prüft den Zustand von {target, select, you {dir} other {{target}}}: Lebendig {alive}, Tot {dead}.',
  'event.stateChecked.check.known.you':
    'Du prüfst den Zustand von {target, select, you {dir} other {{target}}}: Lebendig {alive}, Tot {dead}.',
  'event.stateChecked.binoculars':
    '{seat} prüft durch das Fernglas den Zustand von {target, select, you {dir} other {{target}}}.',
  'event.stateChecked.binoculars.you':
    'Du prüfst durch das Fernglas den Zustand von {target, select, you {dir} other {{target}}}.',
  'event.stateChecked.binoculars.known':
    '{seat} prüft durch das Fernglas den Zustand von {target, select, you {dir} other {{target}}}: Lebendig {alive}, Tot {dead}.',
  'event.stateChecked.binoculars.known.you':
    'Du prüfst durch das Fernglas den Zustand von {target, select, you {dir} other {{target}}}: Lebendig {alive}, Tot {dead}.',
  'event.stateAnnounced.alive':
    '{seat} verkündet den Zustand von {target, select, you {dir} other {{target}}}: lebendig.',
  'event.stateAnnounced.alive.you':
    'Du verkündest den Zustand von {target, select, you {dir} other {{target}}}: lebendig.',
  'event.stateAnnounced.dead':
    '{seat} verkündet den Zustand von {target, select, you {dir} other {{target}}}: tot. Eine Karte „Tot“ beweist es.',
  'event.stateAnnounced.dead.you':
    'Du verkündest den Zustand von {target, select, you {dir} other {{target}}}: tot. Eine Karte „Tot“ beweist es.',
  'event.assassinStruck': '{seat} ist der Assassine und greift {target, select, you {dich} other {{target}}} an.',
  'event.assassinStruck.you': 'Du bist der Assassine und greifst {target, select, you {dich} other {{target}}} an.',
  'event.died.check': 'Der Tod von {seat} {location} ist bestätigt: jetzt ein Geist.',
  'event.died.check.you': 'Dein Tod {location} ist bestätigt. Du bist jetzt ein Geist.',
  'event.died.vote': '{seat} wird {location} hinausgewählt und ist jetzt ein Geist.',
  'event.died.vote.you': 'Du wirst {location} hinausgewählt und bist jetzt ein Geist.',
  'event.died.assassin': 'Der Angriff des Assassinen tötet {seat} {location}: jetzt ein Geist.',
  'event.died.assassin.you': 'Der Angriff des Assassinen tötet dich {location}. Du bist jetzt ein Geist.',
  'event.died.cursebearer': 'Der Fluch tötet {seat} {location}, denn ein Geist ist im selben Raum: jetzt ein Geist.',
  'event.died.cursebearer.you':
    'Der Fluch tötet dich {location}, denn ein Geist ist im selben Raum. Du bist jetzt ein Geist.',
  'event.died.celebrity': '{seat} erweist sich {location} als tot und ist jetzt ein Geist.',
  'event.died.celebrity.you': 'Du erweist dich {location} als tot und bist jetzt ein Geist.',

  'event.itemFound': '{seat} findet {location} einen Gegenstand: {item}.',
  'event.itemFound.you': 'Du findest {location} einen Gegenstand: {item}.',
  'event.relicPlaced': 'Ein rotes Relikt kommt auf den Altar: {altar} von 3.',
  'event.organismAwoke': 'Organismus 46-B erwacht. Das Altareis ist von nun an unsicher.',
  'event.doorOpened': 'Die verschlossene Tür zwischen Pink 1 und Blau 2 öffnet sich.',
  'event.owlSent': '{seat} schickt mit der Schneeeule eine Karte {location}.',
  'event.owlSent.you': 'Du schickst mit der Schneeeule eine Karte {location}.',
  'event.owlSent.known': '{seat} schickt mit der Schneeeule eine Karte {location}: {card}.',
  'event.owlSent.known.you': 'Du schickst mit der Schneeeule eine Karte {location}: {card}.',
  'event.itemHandedOver': '{seat} übergibt {target, select, you {dir} other {{target}}} einen Gegenstand: {item}.',
  'event.itemHandedOver.you': 'Du übergibst {target} einen Gegenstand: {item}.',
  'event.itemPickedUp': '{seat} sammelt {location} einen Gegenstand ein: {item}.',
  'event.itemPickedUp.you': 'Du sammelst {location} einen Gegenstand ein: {item}.',
  'event.itemDropped': '{seat} lässt {location} einen Gegenstand fallen: {item}.',
  'event.itemDropped.you': 'Du lässt {location} einen Gegenstand fallen: {item}.',
  'event.itemUsed': '{seat} verbraucht einen Gegenstand: {item}.',
  'event.itemUsed.you': 'Du verbrauchst einen Gegenstand: {item}.',

  'event.voteInitiated': '{seat} leitet eine Abstimmung ein.',
  'event.voteInitiated.you': 'Du leitest eine Abstimmung ein.',
  'event.portalDrained': 'Das Portal verschluckt {location} eine Karte des Decks.',
  'event.groundMended': 'Der Boden hält {location} wieder.',
  'event.snareSet': 'Eine Falle liegt {location}.',

  'event.investigatorsWouldWin.points': 'Die Ermittler haben alle Siegpunkte, die sie brauchen.',
  'event.investigatorsWouldWin.cultists-gone': 'Alle Kultisten sind Geister.',
  'event.ritualistPicked': '{leader} bestimmt {seat, select, you {dich} other {{seat}}} für das Ritual.',
  'event.ritualistPicked.you': 'Du bestimmst {seat, select, you {dich} other {{seat}}} für das Ritual.',
  'event.ritualRevealed.won': 'Das Ritual gelingt: {cards}.',
  'event.ritualRevealed.lost': 'Das Ritual misslingt: {cards}.',
  'event.cultistsShown': 'Die Kultisten sind: {seats, select, you {du} other {{seats}}}.',
  'event.seerGuessed.right':
    'Die Kultisten nennen {seat, select, you {dich} other {{seat}}} als Seher, und sie haben recht.',
  'event.seerGuessed.wrong':
    'Die Kultisten nennen {seat, select, you {dich} other {{seat}}} als Seher, und sie irren sich.',
  'event.gameEnded.points':
    'Die Ermittler gewinnen mit genug Siegpunkten. Gewonnen: {seat, select, you {du} other {{seat}}}.',
  'event.gameEnded.cultists-gone':
    'Die Ermittler gewinnen: Kein Kultist ist übrig. Gewonnen: {seat, select, you {du} other {{seat}}}.',
  'event.gameEnded.claim':
    'Der Anspruch stimmt: Genug Ermittler sind tot. Die Kultisten gewinnen. Gewonnen: {seat, select, you {du} other {{seat}}}.',
  'event.gameEnded.false-claim':
    'Der Anspruch ist falsch: Nicht genug Ermittler sind tot. Die Ermittler gewinnen. Gewonnen: {seat, select, you {du} other {{seat}}}.',
  'event.gameEnded.massacre':
    'Zu viele Ermittler sind Geister. Die Kultisten gewinnen. Gewonnen: {seat, select, you {du} other {{seat}}}.',
  'event.gameEnded.time':
    'Runde 10 ist vorbei. Die Kultisten gewinnen. Gewonnen: {seat, select, you {du} other {{seat}}}.',
  'event.gameEnded.ritual-lost':
    'Organismus 46-B ist nicht verbannt. Die Kultisten gewinnen. Gewonnen: {seat, select, you {du} other {{seat}}}.',
  'event.gameEnded.snapshot':
    'Schon vor einer Runde waren genug Ermittler tot. Die Kultisten gewinnen. Gewonnen: {seat, select, you {du} other {{seat}}}.',
  'event.gameEnded.seer-named':
    'Der Seher ist entlarvt. Die Kultisten gewinnen. Gewonnen: {seat, select, you {du} other {{seat}}}.',

  // Why a team won.
  'outcome.points': 'Die Ermittler haben die nötigen Siegpunkte erreicht.',
  'outcome.cultists-gone': 'Alle Kultisten waren Geister: Die Ermittler haben gewonnen.',
  'outcome.claim': 'Der Kultist hat den Sieg beansprucht, und genug Ermittler waren tot.',
  'outcome.false-claim': 'Der Kultist hat den Sieg zu früh beansprucht: Die Ermittler haben gewonnen.',
  'outcome.massacre': 'Zu viele Ermittler waren Geister: Die Kultisten haben gewonnen.',
  'outcome.time': '10 Runden sind vorbei: Die Kultisten haben gewonnen.',
  'outcome.ritual-lost': 'Das Ritual gegen Organismus 46-B ist misslungen: Die Kultisten haben gewonnen.',
  'outcome.snapshot': 'Schon eine Runde zuvor waren genug Ermittler tot: Die Kultisten haben gewonnen.',
  'outcome.seer-named': 'Die Kultisten haben den Seher genannt und doch noch gewonnen.',

  // What newcomers stumble over.
  'hint.unknown-death': 'Du kannst tot sein, ohne es zu wissen. Du spielst wie gewohnt weiter, bis jemand dich prüft.',
  'hint.company': 'Im Licht sind 3 oder mehr zusammen sicher, 2 nicht. Geister zählen nicht mit.',
  'hint.ghosts':
    'Geister bewegen sich, legen Karten, prüfen Räume, reden, stimmen ab und gewinnen weiter mit ihrem Team.',
  'hint.route': 'Deine Routenkarte begrenzt, wo du einen Raum nutzen kannst, nicht, wohin du gehst.',
  'hint.one-action': 'Du hast 1 Aktion pro Zug: Nutze den Raum, oder tu etwas mit den Leuten darin.',
  'hint.unseen-deaths': 'Bei 2 Kultisten sagt dir nichts, wann genug Ermittler tot sind.',
  'hint.statement':
    'Ein verkündeter Zustand ist nur eine Aussage. Kultisten und der Spitzel dürfen fälschlich behaupten, dass jemand lebt.',
};
