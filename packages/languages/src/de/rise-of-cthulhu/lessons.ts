/** What a newcomer is told in a first game, each thing once, when it first matters. */
import type { lessons as english } from '../../en/rise-of-cthulhu/lessons.ts';

export const lessons: Readonly<Record<keyof typeof english, string>> = {
  'rise.lesson.welcome.title': 'Zwei Kulte, vier Orte',
  'rise.lesson.welcome.text':
    'Du führst einen Kult. Hast du auf deiner Seite eines Ortes mehr Punkte als die Gegenseite, zeigt er zu dir. Wenn der dritte Große Alte erwacht, gewinnt, zu wem mehr Orte zeigen.',
  'rise.lesson.turn.title': '2 Aktionen',
  'rise.lesson.turn.text':
    'Du hast in jedem Zug 2 Aktionen. Mit jeder ziehst du eine Karte oder spielst einen Kultisten aus. Alles, was leuchtet, kannst du antippen. Tippe eine Handkarte an, um zu sehen, wohin sie kann.',
  'rise.lesson.destination.title': 'Wohin?',
  'rise.lesson.destination.text':
    'Die Zahl zählt auf deiner Seite. Zeige auf einen Ort, und seine Siegel zeigen, wie sich die Summen ändern würden. Falsche Karte? Zurücknehmen kannst du frei, bis etwas Verborgenes aufgedeckt wird.',
  'rise.lesson.influence.title': 'Einfluss',
  'rise.lesson.influence.text':
    'Die 2 Siegel eines Ortes sind die Summen: oben die gegnerische, unten deine. Das farbige führt, und der Ort zeigt zu dieser Seite. Bei Gleichstand zeigt er zu niemandem.',
  'rise.lesson.deck.title': 'Der Stapel',
  'rise.lesson.deck.text':
    'In diesem Stapel schlafen 3 Große Alte. Darunter siehst du, wie viele Karten über dem nächsten liegen. Wer ihn zieht, wird nicht immer von ihm begünstigt.',
  'rise.lesson.valley.title': 'Das Tal',
  'rise.lesson.valley.text':
    'Du kannst mit einer Aktion die oberste Karte des Tals nehmen oder einen Kultisten darauf spielen, der höher ist oder dieselbe Farbe hat. Spielst du darauf, musst du den Dunklen Jäger bewegen.',
  'rise.lesson.hunter-moves.title': 'Schicke den Dunklen Jäger',
  'rise.lesson.hunter-moves.text':
    'Wo er ankommt, wird der höchste Kultist vernichtet: bei Gleichstand einer auf jeder Seite, und deine sind nicht sicher. Zeige auf einen Ort, um zu sehen, wer fallen würde.',
  'rise.lesson.hunted.title': 'Gejagt',
  'rise.lesson.hunted.text':
    'Solange der Dunkle Jäger an einem Ort ist, kann dort niemand Kultisten oder Monster ausspielen: weder du noch die Gegenseite.',
  'rise.lesson.sets.title': 'Sätze',
  'rise.lesson.sets.text':
    'Mit 3 einer Farbe auf deiner Seite darfst du den Dunklen Jäger heimschicken. 3 gleiche Zahlen geben dir ein Monster. 3 einer Farbe in einer Reihe, etwa 4-5-6, geben dir ein Artefakt. Schilder zeigen es vorher an.',
  'rise.lesson.old-one.title': 'Ein Großer Alter erwacht',
  'rise.lesson.old-one.text':
    'Er liegt nun an einem Ort und sperrt ihn: Dort können keine Kultisten mehr ausgespielt werden, aber die Punkte zählen weiter. Wer den Ort beeinflusst hat, war begünstigt und hat seine Kraft genutzt.',
  'rise.lesson.monster.title': 'Ein Monster',
  'rise.lesson.monster.text':
    'Monster liegen auf deiner Hand und kosten keine Aktion. Spiele eines in deinem Zug aus, sobald es ein Ziel hat. Halte die Karte gedrückt oder klicke sie rechts an, um sie zu lesen.',
  'rise.lesson.artifact.title': 'Ein Artefakt',
  'rise.lesson.artifact.text':
    'Auch Artefakte kosten keine Aktion, und der Dunkle Jäger hält sie nicht auf. Selbst ein ungenutztes zählt, wenn am Ende die Punkte gleich sind.',
  'rise.lesson.azathoth.title': 'Azathoth ist wach',
  'rise.lesson.azathoth.text':
    'Ab jetzt entscheiden nicht die Orte, sondern die Summe aller deiner Punkte. Bring deine Kultisten auf den Tisch.',
  'rise.lesson.end.title': 'Das Ende ist nah',
  'rise.lesson.end.text':
    'Der dritte Große Alte beendet die Partie sofort, und niemand bekommt einen letzten Zug. Führst du, dann ziehe. Liegst du zurück, dann spiele aus.',
};
