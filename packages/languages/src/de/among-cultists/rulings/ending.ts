import { under } from '../../../under.ts';

export const ending = [
  ...under('Ende des Spiels', {
    'AC-6.1':
      'Genau eine der beiden Seiten gewinnt; es gibt kein Unentschieden. Gewonnen haben alle, deren Rolle mit dieser Seite gewinnt.',
    'AC-6.2':
      'Punkte: Nach jedem Prüfen eines Raums, wenn Karte und Gegenstand abgehandelt sind, endet das Spiel sofort, wenn die Ermittler so viele Siegpunkte haben, wie sie brauchen.',
    'AC-6.3':
      'Kultisten fort: Nach jedem bestätigten Tod endet das Spiel sofort, wenn alle Kultisten Geister sind, gleich wodurch.',
    'AC-6.4':
      'Anspruch, in Spielen, die mit einem Kultisten begannen: In den Runden 2 bis 10 darf der Kultist, statt sich zu bewegen, den Sieg beanspruchen. Alle toten Ermittler werden gezählt, gesehene und ungesehene. Sind es genug, gewinnen die Kultisten. Wenn nicht, gewinnen die Ermittler, ohne Ritual und ohne Raten des Sehers.',
    'AC-6.5': 'Massaker: Am Ende einer Runde gewinnen die Kultisten, wenn genug Ermittler Geister sind.',
    'AC-6.6': 'Zeit: Ist Runde 10 vorbei, gewinnen die Kultisten.',
    'AC-6.8':
      'In Spielen, die mit zwei Kultisten begannen, beenden tote Ermittler, die niemand bemerkt hat, von selbst nichts. Sie zählen gegen einen Sieg der Ermittler: Waren am Ende der vorigen Runde genug tot, gewinnen die Kultisten.',
    'AC-6.9': [
      'Wenn die Ermittler gewinnen würden:',
      '1. Ist es durch Punkte und ist Organismus 46-B wach, wird das Ritual abgehalten. Ist es verloren, gewinnen die Kultisten.',
      '2. Begann das Spiel mit zwei Kultisten und waren am Ende der vorigen Runde genug Ermittler tot, gewinnen die Kultisten.',
      '3. Ist der Seher im Spiel, raten die Kultisten. Nennen sie den Seher, gewinnen die Kultisten.',
      '4. Die Ermittler gewinnen.',
    ].join('\n'),
  }),
  ...under('Verbannungsritual', {
    'AC-6.10': 'Ein Anführer wird gewählt, in bis zu 3 Wahlgängen. Alle wählen, auch Geister, und der Dolch zählt.',
    'AC-6.12':
      'Heimlich und gleichzeitig wählen alle einen lebenden Charakter, auch den eigenen, oder niemanden. Vor jedem Wahlgang ist Zeit zu reden.',
    'AC-6.13':
      'Wer allein die meisten Stimmen hat, ist Anführer. Ist die Spitze geteilt, folgt der nächste Wahlgang, ebenso wenn es mehr Enthaltungen gibt als Stimmen für irgendwen; nach dem dritten solchen Wahlgang ist das Ritual verloren.',
    'AC-6.14': 'Der Anführer muss leben, also kein Geist sein. heimlich tot zu sein hindert nicht.',
    'AC-6.15':
      'Der Anführer bestimmt offen verschiedene Personen, eine nach der anderen: 3 mit 4 bis 6 Personen, 4 mit 7 oder 8. Lebende oder Geister, und wenn er mag, auch sich selbst.',
    'AC-6.16':
      'Jede bestimmte Person wählt heimlich und gleichzeitig eine Karte aus dem Vorrat: Erfolg, Misserfolg oder Sabotage. Mit strengen Ermittlern kann, wer weder Kultist noch Spitzel ist, nur Erfolg wählen; das gilt auch für einen gebundenen Jäger.',
    'AC-6.17':
      'Die Karten werden gemischt und ohne Namen aufgedeckt. Sind alle Erfolg, ist das Ritual gewonnen. Sonst ist es verloren.',
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
