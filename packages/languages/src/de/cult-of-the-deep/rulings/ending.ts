import { under } from '../../../under.ts';

export const ending = [
  ...under('Ende des Spiels', {
    'CD-6.1':
      'Wer gewinnt, wird nur geprüft, wenn Spieler sterben, nachdem alle Tode dieser Prüfung zusammen gezählt sind.',
    'CD-6.2':
      'Die Seite des Hohepriesters steht, solange er lebt. Ist er der Nekromant, steht sie, solange er oder mindestens ein Getreuer lebt.',
    'CD-6.3':
      'Das Spiel endet in zwei Fällen: Die Seite steht, und kein Kabalist und kein Ketzer lebt, oder die Seite steht nicht.',
    'CD-6.4':
      'Steht die Seite am Ende, gewinnen der Hohepriester und alle Getreuen, lebend oder tot. Ebenso der Reuige Ketzer, wenn er schon vor dieser Todesprüfung tot war.',
    'CD-6.5': [
      'Steht die Seite nicht mehr, können mehrere zugleich gewinnen:',
      '1. Alle Kabalisten gewinnen, lebend oder tot. In der ersten Ausgabe mit strenger Rache nur, wenn ein Kabalist lebt, wenn nur Ketzer leben oder wenn niemand lebt.',
      '2. Lebt jemand und sind alle, die leben, Ketzer, gewinnt jeder lebende Ketzer.',
      '3. Sind alle tot, gewinnt jeder Ketzer.',
      '4. Ein toter Rachsüchtiger Ketzer gewinnt, wenn ein Kabalist lebt.',
      '5. Ein toter Reuiger Ketzer gewinnt, wenn kein Kabalist lebt; nur in der zweiten Ausgabe.',
    ].join('\n'),
    'CD-6.6':
      'Gleichstände werden nicht aufgelöst; alle Sieger gewinnen gleich. Wer vom Hohepriester Besitz ergriffen hat, ist der Hohepriester.',
    'CD-6.7': 'Am Ende werden alle Rollen und Siegel gezeigt.',
    'CD-6.8': 'Ein Tisch kann die Zahl der Runden begrenzen. Dann endet das Spiel ohne Sieger.',
    'CD-6.10': [
      'Ein Ketzer, gewöhnlicher Hohepriester:',
      'Hohepriester lebt: Das Spiel geht weiter, solange ein Kabalist oder der Ketzer lebt. Wenn keiner mehr lebt: Hohepriester und Getreue gewinnen, und ein Reuiger Ketzer, der schon vorher tot war.',
      'Hohepriester tot, ein Kabalist lebt: Die Kabalisten gewinnen, und ein toter Rachsüchtiger Ketzer.',
      'Hohepriester tot, kein Kabalist lebt, ein Getreuer lebt: Die Kabalisten gewinnen (streng: nicht), und in der zweiten Ausgabe ein toter Reuiger Ketzer.',
      'Hohepriester tot, weder Kabalist noch Getreuer lebt: Der Ketzer und die Kabalisten gewinnen, ob der Ketzer lebt oder nicht.',
    ].join('\n'),
    'CD-6.11': [
      'Beide Ketzer (Ketzerei!):',
      'Hohepriester lebt: Das Spiel geht weiter, solange ein Kabalist oder einer der Ketzer lebt. Wenn keiner mehr lebt: Hohepriester und Getreue gewinnen, und der Reuige Ketzer, wenn er schon vorher tot war.',
      'Hohepriester tot, ein Kabalist lebt: Die Kabalisten gewinnen, und der Rachsüchtige Ketzer, wenn er tot ist.',
      'Hohepriester tot, kein Kabalist, ein Getreuer lebt: Die Kabalisten gewinnen (streng: nicht), und in der zweiten Ausgabe der Reuige Ketzer, wenn er tot ist.',
      'Hohepriester tot, nur Ketzer leben: Die lebenden Ketzer und die Kabalisten gewinnen; in der zweiten Ausgabe auch der Reuige Ketzer, wenn er tot ist.',
      'Alle tot: Beide Ketzer und die Kabalisten gewinnen.',
    ].join('\n'),
    'CD-6.12':
      'Ist der Hohepriester der Nekromant, lies in diesen Bedingungen überall „der Hohepriester oder ein Getreuer lebt“ statt „der Hohepriester lebt“.',
    'CD-6.13': 'Ob der Hohepriester der Nekromant ist, sagt die Karte im Augenblick der Prüfung.',
    'CD-6.14':
      'Ein Nekromant mit einer anderen Rolle gilt als lebend oder tot, so wie er bei der Prüfung ist. Ein Geist, der Nekromant ist, ist tot.',
  }),
];
