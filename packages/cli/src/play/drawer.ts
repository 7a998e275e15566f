/** What can be looked up while a game is on: help, the log, the rules, and what a card does. All of it as lines. */
import { type Catalogue, type RuleText, say } from '@conclave/kernel';
import { tableOfTexts, wrap } from '../terminal.ts';
import type { Chapter } from './log.ts';
import { headings, rulesAbout } from './rules-drawer.ts';
import type { Paint } from './style.ts';
import type { PlayWord } from './words/index.ts';

export interface Desk {
  readonly width: number;
  readonly paint: Paint;
  readonly rules: readonly RuleText[];
  /** The game's own words. */
  readonly catalogue: Catalogue;
  words(key: PlayWord, gaps?: Readonly<Record<string, string | number>>): string;
}

function wrapped(text: string, width: number, indent = '  '): string[] {
  return wrap(text, width, indent).split('\n');
}

/** What can be typed. */
export function keyLines({ width, paint, catalogue, words }: Desk): string[] {
  const word = words('arg.word');
  const hasClaims = Object.keys(catalogue).some((key) => key.startsWith('claim.form.'));
  const rows: readonly (readonly [string, PlayWord])[] = [
    ['1, 2, 3', 'help.number'],
    ['b, 0', 'help.back'],
    ['u', 'help.undo'],
    ['r', 'help.again'],
    ['l', 'help.log'],
    ...(hasClaims ? ([['c', 'help.claim']] as const) : []),
    [`? ${word}`, 'help.explain'],
    [`rules ${word}`, 'help.rules'],
    [`s ${words('arg.file')}`, 'help.save'],
    ['q', 'help.quit'],
  ];
  const keys = rows.map(([typed, about]) => [`  ${typed}`, words(about)]);
  return [paint('bold', words('help')), ...tableOfTexts(keys, width)];
}

export function helpLines(desk: Desk): string[] {
  const { width, paint, rules, catalogue, words } = desk;
  const first = rules[0]?.heading;
  const hints = Object.entries(catalogue).filter(([key]) => key.startsWith('hint.'));
  return [
    ...keyLines(desk),
    '',
    paint('bold', words('inShort')),
    ...rules.filter(({ heading }) => heading === first).flatMap(({ text }) => wrapped(`  ${text}`, width)),
    ...(hints.length === 0 ? [] : ['', paint('bold', words('goodToKnow'))]),
    ...hints.flatMap(([, hint]) => wrapped(`  - ${hint}`, width, '    ')),
  ];
}

/** The chapters by number, the latest open; or one of them, or all, open. */
export function logLines(chapters: readonly Chapter[], wanted: string, { width, paint, words }: Desk): string[] {
  if (chapters.length === 0) return [words('nothingYet')];
  const last = chapters.length;
  const isOpen = (number: number) => wanted === 'all' || number === (wanted === '' ? last : Number(wanted));
  const shown = chapters.map((chapter, i) => ({ ...chapter, number: i + 1 }));
  if (wanted !== '' && !shown.some(({ number }) => isOpen(number))) return [words('noChapter', { word: wanted })];
  const isList = wanted === '' || wanted === 'all';
  const digits = String(last).length;
  const lines = shown
    .filter(({ number }) => isList || isOpen(number))
    .flatMap(({ number, heading, lines: told }) => {
      const count = isOpen(number) ? '' : ` (${words('lines', { count: told.length })})`;
      const title = paint('bold', heading === '' ? words('before') : heading);
      const indent = ' '.repeat(digits + 2);
      return [
        ...wrapped(`${String(number).padStart(digits)}  ${title}${count}`, width, indent),
        ...(isOpen(number) ? told.flatMap((line) => wrapped(`${indent}- ${line}`, width, `${indent}  `)) : []),
      ];
    });
  return wanted === '' && last > 1 ? [...lines, '', ...wrapped(words('logHint'), width)] : lines;
}

export function rulesLines(word: string, { width, paint, rules, words }: Desk): string[] {
  if (word === '') {
    const list = headings(rules).flatMap((row) => wrapped(row, width, '    '));
    return [...list, '', ...wrapped(words('rulesHint', { example: rules[0]?.id ?? '' }), width)];
  }
  const { shown, more } = rulesAbout(rules, word);
  if (shown.length === 0) return wrapped(words('noRule', { word }), width);
  return [
    ...shown.flatMap(({ id, text }) => [paint('bold', id), ...wrapped(`  ${text}`, width)]),
    ...(more > 0 ? wrapped(words('moreRules', { count: more }), width) : []),
  ];
}

/** Everything with a name like this that has a text of its own. */
export function explainLines(word: string, { width, paint, catalogue, words }: Desk): string[] {
  const wanted = word.toLowerCase();
  const found = Object.keys(catalogue).flatMap((key) => {
    if (!key.startsWith('card.')) return [];
    const name = catalogue[`name.${key.slice('card.'.length)}`];
    return name?.toLowerCase().includes(wanted) ? [{ name, text: say(catalogue, { key }) }] : [];
  });
  if (found.length === 0) return wrapped(words('noWord', { word }), width);
  return found.flatMap(({ name, text }) => [paint('bold', name), ...wrapped(`  ${text}`, width)]);
}
