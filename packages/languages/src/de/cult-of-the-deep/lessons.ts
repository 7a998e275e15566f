/** What a newcomer is told in a first game, each thing once, when it first matters. */
import type { lessons as english } from '../../en/cult-of-the-deep/lessons.ts';

export const lessons: Readonly<Record<keyof typeof english, string>> = {
  'deep.lesson.welcome.title': 'Du bist der Hohepriester',
  'deep.lesson.welcome.text':
    'Alle kennen deine Rolle. Einer der anderen ist ein Getreuer und will, dass du lebst. 2 Kabalisten wollen deinen Tod. Der Rachsüchtige Ketzer will euch alle überleben. Du gewinnst, wenn die Kabalisten und der Ketzer tot sind.',
  'deep.lesson.reroll.title': 'Würfeln',
  'deep.lesson.reroll.text':
    'Tippe die Würfel an, die du neu werfen willst, und wirf sie: zweimal, wenn du magst. Dolche verletzen, Blut heilt, die anderen 3 Symbole sind für die Rituale auf den Altären.',
  'deep.lesson.commit.title': 'Setze deine Würfel ein',
  'deep.lesson.commit.text':
    'Tippe einen Würfel an, und seine möglichen Ziele leuchten. Jeder Würfel, der ein Ziel hat, muss eingesetzt werden. Kleine Zahlen mit Pfeil zeigen, wie sich Leben und Marker ändern würden.',
  'deep.lesson.symbol.title': 'Dein Machtsymbol',
  'deep.lesson.symbol.text':
    'Pergament ist dein Machtsymbol: Setze einen solchen Würfel auf dich selbst, und er bringt dir 1 Leben. Das gilt nur für dich und nur auf dir selbst.',
  'deep.lesson.rituals.title': 'Rituale',
  'deep.lesson.rituals.text':
    'Jeder Würfel auf einem Ritual bewegt seinen Marker um 1 und gibt dir sofort den Altareffekt. Bringst du den letzten Marker auf 0, vollendest du das Ritual. Hat es einen Hütereffekt, behältst du es.',
  'deep.lesson.response.title': 'Reaktion',
  'deep.lesson.response.text':
    'Bevor Würfel wirken, dürfen alle mit Münzen, Siegeln und Fähigkeiten reagieren, in beliebiger Reihenfolge. Hast du nichts zu tun, dann passe. „Passen, bis“ erspart dir weitere Fragen.',
  'deep.lesson.sigil.title': 'Dein Siegel',
  'deep.lesson.sigil.text':
    'Du hast ein geheimes Siegel für ein einziges Mal. Halte die Karte gedrückt, um sie anzusehen, und lass niemanden neben dir mitsehen. Leuchtet sie, kannst du sie nutzen: Tippe sie an, und tippe zum Bestätigen noch einmal.',
  'deep.lesson.resolve.title': 'Auswertung',
  'deep.lesson.resolve.text':
    'Jetzt wirken deine Würfel, einer nach dem anderen, in der Reihenfolge deiner Wahl. Erst schaden, zuletzt heilen ist oft klug.',
  'deep.lesson.suspect.title': 'Wer schlägt dich?',
  'deep.lesson.suspect.text':
    'Achte darauf, wer dich verletzt und wer dich heilt. Mit „Verdacht“ merkst du dir, was du von den anderen hältst. Nur du siehst es.',
  'deep.lesson.siren.title': 'Sirenenmünzen',
  'deep.lesson.siren.text':
    'In der Reaktionsphase einer lebenden Person versetzt eine Sirenenmünze einen eingesetzten Würfel: Tippe Münze, Würfel und dann das Ziel an. Der Würfel gehört weiter seinem Besitzer, und der Tod geht auf dessen Rechnung.',
  'deep.lesson.chant.title': 'Gesangsmünzen',
  'deep.lesson.chant.text':
    'In deiner Einsatzphase ändert eine Gesangsmünze einen deiner Würfel in ein beliebiges Symbol außer Doppeldolch: Tippe Münze, Würfel und dann das Symbol an.',
  'deep.lesson.kraken.title': 'Der Krake',
  'deep.lesson.kraken.text':
    'Du verlierst so viel Leben, wie deine Krakenwürfel zeigen. Du darfst sie neu werfen, aber jedes Mal kostet dich 1 Würfel deiner Wurfphase.',
  'deep.lesson.zero.title': '0 ist noch nicht der Tod',
  'deep.lesson.zero.text': 'Wer 0 Leben hat, stirbt erst am Ende der Phase. Bis dahin kann man noch geheilt werden.',
  'deep.lesson.death.title': 'Tot und doch noch da',
  'deep.lesson.death.text':
    'Tote zeigen ihre Rolle und kehren als Geister zurück. Sie haben eigene Würfel, mischen sich in Reaktionsphasen ein und können mit ihrer Seite noch gewinnen.',
  'deep.lesson.tribute.title': 'Tribut an Nycen',
  'deep.lesson.tribute.text':
    'Dieser Marker bewegt sich von selbst am Ende jedes Zuges, in dem hier kein Kosmos ausgewertet wurde. Bei 0 bezahlt, wer am Zug ist, und wer daneben sitzt, teuer.',
  'deep.lesson.keeper.title': 'Du bist Hüter',
  'deep.lesson.keeper.text':
    'Das vollendete Ritual liegt nun vor dir und dient dir. Wer einen Hüter tötet, übernimmt es.',
};
