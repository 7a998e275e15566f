/** What a newcomer is told in a first game, each thing once, when it first matters. */
import type { AmongEvent, AmongView } from '@conclave/among-cultists';
import type { Lesson } from '../../table/contract.ts';
import { lessonWords, type When as SharedWhen } from '../shared/lessons.ts';

type When = SharedWhen<AmongView, AmongEvent>;
const { asked, lesson, offers, told } = lessonWords<AmongView, AmongEvent>();

const fromRound =
  (round: number, when: When): When =>
  (view, events) =>
    view.round >= round && when(view, events);

/** The first ones come one after another; the others wait for their moment. */
export const lessons: readonly Lesson<AmongEvent>[] = [
  lesson(
    'welcome',
    'AC-1.7',
    () => true,
    [
      'One of you is a Cultist',
      'You’re an Investigator. Collect 10 books together, or find the Cultist. If 3 Investigators die or 10 rounds pass, the Cultist wins.',
    ],
    [
      'Unter euch ist ein Kultist',
      'Du bist Ermittler. Sammelt zusammen 10 Bücher, oder findet den Kultisten. Sterben 3 Ermittler oder vergehen 10 Runden, gewinnt der Kultist.',
    ],
    'role',
  ),
  lesson(
    'move',
    'AC-4.11',
    asked('move'),
    [
      'First, everyone moves',
      'You can reach anything that glows; the number is how many steps it takes. Tap where you want to go: the bar says what’s there. Then press Go.',
    ],
    [
      'Zuerst bewegen sich alle',
      'Was leuchtet, kannst du erreichen; die Zahl sagt, wie viele Schritte es kostet. Tippe dein Ziel an: Die Leiste sagt, was dort ist. Dann drücke „Gehen“.',
    ],
    'location:hall-nw',
  ),
  lesson(
    'route',
    'AC-4.33',
    asked('move'),
    [
      'Your route',
      'Each round, your Route card names 2 or 3 colours. You may walk anywhere, but you can use only rooms of these colours. The Cultist can ignore their route.',
    ],
    [
      'Deine Route',
      'Deine Routenkarte nennt in jeder Runde 2 oder 3 Farben. Du darfst überall hin, aber nur Räume dieser Farben nutzen. Der Kultist muss sich an keine Route halten.',
    ],
    'route',
  ),
  lesson(
    'rooms',
    'AC-4.36',
    asked('move'),
    [
      'Rooms and their decks',
      'Each coloured room has a face-down deck and books. With 3 cards or more it’s active: its number lies on bone. You can check only active rooms for a book.',
    ],
    [
      'Räume und ihre Decks',
      'Jeder farbige Raum hat ein verdecktes Deck und Bücher. Ab 3 Karten ist er aktiv: Seine Zahl steht auf hellem Grund. Nur aktive Räume kannst du auf ein Buch prüfen.',
    ],
    'location:orange-1',
  ),
  lesson(
    'company',
    'AC-4.20',
    asked('move'),
    [
      'Mind the company you keep',
      'Where exactly 2 living Characters end their move, they meet, and each gives the other a card unseen. Groups of 3 or more are safe, and so is anyone alone.',
    ],
    [
      'Achte auf deine Gesellschaft',
      'Wo genau 2 lebende Charaktere ihre Bewegung beenden, begegnen sie sich, und beide geben einander ungesehen eine Karte. Zu dritt oder mehr ist man sicher, allein auch.',
    ],
  ),
  lesson(
    'encounter',
    'AC-4.24',
    asked('give-pulse'),
    [
      'An encounter',
      'You have only Alive cards to give. Nobody sees the card you get, not even you. A Cultist may hand you a Dead card.',
    ],
    [
      'Eine Begegnung',
      'Du kannst nur Karten „Lebendig“ geben. Was du bekommst, sieht niemand, auch du nicht. Ein Kultist kann dir eine Karte „Tot“ zustecken.',
    ],
    'card:alive',
  ),
  lesson(
    'pulse',
    'AC-1.3',
    told('pulseGiven'),
    [
      'Dead without knowing it',
      'A single Dead card in your Pulse deck means that your Character is dead. You play on as usual until someone checks you. The heart beside each name counts the cards.',
    ],
    [
      'Tot, ohne es zu wissen',
      'Eine einzige Karte „Tot“ in deinem Puls-Deck bedeutet, dass dein Charakter tot ist. Du spielst wie gewohnt weiter, bis dich jemand prüft. Das Herz neben jedem Namen zählt die Karten.',
    ],
    'seat:0',
  ),
  lesson(
    'action',
    'AC-4.30',
    asked('action'),
    [
      '1 action',
      'After the encounters, everyone has 1 action: use the room, or do something with the people in it. Tap what glows: your room, a card, or someone who is with you.',
    ],
    [
      '1 Aktion',
      'Nach den Begegnungen haben alle 1 Aktion: den Raum nutzen oder etwas mit den Leuten darin tun. Tippe an, was leuchtet: deinen Raum, eine Karte oder jemanden, der bei dir ist.',
    ],
  ),
  lesson(
    'place',
    'AC-4.35',
    offers('place-card'),
    [
      'Feed the room',
      'Tap your Success card, then press Place: the card goes into the deck face down. Everyone sees that you placed a card, but nobody sees which one. A Cultist places worse ones.',
    ],
    [
      'Den Raum füttern',
      'Tippe deine Karte „Erfolg“ an, und drücke dann „Erfolg legen“: Sie kommt verdeckt ins Deck. Alle sehen, dass du eine Karte legst, aber niemand sieht, welche. Ein Kultist legt schlimmere.',
    ],
    'card:success',
  ),
  lesson(
    'checkRoom',
    'AC-4.37',
    offers('check-room'),
    [
      'Check the room',
      'This room is active. Check it to turn over its top card: Success brings a book, Failure nothing, and Sabotage costs 1 point and the whole deck.',
    ],
    [
      'Den Raum prüfen',
      'Dieser Raum ist aktiv. Prüfst du ihn, wird die oberste Karte aufgedeckt: „Erfolg“ bringt ein Buch, „Misserfolg“ nichts, „Sabotage“ kostet 1 Punkt und das ganze Deck.',
    ],
  ),
  lesson(
    'book',
    'AC-6.2',
    told('bookTaken'),
    ['A book', 'Each book is 1 victory point for all Investigators. With 10, you win.'],
    ['Ein Buch', 'Jedes Buch ist 1 Siegpunkt für alle Ermittler. Mit 10 gewinnt ihr.'],
    'points',
  ),
  lesson(
    'checkState',
    'AC-4.40',
    offers('check-state'),
    [
      'Check a pulse',
      'Someone is where you are. Tap them to check their state: you see their pulse cards and announce the result. If they are dead, they become a Ghost.',
    ],
    [
      'Den Puls fühlen',
      'Jemand ist an deinem Ort. Tippe die Person an, um ihren Zustand zu prüfen: Du siehst die Pulskarten und verkündest das Ergebnis. Ist sie tot, wird sie zum Geist.',
    ],
  ),
  lesson(
    'announced',
    'AC-4.41',
    told('stateAnnounced'),
    [
      'A statement, not a proof',
      'A player who announces a death has to prove it. A player who announces that someone is alive may be lying, if they are the Cultist.',
    ],
    [
      'Eine Aussage, kein Beweis',
      'Wer einen Tod verkündet, muss ihn beweisen. Wer verkündet, dass jemand lebt, kann das fälschlich behaupten: der Kultist.',
    ],
  ),
  lesson(
    'unsafe',
    'AC-4.13',
    fromRound(2, asked('move')),
    [
      'Short ways, dark ways',
      'Tunnels are short cuts, but if you step in, you draw an unknown pulse card. 2 of the first 10 are deadly.',
    ],
    [
      'Kurze Wege, dunkle Wege',
      'Tunnel sind Abkürzungen, aber wenn du eintrittst, ziehst du eine unbekannte Pulskarte. Von den ersten 10 sind 2 tödlich.',
    ],
    'location:crypt-tunnel',
  ),
  lesson(
    'notebook',
    'AC-1.6',
    fromRound(2, () => true),
    [
      'Your notebook',
      'It notes who was where, who met whom, what you gave and what was announced. Look into it before you accuse anyone.',
    ],
    [
      'Dein Notizbuch',
      'Es schreibt für dich mit, wer wo war, wer wem begegnet ist, was du gegeben hast und was verkündet wurde. Schau hinein, bevor du jemanden beschuldigst.',
    ],
  ),
  lesson(
    'vote',
    'AC-4.50',
    fromRound(3, () => true),
    [
      'The vote',
      'From now on, anyone in the Cafeteria can call a vote, once per game. Vote out the Cultist and you win.',
    ],
    [
      'Die Abstimmung',
      'Ab jetzt kann, wer in der Cafeteria ist, einmal pro Partie eine Abstimmung einleiten. Wählt ihr den Kultisten hinaus, gewinnt ihr.',
    ],
    'location:cafeteria',
  ),
  lesson(
    'casting',
    'AC-4.53',
    asked('cast-vote'),
    [
      'Who is it?',
      'Tap a portrait to vote, or skip. All votes are shown together. An Investigator who is voted out counts as dead.',
    ],
    [
      'Wer ist es?',
      'Tippe ein Porträt an, um abzustimmen, oder enthalte dich. Alle Stimmen werden gemeinsam gezeigt. Ein hinausgewählter Ermittler zählt als tot.',
    ],
  ),
  lesson(
    'ghosts',
    'AC-5.1',
    told('died'),
    [
      'A Ghost',
      'Ghosts still move, place cards, check rooms, talk and vote, and win with their side. They no longer meet anyone.',
    ],
    [
      'Ein Geist',
      'Geister bewegen sich, legen Karten, prüfen Räume, reden, stimmen ab und gewinnen mit ihrer Seite. Sie begegnen niemandem mehr.',
    ],
    'deaths',
  ),
];
