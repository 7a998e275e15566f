import type { sources as english } from '../../en/cult-of-the-deep/sources.ts';

export const sources: Readonly<Record<keyof typeof english, string>> = {
  'source.characters':
    'Die Regelbücher drucken das Leben der Charaktere nicht ab und nicht alle Fähigkeiten und Symbole: Sie sind rekonstruiert.',
  'source.cards': 'Die Regelbücher nennen diese Karte, aber nicht alles, was sie tut: Der Rest ist rekonstruiert.',
  'source.silent': 'Hier schweigen die Regelbücher oder sind unklar; die Regel füllt die Lücke.',
  'source.ours': 'Eine Hilfe für das Spiel im Netz oder eine Option, welche die Regelbücher nicht kennen.',
};
