import { resolveOptions, SeededChance, silent } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { amongCultists } from '../src/index.ts';
import { scenarios } from '../src/scenario/index.ts';

/** What the table answers for the seat, by its name. */
function answer(given: object, { seats = 4, options = {}, seat = 0 } = {}): string | undefined {
  const s = scenarios.given(seats, resolveOptions(amongCultists, options), given, silent(new SeededChance(1)));
  const asked = amongCultists.pending(s)?.asked.find((one) => one.seat === seat);
  return asked && amongCultists.choiceId(amongCultists.timeOutChoice(amongCultists.viewOf(s, seat), asked));
}

const ICE = { options: { map: 'under-the-surface' } };

describe('a seat whose time has run out (decision table of 4.1)', () => {
  it('stays where it is', () => {
    expect(answer({})).toBe('move');
    expect(answer({ round: 2, players: [{ role: 'cultist' }] })).toBe('move');
  });

  it('ends its turn', () => {
    expect(answer({ phase: 'action' })).toBe('end-turn');
  });

  it('gives Alive, or Dead if it must', () => {
    const meeting = {
      phase: 'encounters',
      players: { 0: { role: 'cultist', location: 'red-1' }, 1: { location: 'red-1' } },
    };
    expect(answer(meeting)).toBe('alive');
    const desperate = { ...meeting.players, 0: { ...meeting.players[0], hand: { alive: 0 } } };
    expect(answer({ ...meeting, players: desperate })).toBe('dead');
  });

  it('keeps the lamp', () => {
    const players = { 0: { location: 'red-1', items: ['item-lamp'] }, 1: { location: 'red-1' } };
    expect(answer({ phase: 'encounters', players }, { ...ICE, seats: 7 })).toBe('keep');
  });

  it('tells the truth about a state', () => {
    const stack = [{ rule: 'announce-state', seat: 0, target: 1 }];
    const cultist = { role: 'cultist' };
    expect(answer({ stack, players: [cultist, { pulse: ['alive', 'dead'] }] })).toBe('announce-dead');
    expect(answer({ stack, players: [cultist, { pulse: ['alive'] }] })).toBe('announce-alive');
  });

  it('sends a Success card by owl into the room it is in', () => {
    const players = [{ location: 'blue-1' }];
    expect(answer({ players, stack: [{ rule: 'owl-card', seat: 0, room: 'blue-1' }] }, ICE)).toBe('success');
    const card = { rule: 'owl-room', seat: 0, room: 'blue-1', card: 'success' };
    expect(answer({ players, stack: [card] }, ICE)).toBe('room:blue-1');
  });

  it('drives the Fishman into the Cafeteria, or the first place from there', () => {
    const stack = [{ rule: 'rifle-destination', seat: 0 }];
    expect(answer({ stack, fishman: 'blue-1' }, ICE)).toBe('location:cafeteria');
    expect(answer({ stack, fishman: 'cafeteria' }, ICE)).toBe('location:pink-1');
  });

  it('has done talking, and skips the vote', () => {
    expect(answer({ stack: [{ rule: 'done-talking', about: 'vote' }] })).toBe('done');
    expect(answer({ stack: [{ rule: 'cast-vote' }] })).toBe('skip');
  });

  it('abstains in the vote for the leader as in any vote (AC-6.12)', () => {
    const stack = [{ rule: 'cast-leader-vote', ballot: 1 }];
    expect(answer({ stack }, { seat: 2 })).toBe('skip');
  });

  it('picks the lowest seat, and guesses the first', () => {
    expect(answer({ stack: [{ rule: 'pick-ritualist', leader: 0, picked: [0] }] })).toBe('pick:1');
    const guess = { stack: [{ rule: 'guess-seer' }] };
    expect(answer(guess, { seats: 5, options: { roles: 'seer' }, seat: 4 })).toBe('guess:0');
  });

  it('waits with the fire, and burns the first room when it must', () => {
    const table = { options: { roles: 'firestarter' } };
    expect(answer({ round: 5, stack: [{ rule: 'event-ack' }] }, table)).toBe('wait');
    expect(answer({ round: 6, stack: [{ rule: 'event-ack' }] }, table)).toBe('burn:pink-1');
    expect(answer({ round: 5, stack: [{ rule: 'event-ack' }] }, { ...table, seat: 1 })).toBe('ready');
  });

  it('sets no snare', () => {
    const table = { seats: 6, options: { 'module-hunter': 'on', roles: 'cursed-hunter' } };
    const players = [{ role: 'cursed-hunter', walk: ['red-1'] }];
    expect(answer({ players, stack: [{ rule: 'end-round' }] }, table)).toBe('ready');
  });
});
