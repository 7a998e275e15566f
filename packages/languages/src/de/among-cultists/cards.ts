/** What everything with an effect does, in a sentence or two. */
import type { cards as english } from '../../en/among-cultists/cards.ts';

export const cards: Readonly<Record<keyof typeof english, string>> = {
  'card.alive': 'Kommt verdeckt ins Puls-Deck der Person, der du begegnest, und schadet nicht.',
  'card.dead':
    'Kommt verdeckt ins Puls-Deck der Person, der du begegnest. Eine einzige bedeutet, dass ihr Charakter tot ist.',
  'card.success': 'Beim Prüfen: Liegt noch ein Buch im Raum, bringt es 1 Siegpunkt. Die Karte geht zurück ins Deck.',
  'card.failure': 'Beim Prüfen: Nichts geschieht, und die Karte ist weg.',
  'card.sabotage': 'Beim Prüfen: 1 Siegpunkt geht verloren, und alle Karten des Decks sind weg.',

  'card.lights-out': 'Diese Runde ist dunkel: Wo 2 oder mehr lebende Charaktere sind, begegnen sie sich.',
  'card.fishman-prowls':
    'Der Fischmensch geht in einen anderen farbigen Raum: den mit den meisten lebenden Charakteren.',
  'card.acolytes-gather':
    'Ein Akolyth erscheint in einem zufälligen Raum, mit 7 oder 8 Personen 2. Für jeden, der fehlt, geht 1 Siegpunkt verloren.',
  'card.portal-opens':
    'In einem zufälligen Raum öffnet sich ein Portal. Es verschluckt am Ende jeder Runde eine Karte des Decks.',
  'card.jammed-doors': 'Alle Lebenden haben in der nächsten Runde 1 Bewegungspunkt weniger.',
  'card.broken-ground': 'Ein zufälliger sicherer Weg ist in der nächsten Runde unsicher.',
  'card.quiet-hour': 'Nichts geschieht.',
  'card.hidden-stacks': '2 zufällige Räume bekommen je eine Karte „Erfolg“.',

  'card.acolyte':
    'Niemand kann den Raum nutzen. Du kannst ihn bekämpfen, bannen oder erschießen; auch ein Feuer vertreibt ihn.',
  'card.portal':
    'Verschluckt am Ende jeder Runde die oberste Karte des Decks. Du kannst es bekämpfen oder bannen; auch ein Feuer schließt es.',
  'card.fishman':
    'Niemand kann den Raum nutzen, in dem er ist. Vor den Begegnungen beißt er jeden lebenden Charakter dort: Jeder zieht eine unbekannte Pulskarte.',
  'card.hazard': 'Brüchiger Boden: Ein lebender Charakter, der ihn betritt, zieht eine unbekannte Pulskarte.',
  'card.generator': 'Verhindert das nächste „Licht aus“.',
  'card.snare':
    'Ein lebender Charakter, der sie betritt, bleibt stehen. Ein Fangeisen bringt eine Jagdkarte, die tödlich sein kann; eine leere Falle tut sonst nichts.',

  'card.pink': 'Papiere einsehen: Sieh, welche Farben die Routenkarte einer Person in dieser Runde nennt.',
  'card.blue': 'Studieren: Sieh, wie viele Karten jeder Art in diesem Raum-Deck sind.',
  'card.orange': 'Neu verkabeln: Betanke den Generator; er verhindert das nächste „Licht aus“.',
  'card.red': 'Bannen: Entferne einen Akolythen, ein Portal oder den Fischmenschen, egal wo.',
  'card.cafeteria': 'Ab Runde 3 kann hier einmal pro Runde eine Abstimmung eingeleitet werden.',

  'card.investigator': 'Sammle genug Bücher, oder finde alle Kultisten. Du weißt nicht, wer auf deiner Seite ist.',
  'card.cultist':
    'Töte genug Ermittler, oder halte durch, bis Runde 10 vorbei ist. Bist du der einzige Kultist, musst du statt einer Bewegung beanspruchen, dass genug tot sind. Du kennst die anderen Kultisten, darfst gegen deine Route handeln und über einen Zustand lügen.',
  'card.seer':
    'Du weißt, wer die Kultisten sind. Lass sie es nicht merken: Nennen sie dich am Ende, gewinnen sie doch noch.',
  'card.snitch':
    'Du hast die Karten eines Ermittlers, gewinnst aber mit den Kultisten. Du kennst sie, sie kennen dich nicht. Du darfst gegen deine Route handeln und über einen Zustand lügen.',
  'card.assassin':
    'Einmal pro Partie darfst du jemanden an deinem Ort angreifen. Ein Kultist stirbt. Ist es kein Kultist, sterbt ihr beide.',
  'card.firestarter': 'In Runde 5 oder 6 musst du heimlich einen Raum anzünden: Alle Karten seines Decks sind weg.',
  'card.cursebearer': 'Du stirbst, sobald du einen Raum mit einem Geist betrittst oder ein Geist deinen betritt.',
  'card.celebrity':
    'In Runde 6 wird deine Rolle allen gezeigt. Bist du bis dahin tot, werden deine Pulskarten an die Lebenden verteilt.',
  'card.blind-cultist':
    'Ein Kultist, der in der Nacht nichts erfährt: weder, wer der andere Kultist ist, noch, wer tot ist.',
  'card.cursed-hunter':
    'Du legst Fallen, wo du entlanggehst. In Runde 4 sagt dir eine Fluchkarte heimlich, was du zum Sieg brauchst.',

  'card.item-relic': 'Kommt auf den Altar. Das dritte weckt Organismus 46-B.',
  'card.item-owl': 'Sofort: Schicke heimlich eine Karte deiner Wahl in das Deck eines Raums deiner Wahl.',
  'card.item-dagger': 'Du hast in jeder Abstimmung 1 Stimme mehr.',
  'card.item-boots': 'Du hast 1 Bewegungspunkt mehr.',
  'card.item-binoculars': 'Einmal, kostenlos: Prüfe den Zustand von jemandem in einem anderen Raum derselben Farbe.',
  'card.item-switch': 'Sofort: Die verschlossene Tür öffnet sich für immer.',
  'card.item-rifle':
    'Einmal, kostenlos: Entferne einen Akolythen hier, oder jage den Fischmenschen von hier an einen anderen Ort.',
  'card.item-lamp': 'Einmal: Du erhältst bei einer Begegnung keine Karte.',
  'card.organism': 'Ist er erwacht, brauchen die Ermittler für einen Sieg nach Punkten ein Verbannungsritual.',

  'card.graze': 'Zählt als Karte „Lebendig“.',
  'card.mortal-wound': 'Zählt als Karte „Tot“.',
  'card.redeemed': 'Du gewinnst mit den Ermittlern.',
  'card.bound': 'Du gewinnst mit den Kultisten.',
  'card.feral':
    'Du gewinnst, wer auch sonst gewinnt, wenn du am Ende kein Geist bist und andere mindestens 2 Fangeisen ausgelöst haben.',
};
