import { type TunedWords, tunedLines } from '../tuned.ts';
import { under } from '../under.ts';

const TUNED_WORDS: TunedWords = {
  cards: { alive: 'Lebendig', dead: 'Tot', success: 'Erfolg', failure: 'Misserfolg', sabotage: 'Sabotage' },
  maps: { university: 'in der Universität', 'under-the-surface': 'auf Under the Surface' },
  players: (seats) => `${seats} Personen`,
  points: (points, map) => `${points} SP ${map}`,
  cultistHand: (cards) => `Hand eines Kultisten ${cards}`,
  pulsePool: (cards) => `Auswahl der ersten Pulskarten ${cards}`,
  roomPool: (cards, map) => `Startkarten der Räume ${map} ${cards}`,
  unsafeDeck: (cards) => `Deck der unsicheren Wege ${cards}`,
};

export const options = under('Optionen', {
  'AC-7.1': [
    'Jede Option steht vor dem Aufbau fest und ist allen bekannt. Der erste Wert ist die Voreinstellung:',
    'Plan: university oder under-the-surface (AC-2.15). Wie er aussieht, folgt aus der Zahl der Personen (AC-2.18).',
    'Besondere Rollen: keine, oder beliebige (AC-3.3, AC-3.4).',
    'Fluch des Jägers: off oder on. Erlaubt den Verfluchten Jäger, der nur im Spiel ist, wenn er auch unter den Rollen gewählt ist. Braucht mindestens 5 Personen (AC-5.55).',
    'Gegenstände: on oder off. Nur Under the Surface; off heißt: keine Gegenstände, eine offene Tür und kein Organismus.',
    'Organismus: on oder off. Off heißt, dass Relikte auf den Altar kommen, aber nichts erwacht.',
    'Ereignisse: on oder off. Off heißt: keine Ereigniskarten.',
    'Fähigkeiten der Räume: on oder off. Off heißt: kein Papiere einsehen, Studieren, Verkabeln und Bannen.',
    'Tote von Anfang an: on oder off (AC-3.7). Mit 7 Personen und den rekonstruierten Zahlen macht es keinen Unterschied.',
    'Abstimmungen pro Charakter: 1 oder unlimited (AC-4.50). Es bleibt bei höchstens einer Abstimmung pro Runde.',
    'Nach einer Abstimmung gezeigt: team, none oder role (AC-4.55).',
    'Nach einem Tod gezeigt: none oder team, für Tode, die nach dem Prüfen verkündet wurden.',
    'Strenge Ermittler: off oder on (AC-5.42, AC-6.16). On ist unter Fremden zu empfehlen.',
    'Chat der Kultisten: off oder on (AC-4.71).',
    'Chat der Geister: all oder ghosts-only (AC-4.70).',
    'Reden vor einer Abstimmung: 120, oder 0, 30, 60, 180, 300 oder unlimited (AC-4.52, AC-6.12).',
    'Reden in jeder Runde: 0, 30 oder 60. Ein Reden wie in AC-4.52 zu jedem Rundenbeginn, nach AC-4.7; 0 heißt keines.',
    'Zeit für eine Entscheidung: 90, oder 30, 60 oder unlimited. Zählt nur an Tischen mit Uhr; dann sagt AC-4.3, was für dich gewählt wird.',
    'Siegpunkte mehr oder weniger: 0, oder von -2 bis +2. Wird zu den nötigen Punkten gezählt, die nie weniger als 5 sind.',
    'Mal des Kults: on oder off. Von uns: Mit on kann das Deck der unsicheren Wege Kultisten nicht töten (AC-4.16).',
    'Unsicheres Altareis: on oder off. Von uns: Mit on ist das Altareis ein unsicherer Weg, sobald Organismus 46-B wach ist (AC-5.50).',
    'Ausgleich: reconstructed oder tuned (AC-7.6).',
    'Vorlage: classic, first-game, mixed, polar oder blind (AC-7.3).',
  ].join('\n'),
  'AC-7.2': 'Ohne Gegenstände gibt es keine Relikte, also auch nie ein Ritual (erster Schritt von AC-6.9).',
  'AC-7.3': [
    'Eine Vorlage setzt die Optionen, die sie nennt; eine Option, die du von Hand setzt, geht vor.',
    'first-game: Universität, keine Ereignisse, keine Fähigkeiten der Räume, keine besonderen Rollen.',
    'classic: alles wie voreingestellt.',
    'mixed, für 6 bis 8 Personen: Universität mit Seher, Spitzel, Assassine und Brandstifter.',
    'polar, für 7 oder 8 Personen: Under the Surface mit Fluchträger und Prominentem.',
    'blind, für 7 oder 8 Personen: jeder Plan, mit Blindem Kultisten und Brandstifter.',
  ].join('\n'),
  'AC-7.4':
    'Die Balanceanzeige zählt die Loyalität der gewählten Rollen zusammen: + hilft den Ermittlern, - den Kultisten; der Verfluchte Jäger zählt 0. Zu empfehlen sind -1 bis +2 mit einem Kultisten, -2 bis +5 mit zweien. Außerhalb davon, und außerhalb der Personenzahl, die für eine Rolle empfohlen ist, gibt es eine Warnung, aber nichts ist verboten, außer durch AC-3.4. mixed hat +1, polar +4, blind +2.',
  'AC-7.5':
    'Die Rollen Fluchträger, Prominenter, Blinder Kultist und Verfluchter Jäger können auf jedem Plan gespielt werden.',
  'AC-7.6': [
    'Mit balance reconstructed gelten die Tabellen AC-2.1 und AC-2.3 bis AC-2.7. Die meisten ihrer Zahlen standen nicht in dem Text, den wir hatten, und sind rekonstruiert. Mit tuned treten diese Zahlen von uns an ihre Stelle, damit unter geübten Bots beide Seiten etwa gleich oft gewinnen und Spiele durch Punkte, Abstimmungen und Tode enden:',
    ...tunedLines(TUNED_WORDS),
  ].join('\n'),
});
