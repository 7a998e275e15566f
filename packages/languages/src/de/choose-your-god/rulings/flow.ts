import { under } from '../../../under.ts';

export const flow = [
  ...under('Rundenbeginn und Feier', {
    'CG-4.21':
      'Wem die Vorherrschaft zu Beginn einer Runde offen gehört, der entscheidet, ob er feiert, in jeder Runde neu.',
    'CG-4.22': [
      'Du darfst mit einem davon feiern, oder gar nicht:',
      'ziehe 4 Wunder, wenn der Stapel nicht leer ist;',
      'ziehe 3 Intrigen, wenn der Stapel nicht leer ist;',
      'erhalte 3 Anhänger, wenn du weniger als 9 hast;',
      'nimm einen freien Priesterstein einer verfügbaren Stärke von 1 bis 5;',
      'erhalte 20 Münzen.',
    ].join('\n'),
    'CG-4.23': 'Feierst du, bekommst du das sofort, drehst die Vorherrschaft um und feierst in dieser Runde.',
    'CG-4.24':
      'Wer feiert, kann bis zum Ende der Runde nicht predigen, nicht beten, keine Geschäfte machen, keinen Gebetsvorteil nehmen, keine Karten spielen, keine Fähigkeiten nutzen, keinen Ort gewinnen, keinen Vorteil nehmen (auch nicht durch eine Gemeinde) und keine Almosen bekommen. Die eigenen Altäre machen keinen Ort aktiv. Alles andere geht weiter: Karten und Fähigkeiten der anderen treffen wie sonst, und dafür zählen die Altäre als Anwesenheit und Einfluss; den Zehnt nimmst du ein, was du geben oder verlieren musst, wählst du, du behältst, was du hast, und kannst am Ende der Runde das Spiel gewinnen.',
    'CG-4.25':
      'Verlierst du beim Feiern die Vorherrschaft, endet die Feier nicht. Wer sie nun besitzt, hat sie offen vor sich.',
  }),
  ...under('Absichtsphase', {
    'CG-4.30':
      'Vom Startplatz an im Uhrzeigersinn haben alle, die weder feiern noch gebetet haben, einen Zug: mit einem freien Priester an einem Ort predigen, oder beten. Das geht so weiter, bis alle, die nicht feiern, gebetet haben.',
    'CG-4.32':
      'Du darfst predigen, wenn du einen freien Priester hast. Ab dem vierten Priester der Phase brauchst du dazu noch die Genehmigung dafür oder wenigstens 1 Anhänger. Sonst kannst du nur beten.',
    'CG-4.33':
      'Predigen darfst du an jedem Ort, für den du genug Anhänger hast, gezählt, bevor du einen dafür verlierst, oder dessen Titel du besitzt. Dort dürfen beliebig viele Priester sein, auch eigene und dein Altar.',
    'CG-4.34':
      'Der Priester geht an den Ort. Ab dem vierten Priester der Phase verlierst du danach 1 Anhänger, außer du besitzt die Genehmigung dafür.',
    'CG-4.35':
      'Besitzt ein gegnerischer Platz den Zehnt dieses Ortes und hast du eine Münze, zahlst du ihm 1 Münze. Die Reihenfolge ist: setzen, Anhänger verlieren, Zehnt zahlen.',
    'CG-4.36':
      'Zum Beten kippst du deinen Patriarchen um. Das ist nur ein Zeichen: Er behält seine Stelle und seinen Einfluss. Nimm einen Gebetsvorteil, dann mach Geschäfte. Dann ist die Phase für dich vorbei. Beten darfst du in jedem Zug, auch mit freien Priestern.',
    'CG-4.37':
      'Du darfst den Vorteil eines Ortes nehmen, den deine Mobs dir öffnen und der für dich jetzt nutzbar ist. Es geht genau so, als hättest du dort gewonnen, ist aber kein Sieg: Niemand bekommt Almosen, eine Gemeinde wirkt nicht, und für den Startplatz zählt es nicht.',
    'CG-4.38':
      'Geschäfte, beliebig viele in beliebiger Reihenfolge, bis du fertig bist. Verkaufen: Zeige eine Intrige von deiner Hand, lege sie unter ihren Stapel und erhalte ihren Preis; ein dunkles Siegel ist gleichgültig. Kaufen: Zahle den Preis einer offenen Lizenz und nimm sie; ihr Fach in der Auslage bleibt bis zum Ende der Runde leer.',
    'CG-4.39':
      'Haben alle gebetet, die nicht feiern, werden alle Patriarchen aufgerichtet, und die Auswertungsphase beginnt.',
  }),
  ...under('Auswertungsphase', {
    'CG-4.40':
      'Die Orte kommen von 1 bis 13 an die Reihe. Ein Ort wird zum aktiven Ort, wenn in diesem Augenblick jemand anwesend ist, der nicht feiert. Sonst wird er übersprungen: keine Aktionen, kein Sieg.',
    'CG-4.42':
      'Vom Startplatz an im Uhrzeigersinn tut jeder Platz, der nicht feiert, anwesend oder nicht, genau eines davon: passen, ein Wunder spielen, eine Intrige spielen oder eine Fähigkeit der Tafelseite nutzen, die oben liegt. Jede Aktion ist abgeschlossen, bevor der nächste Platz handelt. Niemand handelt am selben Ort zweimal. Feiert der Startplatz, beginnt der nächste im Uhrzeigersinn.',
    'CG-4.43': [
      'Dann wird der Ort gewonnen. Die erste Zeile, die zutrifft, entscheidet:',
      '1. Jemand hat ihn besetzt: wer das tat.',
      '2. Ein Priester mit Münzen ist dort: wem er gehört.',
      '3. Niemand ist anwesend, der nicht feiert: niemand gewinnt.',
      '4. Hier gewinnt der geringste Einfluss: wer am wenigsten hat. Bei Gleichstand die niedrigste Göttliche Macht.',
      '5. Sonst, wer den meisten Einfluss hat. Bei Gleichstand die höchste Göttliche Macht der Seiten, die oben liegen.',
    ].join('\n'),
    'CG-4.44':
      'Münzen unter Priestern an diesem Ort kommen in den Vorrat. Wer gewonnen hat, hat nun als Letztes in dieser Runde gewonnen.',
    'CG-4.46':
      'Gab es eine Razzia, bekommt niemand einen Vorteil, auch nicht durch eine Gemeinde, oder Almosen. Die Priester gehen heim.',
    'CG-4.47':
      'Ist der Vorteil des Ortes für den Platz nutzbar, der gewonnen hat, nimmt er ihn oder lehnt ihn ab. Sonst bekommt er nichts.',
    'CG-4.48':
      'Besitzt jemand, der verloren hat, die Gemeinde des Ortes und hat dort in diesem Augenblick Einfluss 1 oder mehr, darf dieser Platz den Vorteil ebenso nehmen. Er bekommt hier keine Almosen, ob der Vorteil nutzbar war und genommen wurde oder nicht. Für jeden Ort gibt es nur eine Gemeinde. Wer gewinnt und sie besitzt, bekommt den Vorteil einmal.',
    'CG-4.50': 'Wer sonst anwesend ist, nicht feiert und mindestens 1 Einfluss hat, bekommt die Almosen des Ortes.',
    'CG-4.53': 'Alle Priestersteine und Patriarchen dort kehren als freie Priester zurück. Altäre bleiben.',
  }),
  ...under('Ende der Runde', {
    'CG-4.60':
      'Sieh nach, ob jemand gewonnen hat. Wenn nicht und das Rundenlimit nicht erreicht ist, endet die Runde, und die nächste beginnt.',
    'CG-4.61':
      'Ist wenigstens eines der drei Fächer der Auslage leer, kommen die übrigen Lizenzen unter den Lizenzstapel, die aus Fach 1 zuerst und die aus Fach 3 zuletzt, und neue Karten werden in die Fächer 1, 2 und 3 aufgedeckt, solange der Stapel reicht. Sind alle drei belegt, ändert sich nichts.',
    'CG-4.62': 'Alle Priester auf Tafeln sind wieder frei. Jede Runde beginnt mit lauter freien Priestern.',
    'CG-4.63':
      'Wer den höchsten Ort gewonnen hat, der in dieser Runde gewonnen wurde, bekommt den Startplatz. Wurde keiner gewonnen, bleibt er.',
  }),
];
