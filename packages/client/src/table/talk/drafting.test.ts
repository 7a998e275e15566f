import type { AnyGame, Claim, ClaimForm } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { begin, claimIn, draftFrom, isCount, isPicked, knownBy, touched } from './drafting.ts';

const number = (value: number) => ({ value, words: { key: String(value) } });
const named = (value: string | number) => ({ value, words: { key: `name.${value}` } });
const round = { id: 'round', values: [1, 2, 3].map(number), usual: 3 };
const target = { id: 'target', values: [0, 1].map(named) };
const colours = { id: 'colours', values: ['red', 'blue', 'pink'].map(named), many: { least: 1, most: 2 } };
const form: ClaimForm = { type: 'saw', fields: [round, target, colours] };

describe('a claim in the making', () => {
  it('begins with what is usual, and is none until everything is picked', () => {
    const draft = begin(form, []);
    expect(draft.picked).toEqual({ round: 3, colours: [] });
    expect(claimIn(draft)).toBeNull();
    const one = touched(touched(draft, target, 1), colours, 'red');
    expect(claimIn(one)).toEqual({ type: 'saw', round: 3, target: 1, colours: ['red'] });
  });

  it('begins with what one knows where one knows something, which may then be changed', () => {
    const known = { type: 'saw', round: 1, target: 0, colours: ['blue'] } as Claim;
    const draft = begin(form, [{ type: 'other' }, known]);
    expect(claimIn(draft)).toEqual(known);
    expect(claimIn(touched(draft, round, 2))).toEqual({ ...known, round: 2 });
  });

  it('takes a value of a list by one touch and leaves it by another, and never holds more than there is room for', () => {
    const draft = draftFrom(form, { type: 'saw', round: 1, target: 0, colours: [] } as Claim);
    const two = touched(touched(draft, colours, 'red'), colours, 'blue');
    expect(isPicked(two, colours, 'red')).toBe(true);
    expect(touched(two, colours, 'red').picked.colours).toEqual(['blue']);
    expect(touched(two, colours, 'pink').picked.colours).toEqual(['blue', 'pink']);
  });

  it('counts where values are numbers, but seats are called by their names', () => {
    expect([isCount(round), isCount(target), isCount(colours)]).toEqual([true, false, false]);
  });
});

describe('what one knows', () => {
  it('is offered once, however often it happened', () => {
    const drafts = () => [{ type: 'saw' }, { type: 'heard' }, { type: 'saw' }];
    const game = { claims: { drafts } } as unknown as AnyGame;
    expect(knownBy(game, null, []).map(({ type }) => type)).toEqual(['saw', 'heard']);
    expect(knownBy({} as AnyGame, null, [])).toEqual([]);
  });
});
