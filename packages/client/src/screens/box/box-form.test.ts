import { boxText } from '@conclave/kernel';
import { expect, it } from 'vitest';
import { formOf, swapped, withValue } from './box-form.ts';

const words = { en: 'x', de: 'x', fr: 'x', es: 'x', pl: 'x', it: 'x' };
const thing = (value: string) => ({ value, words });
const form = formOf([
  { id: 'life', words, fields: [{ id: 'reaper', words, is: 16, from: 1, to: 40 }] },
  { id: 'symbol', words, fields: [{ id: 'reaper', words, is: 'dagger', things: [thing('dagger'), thing('cosmos')] }] },
  { id: 'arrival', words, fields: [{ id: 'dagon', words, is: ['a', 'b'], things: [thing('a'), thing('b')] }] },
]);

it('checks what somebody enters as the game does', () => {
  expect(boxText(form, { life: { reaper: 9 }, arrival: { dagon: ['b', 'a'] } })).toBe(
    '{"life":{"reaper":9},"arrival":{"dagon":["b","a"]}}',
  );
  expect(() => boxText(form, { symbol: { reaper: 'blood' } })).toThrow('it can be: dagger, cosmos');
});

it('sets one field and leaves the others', () => {
  expect(withValue({ life: { a: 1 } }, 'life', 'b', 2)).toEqual({ life: { a: 1, b: 2 } });
});

it('lets two things of an order change places', () => {
  expect(swapped(['a', 'b', 'c'], 0, 'c')).toEqual(['c', 'b', 'a']);
});
