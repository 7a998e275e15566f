import { BadBox, boxText } from '@conclave/kernel';
import { afterEach, expect, it } from 'vitest';
import { languageNow, speak } from '../../i18n/words.ts';
import { formOf } from './box-form.ts';
import { faultInWords } from './fault-words.ts';

/** What the server answers in the language that is read. */
function groupsNow() {
  const word = (en: string, de: string): Record<string, string> => ({
    [languageNow()]: languageNow() === 'de' ? de : en,
  });
  const reaper = { id: 'reaper', words: word('Reaper', 'Schnitter') };
  const things = [
    { value: 'dagger', words: word('Dagger', 'Dolch') },
    { value: 'blood', words: word('Blood', 'Blut') },
  ];
  return [
    { id: 'life', words: word('Starting life', 'Leben zu Beginn'), fields: [{ ...reaper, is: 16, from: 1, to: 40 }] },
    { id: 'symbol', words: word('Power', 'Kraft'), fields: [{ ...reaper, is: 'dagger', things }] },
  ];
}

function faultOf(value: unknown): string {
  const groups = groupsNow();
  try {
    boxText(formOf(groups), value);
  } catch (reason) {
    if (reason instanceof BadBox) return faultInWords(reason.fault, groups);
  }
  return 'no fault';
}

afterEach(() => speak('en'));

it.each([
  [
    { life: { reaper: 0 } },
    '„Leben zu Beginn, Schnitter“ kann nicht 0 sein: Möglich ist eine ganze Zahl von 1 bis 40.',
  ],
  [{ symbol: { reaper: 'x' } }, '„Kraft, Schnitter“ kann nicht "x" sein. Möglich: Dolch, Blut.'],
  [{ life: { cook: 1 } }, 'Unter „Leben zu Beginn“ gibt es "cook" nicht.'],
  [{ lives: {} }, 'Zahlen namens "lives" hat das Spiel nicht.'],
  ['{', 'Sie enthält keine Zahlen für dieses Spiel (erwartet wird JSON).'],
])('says in German what is wrong with %j', async (value, sentence) => {
  await speak('de');
  expect(faultOf(value)).toBe(sentence);
});

it('says it in English', async () => {
  await speak('en');
  expect(faultOf({ life: { reaper: 41 } })).toBe(
    '“Starting life, Reaper” can’t be 41: choose a whole number from 1 to 40.',
  );
});
