import { under } from '../under.ts';

export const round = [
  ...under('Ablauf', {
    'AC-4.1':
      'Nach Aufbau und Nacht läuft das Spiel in Runden: Rundenbeginn, Bewegung, Ereignis, Aktion, Aufräumen, und so fort bis zum Ende. Begegnungen sind der letzte Schritt der Ereignisphase. Eine Abstimmung ist Teil eines Aktionszugs; das Ritual und das Raten des Sehers gehören zum Ende.',
    'AC-4.2':
      'Reihenfolge einer Runde: zuerst, wer den Startspielermarker hat, dann im Uhrzeigersinn alle Plätze, auch Geister.',
    'AC-4.3': [
      'Bei jeder Entscheidung steht fest, wer entscheidet, und es gibt eine Liste mit mindestens einer Möglichkeit; nichts anderes ist erlaubt. Ob du gefragt wirst, hängt nur von offenen Tatsachen ab (AC-8.4). Das sind alle Entscheidungen und was für dich gewählt wird, wenn deine Zeit um ist:',
      'Bewegen: bleiben (AC-4.11, AC-6.4).',
      'Ereignis bestätigen, mit einem Brandstifter im Spiel, alle gleichzeitig: bereit; der Brandstifter wartet, oder er zündet einen Raum an, wenn er muss (AC-5.34).',
      'Lampe benutzen: behalten (AC-5.48).',
      'Eine Pulskarte geben, gleichzeitig: Lebendig, oder Tot, wenn du kein Lebendig hast (AC-4.24).',
      'Aktion: den Zug beenden (AC-4.30).',
      'Einen Zustand verkünden: die Wahrheit (AC-4.41).',
      'Karte und Raum für die Schneeeule: Erfolg; der Raum, in dem du bist (AC-5.42).',
      'Wohin das Gewehr den Fischmenschen schickt: in die Cafeteria, oder an den ersten Ort der Liste, wenn er dort ist (AC-5.47).',
      'Fertig geredet, alle gleichzeitig: fertig (AC-4.52).',
      'Abstimmen, alle gleichzeitig: niemanden wählen (AC-4.53).',
      'Rundenende, mit einem Verfluchten Jäger im Spiel, alle gleichzeitig: bereit (AC-5.58).',
      'Den Anführer wählen, alle gleichzeitig: Enthaltung (AC-6.12).',
      'Jemanden für das Ritual bestimmen: der niedrigste Platz (AC-6.15).',
      'Ritualkarte, gleichzeitig: Erfolg (AC-6.16).',
      'Den Seher raten, alle Kultisten gleichzeitig: irgendjemand von der Liste (AC-6.20).',
      'Behauptungen (AC-4.70) sind nur gesagt und keine Entscheidungen.',
    ].join('\n'),
    'AC-4.4':
      'Bei einer gleichzeitigen Entscheidung werden alle, die entscheiden, auf einmal gefragt. Antworten bleiben verborgen, bis die letzte da ist; dann wirken alle zusammen, und es ist gleich, wer zuerst geantwortet hat. Bei manchen davon sieht niemand, wer schon geantwortet hat: Ereignis bestätigen, Pulskarte geben, Rundenende, Ritualkarte. Dabei zeigt der Tisch nur, dass gewartet wird, nie auf wen. Alle anderen Entscheidungen fragen einen Platz.',
    'AC-4.5':
      'Der Zufall entscheidet über Mischen und zufällige Auswahl. Ein Raum-Deck wird immer gemischt, wenn eine Karte dazukommt oder zurückgelegt wird und wenn jemand hineingesehen hat. Ein Puls-Deck hat gar keine Reihenfolge.',
    'AC-4.6':
      'Ob die Partie vorbei ist, wird zu den Zeitpunkten geprüft, die Abschnitt 6 nennt, und zu keinem anderen. Ein Tisch mit Uhr kann die Zeit für eine Entscheidung begrenzen; wer länger braucht, bekommt die Antwort, die AC-4.3 nennt. Ohne Uhr wird nie für jemanden entschieden.',
  }),
  ...under('Rundenbeginn', {
    'AC-4.7':
      'Stelle die Uhr auf die Nummer der Runde. Dann sieht in Runde 4, mit einem Verfluchten Jäger im Spiel, der Jäger die Fluchkarte (AC-5.57). In Runde 6, mit einem Prominenten im Spiel, wird der Prominente enthüllt (AC-5.36).',
  }),
  ...under('Bewegung', {
    'AC-4.10':
      'Jeder Platz bewegt sich einmal, der Reihe nach. Ein lebender Charakter hat 3 Bewegungspunkte, 1 mehr für jedes Paar Stiefel, das er hat, und 1 weniger, wenn Klemmende Türen das Ereignis der vorigen Runde war; mindestens 1. Ein Geist hat immer 3.',
    'AC-4.11':
      'Du wählst die ganze Bewegung auf einmal: eine Strecke von Orten, nicht länger als deine Bewegungspunkte, jeder neben dem vorigen. Kein Ort darf zweimal vorkommen, auch nicht der, an dem du beginnst. Zu bleiben ist die leere Strecke. Jeder Schritt kostet 1 Bewegungspunkt. Durch die verschlossene Tür kannst du nur, wenn sie offen ist oder du ein Geist bist. Alle sehen dich gehen, Schritt für Schritt.',
    'AC-4.12':
      'Ein Hindernis zu überqueren kostet 1 Bewegungspunkt. Das ist der Preis des Schritts von einem Eisfeld zum nächsten; dazu kommt nichts.',
    'AC-4.13': [
      'Nach jedem Schritt geschieht mit dem, der sich bewegt, der Reihe nach:',
      '1. Ein lebender Charakter löst eine Falle aus, die hier liegt (AC-5.59).',
      '2. Auf einem unsicheren Weg zieht ein lebender Charakter die oberste Karte vom Deck der unsicheren Wege ungesehen in sein Puls-Deck. Ist das Deck leer, geschieht nichts.',
      '3. Der Fluch des Fluchträgers wird geprüft (AC-5.35).',
      'Wurdest du im ersten Schritt gefangen oder im dritten zum Geist, so verfällt der Rest deiner Strecke.',
    ].join('\n'),
    'AC-4.14':
      'Jedes Betreten eines unsicheren Wegs zieht wieder eine Karte, in jeder Runde. Wer die Runde dort beginnt und bleibt, zieht nichts.',
    'AC-4.15':
      'An jemandem vorbeizugehen löst nichts aus als den Fluch des Fluchträgers (AC-5.35). Für Begegnungen zählt nur, wo alle am Ende stehen.',
    'AC-4.16':
      'Das Mal des Kults, unsere Ergänzung, die sich abschalten lässt (cults-mark): Zieht ein Kultist vom Deck der unsicheren Wege eine Karte Tot, auf einem Weg (AC-4.13) oder durch den Biss des Fischmenschen (AC-5.19), so geht diese Karte heimlich in den Vorrat, und eine Karte Lebendig aus dem Vorrat kommt an ihrer Stelle ins Puls-Deck. Niemand erfährt es, und alle Größen bleiben gleich. Das gilt nur für dieses Deck: Karten Tot aus Begegnungen, Tödliche Wunden und die Karten des Prominenten treffen Kultisten wie alle.',
  }),
  ...under('Ereignis', {
    'AC-4.18': [
      'Die Ereignisphase, der Reihe nach:',
      '1. Decke die oberste Ereigniskarte auf und führe sie aus (AC-5.11 bis AC-5.18). Dann wird sie abgelegt. Das Deck wird nie wieder gemischt.',
      '2. Mit einem Brandstifter im Spiel, in Runde 5, und in Runde 6, wenn in Runde 5 nichts brannte: Ereignis bestätigen (AC-5.34).',
      '3. Der Fischmensch beißt (AC-5.19).',
      '4. Begegnungen (AC-4.20).',
    ].join('\n'),
  }),
  ...under('Begegnungen', {
    'AC-4.20':
      'Zähle an jedem Ort die lebenden Charaktere; Geister, der Fischmensch und Akolythen zählen nicht. Sind es genau zwei, so begegnen sie sich. In einer dunklen Runde (AC-5.11) begegnen sich zwei oder mehr. Einer allein, oder drei und mehr im Licht, haben keine Begegnung.',
    'AC-4.21': 'Begegnungen geschehen in jeder Runde neu, auch wo sich niemand bewegt hat.',
    'AC-4.22':
      'Alle Begegnungen einer Runde werden zusammen abgehandelt. Zuerst entscheidet, wer die Lampe hat, über sie, wenn er an einer teilnimmt. Dann wählen alle Beteiligten aller Begegnungen gleichzeitig eine Pulskarte, und dann wechseln alle Karten auf einmal den Besitzer. Hat niemand eine Karte zu wählen, wird niemand gefragt.',
    'AC-4.23':
      'Wer an einer Begegnung teilnimmt und die Lampe hat, entscheidet offen, sie zu benutzen oder zu behalten, bevor eine Karte gewählt wird (AC-5.48). Es gibt eine Lampe, also kommt das höchstens einmal in der Runde vor.',
    'AC-4.24':
      'Jeder Beteiligte, der eine Pulskarte auf der Hand und jemanden zum Geben hat, muss eine wählen, die er hat, Lebendig oder Tot. Du darfst nicht ablehnen, und du wirst auch gefragt, wenn du nur eine Art hast (AC-8.4). Ohne Pulskarten gibst du nichts, erhältst aber trotzdem.',
    'AC-4.25':
      'Bei zwei Beteiligten kommt jede gewählte Karte verdeckt ins Puls-Deck des anderen. Hat der andere die Lampe benutzt, wirst du nicht gefragt und behältst deine Karten.',
    'AC-4.26':
      'Bei drei oder mehr Beteiligten, was nur im Dunkeln vorkommt, werden die gewählten Karten zufällig und heimlich verteilt. Niemand bekommt die eigene, niemand mehr als eine, wer die Lampe benutzt hat, keine, und es werden so viele Karten wie möglich verteilt. Eine Karte, die nicht verteilt werden kann, geht auf die Hand zurück, von der sie kam. Du erfährst nicht, wer dir deine Karte gegeben hat.',
    'AC-4.27':
      'Niemand sieht die Karte, die er erhält. Offen für alle sind, wer wem wo begegnet ist, ob es dunkel war und wie viele Karten jedes Puls-Deck jetzt hat.',
    'AC-4.28':
      'Das Verteilen von AC-4.26 genau: Geber sind die Beteiligten, die eine Karte gewählt haben, Empfänger die, die die Lampe nicht benutzt haben. Es werden so viele Karten verteilt, wie die kleinere der beiden Zahlen sagt, an verschiedene Empfänger und keine an den eigenen Geber; bei drei oder mehr Beteiligten geht das immer. Jede solche Verteilung ist gleich wahrscheinlich.',
  }),
];
