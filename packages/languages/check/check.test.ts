import { ALL_LANGUAGES, OFFERED_LANGUAGES } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './faults.ts';
import { misnamed, misnamedIn, readGlossary } from './glossary.ts';
import { reportOn } from './report.ts';

const NONE: ReadonlySet<string> = new Set();

describe.each(OFFERED_LANGUAGES)('%s', (language) => {
  it('is complete, has nothing that is not said, and nothing that looks wrong', async () => {
    const reports = await reportOn(language);
    expect(reports.length).toBeGreaterThan(40);
    expect(reports.filter((one) => one.missing.length + one.unused.length + one.suspicious.length > 0)).toEqual([]);
  });
});

describe.each(ALL_LANGUAGES.filter((language) => language !== 'en'))('the glossary of %s', (language) => {
  it('has the names on the table', async () => {
    expect(await misnamedIn(language)).toEqual([]);
  });

  it('has terms of all four games', () => {
    const games = readGlossary(language).map(({ game }) => game);
    expect(new Set(games).size).toBe(5);
  });
});

it('finds a name that the glossary calls otherwise', () => {
  const entries = [{ game: 'rise-of-cthulhu', english: 'dark hunter', terms: ['chasseur des ténèbres'] }];
  const english = { 'name.hunter': 'Dark Hunter' };
  expect(misnamed(entries, english, { 'name.hunter': 'Chasseur des ténèbres' })).toEqual([]);
  expect(misnamed(entries, english, { 'name.hunter': 'Chasseur noir' })).toHaveLength(1);
});

describe('a suspicious message', () => {
  it.each([
    ['fr', 'Piochez {n} cartes.', 'Draw {count} cards.', 'lacks the gap {count}'],
    ['fr', 'Piochez {n} cartes.', 'Draw {count} cards.', 'has a gap {n} that English has not'],
    ['fr', 'Choisissez une carte: {card}.', '{card}', 'lacks a no-break space at “e:”'],
    ['fr', 'Prêt ?', 'Ready?', 'lacks a no-break space at “ ?”'],
    ['fr', 'la main "de fer"', 'x', 'has a straight quotation mark or apostrophe'],
    ['pl', '{n, plural, one {# karta} other {# kart}}', '{n}', 'lacks the plural many, few of {n}'],
    ['pl', 'Karta w ręce', 'x', 'lacks a no-break space after “w”'],
    ['pl', 'Wybierz „kartę“', 'x', 'has the quotation mark “'],
    ['es', 'Quieres robar?', 'x', 'does not open each ? with ¿'],
    ['it', 'Pesca the carta.', 'x', 'has the English word “the”'],
    ['de', 'Ziehe die die Karte.', 'x', 'says “die die”'],
    [
      'de',
      '{seat} gewinnt.',
      '{seat, select, you {You win} other {{seat} wins}}.',
      'calls the reader by name in {seat}',
    ],
    ['pl', 'w{card.loc}', '{card}', 'asks for the form loc, which no name has'],
    ['de', '{n, plural, one {x}}', '{n}', 'is broken: wants a branch other in {n, plural} at 20: {n, plural, one {x}}'],
  ] as const)('in %s: %s', (language, message, english, fault) => {
    expect(faultsOf(language, message, english, NONE)).toContain(fault);
  });

  it.each([
    ['fr', 'Prêt\u202f? «\u00a0{card}\u00a0»\u00a0: {n, plural, one {# carte} other {# cartes}} à 18:05', '{card} {n}'],
    [
      'pl',
      '{n, plural, one {# karta} few {# karty} many {# kart} other {# karty}} w\u00a0talii: „{card}”',
      '{n} {card}',
    ],
    ['es', '¿Robar la carta «{card}»? ¡Listo!', '{card}'],
    ['it', 'Giochi a Rise of Cthulhu', 'x'],
  ] as const)('is not this, in %s: %s', (language, message, english) => {
    expect(faultsOf(language, message, english, NONE)).toEqual([]);
  });
});
