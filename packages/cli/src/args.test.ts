import { BadInput } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { onlyWord, optionPairs, parseArgs } from './args.ts';

const FLAGS = {
  json: { kind: 'switch', about: '' },
  seed: { kind: 'text', value: 'S', about: '' },
  games: { kind: 'number', value: 'G', from: 1, to: 100, about: '' },
  option: { kind: 'list', value: 'k=v', about: '' },
} as const;

const parse = (...argv: string[]) => parseArgs(argv, FLAGS);

describe('parseArgs', () => {
  it('takes words and flags in any order, glued or apart', () => {
    const { words, flags } = parse('--seed', '7', 'rise', '--games=10', '--json', '--option', 'a=1', '--option=b=2');
    expect(words).toEqual(['rise']);
    expect(flags).toEqual({ seed: '7', games: 10, json: true, option: ['a=1', 'b=2'] });
  });

  it('leaves out what is not given', () => {
    expect(parse().flags).toEqual({ json: false, option: [] });
  });

  it('takes everything after -- as words', () => {
    expect(parse('--', '--json').words).toEqual(['--json']);
  });

  it.each([
    [['--nope'], 'unknown flag --nope'],
    [['-x'], 'unknown flag -x'],
    [['--constructor'], 'unknown flag --constructor'],
    [['--seed'], '--seed wants a value'],
    [['--seed', '--json'], '--seed wants a value'],
    [['--json=yes'], '--json takes no value'],
    [['--games', 'many'], '--games wants a whole number from 1 to 100, not "many"'],
    [['--games', '1.5'], '--games wants a whole number'],
    [['--games', '0'], '--games wants a whole number'],
    [['--games', '101'], '--games wants a whole number'],
    [['--games', ''], '--games wants a whole number'],
    [['--seed', '1', '--seed', '2'], '--seed is given twice'],
  ])('refuses %j', (argv, message) => {
    expect(() => parse(...argv)).toThrow(BadInput);
    expect(() => parse(...argv)).toThrow(message);
  });
});

describe('what a command wants', () => {
  it('is one word, no more and no less', () => {
    expect(onlyWord(['rise'], 'the game')).toBe('rise');
    expect(() => onlyWord([], 'the game')).toThrow('the game is missing');
    expect(() => onlyWord(['a', 'b'], 'the game')).toThrow('unexpected argument "b"');
  });

  it('is name=value for options', () => {
    expect(optionPairs(['a=1', 'b=x=y'])).toEqual({ a: '1', b: 'x=y' });
    expect(() => optionPairs(['a'])).toThrow('--option wants name=value, not "a"');
    expect(() => optionPairs(['=1'])).toThrow('--option wants name=value');
  });
});
