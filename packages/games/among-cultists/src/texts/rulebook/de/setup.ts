import { under } from '../under.ts';

export const setup = under('Spielaufbau', {
  'AC-3.1':
    'Die Plätze laufen im Uhrzeigersinn. Jeder hat einen Charakter. Wer beginnt, wird ausgelost. Links von einem Platz ist der nächsthöhere; nach dem letzten kommt der erste.',
  'AC-3.2':
    'Nimm den Plan für die Zahl der Personen (AC-2.18). Alle Charaktere beginnen in der Cafeteria, der Fischmensch in der Tiefe. Jeder farbige Raum bekommt 2 Bücher. Es gibt 0 Siegpunkte, und es ist Runde 1.',
  'AC-3.3':
    'Unter den Rollen ist mit 4 bis 6 Personen 1 Kultist, mit 7 oder 8 sind es 2; alle anderen sind Ermittler. Jede gewählte besondere Rolle ersetzt einen Ermittler; der Blinde Kultist ersetzt einen Kultisten.',
  'AC-3.4': [
    'Manche Wahl der Rollen wird abgelehnt, bevor etwas ausgeteilt ist:',
    'dieselbe besondere Rolle zweimal (role-twice);',
    'mehr Rollen, die Ermittler ersetzen, als es Ermittler gibt (too-many-roles);',
    'Seher oder Spitzel auf Under the Surface (role-not-on-map);',
    'der Verfluchte Jäger ohne das Modul Fluch des Jägers, und dieses Modul mit weniger als 5 Personen.',
    'Alles andere bringt höchstens eine Warnung (AC-7.4).',
  ].join('\n'),
  'AC-3.5':
    'Mische die Rollen und gib jedem Platz eine. Alle wissen, welche besonderen Rollen im Spiel sind, und niemand, wer sie hat.',
  'AC-3.6':
    'Teile die Hände aus (AC-2.3) und jedem Platz zufällig eine Routenkarte (AC-2.8). Die übrigen Routenkarten gehen ungesehen zurück.',
  'AC-3.7':
    'Erste Pulskarten: Jeder Kultist beginnt mit 1 Lebendig im Puls-Deck. Mische die Auswahl von AC-2.5 und lege allen anderen eine ihrer Karten verdeckt ins Puls-Deck. Mit der Option initial-dead auf off bekommen alle Lebendig.',
  'AC-3.8':
    'Mische die Startkarten der Räume (AC-2.6) und lege ihre Zahl verdeckt in das Deck jedes farbigen Raums. Die Auswahl geht genau auf. Niemand sieht sie.',
  'AC-3.9': 'Mische das Deck der unsicheren Wege (AC-2.7). Auf Under the Surface liegt es auf seiner Ablage.',
  'AC-3.10': 'Mische die 20 Ereigniskarten. Spielt der Tisch ohne Ereignisse, gibt es kein Ereignis-Deck.',
  'AC-3.11':
    'Nur Under the Surface: Nimm die Gegenstandsplättchen für die Zahl der Personen (AC-2.13), mische sie und lege in jeden farbigen Raum verdeckt eines. Lege den Türmarker mit der verschlossenen Seite nach oben zwischen Pink 1 und Blau 2. Der Altar ist leer, und Organismus 46-B schläft.',
  'AC-3.12': 'Nur mit einem Verfluchten Jäger im Spiel: Bereite die Jagd vor (AC-5.56).',
  'AC-3.13':
    'Merke dir, wie viele Ermittler jetzt tot sind (0, 1 oder 2). Diese Zahl ist die Momentaufnahme; AC-6.8 sagt, wozu sie dient.',
  'AC-3.14': [
    'Die Nacht kommt einmal, vor Runde 1. Alle sehen die eigene Rolle, Hand und Routenkarte, und manche erfahren heimlich mehr:',
    'a) Ein Kultist, der nicht blind ist: wer die anderen Kultisten sind, auch ein Blinder Kultist, und die erste Pulskarte aller, die keine Kultisten sind.',
    'b) Der Blinde Kultist: nichts weiter.',
    'c) Der Seher: wer die Kultisten sind, auch ein Blinder Kultist, aber nicht, wer von ihnen blind ist.',
    'd) Der Spitzel: wer die Kultisten sind, aber keine Pulskarten. Die Kultisten erfahren nicht, wer der Spitzel ist.',
    'e) Alle anderen: nichts weiter.',
    'Niemand muss etwas antworten; Runde 1 beginnt sofort. Was dir in der Nacht gezeigt wurde, bleibt für dich sichtbar.',
  ].join('\n'),
});
