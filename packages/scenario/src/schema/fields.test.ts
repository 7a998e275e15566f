import { describe, expect, it } from 'vitest';
import { bySeat, called, either, fields, flag, framesOf, inShort, listOf, oneOf, wholeNumber } from './fields.ts';
import { read } from './read.ts';

const CARDS = ['bell', 'ward'] as const;

const schema = fields({
  life: wholeNumber(5, 1).default(1),
  awake: flag().default(false),
  hand: listOf(oneOf(CARDS)).default([]),
  sigil: oneOf(CARDS).nullable(),
  phase: oneOf(['day', 'night']),
});

describe('the fields of a given', () => {
  it('are known ones only', () => {
    expect(() => read(schema, { moon: 1 })).toThrow(
      'given: unknown field moon; there are: life, awake, hand, sigil, phase',
    );
    expect(() => read(schema, { moon: null })).toThrow('given: unknown field moon');
    expect(() => read(schema, [])).toThrow('given: fields are wanted, not []');
    expect(() => read(schema, null)).toThrow('given: fields are wanted, not null');
  });

  it('are read as what they should be, or by their default', () => {
    expect(read(schema, { life: 3, awake: true, hand: ['bell', 'ward'] })).toEqual({
      life: 3,
      awake: true,
      hand: ['bell', 'ward'],
    });
    expect(read(schema, {})).toEqual({ life: 1, awake: false, hand: [] });
  });

  it('count as left out where they are null, unless that is a value of theirs', () => {
    expect(read(schema, { life: null, phase: null, sigil: null })).toEqual({
      life: 1,
      awake: false,
      hand: [],
      sigil: null,
    });
  });

  it('never share a default', () => {
    read(schema, {}).hand.push('bell');
    expect(read(schema, {}).hand).toEqual([]);
  });

  it.each<[object, string]>([
    [{ life: 6 }, 'given.life: a whole number from 1 to 5 is wanted, not 6'],
    [{ life: 0 }, 'given.life: a whole number from 1 to 5 is wanted, not 0'],
    [{ life: 1.5 }, 'given.life: a whole number from 1 to 5 is wanted, not 1.5'],
    [{ life: 'x' }, 'given.life: a whole number from 1 to 5 is wanted, not "x"'],
    [{ awake: 'x' }, 'given.awake: true or false is wanted, not "x"'],
    [{ hand: 'x' }, 'given.hand: a list is wanted, not "x"'],
    [{ hand: ['bell', 'moon'] }, 'given.hand.1: "moon" does not belong here; there are: bell, ward'],
    [{ phase: 'lunch' }, 'given.phase: "lunch" does not belong here; there are: day, night'],
  ])('are refused with their path and what is allowed: %j', (data, message) => {
    expect(() => read(schema, data)).toThrow(message);
  });

  it('are missed where they are needed', () => {
    const needy = listOf(fields({ face: oneOf(CARDS), lent: flag() }, { needs: ['face'] }));
    expect(read(needy, [{ face: 'bell' }])).toEqual([{ face: 'bell' }]);
    expect(() => read(needy, [{ lent: true }], 'dice')).toThrow('dice.0.face: it is missing');
  });

  it('are named by the ends of a long list of what is allowed', () => {
    const ids = Array.from({ length: 50 }, (_, i) => `card-${i}`);
    expect(() => read(oneOf(ids), 'x')).toThrow(
      'given: "x" does not belong here; there are: card-0, card-1, card-2, card-3, card-4 ... card-48, card-49 (50 in all)',
    );
  });
});

describe('what stands for seats', () => {
  const players = bySeat(fields({ life: wholeNumber().default(2) }), 3);

  it('is a list, or fields by number', () => {
    expect(read(players, [{ life: 1 }])).toEqual([{ life: 1 }, { life: 2 }, { life: 2 }]);
    expect(read(players, { 1: { life: 1 }, 2: null })).toEqual([{ life: 2 }, { life: 1 }, { life: 2 }]);
    expect(read(players, undefined)).toEqual([{ life: 2 }, { life: 2 }, { life: 2 }]);
  });

  it('is there for no more seats than there are', () => {
    const message = 'players: unknown field 3; there are 3 seats: 0, 1, 2';
    expect(() => read(players, [{}, {}, {}, {}], 'players')).toThrow(message);
    expect(() => read(players, { 3: {} }, 'players')).toThrow(message);
    expect(() => read(players, 7, 'players')).toThrow('players: fields are wanted, not 7');
    expect(() => read(players, [{}, { life: -1 }], 'players')).toThrow('players.1.life: a whole number from 0 to 1000');
  });
});

describe('what can be written in several ways', () => {
  it('may be short', () => {
    const die = inShort((data) => (typeof data === 'string' ? { face: data } : data), fields({ face: oneOf(CARDS) }));
    expect(read(die, 'bell')).toEqual({ face: 'bell' });
    expect(() => read(die, 'moon', 'die')).toThrow('die.face: "moon" does not belong here');
  });

  it('may have several names', () => {
    const place = called((name) => (name === 9 || name === 'port' ? 9 : undefined), 'place', '1 to 13 or its name');
    expect(read(listOf(place), [9, 'port'])).toEqual([9, 9]);
    expect(() => read(place, 14)).toThrow('given: 14 is no place; write 1 to 13 or its name');
  });

  it('may be one or the other', () => {
    const acting = either(wholeNumber(3), oneOf(['none']), 'a seat or none');
    expect([read(acting, 2), read(acting, 'none')]).toEqual([2, 'none']);
    expect(() => read(acting, 4)).toThrow('given: a seat or none is wanted, not 4');
  });
});

describe('rules under way', () => {
  const stack = fields({ stack: framesOf<{ rule: 'turn'; at?: number }>({ turn: null }) });

  it('are taken as they are written, if there are such rules', () => {
    const written = { rule: 'turn', at: 0 };
    const [frame] = read(stack, { stack: [written] }).stack;
    expect(frame).toEqual(written);
    expect(frame).not.toBe(written);
    expect(read(stack, {}).stack).toEqual([]);
  });

  it.each<[unknown, string]>([
    [[{ rule: 'nap' }], 'given.stack.0: there is no rule "nap"'],
    [[null], 'given.stack.0: there is no rule null'],
    ['turn', 'given.stack: a list is wanted, not "turn"'],
  ])('are refused otherwise: %j', (data, message) => expect(() => read(stack, { stack: data })).toThrow(message));
});
