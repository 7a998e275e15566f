import type { Thing } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { stepAfter, type Worded } from './choosing.ts';

const option = (text: string, ...path: Thing[]): Worded => ({
  choice: { type: text },
  path,
  text,
  warning: null,
  isPass: false,
});

const NAMES: Readonly<Record<string, string>> = {
  'item:lamp': 'Lamp',
  'item:boots': 'Boots',
  'die:1': 'die 1 (Blood)',
};
const nameOf = (thing: Thing) => NAMES[thing] ?? (thing.startsWith('place:') ? thing.slice(6) : null);
const step = (options: readonly Worded[], ...touched: Thing[]) => stepAfter(options, touched, nameOf);
const labels = ({ entries }: ReturnType<typeof stepAfter>) => entries.map(({ label }) => label);

const dice = [1, 2].flatMap((die) =>
  ['Ash', 'Bramble', 'Lamia (Altar 1)', 'Sirens (Altar 2)'].map((to) =>
    option(`Put die ${die} (Blood) on ${to}`, `die:${die}`, `to:${to}`),
  ),
);
const commit = [...dice, option('End the Commit phase', 'button:end')];

describe('a choice in steps', () => {
  it('lists a few options as they are', () => {
    const few = dice.slice(0, 4);
    expect(labels(step(few.slice(0, 2).concat(option('Pass', 'button:pass'))))).toEqual([
      'Put die 1 (Blood) on Ash',
      'Put die 1 (Blood) on Bramble',
      'Pass',
    ]);
  });

  it('asks first for the thing, then for what is done with it', () => {
    const first = step(commit);
    expect(first.heading).toBeNull();
    expect(labels(first)).toEqual(['Put die 1 (Blood) on …', 'Put die 2 (Blood) on …', 'End the Commit phase']);
    expect(first.entries[1]).toMatchObject({ touched: ['die:2'] });
    const second = step(commit, 'die:2');
    expect(second.heading).toBe('Put die 2 (Blood) on …');
    expect(labels(second)).toEqual(['Ash', 'Bramble', 'Lamia (Altar 1)', 'Sirens (Altar 2)']);
    expect(second.entries[0]).toMatchObject({ option: { text: 'Put die 2 (Blood) on Ash' } });
  });

  it('keeps the verb of a German infinitive at the end of the heading', () => {
    const german = ['Ash', 'Bramble'].map((to) => option(`Würfel 1 (Blut) auf ${to} legen`, 'die:1', `to:${to}`));
    const { heading, entries } = step([...german, ...commit], 'die:1');
    expect(heading).toBe('die 1 (Blood) …');
    expect(entries).toHaveLength(6);
    const alone = step(german);
    expect(alone.heading).toContain('Würfel 1 (Blut) auf … legen');
    expect(labels(alone)).toEqual(['Ash', 'Bramble']);
  });

  it('says which thing it is about where the sentences do not', () => {
    const handing = ['lamp', 'boots'].flatMap((item) =>
      ['Ash', 'Bramble', 'Cinder', 'Dusk'].map((to) => option(`Hand over to ${to}`, `item:${item}`, `seat:${to}`)),
    );
    expect(labels(step(handing))).toEqual(['Lamp: Hand over to …', 'Boots: Hand over to …']);
  });

  it('names things alone in a long list, and says the whole sentence after', () => {
    const walks = Array.from({ length: 11 }, (_, i) =>
      option(`Go to ${i} by way of 0`, `place:Hall ${i}`, 'button:go'),
    );
    const long = [option('Stay here', 'button:stay'), ...walks];
    expect(labels(step(long)).slice(0, 3)).toEqual(['Stay here', 'Hall 0', 'Hall 1']);
    expect(step(long, 'place:Hall 1')).toMatchObject({ heading: null, entries: [{ label: 'Go to 1 by way of 0' }] });
  });

  it('keeps a sentence whole that says no more than the heading', () => {
    const ways = [option('Go to the Hall', 'place:Hall', 'a'), option('Go to the Hall by way of B', 'place:Hall', 'b')];
    const { heading, entries } = step([...ways, ...commit], 'place:Hall');
    expect(heading).toBe('Go to the Hall …');
    expect(entries.map(({ label }) => label)).toEqual(['Go to the Hall', 'by way of B']);
  });
});
