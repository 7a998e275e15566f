/** What the terminal itself says while a game is played. */
import type { Catalogue, Language } from '@conclave/kernel';

const en = {
  welcome: '{game}, against {others} ({level}). Type help for help.',
  you: 'your cult',
  rival: 'the rival',
  other: 'cult {number}',
  prompt: 'Your choice> ',
  which: 'Type the number of an option (1 to {count}), or help.',
  noUndo: 'Nothing can be taken back: only your own latest choice can, and only while it has shown nothing new.',
  undone: 'Taken back.',
  saved: 'Saved to {file}. Look at it with: npm run -s conclave -- replay {file}',
  offer: 'Save the record of this game? Type a file name, or press Enter to leave> ',
  bye: 'Goodbye.',
  won: 'You have won!',
  lost: 'You have lost.',
  nobody: 'Nobody has won.',
  noRule: 'No rule mentions {word}.',
  moreRules: '... and {count} more. Type a longer word or a rule number to see less.',
  rulesHint: 'Type rules and a word or a number to read more, for example: rules {example}',
  nothingYet: 'Nothing has happened yet.',
  help: `How to play here
  1, 2, 3 ...     choose the option with this number
  undo            take back your latest choice, if it has shown nothing new
  board           draw the table again
  rules [WORD]    the rules: all headings, or those that mention a word or number
  log [N]         what has happened, the last N lines
  save [FILE]     save the record of the game
  quit            leave (so do Ctrl-C and Ctrl-D)`,
  'figure.locations': 'Locations',
  'figure.points': 'points',
  'figure.artifacts': 'Artifacts',
  'figure.monsters': 'Monsters',
  'figure.hands': 'hand',
  'figure.lines': 'wins by',
  'figure.roles': 'role',
  'figure.statuses': 'at the end',
  inShort: 'The game in short',
  goodToKnow: 'Good to know',
};

const de: typeof en = {
  welcome: '{game}, gegen {others} ({level}). Mit help kommt Hilfe.',
  you: 'Platz {number} (du)',
  rival: 'Platz {number}',
  other: 'Platz {number}',
  prompt: 'Deine Wahl> ',
  which: 'Gib die Nummer einer Möglichkeit ein (1 bis {count}), oder help.',
  noUndo: 'Nichts lässt sich zurücknehmen: nur deine letzte Wahl, und nur solange sie nichts Neues gezeigt hat.',
  undone: 'Zurückgenommen.',
  saved: 'Gespeichert in {file}. Ansehen mit: npm run -s conclave -- replay {file}',
  offer: 'Die Partie speichern? Gib einen Dateinamen ein, oder verlasse das Spiel mit der Eingabetaste> ',
  bye: 'Auf Wiedersehen.',
  won: 'Du hast gewonnen!',
  lost: 'Du hast verloren.',
  nobody: 'Niemand hat gewonnen.',
  noRule: 'Keine Regel erwähnt {word}.',
  moreRules: '... und {count} weitere. Ein längeres Wort oder eine Regelnummer zeigt weniger.',
  rulesHint: 'Gib rules und ein Wort oder eine Nummer ein, um mehr zu lesen, zum Beispiel: rules {example}',
  nothingYet: 'Noch ist nichts geschehen.',
  help: `So wird hier gespielt
  1, 2, 3 ...     die Möglichkeit mit dieser Nummer wählen
  undo            die letzte Wahl zurücknehmen, wenn sie nichts Neues gezeigt hat
  board           den Tisch noch einmal zeigen
  rules [WORT]    die Regeln: alle Überschriften, oder die mit einem Wort oder einer Nummer
  log [N]         was geschehen ist, die letzten N Zeilen
  save [DATEI]    die Partie speichern
  quit            aufhören (auch mit Strg-C und Strg-D)`,
  'figure.locations': 'Orte',
  'figure.points': 'Punkte',
  'figure.artifacts': 'Artefakte',
  'figure.monsters': 'Monster',
  'figure.hands': 'Handkarten',
  'figure.lines': 'gewinnt nach',
  'figure.roles': 'Rolle',
  'figure.statuses': 'am Ende',
  inShort: 'Das Spiel in Kürze',
  goodToKnow: 'Gut zu wissen',
};

export type PlayWord = keyof typeof en;

export const PLAY_WORDS: Readonly<Record<Language, Catalogue>> = { en, de };
