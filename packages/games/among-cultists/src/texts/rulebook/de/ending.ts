import { under } from '../under.ts';

export const ending = [
  ...under('Ende des Spiels', {
    'AC-6.1':
      'Genau eine der beiden Seiten gewinnt; es gibt kein Unentschieden. Gewonnen haben alle, deren Rolle mit dieser Seite gewinnt (AC-2.12, AC-5.62).',
    'AC-6.2':
      'Punkte: Nach jedem Prüfen eines Raums, wenn Karte und Gegenstand abgehandelt sind, endet das Spiel sofort, wenn die Ermittler so viele Siegpunkte haben, wie sie brauchen. AC-6.9 sagt, wer gewinnt.',
    'AC-6.3':
      'Kultisten fort: Nach jedem bestätigten Tod endet das Spiel sofort, wenn alle Kultisten Geister sind, gleich wodurch. AC-6.9 sagt, wer gewinnt.',
    'AC-6.4':
      'Anspruch, in Spielen, die mit einem Kultisten begannen: In den Runden 2 bis 10 darf der Kultist, statt sich zu bewegen, den Sieg beanspruchen; das ist sein Recht, das Spiel nach der vorigen Runde zu beenden. Alle toten Ermittler werden gezählt, gesehene und ungesehene. Sind es mindestens K, so gewinnen die Kultisten. Wenn nicht, gewinnen die Ermittler, ohne Ritual und ohne Raten des Sehers.',
    'AC-6.5':
      'Massaker: In Schritt C4 des Aufräumens gewinnen die Kultisten, wenn mindestens K Ermittler Geister sind.',
    'AC-6.6': 'Zeit: In Schritt C5 des Aufräumens von Runde 10 gewinnen die Kultisten.',
    'AC-6.7':
      'Ein anderes Ende gibt es nicht. Insbesondere mit zwei Kultisten beenden K tote Ermittler, die niemand bemerkt hat, von selbst nichts.',
    'AC-6.8':
      'Momentaufnahme, in Spielen, die mit zwei Kultisten begannen: Gegen einen Sieg der Ermittler zählt die Zahl der Ermittler, die am Ende der vorigen Runde tot waren; in Runde 1 nach dem Aufbau.',
    'AC-6.9': [
      'Wenn die Ermittler gewinnen würden:',
      '1. Geschieht es durch Punkte und ist Organismus 46-B wach, so wird das Ritual abgehalten (AC-6.10). Geht es verloren, gewinnen die Kultisten. Sind alle Kultisten fort, so entfällt dieser Schritt, auch wenn der Organismus wach ist.',
      '2. Begann das Spiel mit zwei Kultisten und ist die Momentaufnahme mindestens K, so gewinnen die Kultisten.',
      '3. Ist der Seher im Spiel, so raten die Kultisten (AC-6.20). Nennen sie den Seher, so gewinnen die Kultisten.',
      '4. Die Ermittler gewinnen.',
    ].join('\n'),
  }),
  ...under('Verbannungsritual', {
    'AC-6.10': 'Ein Anführer wird gewählt, in bis zu 3 Wahlgängen. Alle wählen, auch Geister, und der Dolch zählt.',
    'AC-6.11':
      'Lebt kein Charakter mehr, so gibt es keinen Anführer, und das Ritual ist verloren. Das kann nicht vorkommen: Mindestens ein Kultist lebt, sonst wäre das Spiel schon vorher zu Ende gewesen (AC-6.3).',
    'AC-6.12':
      'Heimlich und gleichzeitig wählen alle einen lebenden Charakter, auch den eigenen, oder niemanden, wie bei jeder Abstimmung. Vor jedem Wahlgang ist Zeit zu reden wie in AC-4.52.',
    'AC-6.13':
      'Wer allein die meisten Stimmen hat, ist Anführer. Ist die Spitze geteilt, folgt der nächste Wahlgang, ebenso wenn es mehr Enthaltungen gibt als Stimmen für irgendwen; nach dem dritten solchen Wahlgang ist das Ritual verloren.',
    'AC-6.14': 'Der Anführer muss leben, also kein Geist sein. Pulstot zu sein hindert nicht.',
    'AC-6.15':
      'Der Anführer bestimmt offen verschiedene Personen, eine nach der anderen: 3 mit 4 bis 6 Personen, 4 mit 7 oder 8. Lebende oder Geister, und wenn er mag, auch sich selbst.',
    'AC-6.16':
      'Jede bestimmte Person wählt heimlich und gleichzeitig eine Karte aus dem Vorrat: Erfolg, Misserfolg oder Sabotage. Mit strengen Ermittlern kann, wer weder Kultist noch Spitzel ist, nur Erfolg wählen; das gilt auch für einen gebundenen Jäger.',
    'AC-6.17':
      'Die Karten werden gemischt und ohne Namen aufgedeckt. Sind alle Erfolg, so ist das Ritual gewonnen, und AC-6.9 geht mit seinem zweiten Schritt weiter. Sonst ist das Ritual verloren.',
  }),
  ...under('Den Seher raten', {
    'AC-6.20':
      'Zuerst wird allen gezeigt, wer die Kultisten sind. Dann nennt jeder Kultist, auch als Geist, gleichzeitig jemanden, der kein Kultist ist. Nennen alle dieselbe Person, so ist das die Antwort. Sind zwei Kultisten uneins, so zählt, wer in der Reihenfolge dieser Runde zuerst kommt.',
  }),
  ...under('Nach dem Ende', {
    'AC-6.30':
      'Alle Rollen, Hände, Puls-Decks und die Fluchkarte werden allen gezeigt, und woher jede Pulskarte und jede Raumkarte kam.',
  }),
];
