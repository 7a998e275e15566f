/** Every word of the game in German. */
import type { Catalogue } from '@conclave/kernel';
import { boxTexts } from './box.ts';
import { decisions } from './de/decisions.ts';
import { effects } from './de/effects.ts';
import { log } from './de/log.ts';
import { names } from './de/names.ts';
import type { TextKey } from './en.ts';
import { type ManyThings, wordsForMany } from './many.ts';

const texts: Readonly<Record<TextKey, string>> = {
  ...names,
  ...effects,
  ...decisions,
  ...log,

  'game.name': 'Cult: Choose Your God Wisely',
  'game.tagline': 'Acht Kulte, dreizehn Orte, drei Wege zur Herrschaft über die Stadt.',

  // Options of a table.
  'option.cult-selection': 'Wer führt welchen Kult an?',
  'option.cult-selection.random': 'Zufall',
  'option.cult-selection.choose': 'Alle wählen der Reihe nach',
  'option.cult-selection.recommended': 'Die Kulte für die erste Partie',
  'option.round-limit': 'Wann endet die Partie, wenn niemand gewonnen hat?',
  'option.round-limit.off': 'Nie, wie gedruckt',
  'option.seating': 'Wer sitzt wo?',
  'option.seating.random': 'Zufall',
  'option.seating.lobby': 'Wie in der Lobby',
  'option.access-table': 'Wie viele Anhänger brauchen die Orte 7 bis 13?',
  'option.access-table.standard': '3 bis 9, für jeden Ort einen mehr',
  'option.access-table.open': '3 bis 8, für eine kürzere Partie',
  'option.start': 'Womit beginnen alle?',
  'option.start.standard': '2 Anhänger und 5 Münzen',
  'option.start.quick': '4 Anhänger, 8 Münzen und 1 Wunder, für eine kürzere Partie',
  'option.prayer-table': 'Was gibt das Gebet ohne Mob?',
  'option.prayer-table.standard': 'Nichts',
  'option.prayer-table.devout': 'Den Vorteil der Ruinen',
  'option.discards': 'Werden Handkarten gezeigt, mit denen Fähigkeiten bezahlt werden?',
  'option.discards.hidden': 'Nein, sie werden verdeckt abgelegt',
  'option.discards.open': 'Ja, allen',
  'option.balance': 'Wie mächtig sind die Götter?',
  'option.balance.reconstructed': 'Wie im Regelheft, soweit es sie nennt; der Rest ist rekonstruiert',
  'option.balance.tuned':
    'Unsere eigenen: Unter 4 Adept-Bots gewinnen alle Kulte etwa gleich oft. Für andere Tische nicht nachgewiesen',

  // What newcomers stumble over.
  'hint.patriarch':
    'Auch dein Patriarch ist ein Priester. Er ist so stark wie deine Anhänger, Lizenzen und die Vorherrschaft zusammen.',
  'hint.followers': 'Anhänger leisten dreierlei: Sie öffnen Orte, stärken deinen Patriarchen und bezahlen vieles.',
  'hint.alms': 'Einen Ort zu verlieren kostet dich nichts: Alle anderen mit Einfluss dort bekommen Almosen.',
  'hint.home': 'Ein Priester, der früh heimkommt, kann in derselben Runde noch ein Ritual bezahlen.',
  'hint.forum': 'Das Forum lohnt sich in der nächsten Runde: Dann kannst du mit der Vorherrschaft feiern.',
  'hint.prayer': 'Je mehr Mobs du hast, desto mehr Vorteile öffnet dir das Gebet. Handeln dürfen alle.',
  'hint.victory': 'Der Sieg zählt erst am Ende der Runde. Bis dahin kannst du Altäre und Mobs noch verlieren.',
  'hint.coins': 'Ein Priester auf Münzen schlägt jeden Einfluss.',
  'hint.community': 'Eine Gemeinde gibt dir den Vorteil eines verlorenen Ortes, aber dann keine Almosen.',
  'hint.title': 'Ein Titel öffnet einen Ort nur für Predigten, nicht für Karten.',
};

const many: ManyThings = {
  place: (name, number) => `Ort ${number} (${name})`,
  roundLimit: (rounds) => `Nach ${rounds} Runden`,
  strength: (amount) => `+${amount} Stärke für deinen Patriarchen.`,
  kinds: {
    approval: (placement) => `Der ${placement}. Priester, den du in einer Runde setzt, kostet keinen Anhänger.`,
    community: (place) =>
      `Verlierst du ${place} und hast dort Einfluss, bekommst du den Vorteil trotzdem, aber keine Almosen.`,
    title: (place) => `Du darfst an ${place} mit beliebig vielen Anhängern predigen.`,
    tithe: (numbers) => `Wer sonst an den Orten ${numbers} predigt, zahlt dir für jeden Priester 1 Münze.`,
    novitiates: 'Jeder deiner Altäre hat +1 Einfluss.',
    exiles: 'Du erhältst 1 Anhänger, wann immer du eine Intrige gespielt hast.',
    'aulic-magus': 'Du erhältst 3 Münzen, wann immer du ein Wunder gespielt hast.',
  },
};

export const de: Catalogue = { language: 'de', ...wordsForMany(many, names), ...boxTexts.de, ...texts };
