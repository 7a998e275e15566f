/** What a newcomer is told in a first game, each thing once, when it first matters (CD-12.11). */
import type { DeepView } from '@conclave/cult-of-the-deep';
import type { Lesson } from '../../table/contract.ts';
import { lessonWords, type When as SharedWhen } from '../shared/lessons.ts';
import { playerAt } from './things.ts';

type When = SharedWhen<DeepView>;
const { asked, lesson, offers } = lessonWords<DeepView>();

const told =
  (type: string, by?: string): When =>
  (_, fresh) =>
    fresh.some((event) => event.type === type && (by === undefined || event.by === by));

/** The seat at which the learner sits in the guided game. */
const ME = 0;

/** The first ones come one after another; the others wait for their moment. */
export const lessons: readonly Lesson[] = [
  lesson(
    'welcome',
    'CD-1.5',
    () => true,
    [
      'You are the High Priest',
      'Everybody knows you. One of the others is Faithful and wants you to live. Two Cabalists want you dead. The Vengeful Heretic wants to outlive you all. You win when Cabalists and Heretic are dead.',
    ],
    [
      'Du bist der Hohepriester',
      'Alle kennen dich. Einer der anderen ist ein Getreuer und will, dass du lebst. Zwei Kabalisten wollen deinen Tod. Der Rachsüchtige Ketzer will euch alle überleben. Du gewinnst, wenn Kabalisten und Ketzer tot sind.',
    ],
    `seat:${ME}`,
  ),
  lesson(
    'reroll',
    'CD-4.20',
    asked('reroll'),
    [
      'Roll',
      'Touch the dice you want to roll again, then roll them: twice if you like. Daggers hurt, Blood heals, the other three faces are for the rituals on the altars.',
    ],
    [
      'Würfeln',
      'Berühre die Würfel, die du neu werfen willst, und wirf sie: zweimal, wenn du magst. Dolche verletzen, Blut heilt, die anderen drei Symbole sind für die Rituale auf den Altären.',
    ],
  ),
  lesson(
    'commit',
    'CD-4.22',
    asked('commit-die'),
    [
      'Commit your dice',
      'Touch a die: what glows then is where it can go. Every die that has a place to go must be placed. Small numbers with an arrow show what would become of life and markers.',
    ],
    [
      'Setze deine Würfel',
      'Berühre einen Würfel: Was dann leuchtet, ist sein mögliches Ziel. Jeder Würfel mit einem Ziel muss gesetzt werden. Kleine Zahlen mit Pfeil zeigen, was aus Leben und Markern würde.',
    ],
  ),
  lesson(
    'symbol',
    'CD-4.26',
    (view, fresh) => asked('commit-die')(view, fresh) && view.dice.some(({ face }) => face === 'parchment'),
    [
      'Your power symbol',
      'Parchment is your power symbol: put such a die on yourself and it gives you 1 life. It works only for you, and only on yourself.',
    ],
    [
      'Dein Machtsymbol',
      'Pergament ist dein Machtsymbol: Setze einen solchen Würfel auf dich selbst, und er bringt dir 1 Leben. Das gilt nur für dich und nur auf dir selbst.',
    ],
    `seat:${ME}`,
  ),
  lesson(
    'rituals',
    'CD-4.65',
    (view, fresh) => asked('commit-die')(view, fresh) && view.dice.some(({ at }) => at !== 'pool'),
    [
      'Rituals',
      'Each die on a ritual moves its marker one down and gives you the altar’s gift at once. Who moves the last marker to 0 completes it, and keeps it if it can be kept.',
    ],
    [
      'Rituale',
      'Jeder Würfel auf einem Ritual bewegt seinen Marker um eins und gibt dir sofort die Gabe des Altars. Wer den letzten Marker auf 0 bringt, vollendet es und hütet es, wenn man es hüten kann.',
    ],
    'altar:altar-1',
  ),
  lesson(
    'response',
    'CD-4.35',
    asked('respond'),
    [
      'Response',
      'Before dice take effect, everybody may answer with coins, sigils and abilities, in any order. If you have nothing to say, pass; "pass until" saves you from being asked again.',
    ],
    [
      'Reaktion',
      'Bevor Würfel wirken, dürfen alle mit Münzen, Siegeln und Fähigkeiten reagieren, in beliebiger Reihenfolge. Hast du nichts zu sagen, dann passe; „Passen bis“ erspart dir weitere Fragen.',
    ],
  ),
  lesson(
    'sigil',
    'CD-5.50',
    offers('sigil'),
    [
      'Your sigil',
      'You hold one secret sigil for one single use. Hold the card to look at it: nobody beside you should see it. When it glows it can be used; a second touch confirms.',
    ],
    [
      'Dein Siegel',
      'Du hast ein geheimes Siegel für ein einziges Mal. Halte die Karte, um sie anzusehen: Niemand neben dir soll sie sehen. Leuchtet sie, kannst du sie nutzen; eine zweite Berührung bestätigt.',
    ],
  ),
  lesson(
    'resolve',
    'CD-4.62',
    asked('resolve-next'),
    [
      'Resolve',
      'Now your dice take effect, one by one, in the order you like. Harm first and healing last is often wise.',
    ],
    [
      'Auswertung',
      'Jetzt wirken deine Würfel, einer nach dem anderen, in der Reihenfolge deiner Wahl. Erst schaden, zuletzt heilen ist oft klug.',
    ],
  ),
  lesson(
    'suspect',
    'CD-8.1',
    (view, fresh) => fresh.some((event) => event.type === 'lifeLost' && event.seat === ME) && view.active !== ME,
    [
      'Who strikes you?',
      'Watch who hurts and who heals you. Touch "Suspect" to note what you think of each seat; only you see it.',
    ],
    [
      'Wer schlägt dich?',
      'Achte darauf, wer dich verletzt und wer dich heilt. Mit „Verdacht“ merkst du dir, was du von jedem hältst; nur du siehst es.',
    ],
  ),
  lesson(
    'siren',
    'CD-5.72',
    (view) => playerAt(view, ME).coins.siren > 0,
    [
      'Siren coins',
      'In anybody’s Response phase a Siren coin moves one committed die: touch the coin, the die, and where it goes. It is still the die of its owner, and so is the kill.',
    ],
    [
      'Sirenenmünzen',
      'In jeder Reaktionsphase versetzt eine Sirenenmünze einen gesetzten Würfel: Berühre Münze, Würfel und Ziel. Er bleibt der Würfel seines Besitzers, und auch der Tod geht auf dessen Rechnung.',
    ],
    'coin:siren',
  ),
  lesson(
    'chant',
    'CD-5.73',
    (view) => playerAt(view, ME).coins.chant > 0,
    [
      'Chant coins',
      'In your Commit phase a Chant coin turns one of your dice to any face but Double Dagger: touch the coin, the die, and the face.',
    ],
    [
      'Gesangsmünzen',
      'In deiner Einsatzphase dreht eine Gesangsmünze einen deiner Würfel auf ein beliebiges Symbol außer Doppeldolch: Berühre Münze, Würfel und Symbol.',
    ],
    'coin:chant',
  ),
  lesson(
    'kraken',
    'CD-4.14',
    asked('kraken-reroll'),
    [
      'The Kraken',
      'You lose as much life as your Kraken dice show. You may re-roll them, but each re-roll costs you a die of your turn.',
    ],
    [
      'Die Krake',
      'Du verlierst so viel Leben, wie deine Krakenwürfel zeigen. Du darfst sie neu werfen, aber jedes Mal kostet dich einen Würfel deines Zuges.',
    ],
  ),
  lesson(
    'zero',
    'CD-4.85',
    (view) => view.players.some(({ status, life }) => status === 'living' && life === 0),
    [
      'Zero is not yet death',
      'Whoever has 0 life dies only at the end of the phase. Until then they can still be healed.',
    ],
    [
      'Null ist noch nicht der Tod',
      'Wer 0 Leben hat, stirbt erst am Ende der Phase. Bis dahin kann man noch geheilt werden.',
    ],
  ),
  lesson(
    'death',
    'CD-4.92',
    told('died'),
    [
      'Dead, and still here',
      'The dead show their role and come back as Wraiths. They have dice of their own, meddle in Response phases, and can still win with their side.',
    ],
    [
      'Tot und doch noch da',
      'Tote zeigen ihre Rolle und kehren als Geister zurück. Sie haben eigene Würfel, mischen sich in Reaktionsphasen ein und können mit ihrer Seite noch gewinnen.',
    ],
  ),
  lesson(
    'tribute',
    'CD-5.20',
    (view) => view.altars.some(({ ritual }) => ritual === 'tribute-to-nycen'),
    [
      'Tribute to Nycen',
      'This marker moves by itself at the end of each turn in which nobody resolved a Cosmos here. At 0 the active player and both neighbours pay dearly.',
    ],
    [
      'Tribut an Nycen',
      'Dieser Marker bewegt sich von selbst am Ende jedes Zuges, in dem hier kein Kosmos ausgewertet wurde. Bei 0 bezahlen der Aktive und beide Nachbarn teuer.',
    ],
  ),
  lesson(
    'keeper',
    'CD-5.7',
    (view) => playerAt(view, ME).keeps.length > 0,
    [
      'You are a Keeper',
      'The ritual you completed lies before you now and serves you. Who kills a Keeper takes it over.',
    ],
    ['Du bist Hüter', 'Das vollendete Ritual liegt nun vor dir und dient dir. Wer einen Hüter tötet, übernimmt es.'],
  ),
];
