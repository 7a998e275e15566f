/** What a newcomer is told in a first game, each thing once, when it first matters. */
import type { lessons as english } from '../../en/choose-your-god/lessons.ts';

export const lessons: Readonly<Record<keyof typeof english, string>> = {
  'city.lesson.welcome.title': 'Wähle deinen Gott mit Bedacht',
  'city.lesson.welcome.text':
    'Du führst den Kult Fafnirs, des Drachen. Du gewinnst mit 5 Altären, mit 4 Fanatischen Mobs oder wenn du deinen Gott zweimal beschwörst. Es zählt am Ende einer Runde.',
  'city.lesson.city.title': 'Die Ewige Stadt',
  'city.lesson.city.text':
    '13 Orte liegen an einer Straße. Eine Runde hat 2 Hälften: Erst setzen alle Priester ein (Absicht), dann werden die Orte von 1 bis 13 entschieden (Auswertung).',
  'city.lesson.might.title': 'Göttliche Macht',
  'city.lesson.might.text':
    'Tiamat beginnt, denn ihre Göttliche Macht von 20 übertrifft deine 17. Macht entscheidet auch jeden Gleichstand an einem Ort. Tippe ihre Tafel an, um alles zu sehen, was sie hat.',
  'city.lesson.intent.title': 'Predigen oder beten',
  'city.lesson.intent.text':
    'In deinem Zug setzt du einen freien Priester ein, oder du betest und bist mit dem Einsetzen fertig. Tippe einen Priester an, und die Orte zeigen, was er dort ändern würde.',
  'city.lesson.where.title': 'Wohin?',
  'city.lesson.where.text':
    'Jeder Ort nennt seinen Vorteil. Das Handelsviertel gibt 6 Münzen, das Elendsviertel 1 Anhänger. Die Zahl mit der Kapuze sagt, wie viele Anhänger ein Ort braucht: Mit 2 stehen dir die Orte 1 bis 6 offen.',
  'city.lesson.influence.title': 'Einfluss',
  'city.lesson.influence.text':
    'Am Fuß eines Ortes steht der Einfluss aller: die Stärke ihrer Priester dort. Die Krone zeigt, wer ihn jetzt gewinnen würde.',
  'city.lesson.patriarch.title': 'Dein Patriarch',
  'city.lesson.patriarch.text':
    'Der Priester mit der Mitra ist dein Patriarch. Er ist so stark wie deine Anhänger, deine Lizenzen und die Vorherrschaft zusammen, und niemand kann ihn vernichten.',
  'city.lesson.fourth.title': 'Der vierte Priester',
  'city.lesson.fourth.text':
    '3 Priester pro Runde sind frei. Ab dem vierten kostet jeder 1 Anhänger. Wer daheim bleibt, kann später noch ein Ritual bezahlen.',
  'city.lesson.deal.title': 'Handel beim Gebet',
  'city.lesson.deal.text':
    'Wenn du betest, darfst du offene Lizenzen kaufen und Intrigen verkaufen. Der Minnesang kostet 4 Münzen, stärkt deinen Patriarchen und lässt dich im Handwerkerviertel predigen, wo Altäre entstehen.',
  'city.lesson.resolution.title': 'Auswertung',
  'city.lesson.resolution.text':
    'Jetzt werden die Orte einer nach dem anderen entschieden. Über der Karte siehst du den aktiven Ort mit dem Einfluss aller. Leere Orte werden übersprungen.',
  'city.lesson.act.title': 'Je eine Aktion',
  'city.lesson.act.text':
    'Bevor ein Ort entschieden wird, dürfen alle einmal handeln: eine Karte spielen, eine Fähigkeit des Kults nutzen oder passen. Berühre etwas Leuchtendes, um zu sehen, wie es den Stand ändern würde; gespielt wird erst, wenn du Ja sagst.',
  'city.lesson.benefit.title': 'Gewonnen',
  'city.lesson.benefit.text':
    'Wer gewinnt, darf den Vorteil des Ortes nehmen oder darauf verzichten. Beides geht mit den Knöpfen unten.',
  'city.lesson.alms.title': 'Almosen',
  'city.lesson.alms.text':
    'Einen Ort zu verlieren kostet dich nichts: Alle anderen Anwesenden erhalten seine Almosen, die Zahl mit der Münze.',
  'city.lesson.home.title': 'Wieder daheim',
  'city.lesson.home.text':
    'Ist ein Ort entschieden, kehren die Priester dort heim und sind wieder frei. Altäre bleiben stehen.',
  'city.lesson.ability.title': 'Eine Macht deines Gottes',
  'city.lesson.ability.text':
    'Diese Fähigkeit leuchtet: Du kannst sie bezahlen, und sie würde hier etwas ändern. Preis und Wirkung stehen darauf. Du kannst sie einsetzen, statt eine Karte zu spielen.',
  'city.lesson.miracle.title': 'Wunder',
  'city.lesson.miracle.text':
    'Wunder helfen dir, und nur du siehst sie. Die Eingebung gibt einem deiner Priester +2 Einfluss: So kippt ein Ort im letzten Augenblick. Ein schwarzes Siegel heißt: nur für dunkle Kulte.',
  'city.lesson.intrigue.title': 'Intrigen',
  'city.lesson.intrigue.text':
    'Intrigen schaden anderen. Welche du nicht spielen willst, verkaufst du beim Gebet für die Zahl in der Ecke.',
  'city.lesson.forum.title': 'Die Vorherrschaft',
  'city.lesson.forum.text':
    'Wer sie hat, dessen Patriarch ist um 7 stärker. Zu Beginn der nächsten Runde darf man damit feiern: ein großes Geschenk, aber eine Runde Pause.',
  'city.lesson.followers.title': 'Anhänger',
  'city.lesson.followers.text':
    'Anhänger leisten dreierlei: Sie öffnen Orte, stärken deinen Patriarchen und bezahlen vieles. Du kannst höchstens 9 haben. Elendsviertel und Hafen geben sie.',
  'city.lesson.altars.title': 'Altäre',
  'city.lesson.altars.text':
    'Im Handwerkerviertel wird für 5 Münzen einer deiner Priester irgendwo in der Stadt zum Altar. Er bringt dort jede Runde 4 Einfluss. 5 Altäre gewinnen.',
  'city.lesson.mobs.title': 'Mobs',
  'city.lesson.mobs.text':
    'Das Wachviertel macht aus 2 Anhängern einen Fanatischen Mob. Jeder Mob öffnet dir beim Gebet mehr Vorteile, und 4 davon gewinnen die Partie.',
  'city.lesson.rift.title': 'Der Riss',
  'city.lesson.rift.text':
    'Gewinne den Riss mit mindestens so viel Einfluss, wie du Göttliche Macht hast, und dein Gott wendet sich zur dunklen Seite: neue Fähigkeiten, mehr Macht. Die zweite Beschwörung gewinnt.',
  'city.lesson.thieves.title': 'Diebesviertel',
  'city.lesson.thieves.text':
    'Zahle so viele Münzen, wie ein Ort als Nummer hat, und einer deiner Priester geht darauf dorthin. Ein Priester auf Münzen schlägt jeden Einfluss.',
  'city.lesson.close.title': 'Kurz vor dem Ende',
  'city.lesson.close.text':
    'Jemand ist einen Schritt vor dem Sieg: Die Reihe der Zeichen ist messingfarben. Nur das Rundenende zählt, also ist noch Zeit, einen Altar oder Mob wegzunehmen.',
};
