/** What a newcomer is told in a first game, each thing once, when it first matters (RC-12.8). */
import type { RiseEvent, RiseView } from '@conclave/rise-of-cthulhu';
import type { Lesson } from '../../table/contract.ts';
import { lessonWords } from '../shared/lessons.ts';

const { asked, lesson, told } = lessonWords<RiseView, RiseEvent>();

/** The first ones come one after another; the others wait for their moment. */
export const lessons: readonly Lesson<RiseEvent>[] = [
  lesson(
    'welcome',
    'RC-1.3',
    () => true,
    [
      'Two cults, four Locations',
      'You lead a cult. Have more points than your opponent on your side of a Location, and it faces you. When the third Old One awakens, the player with more Locations facing them wins.',
    ],
    [
      'Zwei Kulte, vier Orte',
      'Du führst einen Kult. Hast du auf deiner Seite eines Ortes mehr Punkte als die Gegenseite, zeigt er zu dir. Wenn der dritte Große Alte erwacht, gewinnt, zu wem mehr Orte zeigen.',
    ],
    'location:dunwich',
  ),
  lesson(
    'turn',
    'RC-1.4',
    asked('turn-action'),
    [
      '2 actions',
      'You have 2 actions each turn. For each, draw a card or play a Cultist. You can tap anything that glows. Tap a card in your hand to see where it can go.',
    ],
    [
      '2 Aktionen',
      'Du hast in jedem Zug 2 Aktionen. Mit jeder ziehst du eine Karte oder spielst einen Kultisten aus. Alles, was leuchtet, kannst du antippen. Tippe eine Handkarte an, um zu sehen, wohin sie kann.',
    ],
  ),
  lesson(
    'destination',
    'RC-4.10',
    asked('cultist-destination'),
    [
      'Where to?',
      'The number counts on your side. Point at a Location, and its seals show how the totals would change. Wrong card? You can undo freely until something hidden is revealed.',
    ],
    [
      'Wohin?',
      'Die Zahl zählt auf deiner Seite. Zeige auf einen Ort, und seine Siegel zeigen, wie sich die Summen ändern würden. Falsche Karte? Zurücknehmen kannst du frei, bis etwas Verborgenes aufgedeckt wird.',
    ],
  ),
  lesson(
    'influence',
    'RC-4.16',
    told('cultistPlayed'),
    [
      'Influence',
      'The 2 seals on a Location are the totals: your opponent’s above, yours below. The coloured one leads, and the Location faces that side. If the totals are equal, it faces nobody.',
    ],
    [
      'Einfluss',
      'Die 2 Siegel eines Ortes sind die Summen: oben die gegnerische, unten deine. Das farbige führt, und der Ort zeigt zu dieser Seite. Bei Gleichstand zeigt er zu niemandem.',
    ],
  ),
  lesson(
    'deck',
    'RC-4.9',
    told('cultistDrawn'),
    [
      'The deck',
      '3 Old Ones sleep in this deck. Below it you see how many cards lie above the next one. The player who draws it isn’t always the one it favours.',
    ],
    [
      'Der Stapel',
      'In diesem Stapel schlafen 3 Große Alte. Darunter siehst du, wie viele Karten über dem nächsten liegen. Wer ihn zieht, wird nicht immer von ihm begünstigt.',
    ],
    'deck',
  ),
  lesson(
    'valley',
    'RC-4.13',
    (view) => view.turnNumber >= 3 && asked('turn-action')(view, []),
    [
      'The Valley',
      'You can take the top card of the Valley with an action, or play a Cultist on it that is higher or of the same colour. Playing there makes you move the Dark Hunter.',
    ],
    [
      'Das Tal',
      'Du kannst mit einer Aktion die oberste Karte des Tals nehmen oder einen Kultisten darauf spielen, der höher ist oder dieselbe Farbe hat. Spielst du darauf, musst du den Dunklen Jäger bewegen.',
    ],
    'valley',
  ),
  lesson(
    'hunter-moves',
    'RC-4.14',
    asked('hunter-destination'),
    [
      'Send the Dark Hunter',
      'Where it arrives, the highest Cultist is destroyed: one on each side if they tie, and yours are not safe. Point at a Location to see who would fall.',
    ],
    [
      'Schicke den Dunklen Jäger',
      'Wo er ankommt, wird der höchste Kultist vernichtet: bei Gleichstand einer auf jeder Seite, und deine sind nicht sicher. Zeige auf einen Ort, um zu sehen, wer fallen würde.',
    ],
    'hunter',
  ),
  lesson(
    'hunted',
    'RC-4.14',
    told('hunterMoved'),
    [
      'Hunted',
      'While the Dark Hunter is at a Location, nobody can play Cultists or Monsters there: neither you nor your opponent.',
    ],
    [
      'Gejagt',
      'Solange der Dunkle Jäger an einem Ort ist, kann dort niemand Kultisten oder Monster ausspielen: weder du noch die Gegenseite.',
    ],
    'hunter',
  ),
  lesson(
    'sets',
    'RC-4.17',
    (view) => view.turnNumber >= 6 && asked('turn-action')(view, []),
    [
      'Sets',
      '3 of a colour on your side let you send the Dark Hunter home. 3 of a number give you a Monster. 3 of one colour in a row, such as 4-5-6, give you an Artifact. Badges show it before you play.',
    ],
    [
      'Sätze',
      'Mit 3 einer Farbe auf deiner Seite darfst du den Dunklen Jäger heimschicken. 3 gleiche Zahlen geben dir ein Monster. 3 einer Farbe in einer Reihe, etwa 4-5-6, geben dir ein Artefakt. Schilder zeigen es vorher an.',
    ],
  ),
  lesson(
    'old-one',
    'RC-4.15',
    told('oldOneAwoke'),
    [
      'An Old One awakens',
      'It now lies at a Location and locks it: no more Cultists can be played there, but the points still count. The player who influenced the Location was favoured and used its power.',
    ],
    [
      'Ein Großer Alter erwacht',
      'Er liegt nun an einem Ort und sperrt ihn: Dort können keine Kultisten mehr ausgespielt werden, aber die Punkte zählen weiter. Wer den Ort beeinflusst hat, war begünstigt und hat seine Kraft genutzt.',
    ],
  ),
  lesson(
    'monster',
    'RC-5.3',
    (view) => (view.players[view.seat as 0 | 1]?.monsters?.length ?? 0) > 0,
    [
      'A Monster',
      'Monsters lie in your hand and cost no action. Play one on your turn whenever it has a target. Hold or right-click the card to read it.',
    ],
    [
      'Ein Monster',
      'Monster liegen auf deiner Hand und kosten keine Aktion. Spiele eines in deinem Zug aus, sobald es ein Ziel hat. Halte die Karte gedrückt oder klicke sie rechts an, um sie zu lesen.',
    ],
  ),
  lesson(
    'artifact',
    'RC-5.1',
    (view) => (view.players[view.seat as 0 | 1]?.artifacts?.length ?? 0) > 0,
    [
      'An Artifact',
      'Artifacts cost no action either, and the Dark Hunter doesn’t stop them. Even an unused one counts if the points are tied at the end.',
    ],
    [
      'Ein Artefakt',
      'Auch Artefakte kosten keine Aktion, und der Dunkle Jäger hält sie nicht auf. Selbst ein ungenutztes zählt, wenn am Ende die Punkte gleich sind.',
    ],
  ),
  lesson(
    'azathoth',
    'RC-6.3',
    (view) => view.pointsVictory,
    [
      'Azathoth is awake',
      'From now on, Locations don’t decide. The total of all your points does. Get your Cultists onto the table.',
    ],
    [
      'Azathoth ist wach',
      'Ab jetzt entscheiden nicht die Orte, sondern die Summe aller deiner Punkte. Bring deine Kultisten auf den Tisch.',
    ],
  ),
  lesson(
    'end',
    'RC-6.1',
    (view) => view.awakeCount === 2 && view.result === null,
    [
      'The end is near',
      'The third Old One ends the game at once, and nobody gets a last turn. If you lead, draw. If you’re behind, play.',
    ],
    [
      'Das Ende ist nah',
      'Der dritte Große Alte beendet die Partie sofort, und niemand bekommt einen letzten Zug. Führst du, dann ziehe. Liegst du zurück, dann spiele aus.',
    ],
    'deck',
  ),
];
