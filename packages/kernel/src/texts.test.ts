import { describe, expect, it } from 'vitest';
import { say } from './texts.ts';

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
