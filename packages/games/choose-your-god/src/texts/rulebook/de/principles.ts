import { under } from '../under.ts';

export const principles = under('Allgemeine Grundsätze', {
  'CG-4.1':
    'Alles geschieht nacheinander. Zu jeder Zeit ist höchstens eine Entscheidung offen, und sie gehört einem einzigen Platz.',
  'CG-4.2': 'Wer entscheiden muss, hat wenigstens eine Möglichkeit.',
  'CG-4.3':
    'Dir wird etwas nur angeboten, wenn es einen Weg gibt, alles davon auszuführen: Kosten, innere Karte und Ziele. Dasselbe gilt für jeden weiteren Schritt. So bleibt eine Aktion nie stecken und wird nie zurückgenommen.',
  'CG-4.4':
    'Möglichkeiten, die auf dasselbe hinauslaufen, werden einmal gezeigt. Steine eines Platzes mit gleicher Stärke, Stelle, gleichen Münzen und gleichem Bonus sind eine Möglichkeit, ebenso Exemplare einer Karte auf einer Hand; genommen wird das mit der niedrigsten Nummer. Eine kürzere Liste entscheidet nie darüber, ob du gefragt wirst (CG-4.5).',
  'CG-4.5': [
    'Eine Entscheidung wird dir nur abgenommen, wenn alle sehen können, dass es nichts zu wählen gibt. Wer gefragt wird, hängt nie davon ab, welche Karten auf einer Hand sind:',
    'a) Liegt alles offen, was zu wählen ist (Priester, Orte, Lizenzen, Zahlen, Münzen, Vorteile), wirst du nicht gefragt, wenn nur eine Möglichkeit bleibt.',
    'b) Musst du eine deiner Karten ablegen, geben oder zurücklegen, wirst du nicht gefragt, wenn genau eine Karte wählbar ist. Bei zwei oder mehr wirst du gefragt, auch wenn es Exemplare einer Karte sind.',
    'c) Welche Karte du durch eine Fähigkeit spielst, wird immer gefragt.',
    'd) Geschäfte werden dir angeboten, nach jedem Geschäft erneut, solange du eine Intrige hast oder eine offene Lizenz bezahlen kannst.',
    'e) Was du an einem Ort tust, wirst du gefragt, wenn du nicht feierst und wenigstens eine Handkarte hast, oder zwar keine, aber eine nutzbare Fähigkeit; auch wenn du nur passen kannst. Sonst passt du.',
  ].join('\n'),
  'CG-4.6': 'Zahle zuerst die gesamten Kosten. Dann geschieht der Effekt in der Reihenfolge, in der er dasteht.',
  'CG-4.7':
    'Eine Fähigkeit eines Kults ist nutzbar, wenn ihre Kosten ganz bezahlt werden können und danach wenigstens ein Teil ihres Effekts etwas ändern würde. Teile, die nicht gehen, entfallen, wenn Abschnitt 5 nichts anderes sagt. Abschnitt 5 nennt die genaue Bedingung jeder Fähigkeit; geprüft wird sie vor dem Bezahlen, außer wo „nach dem Bezahlen“ steht.',
  'CG-4.8':
    'Ein Wunder ist nur spielbar, wenn sein ganzer Effekt ausgeführt werden kann. Eine Intrige ist nur spielbar, wenn sie ein gültiges Ziel hat, wie Abschnitt 5 es beschreibt. Eine Karte mit dunklem Siegel ist nur spielbar, während deine dunkle Seite oben liegt, außer durch Gestaltwandel (CG-5.121).',
  'CG-4.9':
    'Eine Karte verlässt deine Hand, wenn du beginnst, sie zu spielen, und zählt nicht zu deinen Karten, während sie wirkt. Danach kommt sie verdeckt unter ihren Stapel. Dann wirken deine Lizenzen Hofmagie (bei einem Wunder) oder Verbannte (bei einer Intrige).',
  'CG-4.10':
    'Es gibt keine Handkartengrenze. Karten und Münzen wechseln nur durch Effekte den Besitz. Reden dürft ihr über alles.',
  'CG-4.11':
    'Eine Runde endet immer. Jeder Platz hat an einem aktiven Ort höchstens eine Aktion, höchstens 13 Orte werden aktiv, und jeder gesetzte Priester, jedes Geschäft und jede gespielte Karte verbraucht etwas. In der Absichtsphase kann ein Priester nur heimkommen, weil zwei Priester mit Münzen aufeinandertreffen (CG-2.33), und dann hat sein Platz schon gebetet. Das Rundenlimit begrenzt die Zahl der Runden (CG-7.2).',
  'CG-4.12':
    'Keine Regel hängt davon ab, wer an einem Platz spielt. Ein Bot kann einen verlassenen Platz übernehmen. Niemand scheidet aus, und die Regeln kennen kein Aufgeben.',
  'CG-4.13':
    'Was im Gange ist, geht dort weiter, wo es war, sobald etwas darin abgeschlossen ist: Eine Runde enthält Züge, Gebete und Orte; ein Ort enthält Aktionen; eine Aktion kann eine Fähigkeit enthalten, diese eine gespielte Karte, und diese kann einen anderen Platz fragen. Jeder Teil sieht den Tisch so, wie er ist, wenn er an die Reihe kommt.',
});
