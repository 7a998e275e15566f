import { describe, expect, it } from 'vitest';
import { sectionsAbout, withRuleIds } from './search.ts';

const rules = [
  { id: 'RC-4.13', heading: 'Das Tal', text: 'Wer auf das Tal spielt, bewegt den Jäger (RC-4.14).' },
  { id: 'RC-4.14', heading: 'Der Jäger', text: 'Er vernichtet den höchsten Kultisten.' },
  { id: 'RC-4.15', heading: 'Der Jäger', text: 'Er bleibt dort.' },
];

const ids = (search: string) => sectionsAbout(rules, search).flatMap((section) => section.rules.map((rule) => rule.id));

describe('searching the rules', () => {
  it('shows everything under its headings when nothing is searched for', () => {
    expect(sectionsAbout(rules, ' ').map(({ heading, rules: found }) => [heading, found.length])).toEqual([
      ['Das Tal', 1],
      ['Der Jäger', 2],
    ]);
  });

  it('finds words in texts, headings and ids, whatever their accents and capitals', () => {
    expect(ids('JAGER')).toEqual(['RC-4.13', 'RC-4.14', 'RC-4.15']);
    expect(ids('rc-4.15')).toEqual(['RC-4.15']);
  });

  it('wants every word', () => {
    expect(ids('jäger tal')).toEqual(['RC-4.13']);
    expect(ids('jäger wal')).toEqual([]);
  });

  it('lets the ids inside a text be opened', () => {
    expect(withRuleIds('See RC-4.14 and RC-5.1.')).toEqual([
      { text: 'See ', isRule: false },
      { text: 'RC-4.14', isRule: true },
      { text: ' and ', isRule: false },
      { text: 'RC-5.1', isRule: true },
      { text: '.', isRule: false },
    ]);
  });
});
