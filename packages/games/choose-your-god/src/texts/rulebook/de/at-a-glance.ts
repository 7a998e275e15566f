import { under } from '../under.ts';

export const atAGlance = under('Auf einen Blick', {
  'CG-1.1': 'Für 2 bis 5 Personen ab 12 Jahren, etwa 90 Minuten. Eine Partie dauert meist 9 bis 14 Runden.',
  'CG-1.2':
    'Ihr setzt Priester auf den Plan; wer an einem Ort den meisten Einfluss hat, gewinnt ihn. Dabei helfen die Karten auf der Hand und der zweiseitige Bogen deines Kults.',
  'CG-1.3':
    'Jede Runde hat zwei Phasen. In der Absichtsphase setzen alle der Reihe nach je einen Priester auf 13 nummerierte Orte oder beten: Das ist passen, mit Vorteilen. In der Auswertungsphase werden die Orte von 1 bis 13 aufgelöst, und bevor einer entschieden wird, darf jeder Platz eine Aktion ausführen.',
  'CG-1.4':
    'Du gewinnst am Ende einer Runde, wenn du 5 Altäre auf dem Plan hast, 4 Fanatische Mobs besitzt oder deine Beschwörung zweimal vollzogen hast. Haben das mehrere geschafft, gewinnt die in diesem Augenblick höchste Göttliche Macht.',
  'CG-1.5':
    'Verborgen sind nur die Karten einer Hand, die allein ihr Besitzer kennt, und die Reihenfolge der drei Stapel, die niemand kennt. Alles andere liegt offen. Genaueres steht in Abschnitt 8.',
  'CG-1.6':
    'Der Zufall mischt am Anfang die drei Stapel und verteilt Plätze und Kulte, wenn das so gewählt ist. Würfel gibt es nicht. Kein Stapel wird je neu gemischt: Gebrauchte Karten kommen nach unten.',
  'CG-1.7':
    'Dies sind die Regeln der Handelsausgabe von 2018 mit ihren 8 Kulten. Die zwei zusätzlichen Kulte der Schwarmfinanzierung, Hastur und Marzanna, gehören nicht dazu.',
  'CG-1.8':
    'Gespielt wird im Uhrzeigersinn nach Platznummern: 1, 2 und so weiter bis zum letzten Platz, dann wieder 1.',
});
