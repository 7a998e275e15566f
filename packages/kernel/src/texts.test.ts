import { describe, expect, it } from 'vitest';
import { gapsIn, readBy, say } from './texts.ts';

const catalogue = {
  'choice.bid': 'Bid {card}',
  'event.bids': '{count} bids: {cards}',
  'name.relic-1': 'the Skull',
  'name.relic-2': 'the Crown',
};

describe('say', () => {
  it('fills gaps, with the name where there is one', () => {
    expect(say(catalogue, { key: 'choice.bid', gaps: { card: 'relic-1' } })).toBe('Bid the Skull');
    expect(say(catalogue, { key: 'choice.bid', gaps: { card: 'relic-9' } })).toBe('Bid relic-9');
  });

  it('joins lists', () => {
    const gaps = { count: 2, cards: ['relic-1', 'relic-2'] };
    expect(say(catalogue, { key: 'event.bids', gaps })).toBe('2 bids: the Skull, the Crown');
  });

  it('hides nothing: an open gap and a missing text show as themselves', () => {
    expect(say(catalogue, { key: 'choice.bid' })).toBe('Bid {card}');
    expect(say(catalogue, { key: 'choice.sing' })).toBe('choice.sing');
  });

  it('fills a gap with 0 and with nothing', () => {
    expect(say(catalogue, { key: 'event.bids', gaps: { count: 0, cards: [] } })).toBe('0 bids: ');
  });
});

describe('readBy', () => {
  const lines = {
    'event.healed': '{seat} heals {on, select, you {you} other {{on}}}.',
    'event.healed.you': 'You heal {on, select, you {yourself} other {{on}}}.',
    'event.robbed': '{seat} takes {target, select, you {your} other {{target}’s}} coin.',
    'event.robbed.you': 'You take {target, select, you {your} other {{target}’s}} coin.',
    'event.won': 'Winners: {seats, select, you {you} other {{seats}}}.',
    'event.shuffled': 'The deck is shuffled.',
    'name.seat.0': 'Ada',
    'name.seat.1': 'Ben',
  };
  const ada = readBy(0, lines);
  const healed = (seat: string, on: string) => ({ key: 'event.healed', gaps: { seat, on } });

  it('says who acts as you, with the right verb', () => {
    expect(say(ada, healed('seat.0', 'seat.1'))).toBe('You heal Ben.');
    expect(say(ada, healed('seat.0', 'seat.0'))).toBe('You heal yourself.');
    expect(say(ada, { key: 'event.shuffled' })).toBe('The deck is shuffled.');
  });

  it('says whom it happens to as the gap asks for', () => {
    expect(say(ada, healed('seat.1', 'seat.0'))).toBe('Ben heals you.');
    const robbed = (seat: string, target: string) => ({ key: 'event.robbed', gaps: { seat, target } });
    expect(say(ada, robbed('seat.1', 'seat.0'))).toBe('Ben takes your coin.');
    expect(say(ada, robbed('seat.0', 'seat.1'))).toBe('You take Ben’s coin.');
    expect(say(ada, { key: 'event.won', gaps: { seats: ['seat.1', 'seat.0'] } })).toBe('Winners: Ben, you.');
  });

  it('keeps the names for everybody else', () => {
    expect(say(lines, healed('seat.0', 'seat.1'))).toBe('Ada heals Ben.');
    expect(say(readBy(2, lines), healed('seat.0', 'seat.1'))).toBe('Ada heals Ben.');
  });

  it('names nobody twice who acts on themselves, where the catalogue has a text for it', () => {
    const withSelf = { ...lines, 'event.healed.self': '{seat} heals themselves.' };
    expect(say(withSelf, healed('seat.0', 'seat.0'))).toBe('Ada heals themselves.');
    expect(say(withSelf, healed('seat.0', 'seat.1'))).toBe('Ada heals Ben.');
    expect(say(readBy(1, withSelf), healed('seat.0', 'seat.0'))).toBe('Ada heals themselves.');
    expect(say(readBy(0, withSelf), healed('seat.0', 'seat.0'))).toBe('You heal yourself.');
    expect(say(lines, healed('seat.0', 'seat.0'))).toBe('Ada heals Ada.');
  });
});

describe('gapsIn', () => {
  it('names each gap once, whatever its reader is called in it', () => {
    const text =
      '{seat} gives {to, select, you {you} other {{to}}} {card}, {to, select, you {your} other {{to}’s}} third {card}.';
    expect(gapsIn(text)).toEqual(['seat', 'to', 'card']);
  });
});
