import type { Slot } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { openAfter, optionBehind, otherWays, slotsAfter, stepBack, touch, touchableAfter } from './choosing.ts';
import type { PathOption } from './contract.ts';

function option(name: string, ...path: string[]): PathOption {
  return { choice: { type: name }, description: { path, words: { key: name }, rule: 'X-1' } };
}

function inSlot(slot: Slot, name: string, ...path: string[]): PathOption {
  const { choice, description } = option(name, ...path);
  return { choice, description: { ...description, slot } };
}

const move = [
  option('die 1 to altar', 'die:1', 'altar'),
  option('die 1 to gate', 'die:1', 'gate'),
  option('die 2 to gate', 'die:2', 'gate'),
  inSlot('pass', 'pass', 'button:pass'),
];

const names = (options: readonly PathOption[]) => options.map(({ choice }) => choice.type);

describe('making a choice by touching things', () => {
  it('lets the first things of all paths be touched, and has passing in its slot', () => {
    expect([...touchableAfter(move, [])]).toEqual(['die:1', 'die:2']);
    expect(slotsAfter(move, [])).toEqual({ pass: move[3], confirm: null, listed: [] });
  });

  it('shows where the touched thing can go, and nothing else', () => {
    expect(touch(move, [], 'die:1')).toEqual({ touched: ['die:1'] });
    expect([...touchableAfter(move, ['die:1'])]).toEqual(['altar', 'gate']);
    expect(slotsAfter(move, ['die:1'])).toEqual({ pass: move[3], confirm: null, listed: [] });
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

  it('lists them where several options share a whole path', () => {
    const faces = [option('turn to blood', 'die:1'), option('turn to dagger', 'die:1')];
    expect(touch(faces, [], 'die:1')).toEqual({ touched: ['die:1'] });
    expect(names(slotsAfter(faces, ['die:1']).listed)).toEqual(['turn to blood', 'turn to dagger']);
    expect([...touchableAfter(faces, ['die:1'])]).toEqual([]);
  });

  it('has the only thing to do in the confirm slot at once, and several of them once one is touched', () => {
    const yesOrNo = [inSlot('confirm', 'take it', 'location:6'), inSlot('pass', 'decline', 'button:decline')];
    expect(slotsAfter(yesOrNo, []).confirm).toBe(yesOrNo[0]);
    const walk = [inSlot('confirm', 'to the crypt', 'crypt'), inSlot('confirm', 'to the café', 'café')];
    expect(slotsAfter(walk, []).confirm).toBeNull();
    expect(touch(walk, [], 'crypt')).toEqual({ touched: ['crypt'] });
    expect(slotsAfter(walk, ['crypt']).confirm).toBe(walk[0]);
    expect(optionBehind(walk, [], 'crypt')).toBe(walk[0]);
    expect(touch(walk, ['crypt'], 'café')).toEqual({ touched: ['café'] });
    expect(touch(walk, ['crypt'], 'crypt')).toEqual({ touched: [] });
  });

  it('never puts two options into one slot', () => {
    const two = [inSlot('pass', 'pass', 'button:pass'), inSlot('pass', 'pass for good', 'button:for-good')];
    expect(slotsAfter(two, [])).toEqual({ pass: null, confirm: null, listed: two });
  });

  it('lists an option whose path ends where another one goes on', () => {
    const both = [option('heal', 'card'), option('heal another', 'card', 'seat:2')];
    expect(touch(both, [], 'card')).toEqual({ touched: ['card'] });
    expect(names(slotsAfter(both, ['card']).listed)).toEqual(['heal']);
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

  it('offers the plain way at once, where further touches would only make another of it', () => {
    const walks = [inSlot('confirm', 'straight', 'hall'), inSlot('confirm', 'detour', 'hall', 'crypt')];
    expect(touch(walks, [], 'hall')).toEqual({ touched: ['hall'] });
    expect(slotsAfter(walks, ['hall']).confirm).toBe(walks[0]);
    expect([...touchableAfter(walks, ['hall'])]).toEqual(['crypt']);
    expect(slotsAfter(walks, ['hall', 'crypt']).confirm).toBe(walks[1]);
    expect(optionBehind(walks, [], 'hall')).toBe(walks[0]);
  });
});
