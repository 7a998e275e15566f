/** What the game is called, the options of a table, and what newcomers stumble over. */
import type { table as english } from '../../en/choose-your-god/table.ts';

export const table: Readonly<Record<keyof typeof english, string>> = {
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
