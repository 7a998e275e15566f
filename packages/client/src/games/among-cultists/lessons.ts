/** What a newcomer is told in a first game, each thing once, when it first matters. */
import type { AmongView } from '@conclave/among-cultists';
import type { Lesson } from '../../table/contract.ts';
import { lessonWords, type When as SharedWhen } from '../shared/lessons.ts';

type When = SharedWhen<AmongView>;
const { asked, lesson, offers, told } = lessonWords<AmongView>();

const fromRound =
  (round: number, when: When): When =>
  (view, events) =>
    view.round >= round && when(view, events);

/** The first ones come one after another; the others wait for their moment. */
export const lessons: readonly Lesson[] = [
  lesson(
    'welcome',
    'AC-1.7',
    () => true,
    [
      'One of you is a Cultist',
      'You are an Investigator. Collect ten books together, or find the Cultist. If three Investigators die or ten rounds pass, the Cultist wins.',
    ],
    [
      'Unter euch ist ein Kultist',
      'Du bist Ermittler. Sammelt zusammen zehn Bücher oder findet den Kultisten. Sterben drei Ermittler oder vergehen zehn Runden, gewinnt er.',
    ],
    'role',
  ),
  lesson(
    'move',
    'AC-4.11',
    asked('move'),
    [
      'First, everybody moves',
      'What glows can be reached; the number says how many steps it takes. Touch where you want to go, then say by which way.',
    ],
    [
      'Zuerst bewegen sich alle',
      'Was leuchtet, kannst du erreichen; die Zahl sagt, wie viele Schritte es kostet. Berühre dein Ziel und wähle dann den Weg.',
    ],
    'location:hall-nw',
  ),
  lesson(
    'route',
    'AC-4.33',
    asked('move'),
    [
      'Your route',
      'In each round your Route card names two or three colours. You may walk anywhere, but you can use only rooms of these colours. The Cultist is not bound to a route.',
    ],
    [
      'Deine Route',
      'Deine Routenkarte nennt in jeder Runde zwei oder drei Farben. Du darfst überall hin, aber nur Räume dieser Farben nutzen. Den Kultisten bindet keine Route.',
    ],
    'route',
  ),
  lesson(
    'rooms',
    'AC-4.36',
    asked('move'),
    [
      'Rooms and their decks',
      'Each coloured room has a face-down deck and books. With three cards or more it is active: its figure lies on bone. Only active rooms can be checked for a book.',
    ],
    [
      'Räume und ihre Decks',
      'Jeder farbige Raum hat ein verdecktes Deck und Bücher. Ab drei Karten ist er aktiv: Seine Zahl steht auf hellem Grund. Nur aktive Räume lassen sich auf ein Buch prüfen.',
    ],
    'location:orange-1',
  ),
  lesson(
    'company',
    'AC-4.20',
    asked('move'),
    [
      'Mind the company you keep',
      'Where exactly two living Characters end their walk, they meet, and each gives the other a card unseen. Three in one place are safe, and so is whoever is alone.',
    ],
    [
      'Achte auf deine Gesellschaft',
      'Wo genau zwei Lebende ihren Weg beenden, begegnen sie sich, und jeder gibt dem anderen ungesehen eine Karte. Zu dritt ist man sicher, allein auch.',
    ],
  ),
  lesson(
    'encounter',
    'AC-4.24',
    asked('give-pulse'),
    [
      'An encounter',
      'You have only Alive cards to give. What you get, nobody sees, not even you. A Cultist may hand you a Dead card.',
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
      'One Dead card among somebody’s pulse cards, and that Character is dead. It plays on as usual until somebody checks it. The heart beside each name counts the cards.',
    ],
    [
      'Tot, ohne es zu wissen',
      'Liegt eine einzige Karte „Tot“ im Puls-Deck, ist der Charakter tot. Er spielt weiter, bis ihn jemand prüft. Das Herz neben jedem Namen zählt die Karten.',
    ],
    'seat:0',
  ),
  lesson(
    'action',
    'AC-4.30',
    asked('action'),
    [
      'One action',
      'After the encounters each has one action: use the room, or do something with the people in it. The buttons and whatever glows show what you can do.',
    ],
    [
      'Eine Aktion',
      'Nach den Begegnungen hat jeder eine Aktion: den Raum nutzen oder etwas mit den Leuten darin tun. Die Knöpfe und was leuchtet zeigen, was du kannst.',
    ],
  ),
  lesson(
    'place',
    'AC-4.35',
    offers('place-card'),
    [
      'Feed the room',
      'Touch your Success card and then the room: it goes into the deck face down. Everybody sees that you placed a card, nobody sees which one. A Cultist places worse ones.',
    ],
    [
      'Den Raum füttern',
      'Berühre deine Karte „Erfolg“ und dann den Raum: Sie kommt verdeckt ins Deck. Alle sehen, dass du gelegt hast, niemand sieht, was. Ein Kultist legt Schlimmeres.',
    ],
    'card:success',
  ),
  lesson(
    'checkRoom',
    'AC-4.37',
    offers('check-room'),
    [
      'Check the room',
      'This room is active. Check it, and its top card is turned over: Success brings a book, Failure nothing, Sabotage costs a point and the whole deck.',
    ],
    [
      'Den Raum prüfen',
      'Dieser Raum ist aktiv. Prüfst du ihn, wird die oberste Karte aufgedeckt: „Erfolg“ bringt ein Buch, „Misserfolg“ nichts, „Sabotage“ kostet einen Punkt und das ganze Deck.',
    ],
  ),
  lesson(
    'book',
    'AC-6.2',
    told('bookTaken'),
    ['A book', 'Each book is a victory point for all Investigators. Ten of them, and you win.'],
    ['Ein Buch', 'Jedes Buch ist ein Siegpunkt für alle Ermittler. Mit zehn habt ihr gewonnen.'],
    'points',
  ),
  lesson(
    'checkState',
    'AC-4.40',
    offers('check-state'),
    [
      'Feel a pulse',
      'Somebody is where you are. Touch them to check their state: you see their pulse cards and announce the result. If they are dead, they become a Ghost.',
    ],
    [
      'Den Puls fühlen',
      'Jemand ist an deinem Ort. Berühre die Person, um ihren Zustand zu prüfen: Du siehst die Pulskarten und verkündest das Ergebnis. Ist sie tot, wird sie zum Geist.',
    ],
  ),
  lesson(
    'announced',
    'AC-4.41',
    told('stateAnnounced'),
    [
      'A statement, not a proof',
      'Whoever says that somebody is dead has to prove it. Whoever says that somebody is alive may lie, if it is the Cultist.',
    ],
    [
      'Eine Aussage, kein Beweis',
      'Wer sagt, jemand sei tot, muss es beweisen. Wer sagt, jemand lebe, kann lügen, wenn er der Kultist ist.',
    ],
  ),
  lesson(
    'unsafe',
    'AC-4.13',
    fromRound(2, asked('move')),
    [
      'Short ways, dark ways',
      'Tunnels are short cuts, but whoever steps in draws an unknown pulse card. Two of the first ten are deadly.',
    ],
    [
      'Kurze Wege, dunkle Wege',
      'Tunnel sind Abkürzungen, aber wer eintritt, zieht eine unbekannte Pulskarte. Von den ersten zehn sind zwei tödlich.',
    ],
    'location:crypt-tunnel',
  ),
  lesson(
    'notebook',
    'AC-1.6',
    fromRound(2, () => true),
    [
      'Your notebook',
      'It writes down for you who was where, who met whom, what you gave and what was announced. Look into it before you accuse anybody.',
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
      'From now on whoever is in the Cafeteria can initiate a vote, once in a game. Vote out the Cultist, and you have won.',
    ],
    [
      'Die Abstimmung',
      'Ab jetzt kann, wer in der Cafeteria ist, einmal im Spiel eine Abstimmung einleiten. Wählt ihr den Kultisten hinaus, habt ihr gewonnen.',
    ],
    'location:cafeteria',
  ),
  lesson(
    'casting',
    'AC-4.53',
    asked('cast-vote'),
    [
      'Who is it?',
      'Touch a portrait to vote, or skip. All votes are shown together. An Investigator who is voted out counts as dead.',
    ],
    [
      'Wer ist es?',
      'Berühre ein Porträt, um abzustimmen, oder enthalte dich. Alle Stimmen werden gemeinsam gezeigt. Ein abgewählter Ermittler zählt als tot.',
    ],
  ),
  lesson(
    'ghosts',
    'AC-5.1',
    told('died'),
    [
      'A Ghost',
      'A Ghost still moves, places cards, checks rooms, talks and votes, and wins with its side. It meets nobody any more.',
    ],
    [
      'Ein Geist',
      'Ein Geist bewegt sich, legt Karten, prüft Räume, redet, stimmt ab und gewinnt mit seiner Seite. Er begegnet niemandem mehr.',
    ],
    'deaths',
  ),
];
