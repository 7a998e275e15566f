import { under } from '../../../under.ts';

export const atAGlance = [
  ...under('Auf einen Blick', {
    'CG-1.1': 'Für 2 bis 5 Personen ab 12 Jahren, etwa 90 Minuten. Eine Partie dauert meist 9 bis 14 Runden.',
    'CG-1.2': 'Ihr setzt Priester auf den Plan. Wer an einem Ort den meisten Einfluss hat, gewinnt ihn.',
    'CG-1.7':
      'Dies sind die Regeln der Handelsausgabe von 2018 mit ihren 8 Kulten, ohne Hastur und Marzanna aus der Schwarmfinanzierung.',
  }),
];
