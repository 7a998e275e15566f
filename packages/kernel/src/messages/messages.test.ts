import IntlMessageFormat from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { argumentsIn, type Fillings, formatMessage, type Speaker } from './format.ts';
import { MessageError, parseMessage } from './parse.ts';

const speaking = (locale: string): Speaker => ({ locale, nameOf: String, selectorOf: String });
const said = (message: string, fillings: Fillings = {}, locale = 'en-GB') =>
  formatMessage(message, fillings, speaking(locale));

const CARDS = '{n, plural, =0 {no cards} one {# card} few {# cards (few)} many {# cards (many)} other {# cards}}';

describe('a message', () => {
  it.each([
    ['A plain sentence.', {}],
    ['It’s {name}, isn’t it?', { name: 'Ada' }],
    ["Don't quote '{this}' or ''that''.", {}],
    ["'{'{n}'}' and '#", { n: 3 }],
    ['{name} draws {n, plural, one {# card} other {# cards}}.', { name: 'Ada', n: 1 }],
    ['{n, plural, offset:1 =0 {nobody} =1 {you} one {you and # other} other {you and # others}}', { n: 2 }],
    ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place', { n: 3 }],
    ['{who, select, you {You win} other {{who} wins}} {n, number} points', { who: 'you', n: 12345.5 }],
    ['{who, select, you {You win} other {{who} wins}}', { who: 'Bo' }],
    [
      '{a, plural, one {{b, plural, one {# and #} other {# of # }}} other {{who, select, other {#}}}}',
      { a: 1, b: 2, who: 'x' },
    ],
    [' { spaced , plural , one { # x } other { # y } } ', { spaced: 4 }],
    [CARDS, { n: 0 }],
  ] as [string, Fillings][])('%s is said as intl-messageformat says it', (message, fillings) => {
    const theirs = new IntlMessageFormat(message, 'en-GB').format(fillings as Record<string, string>);
    expect(said(message, fillings)).toBe(theirs);
  });

  it.each(['en-GB', 'de', 'fr', 'es', 'pl', 'it'])('counts as intl-messageformat counts in %s', (locale) => {
    const theirs = new IntlMessageFormat(CARDS, locale);
    for (const n of [0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 100, 102, 1000, 12345, 1000000, 1.5]) {
      expect(said(CARDS, { n }, locale)).toBe(theirs.format({ n }));
    }
  });

  it('joins lists as the language does', () => {
    const names = ['Ada', 'Bo', 'Cy'];
    expect(said('{names}', { names })).toBe('Ada, Bo, Cy');
    expect(said('{names, list}', { names })).toBe('Ada, Bo and Cy');
    expect(said('{names, list}', { names }, 'pl')).toBe('Ada, Bo i Cy');
    expect(said('{names, plural, one {# name} other {# names}}', { names })).toBe('3 names');
    expect(said('{names, select, Bo {you} other {{names}}}', { names })).toBe('Ada, you, Cy');
  });

  it('asks for the form of a name', () => {
    const nameOf = (filling: string | number, form = 'nom') => `${filling} in the ${form}`;
    const speaker = { ...speaking('pl'), nameOf };
    expect(formatMessage('{card} {card.acc}', { card: 'Jade' }, speaker)).toBe('Jade in the nom Jade in the acc');
  });

  it('shows a gap that nothing fills', () => {
    expect(said('Bid {card}')).toBe('Bid {card}');
  });

  it('names its arguments, those inside of branches too', () => {
    expect(argumentsIn('{a} {b, plural, one {{c}} other {{d.acc} {a}}}')).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each([
    'an open {gap',
    'a } alone',
    '{}',
    '{n, plural, one {x}}',
    '{n, plural, one {x} one {y} other {z}}',
    '{n, fancy}',
    '{card.acc, select, other {}}',
    '{n, select, other x}',
  ])('that is broken is refused: %s', (message) => {
    expect(() => parseMessage(message)).toThrow(MessageError);
  });
});
