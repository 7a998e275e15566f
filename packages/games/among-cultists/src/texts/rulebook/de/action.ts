import { under } from '../under.ts';

export const action = [
  ...under('Der Aktionszug', {
    'AC-4.30':
      'Der Reihe nach hat jeder Platz einen Aktionszug: eine Aktion, entweder eine Raumaktion oder eine Charakteraktion, und davor oder danach beliebig viele kostenlose Aktionen. Du wählst weiter, bis du den Zug beendest oder AC-4.46 ihn beendet.',
    'AC-4.31': [
      'Was du in deinem Aktionszug tun darfst. Raum- und Charakteraktionen gibt es nur, solange die Aktion dieses Zugs nicht verbraucht ist:',
      'Karte legen (Raumaktion; lebend oder Geist): AC-4.33 erlaubt es, und du hast eine solche Karte auf der Hand.',
      'Raum prüfen (Raumaktion; lebend oder Geist): AC-4.33 erlaubt es, und das Raum-Deck hat 3 Karten oder mehr.',
      'Papiere einsehen (Raumaktion; lebend): AC-4.33 erlaubt es, in einem pinken Raum.',
      'Studieren (Raumaktion; lebend): AC-4.33 erlaubt es, in einem blauen Raum, dessen Deck mindestens 1 Karte hat.',
      'Neu verkabeln (Raumaktion; lebend): AC-4.33 erlaubt es, in einem orangen Raum, und der Generatormarker ist nicht im Spiel.',
      'Bannen (Raumaktion; lebend): AC-4.33 erlaubt es, in einem roten Raum, und es ist eine Gefahr auf dem Plan.',
      'Abstimmung einleiten (Raumaktion; lebend): AC-4.50.',
      'Zustand prüfen (Charakteraktion; lebend): von einem anderen lebenden Charakter am selben Ort.',
      'Kämpfen (Charakteraktion; lebend): gegen einen Akolythen, ein Portal oder den Fischmenschen am selben Ort.',
      'Ermorden (Charakteraktion; der lebende Assassine, einmal im Spiel): einen anderen lebenden Charakter am selben Ort.',
      'Übergeben (kostenlos; lebend): einen Gegenstand, den du trägst, an einen anderen lebenden Charakter am selben Ort.',
      'Einsammeln (kostenlos; lebend): einen fallen gelassenen Gegenstand am selben Ort.',
      'Fernglas benutzen (kostenlos; lebend): AC-5.45.',
      'Gewehr benutzen (kostenlos; lebend): AC-5.47.',
      'Zug beenden: immer.',
    ].join('\n'),
    'AC-4.32': 'Ein Geist kann nur eine Karte legen, den Raum prüfen oder den Zug beenden.',
    'AC-4.33': [
      'Eine Raumaktion in einem farbigen Raum ist nur erlaubt, wenn',
      'a) dein Charakter in diesem Raum ist;',
      'b) weder ein Akolyth noch der Fischmensch dort ist;',
      'c) der Raum nicht brennt (AC-5.34);',
      'd) die Route es erlaubt: Bist du an deine Route gebunden, so nennt die Zeile dieser Runde auf deiner Routenkarte die Farbe des Raums.',
      'Jede Zeile nennt die Cafeteria.',
    ].join('\n'),
    'AC-4.34':
      'An die Route gebunden sind alle außer den Kultisten und dem Spitzel, auch als Geist. Darauf wird stillschweigend geachtet: Die anderen sehen nur, was du tust.',
  }),
  ...under('Raumaktionen', {
    'AC-4.35':
      'Karte legen: Lege eine Raumkarte der Art, die du wählst, von deiner Hand verdeckt in das Deck dieses Raums und mische es. Alle sehen, dass du eine Karte dazugelegt hast, und niemand, welche. Ermittler haben nur Karten Erfolg, also haben sie eine Möglichkeit.',
    'AC-4.36': 'Ein Raum ist aktiv, solange sein Deck 3 oder mehr Karten hat.',
    'AC-4.37': [
      'Raum prüfen: Decke die oberste Karte vom Deck dieses aktiven Raums vor allen auf.',
      'a) Erfolg: Liegt noch ein Buch im Raum, so nimm eines weg, und es gibt 1 Siegpunkt; sonst nichts. Die Karte geht ins Deck zurück, das gemischt wird.',
      'b) Misserfolg: nichts. Die Karte geht in den Vorrat.',
      'c) Sabotage: 1 Siegpunkt geht verloren, aber es sind nie weniger als 0. Die Karte geht in den Vorrat und ebenso, ungesehen, alle anderen Karten dieses Decks. Das Deck ist leer.',
      'd) Dann findest du, wenn du lebst und hier ein verborgener Gegenstand liegt, diesen Gegenstand (AC-5.40), gleich welche Karte es war.',
      'e) Dann wird geprüft, ob die Punkte reichen (AC-6.2).',
    ].join('\n'),
    'AC-4.38':
      'Ein Raum ohne Bücher kann trotzdem geprüft werden, wegen seines Gegenstands oder um eine Karte loszuwerden.',
  }),
  ...under('Einen Zustand prüfen', {
    'AC-4.40':
      'Zustand prüfen: Du, und nur du, siehst, wie viele Karten Lebendig und wie viele Karten Tot im Puls-Deck deines Ziels sind. Dann verkündest du den Zustand.',
    'AC-4.41':
      'Ist das Ziel pulslebendig, so kannst du es nur lebendig nennen. Ist es pulstot, so darf ein Kultist oder der Spitzel es tot nennen oder, als Lüge, lebendig; alle anderen können es nur tot nennen.',
    'AC-4.42':
      'Jemanden lebendig zu nennen ist eine Aussage und sonst nichts. Jemanden tot zu nennen zeigt allen eine seiner Karten Tot als Beweis, und der Tod ist bestätigt (AC-4.45).',
  }),
  ...under('Andere Aktionen', {
    'AC-4.43':
      'Kämpfen: Das gelingt immer. Ein Akolyth oder ein Portal geht zurück zu den Markern, der Fischmensch in die Tiefe.',
    'AC-4.44': 'Gegenstände übergeben und einsammeln: AC-5.49.',
    'AC-4.45':
      'Wird ein Tod bestätigt, durch Prüfen, eine Abstimmung, den Assassinen, den Fluch des Fluchträgers oder das Schicksal des Prominenten, so wird der Charakter sofort zum Geist. Er lässt alle Gegenstände fallen, wo er ist (AC-5.49). Seine Rolle bleibt geheim, wenn keine Regel oder Option sie enthüllt. Dann wird geprüft, ob alle Kultisten fort sind (AC-6.3). Geschieht das in seinem eigenen Aktionszug, weil er hinausgewählt wurde oder der sterbende Assassine ist, so ist die Aktion verbraucht, kostenlose Aktionen gibt es nicht mehr, und der Zug ist vorbei.',
    'AC-4.46':
      'Du wirst nach einer Aktion gefragt, wenn du, allein nach offenen Tatsachen beurteilt, vielleicht mehr tun kannst, als den Zug zu beenden. Dabei zählt deine Route nicht, und von deinen Handkarten nur die Anzahl. Sonst ist dein Zug ohne Frage vorbei. Geprüft wird das, wenn dein Zug beginnt, und nach jeder Wahl. Allein auf einem Weg ohne Gefahr und Gegenstände wirst du also gar nicht gefragt; in einem freien farbigen Raum wirst du auch gefragt, wenn deine Route dir nichts lässt, als den Zug zu beenden; und nach deiner Aktion wirst du nur wieder gefragt, wenn eine kostenlose Aktion möglich ist.',
    'AC-4.47':
      'Alle erfahren, wer wo welche Aktion gemacht hat, und was offen dabei herauskam. Sie erfahren nie die Art einer gelegten Karte, was Studieren, Papiere einsehen oder Zustand prüfen gezeigt hat, oder dass jemandem eine Möglichkeit fehlte.',
  }),
  ...under('Abstimmung', {
    'AC-4.50':
      'Eine Abstimmung einzuleiten ist eine Raumaktion, ab Runde 3: für einen lebenden Charakter in der Cafeteria, solange der Fischmensch nicht dort ist, wenn es in dieser Runde noch keine Abstimmung gab und dieser Charakter in diesem Spiel noch keine eingeleitet hat (Option votes-per-character). Geister können es nicht.',
    'AC-4.51': 'Eine Abstimmung hat drei Schritte: Reden, Wählen, Ergebnis.',
    'AC-4.52':
      'Das Reden dauert so lange, wie der Tisch es festgelegt hat, oder bis alle fertig sind. Mit 0 Sekunden entfällt dieser Schritt; ohne Grenze wartet er auf alle. Ist die Zeit um, so gelten alle, die nicht geantwortet haben, als fertig.',
    'AC-4.53':
      'Wählen: Alle Plätze, auch Geister, wählen heimlich und gleichzeitig einen lebenden Charakter, auch den eigenen, oder niemanden. Jede Stimme zählt 1; die Stimme dessen, der den Dolch hat, zählt 2 (AC-5.43).',
    'AC-4.54':
      'Ergebnis: Alle Stimmen werden mit Namen aufgedeckt. Es gewinnt, wer allein die meisten Stimmen hat, und „niemand“ wird gezählt wie ein Charakter. Gewinnt ein Charakter, so ist er hinausgewählt: Sein Tod wird bestätigt, wo er steht (AC-4.45). Gewinnt „niemand“ oder ist die Spitze geteilt, so geschieht nichts.',
    'AC-4.55':
      'Wenn der Tisch nichts anderes gewählt hat, wird allen gezeigt, ob ein hinausgewählter Charakter ein Kultist war.',
    'AC-4.56': 'Ein Ermittler, der pulslebendig hinausgewählt wurde, zählt von da an als toter Ermittler (AC-1.4).',
  }),
  ...under('Aufräumen', {
    'AC-4.60': [
      'Aufräumen, der Reihe nach:',
      'C1 Portale, C2 brüchiger Boden, C3 Falle, C4 Massaker, C5 Ende von Runde 10, C6 Momentaufnahme, C7 nächste Runde.',
    ].join('\n'),
    'AC-4.61':
      'C1: Für jedes offene Portal, in der Reihenfolge der Raumnamen, geht die oberste Karte vom Deck seines Raums ungesehen in den Vorrat. Ein leeres Deck verliert nichts.',
    'AC-4.62':
      'C2: Entferne die Marker für brüchigen Boden, die in einer früheren Runde gelegt wurden. Der brennende Raum (AC-5.34) hört auf zu brennen. Die Dunkelheit endet.',
    'AC-4.63':
      'C3: Mit einem Verfluchten Jäger im Spiel werden alle gefragt (AC-5.58). In allen anderen Spielen wird beim Aufräumen niemand etwas gefragt; dass ein einzelner Kultist den Sieg beansprucht, gehört zu seiner Bewegung (AC-6.4).',
    'AC-4.64':
      'C4: Massaker (AC-6.5). C5: das Ende von Runde 10 (AC-6.6). C6: Die Momentaufnahme wird die Zahl der Ermittler, die jetzt tot sind. C7: Der Startspielermarker geht im Uhrzeigersinn an den nächsten Platz, Geist oder nicht, und die nächste Runde beginnt.',
  }),
  ...under('Reden', {
    'AC-4.70': [
      'Alle, auch Geister, dürfen jederzeit chatten. Neben freiem Text gibt es fertige Behauptungen. Jeder darf eine machen; sie ist für alle offen, hat keine Wirkung auf die Regeln, wird nie auf ihre Wahrheit geprüft und darf falsch sein:',
      'welche Rolle du hast; was deine Routenkarte in einer Runde nennt; welche Karte du in einer Runde in einen Raum gelegt hast; welche Karte du jemandem in einer Runde gegeben hast; was du beim Studieren eines Raums gesehen hast; was die Papiere von jemandem in einer Runde nannten; ob jemand lebendig oder tot ist; dass du jemanden beschuldigst; dass du für jemanden bürgst; dass du eine Abstimmung forderst.',
    ].join('\n'),
    'AC-4.71': 'Zwei Kultisten können nicht unter sich reden, außer mit der Option cultist-chat.',
    'AC-4.72':
      'Die einzige Aussage, die die Regeln an die Wahrheit binden, ist der verkündete Zustand, wenn der, der geprüft hat, weder Kultist noch Spitzel ist.',
    'AC-4.73':
      'Chat und Behauptungen stehen neben dem Spiel: Sie werden jederzeit gemacht, fragen niemanden etwas, sind kein Teil der Regeln, und nichts wartet auf sie. Eine Behauptung wird nur auf ihre Form geprüft: Personen und Räume, die es gibt, Runden 1 bis 10, Farben, Zahlen von 0 bis 20.',
  }),
];
