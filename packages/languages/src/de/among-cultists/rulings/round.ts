import { under } from '../../../under.ts';

export const round = [
  ...under('Ablauf', {
    'AC-4.1': 'Eine Runde: Bewegung, Ereignis, Begegnungen, Aktion, Aufräumen.',
    'AC-4.2':
      'Reihenfolge einer Runde: zuerst, wer den Startspielermarker hat, dann im Uhrzeigersinn alle Plätze, auch Geister.',
  }),
  ...under('Rundenbeginn', {
    'AC-4.7': 'In Runde 4 sieht der Verfluchte Jäger die Fluchkarte. In Runde 6 wird der Prominente enthüllt.',
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
      '1. Ein lebender Charakter löst eine Falle aus, die hier liegt.',
      '2. Auf einem unsicheren Weg zieht ein lebender Charakter die oberste Karte vom Deck der unsicheren Wege ungesehen in sein Puls-Deck. Ist das Deck leer, geschieht nichts.',
      '3. Der Fluch des Fluchträgers wird geprüft.',
      'Wurdest du im ersten Schritt gefangen oder im dritten zum Geist, so verfällt der Rest deiner Strecke.',
    ].join('\n'),
    'AC-4.14':
      'Jedes Betreten eines unsicheren Wegs zieht wieder eine Karte, in jeder Runde. Wer die Runde dort beginnt und bleibt, zieht nichts.',
    'AC-4.16':
      'Das Mal des Kults ist unsere Ergänzung, und ein Tisch kann es abschalten: Ein Kultist, der vom Deck der unsicheren Wege eine Karte Tot zieht, bekommt stattdessen eine Karte Lebendig. Niemand erfährt es. Karten Tot aus Begegnungen, Tödliche Wunden und die Karten des Prominenten treffen Kultisten wie alle.',
  }),
  ...under('Ereignis', {
    'AC-4.18': [
      'Die Ereignisphase, der Reihe nach:',
      '1. Decke die oberste Ereigniskarte auf und führe sie aus.',
      '2. Mit einem Brandstifter im Spiel, in den Runden 5 und 6: Alle sagen, dass sie bereit sind, und der Brandstifter darf einen Raum anzünden.',
      '3. Der Fischmensch beißt.',
      '4. Begegnungen.',
    ].join('\n'),
  }),
  ...under('Begegnungen', {
    'AC-4.20':
      'Zähle an jedem Ort die lebenden Charaktere; Geister, der Fischmensch und Akolythen zählen nicht. Sind es genau zwei, so begegnen sie sich. In einer dunklen Runde begegnen sich zwei oder mehr. Einer allein, oder drei und mehr im Licht, haben keine Begegnung.',
    'AC-4.21': 'Begegnungen geschehen in jeder Runde neu, auch wo sich niemand bewegt hat.',
    'AC-4.22':
      'Alle Begegnungen einer Runde geschehen zugleich. Zuerst entscheidet, wer die Lampe hat, über sie. Dann wählen alle gleichzeitig eine Pulskarte, und dann wechseln alle Karten die Hand.',
    'AC-4.23':
      'Wer an einer Begegnung teilnimmt und die Lampe hat, entscheidet offen, sie zu benutzen oder zu behalten, bevor eine Karte gewählt wird. Es gibt eine Lampe, also kommt das höchstens einmal in der Runde vor.',
    'AC-4.24':
      'In einer Begegnung musst du eine Pulskarte geben, Lebendig oder Tot, wie du sie hast. Ermittler haben keine Karten Tot. Ohne Pulskarten gibst du nichts, bekommst aber welche.',
    'AC-4.25':
      'Bei zwei Beteiligten kommt jede gewählte Karte verdeckt ins Puls-Deck des anderen. Hat der andere die Lampe benutzt, wirst du nicht gefragt und behältst deine Karten.',
    'AC-4.26':
      'Mit drei oder mehr, was nur im Dunkeln vorkommt, werden die gewählten Karten zufällig und heimlich verteilt: an jeden eine, und niemand bekommt die eigene. Wer die Lampe benutzt hat, bekommt keine; eine übrige Karte geht zurück. Du erfährst nicht, wer dir deine Karte gab.',
    'AC-4.27':
      'Niemand sieht die Karte, die er erhält. Offen für alle sind, wer wem wo begegnet ist, ob es dunkel war und wie viele Karten jedes Puls-Deck jetzt hat.',
  }),
];
