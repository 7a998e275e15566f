/** What is wrong with a message, or looks wrong: each fault as a short sentence. */
import { LANGUAGES, type Language, MessageError, parseMessage } from '@conclave/kernel';
import { argumentsOf, GAP, readingsOf } from './readings.ts';

/** Faults of one message, beside the English one; `names` are all keys of the same game, for forms of names. */
export function faultsOf(language: Language, message: string, english: string, names: ReadonlySet<string>): string[] {
  try {
    parseMessage(message);
  } catch (error) {
    if (error instanceof MessageError) return [`is broken: ${error.message}`];
    throw error;
  }
  const readings = readingsOf(message);
  const ofText = new Set(readings.flatMap((reading) => faultsOfText(language, reading)));
  return [...faultsOfGaps(language, message, english), ...faultsOfForms(message, names), ...ofText];
}

function faultsOfGaps(language: Language, message: string, english: string): string[] {
  const faults: string[] = [];
  const [ours, theirs] = [argumentsOf(message), argumentsOf(english)];
  const named = (all: typeof ours) => new Set(all.map(({ arg }) => arg));
  for (const arg of named(theirs)) if (!named(ours).has(arg)) faults.push(`lacks the gap {${arg}}`);
  for (const arg of named(ours)) if (!named(theirs).has(arg)) faults.push(`has a gap {${arg}} that English has not`);
  const addressed = (all: typeof ours) =>
    new Set(all.flatMap((one) => ('branches' in one && 'you' in one.branches ? [one.arg] : [])));
  for (const arg of addressed(theirs)) {
    if (named(ours).has(arg) && !addressed(ours).has(arg)) faults.push(`calls the reader by name in {${arg}}`);
  }
  const wanted = wantedPlurals(language);
  // A number that changes no word, such as `=0 {none} other {#}`, needs no forms.
  const bends = (one: (typeof ours)[number]) => one.type === 'plural' && 'one' in one.branches;
  const bendsInEnglish = new Set(theirs.filter(bends).map(({ arg }) => arg));
  for (const one of ours) {
    if (one.type !== 'plural' || !(bends(one) || bendsInEnglish.has(one.arg))) continue;
    const missing = wanted.filter((category) => !(category in one.branches));
    if (missing.length > 0) faults.push(`lacks the plural ${missing.join(', ')} of {${one.arg}}`);
  }
  return faults;
}

/** The categories that whole numbers below a thousand fall into. */
function wantedPlurals(language: Language): string[] {
  const rules = new Intl.PluralRules(LANGUAGES[language].locale);
  return [...new Set(Array.from({ length: 1000 }, (_, n) => rules.select(n))), 'other'];
}

function faultsOfForms(message: string, names: ReadonlySet<string>): string[] {
  const forms = argumentsOf(message).flatMap((one) => ('form' in one && one.form !== undefined ? [one.form] : []));
  return forms
    .filter((form) => ![...names].some((key) => key.startsWith('name.') && key.endsWith(`.${form}`)))
    .map((form) => `asks for the form ${form}, which no name has`);
}

/** Names that stay as they are in every language, and what people type. */
const UNTRANSLATED = new RegExp(
  [
    'Cult: Choose Your God Wisely|Choose Your God Wisely|Choose Your God|Rise of Cthulhu|Cult of the Deep|Under the Surface|Curse of the Hunter',
    'Among Cultists|Sentinel Hill|Conclave|Zip Code|npm run [^.]*|conclave [a-z]+|https?://\\S+|\\w+\\.html',
  ].join('|'),
  'g',
);

export function withoutTitles(text: string): string {
  return text.replace(UNTRANSLATED, GAP);
}

/** Words that no other of our languages has. */
const ENGLISH =
  /(?<!\p{L})(the|and|your|yours|with|this|that|from|choose|cards|player|players|turn|draws|plays|is|are|of|nobody|everyone)(?!\p{L})/iu;

interface Marks {
  readonly pairs: readonly (readonly [string, string])[];
}

const MARKS: Readonly<Record<Language, Marks>> = {
  en: { pairs: [['“', '”']] },
  de: {
    pairs: [
      ['„', '“'],
      ['‚', '‘'],
    ],
  },
  fr: {
    pairs: [
      ['«', '»'],
      ['“', '”'],
    ],
  },
  es: {
    pairs: [
      ['«', '»'],
      ['“', '”'],
    ],
  },
  pl: {
    pairs: [
      ['„', '”'],
      ['«', '»'],
    ],
  },
  it: {
    pairs: [
      ['«', '»'],
      ['“', '”'],
    ],
  },
};

/** Faults of plain words, without gaps. */
export function faultsOfText(language: Language, text: string): string[] {
  const own = withoutTitles(text);
  const faults: string[] = [];
  const word = language === 'en' ? null : ENGLISH.exec(own);
  if (word !== null) faults.push(`has the English word “${word[0]}”`);
  const doubled = /(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu.exec(own);
  if (doubled !== null && !/^(vous|nous)$/i.test(doubled[1] ?? '')) faults.push(`says “${doubled[0]}”`);
  if (/ {2}/.test(own)) faults.push('has two spaces in a row');
  if (/\p{L}'|"/u.test(own)) faults.push('has a straight quotation mark or apostrophe');
  return [...faults, ...faultsOfMarks(language, own), ...(ITS_OWN[language]?.(own) ?? [])];
}

function faultsOfMarks(language: Language, text: string): string[] {
  const faults: string[] = [];
  const { pairs } = MARKS[language];
  const known = new Set(pairs.flat());
  for (const mark of new Set(text.match(/[“”„«»‚‘]/g))) {
    if (!known.has(mark)) faults.push(`has the quotation mark ${mark}`);
  }
  const count = (mark: string) => text.split(mark).length - 1;
  for (const [open, close] of pairs) {
    if (count(open) !== count(close)) faults.push(`does not close each ${open} with ${close}`);
  }
  return faults;
}

const ITS_OWN: Readonly<Partial<Record<Language, (text: string) => string[]>>> = {
  fr: (text) => {
    const loose = /(?:^|[^\u00a0\u202f;:!?»])([;!?»])|[^\u00a0\u202f\d]:(?![\d/])|«(?!\u00a0)/u.exec(text);
    return loose === null ? [] : [`lacks a no-break space at “${loose[0]}”`];
  },
  // A mark that stands alone is a key to press, as in "? para ayuda".
  es: (text) =>
    (
      [
        ['¿', /(?<=[^\s(])\?/g, '?'],
        ['¡', /(?<=\S)!/g, '!'],
      ] as const
    )
      .filter(([open, closing]) => text.split(open).length - 1 !== (text.match(closing)?.length ?? 0))
      .map(([open, , close]) => `does not open each ${close} with ${open}`),
  pl: (text) => {
    const loose = /(?<![\p{L}\d])[aiouwz] (?=\S)/iu.exec(text);
    return loose === null ? [] : [`lacks a no-break space after “${loose[0].trim()}”`];
  },
};
