import { resolveOptions, SeededChance, silent } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { amongCultists as game } from '../src/index.ts';
import { scenarios } from '../src/scenario/index.ts';

/** What seat 0 is offered at this table of four, each option with its other names. */
function calledAt(given: object): Record<string, readonly string[]> {
  const options = resolveOptions(game, { map: 'under-the-surface', 'discussion-seconds': 0 });
  const s = scenarios.given(4, options, given, silent(new SeededChance(1)));
  const offered = game.pending(s)?.asked[0]?.options ?? [];
  return Object.fromEntries(offered.map((one) => [game.choiceId(one), scenarios.alsoCalled?.(s, one) ?? []]));
}

describe('other names of a choice', () => {
  it('write a walk as a list', () => {
    const called = calledAt({ players: [{ location: 'red-1' }] });
    expect(called.move).toEqual(['stay', '']);
    expect(called['move:ice-west:cafeteria']).toEqual([
      'ice-west:cafeteria',
      'ice-west,cafeteria',
      'move:ice-west,cafeteria',
    ]);
  });

  it('name a target by its Character', () => {
    const called = calledAt({ phase: 'action', players: [{ items: ['item-dagger'] }] });
    expect(called['check-state:1']).toEqual(['check-state:gomery', 'check-state:Gomery']);
    expect(called['hand-over:item-dagger:1']).toContain('hand-over:item-dagger:gomery');
    expect(called['end-turn']).toEqual([]);
  });

  it('leave the question out, or say it', () => {
    const vote = calledAt({ round: 3, phase: 'action', stack: [{ rule: 'vote', seat: 0 }] });
    expect(vote['vote:1']).toEqual(expect.arrayContaining(['1', 'gomery', 'Gomery', 'cast-vote:1', 'vote:gomery']));
    expect(vote['vote:1']).not.toContain('vote:1');
    const owl = calledAt({ phase: 'action', stack: [{ rule: 'owl-room', seat: 0, room: 'red-1', card: 'success' }] });
    expect(owl['room:blue-1']).toEqual(['blue-1', 'owl-room:blue-1']);
    const rifle = calledAt({ phase: 'action', fishman: 'red-1', stack: [{ rule: 'rifle-destination', seat: 0 }] });
    expect(rifle['location:cafeteria']).toEqual(['cafeteria', 'rifle-destination:cafeteria']);
  });

  it('leave out where a danger is', () => {
    const called = calledAt({
      phase: 'action',
      rooms: { 'blue-1': { portal: true } },
      players: [{ location: 'red-1', role: 'cultist' }],
    });
    expect(called['ward:portal:blue-1']).toEqual(['ward:portal']);
  });
});
