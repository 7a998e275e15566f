/** What a newcomer is told in a first game, each thing once, when it first matters (RC-12.8). */
import type { RiseView } from '@conclave/rise-of-cthulhu';
import type { Lesson } from '../../table/contract.ts';
import { lessonWords } from '../shared/lessons.ts';

const { asked, lesson, told } = lessonWords<RiseView>();

/** The first ones come one after another; the others wait for their moment. */
export const lessons: readonly Lesson[] = [
  lesson(
    'welcome',
    'RC-1.3',
    () => true,
    [
      'Two cults, four towns',
      'You lead a cult. Put more points than your rival on your side of a town, and it faces you. When the third Old One awakens, whoever has more towns wins.',
    ],
    [
      'Zwei Kulte, vier Orte',
      'Du führst einen Kult. Wer auf seiner Seite eines Ortes mehr Punkte hat, zu dem zeigt er. Erwacht der dritte Große Alte, gewinnt, wer mehr Orte hat.',
    ],
    'location:dunwich',
  ),
  lesson(
    'turn',
    'RC-1.4',
    asked('turn-action'),
    [
      'Two actions',
      'In your turn you act twice: each time, draw a card or play a Cultist. Whatever glows can be touched. Touch a card in your hand to see where it may go.',
    ],
    [
      'Zwei Aktionen',
      'In deinem Zug handelst du zweimal: Ziehe eine Karte oder spiele einen Kultisten aus. Was leuchtet, kannst du berühren. Berühre eine Handkarte, um zu sehen, wohin sie darf.',
    ],
  ),
  lesson(
    'destination',
    'RC-4.10',
    asked('cultist-destination'),
    [
      'Where to?',
      'The number counts on your side. Before you touch a town, its seals show what the totals would become. Touched the wrong card? Undo is free as long as nothing hidden was seen.',
    ],
    [
      'Wohin?',
      'Die Zahl zählt auf deiner Seite. Bevor du einen Ort berührst, zeigen seine Siegel, was daraus würde. Falsche Karte? Zurücknehmen ist frei, solange nichts Verborgenes gesehen wurde.',
    ],
  ),
  lesson(
    'influence',
    'RC-4.16',
    told('cultistPlayed'),
    [
      'Influence',
      'The two seals on a town are the totals: your rival above, you below. The coloured one leads, and the town faces that side. Equal totals face nobody.',
    ],
    [
      'Einfluss',
      'Die zwei Siegel eines Ortes sind die Summen: oben die gegnerische, unten deine. Das farbige führt, und der Ort zeigt dorthin. Gleichstand zeigt zu niemandem.',
    ],
  ),
  lesson(
    'deck',
    'RC-4.9',
    told('cultistDrawn'),
    [
      'The deck',
      'Three Old Ones sleep in this deck. Below it you see how many cards lie above the next one. Whoever draws it is not always the one it favours!',
    ],
    [
      'Der Stapel',
      'In diesem Stapel schlafen drei Große Alte. Darunter siehst du, wie viele Karten über dem nächsten liegen. Wer ihn zieht, ist nicht immer, wen er begünstigt!',
    ],
    'deck',
  ),
  lesson(
    'valley',
    'RC-4.13',
    (view) => view.turnNumber >= 3 && asked('turn-action')(view, []),
    [
      'The Valley',
      'The Valley is both: take its top card with an action, or play a Cultist on it that is higher or has its colour. Playing there lets you move the Dark Hunter.',
    ],
    [
      'Das Tal',
      'Das Tal ist beides: Nimm mit einer Aktion die oberste Karte, oder spiele einen Kultisten darauf, der höher ist oder ihre Farbe hat. Dann bewegst du den Dunklen Jäger.',
    ],
    'valley',
  ),
  lesson(
    'hunter-moves',
    'RC-4.14',
    asked('hunter-destination'),
    [
      'Send the Dark Hunter',
      'Where he arrives, the highest Cultist is destroyed, on both sides if they tie, even one of yours. Point at a town to see who would fall.',
    ],
    [
      'Schicke den Dunklen Jäger',
      'Wo er ankommt, wird der höchste Kultist vernichtet, bei Gleichstand auf beiden Seiten, auch deiner. Zeige auf einen Ort, um zu sehen, wer fiele.',
    ],
    'hunter',
  ),
  lesson(
    'hunted',
    'RC-4.14',
    told('hunterMoved'),
    [
      'Hunted',
      'While the Dark Hunter stands at a town, nobody can play Cultists or Monsters there: neither you nor your rival.',
    ],
    [
      'Gejagt',
      'Solange der Dunkle Jäger an einem Ort steht, kann dort niemand Kultisten oder Monster ausspielen: weder du noch die Gegenseite.',
    ],
    'hunter',
  ),
  lesson(
    'sets',
    'RC-4.17',
    (view) => view.turnNumber >= 6 && asked('turn-action')(view, []),
    [
      'Sets',
      'Three of a colour on one side may send the Hunter home. Three of a number give a Monster. Three of one colour in a row, such as 4-5-6, give an Artifact. Badges show it before you play.',
    ],
    [
      'Sätze',
      'Drei einer Farbe auf einer Seite dürfen den Jäger heimschicken. Drei gleiche Zahlen geben ein Monster. Drei einer Farbe in Reihe, etwa 4-5-6, geben ein Artefakt. Schilder zeigen es vorher an.',
    ],
  ),
  lesson(
    'old-one',
    'RC-4.15',
    told('oldOneAwoke'),
    [
      'An Old One awakens',
      'It lies on a town now and locks it: no more Cultists go there, but its points still count. Whoever influenced the town was favoured and used its power.',
    ],
    [
      'Ein Großer Alter erwacht',
      'Er liegt nun an einem Ort und sperrt ihn: Keine Kultisten mehr dorthin, aber die Punkte zählen weiter. Wer den Ort beeinflusste, war begünstigt und nutzte seine Kraft.',
    ],
  ),
  lesson(
    'monster',
    'RC-5.3',
    (view) => (view.players[view.seat as 0 | 1]?.monsters?.length ?? 0) > 0,
    [
      'A Monster',
      'Monsters lie in your hand and cost no action. Play one in your turn whenever it has a target; hold or right-click the card to read it.',
    ],
    [
      'Ein Monster',
      'Monster liegen auf deiner Hand und kosten keine Aktion. Spiele eines in deinem Zug, sobald es ein Ziel hat; halte die Karte gedrückt oder klicke rechts, um sie zu lesen.',
    ],
  ),
  lesson(
    'artifact',
    'RC-5.1',
    (view) => (view.players[view.seat as 0 | 1]?.artifacts?.length ?? 0) > 0,
    [
      'An Artifact',
      'Artifacts are played for free too, and the Dark Hunter does not stop them. Even an unused one breaks a tie at the end.',
    ],
    [
      'Ein Artefakt',
      'Auch Artefakte kosten nichts, und der Dunkle Jäger hält sie nicht auf. Selbst ungenutzt entscheidet eines am Ende bei Gleichstand.',
    ],
  ),
  lesson(
    'azathoth',
    'RC-6.3',
    (view) => view.pointsVictory,
    [
      'Azathoth is awake',
      'From now on the towns do not decide: the sum of all your points does. Empty your hand onto the table.',
    ],
    [
      'Azathoth ist erwacht',
      'Ab jetzt entscheiden nicht die Orte, sondern die Summe aller deiner Punkte. Bringe deine Hand auf den Tisch.',
    ],
  ),
  lesson(
    'end',
    'RC-6.1',
    (view) => view.awakeCount === 2 && view.result === null,
    [
      'The end is near',
      'The game ends at once with the third Old One; nobody gets a last turn. If you lead, draw. If you are behind, play.',
    ],
    [
      'Das Ende ist nah',
      'Mit dem dritten Großen Alten endet das Spiel sofort; niemand bekommt einen letzten Zug. Führst du, dann ziehe. Liegst du zurück, dann spiele aus.',
    ],
    'deck',
  ),
];
