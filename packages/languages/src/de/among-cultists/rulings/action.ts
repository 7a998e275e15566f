import { under } from '../../../under.ts';

export const action = [
  ...under('Der Aktionszug', {
    'AC-4.30':
      'In der Reihenfolge der Runde hat jede Person einen Aktionszug: eine Aktion, entweder eine Raumaktion oder eine Charakteraktion, und beliebig viele kostenlose Aktionen davor oder danach.',
    'AC-4.31': [
      'Was du in deinem Aktionszug tun darfst:',
      'Raumaktionen: eine Karte legen oder einen Raum mit 3 oder mehr Karten prüfen (auch als Geist); die Farbe des Raums nutzen; in der Cafeteria eine Abstimmung einleiten.',
      'Charakteraktionen: den Zustand eines anderen lebenden Charakters am selben Ort prüfen; dort einen Akolythen, ein Portal oder den Fischmenschen bekämpfen; einmal pro Spiel, als Assassine, angreifen.',
      'Kostenlos: einen Gegenstand übergeben, einen einsammeln, das Fernglas oder das Gewehr benutzen.',
      'Oder den Zug beenden.',
    ].join('\n'),
    'AC-4.32':
      'Ein Geist kann nur eine Karte legen, den Raum prüfen oder den Zug beenden. Er findet keine Gegenstände.',
    'AC-4.33': [
      'Eine Raumaktion in einem farbigen Raum kannst du nur machen, wenn',
      'weder ein Akolyth noch der Fischmensch dort ist;',
      'der Raum nicht brennt;',
      'und deine Routenkarte in dieser Runde seine Farbe nennt, wenn du an deine Route gebunden bist.',
    ].join('\n'),
    'AC-4.34':
      'An die Route gebunden sind alle außer den Kultisten und dem Spitzel, auch als Geist. Darauf wird stillschweigend geachtet: Die anderen sehen nur, was du tust.',
  }),
  ...under('Raumaktionen', {
    'AC-4.35':
      'Karte legen: Lege eine Raumkarte der Art, die du wählst, von deiner Hand verdeckt in das Deck dieses Raums und mische es. Alle sehen, dass du eine Karte dazugelegt hast, und niemand, welche. Ermittler haben nur Karten Erfolg.',
    'AC-4.36': 'Ein Raum ist aktiv, solange sein Deck 3 oder mehr Karten hat.',
    'AC-4.37': [
      'Raum prüfen: Decke die oberste Karte vom Deck dieses aktiven Raums vor allen auf.',
      'a) Erfolg: Liegt noch ein Buch im Raum, so nimm eines weg, und es gibt 1 Siegpunkt; sonst nichts. Die Karte geht ins Deck zurück, das gemischt wird.',
      'b) Misserfolg: nichts. Die Karte geht in den Vorrat.',
      'c) Sabotage: 1 Siegpunkt geht verloren, aber es sind nie weniger als 0. Die Karte geht in den Vorrat und ebenso, ungesehen, alle anderen Karten dieses Decks. Das Deck ist leer.',
      'd) Dann findest du, wenn du lebst und hier ein verborgener Gegenstand liegt, diesen Gegenstand, gleich welche Karte es war.',
      'e) Dann wird geprüft, ob die Punkte reichen.',
    ].join('\n'),
    'AC-4.38':
      'Ein Raum ohne Bücher kann trotzdem geprüft werden, wegen seines Gegenstands oder um eine Karte loszuwerden.',
  }),
  ...under('Einen Zustand prüfen', {
    'AC-4.40':
      'Zustand prüfen: Du, und nur du, siehst, wie viele Karten Lebendig und wie viele Karten Tot im Puls-Deck deines Ziels sind. Dann verkündest du den Zustand.',
    'AC-4.41':
      'Ist das Ziel am Leben, so kannst du es nur lebendig nennen. Ist es heimlich tot, so darf ein Kultist oder der Spitzel es tot nennen oder, als Lüge, lebendig; alle anderen können es nur tot nennen.',
    'AC-4.42':
      'Jemanden lebendig zu nennen ist eine Aussage und sonst nichts. Jemanden tot zu nennen zeigt allen eine seiner Karten Tot als Beweis, und der Tod ist bestätigt.',
  }),
  ...under('Andere Aktionen', {
    'AC-4.43':
      'Kämpfen: Das gelingt immer. Ein Akolyth oder ein Portal geht zurück zu den Markern, der Fischmensch in die Tiefe.',
    'AC-4.45':
      'Wird ein Tod bestätigt, so wird der Charakter sofort zum Geist und lässt alle Gegenstände fallen, wo er ist. Seine Rolle bleibt geheim, wenn keine Regel und nicht der Tisch sie enthüllt. Geschieht das in seinem eigenen Aktionszug, ist der Zug vorbei.',
    'AC-4.46':
      'Du wirst überall nach einer Aktion gefragt, wo die anderen annehmen müssen, dass du eine haben könntest. In einem farbigen Raum wirst du also auch gefragt, wenn deine Route dir nichts zu tun lässt. Allein auf einem Weg nicht.',
    'AC-4.47':
      'Alle erfahren, wer wo welche Aktion gemacht hat, und was offen dabei herauskam. Sie erfahren nie die Art einer gelegten Karte, was Studieren, Papiere einsehen oder Zustand prüfen gezeigt hat.',
  }),
  ...under('Abstimmung', {
    'AC-4.50':
      'Eine Abstimmung einzuleiten ist eine Raumaktion, ab Runde 3: für einen lebenden Charakter in der Cafeteria, solange der Fischmensch nicht dort ist, einmal pro Runde und einmal pro Charakter. Ein Tisch kann die Grenze pro Charakter aufheben.',
    'AC-4.52':
      'Vor einer Abstimmung ist Zeit zu reden, so lange, wie der Tisch es festgelegt hat, oder bis alle fertig sind.',
    'AC-4.53':
      'Wählen: Alle Plätze, auch Geister, wählen heimlich und gleichzeitig einen lebenden Charakter, auch den eigenen, oder niemanden. Jede Stimme zählt 1; die Stimme dessen, der den Dolch hat, zählt 2.',
    'AC-4.54':
      'Alle Stimmen werden mit Namen aufgedeckt. Wer die meisten hat, ist hinausgewählt: Sein Tod ist bestätigt, wo er steht. Enthaltungen zählen wie ein Charakter. Liegen sie vorn oder ist die Spitze geteilt, geschieht nichts, und die Abstimmung ist verbraucht.',
    'AC-4.55':
      'Wenn der Tisch nichts anderes gewählt hat, wird allen gezeigt, ob ein hinausgewählter Charakter ein Kultist war.',
    'AC-4.56': 'Ein Ermittler, der am Leben hinausgewählt wurde, zählt von da an als toter Ermittler.',
  }),
  ...under('Aufräumen', {
    'AC-4.61': 'Aufräumen: Jedes offene Portal nimmt die oberste Karte vom Deck seines Raums, ungesehen.',
    'AC-4.62':
      'Aufräumen: Marker für brüchigen Boden aus einer früheren Runde gehen. Der brennende Raum hört auf zu brennen. Die Dunkelheit endet.',
    'AC-4.64':
      'Dann wird geprüft, ob genug Ermittler Geister sind und ob Runde 10 vorbei ist. Dann geht der Startspielermarker im Uhrzeigersinn weiter.',
  }),
  ...under('Reden', {
    'AC-4.70':
      'Alle dürfen jederzeit reden, auch Geister. Es gibt auch fertige Behauptungen: welche Rolle du hast, was deine Route nennt, welche Karte du gelegt oder gegeben hast, was du gesehen hast, wen du beschuldigst oder für wen du dich verbürgst. Niemand prüft sie, und sie dürfen falsch sein.',
    'AC-4.71': 'Zwei Kultisten können nicht unter sich reden, außer der Tisch erlaubt es.',
    'AC-4.72':
      'Die einzige Aussage, welche die Regeln an die Wahrheit binden, ist der verkündete Zustand, wenn der, der geprüft hat, weder Kultist noch Spitzel ist.',
  }),
];
