/** What a newcomer is told in a first game, each thing once, when it first matters. */
import type { lessons as english } from '../../en/among-cultists/lessons.ts';

export const lessons: Readonly<Record<keyof typeof english, string>> = {
  'among.lesson.welcome.title': 'Unter euch ist ein Kultist',
  'among.lesson.welcome.text':
    'Du bist Ermittler. Sammelt zusammen 10 Bücher, oder findet den Kultisten. Sterben 3 Ermittler oder vergehen 10 Runden, gewinnt der Kultist.',
  'among.lesson.move.title': 'Zuerst bewegen sich alle',
  'among.lesson.move.text':
    'Was leuchtet, kannst du erreichen; die Zahl sagt, wie viele Schritte es kostet. Tippe dein Ziel an: Die Leiste sagt, was dort ist. Dann drücke „Gehen“.',
  'among.lesson.route.title': 'Deine Route',
  'among.lesson.route.text':
    'Deine Routenkarte nennt in jeder Runde 2 oder 3 Farben. Du darfst überall hin, aber nur Räume dieser Farben nutzen. Der Kultist muss sich an keine Route halten.',
  'among.lesson.rooms.title': 'Räume und ihre Decks',
  'among.lesson.rooms.text':
    'Jeder farbige Raum hat ein verdecktes Deck und Bücher. Ab 3 Karten ist er aktiv: Seine Zahl steht auf hellem Grund. Nur aktive Räume kannst du auf ein Buch prüfen.',
  'among.lesson.company.title': 'Achte auf deine Gesellschaft',
  'among.lesson.company.text':
    'Wo genau 2 lebende Charaktere ihre Bewegung beenden, begegnen sie sich, und beide geben einander ungesehen eine Karte. Zu dritt oder mehr ist man sicher, allein auch.',
  'among.lesson.encounter.title': 'Eine Begegnung',
  'among.lesson.encounter.text':
    'Du kannst nur Karten „Lebendig“ geben. Was du bekommst, sieht niemand, auch du nicht. Ein Kultist kann dir eine Karte „Tot“ zustecken.',
  'among.lesson.pulse.title': 'Tot, ohne es zu wissen',
  'among.lesson.pulse.text':
    'Eine einzige Karte „Tot“ in deinem Puls-Deck bedeutet, dass dein Charakter tot ist. Du spielst wie gewohnt weiter, bis dich jemand prüft. Das Herz neben jedem Namen zählt die Karten.',
  'among.lesson.action.title': '1 Aktion',
  'among.lesson.action.text':
    'Nach den Begegnungen haben alle 1 Aktion: den Raum nutzen oder etwas mit den Leuten darin tun. Tippe an, was leuchtet: deinen Raum, eine Karte oder jemanden, der bei dir ist.',
  'among.lesson.place.title': 'Den Raum füttern',
  'among.lesson.place.text':
    'Tippe deine Karte „Erfolg“ an, und drücke dann „Erfolg legen“: Sie kommt verdeckt ins Deck. Alle sehen, dass du eine Karte legst, aber niemand sieht, welche. Ein Kultist legt schlimmere.',
  'among.lesson.checkRoom.title': 'Den Raum prüfen',
  'among.lesson.checkRoom.text':
    'Dieser Raum ist aktiv. Prüfst du ihn, wird die oberste Karte aufgedeckt: „Erfolg“ bringt ein Buch, „Misserfolg“ nichts, „Sabotage“ kostet 1 Punkt und das ganze Deck.',
  'among.lesson.book.title': 'Ein Buch',
  'among.lesson.book.text': 'Jedes Buch ist 1 Siegpunkt für alle Ermittler. Mit 10 gewinnt ihr.',
  'among.lesson.checkState.title': 'Den Puls fühlen',
  'among.lesson.checkState.text':
    'Jemand ist an deinem Ort. Tippe die Person an, um ihren Zustand zu prüfen: Du siehst die Pulskarten und verkündest das Ergebnis. Ist sie tot, wird sie zum Geist.',
  'among.lesson.announced.title': 'Eine Aussage, kein Beweis',
  'among.lesson.announced.text':
    'Wer einen Tod verkündet, muss ihn beweisen. Wer verkündet, dass jemand lebt, kann das fälschlich behaupten: der Kultist.',
  'among.lesson.unsafe.title': 'Kurze Wege, dunkle Wege',
  'among.lesson.unsafe.text':
    'Tunnel sind Abkürzungen, aber wenn du eintrittst, ziehst du eine unbekannte Pulskarte. Von den ersten 10 sind 2 tödlich.',
  'among.lesson.notebook.title': 'Dein Notizbuch',
  'among.lesson.notebook.text':
    'Es schreibt für dich mit, wer wo war, wer wem begegnet ist, was du gegeben hast und was verkündet wurde. Schau hinein, bevor du jemanden beschuldigst.',
  'among.lesson.vote.title': 'Die Abstimmung',
  'among.lesson.vote.text':
    'Ab jetzt kann, wer in der Cafeteria ist, einmal pro Partie eine Abstimmung einleiten. Wählt ihr den Kultisten hinaus, gewinnt ihr.',
  'among.lesson.casting.title': 'Wer ist es?',
  'among.lesson.casting.text':
    'Tippe ein Porträt an, um abzustimmen, oder enthalte dich. Alle Stimmen werden gemeinsam gezeigt. Ein hinausgewählter Ermittler zählt als tot.',
  'among.lesson.ghosts.title': 'Ein Geist',
  'among.lesson.ghosts.text':
    'Geister bewegen sich, legen Karten, prüfen Räume, reden, stimmen ab und gewinnen mit ihrer Seite. Sie begegnen niemandem mehr.',
};
