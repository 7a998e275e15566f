import type { sources as english } from '../../en/among-cultists/sources.ts';

export const sources: Readonly<Record<keyof typeof english, string>> = {
  'source.base':
    'Das Regelheft des Grundspiels lag nicht vor: Seine Zahlen und Karten sind aus der Erweiterung und aus Berichten von Spielenden rekonstruiert.',
  'source.hunter': 'Vom Fluch des Jägers sind nur der Name und wenige Worte bekannt: Das Modul ist rekonstruiert.',
  'source.silent':
    'Die sechs Ausgaben der Erweiterung schweigen hier; die Regel ist aus Berichten rekonstruiert oder füllt die Lücke.',
  'source.ours': 'Unsere Ergänzung: Die Ausgaben kennen sie nicht, und sie lässt sich abschalten.',
  'source.tuned': 'Die abgestimmten Zahlen sind von uns.',
};
