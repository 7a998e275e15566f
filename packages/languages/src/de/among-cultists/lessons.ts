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

  // The second guided game.
  'among.guided.surface': 'Under the Surface',
  'among.lesson.station.title': 'Eine Station im Eis',
  'among.lesson.station.text':
    'Alles, was du kennst, gilt weiter: Routen, Räume, Begegnungen. Neu sind Eis, Gegenstände, Ereignisse und ein Ritual. Hier braucht ihr 8 Punkte, 2 weniger als sonst.',
  'among.lesson.ice.title': 'Eis',
  'among.lesson.ice.text':
    'Die Wege sind Abschnitte von Eis. Zwei benachbarte Abschnitte sind zwei Orte. Das Hindernis dazwischen kostet 1 Schritt, und darüber hinweg begegnest du niemandem.',
  'among.lesson.hidden.title': 'Verborgene Gegenstände',
  'among.lesson.hidden.text':
    'In jedem farbigen Raum liegt verdeckt ein Gegenstand. Prüfst du den Raum und lebst, findest du ihn, was immer die Karte zeigt.',
  'among.lesson.door.title': 'Eine verschlossene Tür',
  'among.lesson.door.text':
    'Die Tür zwischen Pink 1 und Blau 2 ist verschlossen. Sie öffnet sich für alle, wenn jemand den Geheim-Schalter findet. Vorher kommen nur Geister hindurch.',
  'among.lesson.event.title': 'Ereignisse',
  'among.lesson.event.text':
    'Haben sich alle bewegt, wird eine Ereigniskarte aufgedeckt. Tippe sie an, um sie zu lesen. Akolythen und der Fischmensch versperren ihren Raum, bis jemand sie bekämpft.',
  'among.lesson.colours.title': 'Was eine Farbe kann',
  'among.lesson.colours.text':
    'Pink: Sieh, was die Route einer anderen Person nennt. Blau: Sieh in dieses Deck. Orange: Das nächste „Licht aus“ fällt aus. Rot: Entferne irgendwo eine Gefahr.',
  'among.lesson.found.title': 'Ein Gegenstand ist gefunden',
  'among.lesson.found.text':
    'Relikte, die Eule und der Schalter wirken sofort. Alles andere wird getragen, und alle sehen, wer was trägt.',
  'among.lesson.carried.title': 'Was du trägst',
  'among.lesson.carried.text':
    'Es liegt neben deiner Hand. In deinem Aktionszug darfst du es kostenlos jemandem geben, der bei dir ist. Stirbst du, lässt du es fallen.',
  'among.lesson.boots.title': 'Stiefel',
  'among.lesson.boots.text': 'Du hast in jeder Runde 1 Schritt mehr, solange du sie trägst.',
  'among.lesson.dagger.title': 'Dolch',
  'among.lesson.dagger.text':
    'Deine Stimme zählt in jeder Abstimmung um eine mehr, auch wenn der Anführer des Rituals gewählt wird.',
  'among.lesson.binoculars.title': 'Spezial-Fernglas',
  'among.lesson.binoculars.text':
    'Einmal, kostenlos: Prüfe aus einem farbigen Raum den Zustand von jemandem in einem anderen Raum derselben Farbe.',
  'among.lesson.rifle.title': 'Gewehr',
  'among.lesson.rifle.text':
    'Einmal, kostenlos: Entferne einen Akolythen an deinem Ort, oder schicke den Fischmenschen von dort an einen anderen.',
  'among.lesson.owl.title': 'Schneeeule',
  'among.lesson.owl.text':
    'Wähle eine Karte aus der Reserve, dann einen Raum: Die Eule legt sie in sein Deck. Nur du weißt, welche es war. Mit „Erfolg“ wird ein Raum eher aktiv.',
  'among.lesson.opened.title': 'Die Tür ist offen',
  'among.lesson.opened.text': 'Ab jetzt kostet der Weg zwischen Pink 1 und Blau 2 für alle 1 Schritt.',
  'among.lesson.relic.title': 'Ein rotes Relikt',
  'among.lesson.relic.text':
    'Relikte kommen auf den Altar. Es gibt 3 davon. Mit dem dritten erwacht Organismus 46-B: Überleg es dir also, bevor du noch einen Raum prüfst.',
  'among.lesson.dropped.title': 'Ein fallen gelassener Gegenstand',
  'among.lesson.dropped.text':
    'Du darfst ihn kostenlos einsammeln, weil du diesen Ort erst betreten hast, nachdem er fiel. Wer schon hier stand, darf es nicht.',
  'among.lesson.organism.title': 'Der Organismus ist wach',
  'among.lesson.organism.text':
    'Punkte allein gewinnen nicht mehr: Habt ihr genug, folgt ein Ritual. Von jetzt an ist das Altareis unsicher.',
  'among.lesson.leader.title': 'Das Ritual: ein Anführer',
  'among.lesson.leader.text':
    'Ihr habt die Punkte. Jetzt stimmen alle für einen lebenden Anführer. Hat niemand die meisten Stimmen, stimmt ihr noch einmal ab; nach dem dritten Mal ist das Ritual verloren.',
  'among.lesson.ritualists.title': 'Drei, denen du traust',
  'among.lesson.ritualists.text':
    'Du führst das Ritual an. Wähle 3 Leute, auch dich selbst oder Geister. Ist der Kultist dabei, kann alles verloren sein.',
  'among.lesson.ritualCard.title': 'Eine geheime Karte',
  'among.lesson.ritualCard.text':
    'Alle drei geben je eine Karte, und niemand erfährt, von wem welche ist. Sind alle „Erfolg“, gewinnen die Ermittler. Eine andere Karte, und der Kultist gewinnt.',
};
