import { under } from '../../../under.ts';

export const setup = [
  ...under('Spielaufbau', {
    'AC-3.1': 'Jede Person hat einen Charakter. Wer beginnt, entscheidet das Los.',
    'AC-3.2':
      'Nimm den Plan für die Zahl der Personen. Alle Charaktere beginnen in der Cafeteria, der Fischmensch in der Tiefe. Jeder farbige Raum bekommt 2 Bücher. Es gibt 0 Siegpunkte, und es ist Runde 1.',
    'AC-3.3':
      'Unter den Rollen ist mit 4 bis 6 Personen 1 Kultist, mit 7 oder 8 sind es 2; alle anderen sind Ermittler. Jede gewählte besondere Rolle ersetzt einen Ermittler; der Blinde Kultist ersetzt einen Kultisten.',
    'AC-3.4':
      'Jede besondere Rolle kann einmal gewählt werden, und nicht mehr, als es Ermittler gibt. Seher und Spitzel sind nicht für Under the Surface. Der Verfluchte Jäger braucht den Fluch des Jägers und mindestens 5 Personen.',
    'AC-3.5':
      'Mische die Rollen und gib jedem Platz eine. Alle wissen, welche besonderen Rollen im Spiel sind, und niemand, wer sie hat.',
    'AC-3.6':
      'Teile die Hände aus und jedem Platz zufällig eine Routenkarte. Die übrigen Routenkarten gehen ungesehen zurück.',
    'AC-3.7':
      'Erste Pulskarten: Jeder Kultist beginnt mit 1 Lebendig im Puls-Deck. Alle anderen bekommen verdeckt eine Karte aus einer gemischten Auswahl. Ein Tisch kann ohne Tote beginnen: Dann bekommen alle Lebendig.',
    'AC-3.8':
      'Mische die Startkarten der Räume und lege ihre Zahl verdeckt in das Deck jedes farbigen Raums. Die Auswahl geht genau auf. Niemand sieht sie.',
    'AC-3.9': 'Mische das Deck der unsicheren Wege. Auf Under the Surface liegt es auf seiner Ablage.',
    'AC-3.10': 'Mische die 20 Ereigniskarten. Spielt der Tisch ohne Ereignisse, gibt es kein Ereignis-Deck.',
    'AC-3.11':
      'Nur Under the Surface: Nimm die Gegenstandsplättchen für die Zahl der Personen, mische sie und lege in jeden farbigen Raum verdeckt eines. Lege den Türmarker mit der verschlossenen Seite nach oben zwischen Pink 1 und Blau 2. Der Altar ist leer, und Organismus 46-B schläft.',
    'AC-3.12': 'Nur mit einem Verfluchten Jäger im Spiel: Bereite die Jagd vor.',
    'AC-3.14': [
      'Die Nacht kommt einmal, vor Runde 1. Manche erfahren heimlich mehr:',
      'Ein Kultist: wer die anderen Kultisten sind, und die erste Pulskarte aller anderen.',
      'Der Blinde Kultist: nichts.',
      'Der Seher: wer die Kultisten sind, aber nicht, welcher blind ist.',
      'Der Spitzel: wer die Kultisten sind. Sie erfahren nicht, wer der Spitzel ist.',
      'Was dir gezeigt wurde, bleibt für dich sichtbar.',
    ].join('\n'),
  }),
];
