import { describe, expect, it } from 'vitest';
import { buttonsAfter, openAfter, optionBehind, otherWays, stepBack, touch, touchableAfter } from './choosing.ts';
import type { PathOption } from './contract.ts';

function option(name: string, ...path: string[]): PathOption {
  return { choice: { type: name }, description: { path, words: { key: name }, rule: 'X-1' } };
}

const move = [
  option('die 1 to altar', 'die:1', 'altar'),
  option('die 1 to gate', 'die:1', 'gate'),
  option('die 2 to gate', 'die:2', 'gate'),
  option('pass', 'button:pass'),
];

const names = (options: readonly PathOption[]) => options.map(({ choice }) => choice.type);

describe('making a choice by touching things', () => {
  it('lets the first things of all paths be touched, and makes a button of a pass', () => {
    expect([...touchableAfter(move, [])]).toEqual(['die:1', 'die:2']);
    expect(names(buttonsAfter(move, []))).toEqual(['pass']);
  });

  it('shows where the touched thing can go, and nothing else', () => {
    expect(touch(move, [], 'die:1')).toEqual({ touched: ['die:1'] });
    expect([...touchableAfter(move, ['die:1'])]).toEqual(['altar', 'gate']);
    expect(buttonsAfter(move, ['die:1'])).toEqual([]);
  });

  it('chooses the option at the end of its path', () => {
    expect(touch(move, ['die:1'], 'gate')).toEqual({ chosen: move[1] });
  });

  it('does not jump ahead, even if a thing has only one way to go', () => {
    expect(touch(move, [], 'die:2')).toEqual({ touched: ['die:2'] });
    expect(optionBehind(move, [], 'die:2')).toBeNull();
    expect(optionBehind(move, ['die:2'], 'gate')).toBe(move[2]);
  });

  it('does nothing for a thing that is on no path', () => {
    expect(touch(move, [], 'altar')).toEqual({ refused: true });
    expect(touch(move, ['die:2'], 'altar')).toEqual({ refused: true });
  });

  it('lets a person change their mind: another beginning is taken at once', () => {
    expect(touch(move, ['die:1'], 'die:2')).toEqual({ touched: ['die:2'] });
    expect([...otherWays(move, ['die:1'])]).toEqual(['die:1', 'die:2']);
    expect([...otherWays(move, [])]).toEqual([]);
  });

  it('lets go of a thing that is touched again', () => {
    expect(touch(move, ['die:1'], 'die:1')).toEqual({ touched: [] });
  });

  it('keeps what fits when a later step is changed', () => {
    const trade = [option('a', 'card', 'seat:1', 'coin'), option('b', 'card', 'seat:2', 'coin'), option('c', 'deck')];
    expect(touch(trade, ['card', 'seat:1'], 'seat:2')).toEqual({ touched: ['card', 'seat:2'] });
    expect(touch(trade, ['card', 'seat:1'], 'deck')).toEqual({ chosen: trade[2] });
    expect([...otherWays(trade, ['card', 'seat:1'])]).toEqual(['card', 'seat:1', 'seat:2', 'deck']);
  });

  it('offers buttons where several options share a whole path', () => {
    const faces = [option('turn to blood', 'die:1'), option('turn to dagger', 'die:1')];
    expect(touch(faces, [], 'die:1')).toEqual({ touched: ['die:1'] });
    expect(names(buttonsAfter(faces, ['die:1']))).toEqual(['turn to blood', 'turn to dagger']);
    expect([...touchableAfter(faces, ['die:1'])]).toEqual([]);
  });

  it('makes a button of the only answer on the board, if it is one touch and there are others beside it', () => {
    const yesOrNo = [option('take it', 'location:6'), option('decline', 'button:decline')];
    expect(names(buttonsAfter(yesOrNo, []))).toEqual(['take it', 'decline']);
    expect([...touchableAfter(yesOrNo, [])]).toEqual(['location:6']);
    const secret = [option('play it', 'sigil:x', 'button:play'), option('pass', 'button:pass')];
    expect(names(buttonsAfter(secret, []))).toEqual(['pass']);
  });

  it('offers a button for an option whose path ends where another one goes on', () => {
    const both = [option('heal', 'card'), option('heal another', 'card', 'seat:2')];
    expect(touch(both, [], 'card')).toEqual({ touched: ['card'] });
    expect(names(buttonsAfter(both, ['card']))).toEqual(['heal']);
    expect([...touchableAfter(both, ['card'])]).toEqual(['seat:2']);
  });

  it('goes back one step at a time, and no further than the beginning', () => {
    expect(stepBack(['die:1', 'gate'])).toEqual(['die:1']);
    expect(stepBack(['die:1'])).toEqual([]);
    expect(stepBack([])).toBeNull();
  });

  it('forgets what was touched once no option has that beginning any more', () => {
    expect(openAfter(move, ['die:3'])).toEqual([]);
  });
});
