import { under } from '../../../under.ts';

export const dangers = [
  ...under('Geister', {
    'AC-5.1':
      'Ein Geist behält Person, Platz, Hand, Routenkarte, Rolle und Seite. Er bewegt sich mit 3 Bewegungspunkten, geht durch die verschlossene Tür, und unsichere Wege, der Fischmensch, Fallen und klemmende Türen tun ihm nichts.',
    'AC-5.2':
      'Ein Geist nimmt an keiner Begegnung teil und ist bei keiner Zeuge. Er kann nicht geprüft, bekämpft, hinausgewählt oder Anführer des Rituals werden, und niemand kann ihm Gegenstände übergeben.',
    'AC-5.3': 'Ein Geist redet, und er stimmt mit 1 Stimme ab. Er kann keine Abstimmung einleiten.',
    'AC-5.4':
      'Ein Geist legt und prüft Karten, an seine Route gebunden oder nicht, wie seine Rolle es sagt. Bücher, die er gewinnt, zählen.',
    'AC-5.5': 'Das Puls-Deck eines Geists bleibt, wo es ist. Es zählt nur noch für den Prominenten.',
  }),
  ...under('Ereignisse und Gefahren', {
    'AC-5.10':
      'Die Gefahren auf dem Plan sind Akolythen, Portale und der Fischmensch. Wo ein Raum zufällig bestimmt wird, sind alle gleich wahrscheinlich, und alle sehen das Ergebnis.',
    'AC-5.11':
      'Licht aus: Ist der Generatormarker im Spiel, so entferne ihn, und sonst geschieht nichts. Andernfalls ist diese Runde dunkel bis zu ihrem Aufräumen. Die Dunkelheit verändert Begegnungen und sonst nichts.',
    'AC-5.12':
      'Der Fischmensch geht um: Er geht dorthin, wo am meisten los ist, in den farbigen Raum mit den meisten lebenden Charakteren; der Raum, in dem er ist, zählt nicht. Haben mehrere die meisten, so entscheidet der Zufall. Ist in keinem anderen farbigen Raum ein lebender Charakter, so geht er in einen zufälligen anderen farbigen Raum.',
    'AC-5.13':
      'Akolythen sammeln sich: Lege einen Akolythen in einen zufälligen farbigen Raum ohne einen; mit 7 oder 8 Personen tu das zweimal. Ist keiner mehr übrig, so geht stattdessen 1 Siegpunkt verloren, aber es sind nie weniger als 0.',
    'AC-5.14':
      'Ein Portal öffnet sich: Lege ein Portal in einen zufälligen farbigen Raum ohne eines. Mit zwei Karten und zwei Markern geht das immer.',
    'AC-5.15':
      'Klemmende Türen: In der nächsten Runde hat jeder lebende Charakter 1 Bewegungspunkt weniger. In Runde 10 bewirkt das nichts.',
    'AC-5.16':
      'Brüchiger Boden: Lege einen Marker auf einen zufälligen Weg, der jetzt sicher ist. Er ist in der Bewegungsphase der nächsten Runde unsicher; am Ende jener Runde verschwindet der Marker. Wer jetzt dort steht, zieht nichts.',
    'AC-5.17': 'Stille Stunde: Nichts geschieht.',
    'AC-5.18':
      'Verborgene Regale: Zwei verschiedene zufällige farbige Räume bekommen je 1 Karte Erfolg aus dem Vorrat, verdeckt. Mische ihre Decks.',
    'AC-5.19':
      'Der Fischmensch beißt am Ende der Ereignisphase, vor den Begegnungen: Jeder lebende Charakter an seinem Ort zieht, der Reihe nach, die oberste Karte vom Deck der unsicheren Wege ungesehen in sein Puls-Deck. Ist das Deck leer, geschieht nichts; für Kultisten gilt das Mal des Kults. Er beißt in jeder Runde, solange er dort ist.',
    'AC-5.20':
      'Solange sie auf dem Plan sind: Wo ein Akolyth ist, kann niemand Raumaktionen machen. Wo der Fischmensch ist, kann niemand Raumaktionen machen, und er beißt. Ein Portal verschluckt Karten. In einem Raum können mehrere Gefahren sein; ein Kampf oder ein Bann entfernt jeweils eine.',
  }),
  ...under('Fähigkeiten der Räume', {
    'AC-5.21':
      'Pink, Papiere einsehen: Wähle einen anderen Charakter, lebend oder Geist, wo immer er ist. Du, und nur du, siehst die Farben, die seine wirkliche Routenkarte in dieser Runde nennt. Alle sehen, wessen Papiere du ansiehst.',
    'AC-5.22':
      'Blau, studieren: Du, und nur du, siehst, wie viele Karten Erfolg, Misserfolg und Sabotage im Deck dieses Raums sind. Danach wird das Deck gemischt. Alle sehen, welchen Raum du studiert hast.',
    'AC-5.23': 'Orange, neu verkabeln: Bring den Generatormarker ins Spiel. Er verhindert das nächste „Licht aus“.',
    'AC-5.24':
      'Rot, bannen: Wähle einen Akolythen oder ein Portal, egal wo, oder den Fischmenschen, wenn er auf dem Plan ist. Ein Akolyth oder ein Portal geht zurück zu den Markern, der Fischmensch in die Tiefe. Die vier Farben wirken für lebende Charaktere, und ein Tisch kann sie abschalten.',
  }),
];
