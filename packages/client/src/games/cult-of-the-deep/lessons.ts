/** What a newcomer is told in a first game, each thing once, when it first matters (CD-12.11). */
import type { DeepEvent, DeepTold, DeepView } from '@conclave/cult-of-the-deep';
import type { Lesson } from '../../table/contract.ts';
import { lessonWords, type When as SharedWhen } from '../shared/lessons.ts';
import { playerAt } from './things.ts';

type When = SharedWhen<DeepView, DeepEvent>;
const { asked, lesson, offers } = lessonWords<DeepView, DeepEvent>();

const told =
  (type: DeepTold['type'], by?: DeepTold<'lifeLost'>['by']): When =>
  (_, fresh) =>
    fresh.some((event) => event.type === type && (by === undefined || ('by' in event && event.by === by)));

/** The seat at which the learner sits in the guided game. */
const ME = 0;

/** The first ones come one after another; the others wait for their moment. */
export const lessons: readonly Lesson<DeepEvent>[] = [
  lesson(
    'welcome',
    'CD-1.5',
    () => true,
    [
      'You’re the High Priest',
      'Everyone knows your role. One of the others is Faithful and wants you to live. 2 Cabalists want you dead. The Vengeful Heretic wants to outlive you all. You win when the Cabalists and the Heretic are dead.',
    ],
    [
      'Du bist der Hohepriester',
      'Alle kennen deine Rolle. Einer der anderen ist ein Getreuer und will, dass du lebst. 2 Kabalisten wollen deinen Tod. Der Rachsüchtige Ketzer will euch alle überleben. Du gewinnst, wenn die Kabalisten und der Ketzer tot sind.',
    ],
    `seat:${ME}`,
  ),
  lesson(
    'reroll',
    'CD-4.20',
    asked('reroll'),
    [
      'Roll',
      'Tap the dice you want to roll again, then roll them: twice if you like. Daggers hurt, Blood heals, the other 3 faces are for the rituals on the altars.',
    ],
    [
      'Würfeln',
      'Tippe die Würfel an, die du neu werfen willst, und wirf sie: zweimal, wenn du magst. Dolche verletzen, Blut heilt, die anderen 3 Symbole sind für die Rituale auf den Altären.',
    ],
  ),
  lesson(
    'commit',
    'CD-4.22',
    asked('commit-die'),
    [
      'Commit your dice',
      'Tap a die, and the places it can go will glow. Every die that has somewhere to go must be committed. Small numbers with an arrow show how life and markers would change.',
    ],
    [
      'Setze deine Würfel ein',
      'Tippe einen Würfel an, und seine möglichen Ziele leuchten. Jeder Würfel, der ein Ziel hat, muss eingesetzt werden. Kleine Zahlen mit Pfeil zeigen, wie sich Leben und Marker ändern würden.',
    ],
  ),
  lesson(
    'symbol',
    'CD-4.26',
    (view, fresh) => asked('commit-die')(view, fresh) && view.dice.some(({ face }) => face === 'parchment'),
    [
      'Your power symbol',
      'Parchment is your power symbol: commit such a die to yourself and you gain 1 life. It works only for you, and only on yourself.',
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
      'Each die on a ritual moves its marker down 1 and gives you the altar effect at once. Move the last marker to 0 and you complete the ritual. If it has a Keeper effect, you keep it.',
    ],
    [
      'Rituale',
      'Jeder Würfel auf einem Ritual bewegt seinen Marker um 1 und gibt dir sofort den Altareffekt. Bringst du den letzten Marker auf 0, vollendest du das Ritual. Hat es einen Hütereffekt, behältst du es.',
    ],
    'altar:altar-1',
  ),
  lesson(
    'response',
    'CD-4.35',
    asked('respond'),
    [
      'Response',
      'Before dice take effect, anyone may respond with coins, sigils and abilities, in any order. If you have nothing to do, pass. “Pass until” saves you from being asked again.',
    ],
    [
      'Reaktion',
      'Bevor Würfel wirken, dürfen alle mit Münzen, Siegeln und Fähigkeiten reagieren, in beliebiger Reihenfolge. Hast du nichts zu tun, dann passe. „Passen, bis“ erspart dir weitere Fragen.',
    ],
  ),
  lesson(
    'sigil',
    'CD-5.50',
    offers('sigil'),
    [
      'Your sigil',
      'You have one secret sigil, to use once. Hold the card to look at it, and let nobody beside you see. When it glows, you can use it: tap it, then tap again to confirm.',
    ],
    [
      'Dein Siegel',
      'Du hast ein geheimes Siegel für ein einziges Mal. Halte die Karte gedrückt, um sie anzusehen, und lass niemanden neben dir mitsehen. Leuchtet sie, kannst du sie nutzen: Tippe sie an, und tippe zum Bestätigen noch einmal.',
    ],
  ),
  lesson(
    'resolve',
    'CD-4.62',
    asked('resolve-next'),
    ['Resolve', 'Now your dice take effect one by one, in any order you like. Harm first and heal last is often wise.'],
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
      'Watch who hurts you and who heals you. Tap “Suspect” to note what you think of each player. Only you can see it.',
    ],
    [
      'Wer schlägt dich?',
      'Achte darauf, wer dich verletzt und wer dich heilt. Mit „Verdacht“ merkst du dir, was du von den anderen hältst. Nur du siehst es.',
    ],
  ),
  lesson(
    'siren',
    'CD-5.72',
    (view) => playerAt(view, ME).coins.siren > 0,
    [
      'Siren coins',
      'In a living player’s Response phase, a Siren coin moves one committed die: tap the coin, the die, then where it goes. The die still belongs to its owner, and so does the kill.',
    ],
    [
      'Sirenenmünzen',
      'In der Reaktionsphase einer lebenden Person versetzt eine Sirenenmünze einen eingesetzten Würfel: Tippe Münze, Würfel und dann das Ziel an. Der Würfel gehört weiter seinem Besitzer, und der Tod geht auf dessen Rechnung.',
    ],
    'coin:siren',
  ),
  lesson(
    'chant',
    'CD-5.73',
    (view) => playerAt(view, ME).coins.chant > 0,
    [
      'Chant coins',
      'In your Commit phase, a Chant coin changes one of your dice to any face except Double Dagger: tap the coin, the die, then the face.',
    ],
    [
      'Gesangsmünzen',
      'In deiner Einsatzphase ändert eine Gesangsmünze einen deiner Würfel in ein beliebiges Symbol außer Doppeldolch: Tippe Münze, Würfel und dann das Symbol an.',
    ],
    'coin:chant',
  ),
  lesson(
    'kraken',
    'CD-4.14',
    asked('kraken-reroll'),
    [
      'The Kraken',
      'You lose as much life as your Kraken dice show. You may re-roll them, but each re-roll costs you 1 die in your Roll phase.',
    ],
    [
      'Der Krake',
      'Du verlierst so viel Leben, wie deine Krakenwürfel zeigen. Du darfst sie neu werfen, aber jedes Mal kostet dich 1 Würfel deiner Wurfphase.',
    ],
  ),
  lesson(
    'zero',
    'CD-4.85',
    (view) => view.players.some(({ status, life }) => status === 'living' && life === 0),
    [
      '0 isn’t death yet',
      'A player at 0 life dies only at the end of the phase. Until then, they can still be healed.',
    ],
    [
      '0 ist noch nicht der Tod',
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
      'This marker moves by itself at the end of each turn in which nobody resolved a Cosmos here. At 0, the active player and both neighbours pay dearly.',
    ],
    [
      'Tribut an Nycen',
      'Dieser Marker bewegt sich von selbst am Ende jedes Zuges, in dem hier kein Kosmos ausgewertet wurde. Bei 0 bezahlt, wer am Zug ist, und wer daneben sitzt, teuer.',
    ],
  ),
  lesson(
    'keeper',
    'CD-5.7',
    (view) => playerAt(view, ME).keeps.length > 0,
    [
      'You’re a Keeper',
      'The ritual you completed now lies in front of you and serves you. A player who kills a Keeper takes it over.',
    ],
    ['Du bist Hüter', 'Das vollendete Ritual liegt nun vor dir und dient dir. Wer einen Hüter tötet, übernimmt es.'],
  ),
];
