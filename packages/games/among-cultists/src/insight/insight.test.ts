import { type Asked, resolveOptions, SeededChance, silent } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { publicSuspicion } from '../beliefs/index.ts';
import type { AmongChoice } from '../choices.ts';
import type { AmongTold } from '../events.ts';
import { amongCultists as game } from '../index.ts';
import type { AmongMemory } from '../memory.ts';
import { scenarios } from '../scenario/index.ts';
import type { Among } from '../state.ts';
import { insight } from './index.ts';
import { mastersEvaluate } from './outlook.ts';
import { suggest } from './suggest.ts';

const OPTIONS = resolveOptions(game);

/** The table a scenario would describe so; seat 3 is the Cultist unless said otherwise. */
function tableAt(given: object): Among {
  return scenarios.given(4, OPTIONS, given, silent(new SeededChance('insight')));
}

/** What seat 0, an Investigator, may hope for. */
function hope(given: object): number {
  return insight.evaluate(tableAt(given), 0);
}

function askedAt(table: Among): Asked<AmongChoice> {
  const asked = game.pending(table)?.asked[0];
  if (asked === undefined) throw new Error('nobody is asked');
  return asked;
}

function suggestionAt(table: Among): string {
  const { seat, decision, options } = askedAt(table);
  return game.choiceId(suggest(table, seat, decision, options, new SeededChance(1)));
}

/** What seat 0 remembers after these events. */
function mindAfter(...events: AmongTold[]): AmongMemory {
  const mind = game.memory.fresh(0);
  for (const event of events) game.memory.note(mind, event);
  return mind;
}

/** How seat 0 sees the others, as the table does. */
function suspicionAfter(...events: AmongTold[]): readonly number[] {
  return publicSuspicion(game.viewOf(tableAt({}), 0), mindAfter(...events));
}

describe('evaluate', () => {
  it('likes points and fears deaths as an Investigator', () => {
    expect(hope({ vp: 8, round: 6 })).toBeGreaterThan(hope({ vp: 3, round: 6 }));
    const withDead = { round: 6, players: { 1: { pulse: ['dead'] }, 2: { pulse: ['dead'] } } };
    expect(hope(withDead)).toBeLessThan(hope({ round: 6 }));
  });

  it('is the opposite for the Cultist', () => {
    const table = tableAt({ vp: 8, round: 6 });
    expect(insight.evaluate(table, 3)).toBeCloseTo(-insight.evaluate(table, 0));
  });

  it('does not like to be alone with a Cultist', () => {
    const place = (location: string) => ({
      phase: 'encounters',
      players: { 0: { location: 'hall-nw' }, 3: { location } },
    });
    expect(hope(place('hall-nw'))).toBeLessThan(hope(place('hall-se')));
  });

  it('prefers good cards in the rooms', () => {
    const deck = (card: string) => ({ rooms: { 'blue-1': { deck: ['success', card, card] } } });
    expect(hope(deck('success'))).toBeGreaterThan(hope(deck('sabotage')));
  });

  it('votes for the Cultist and not for an Investigator', () => {
    const worthOf = (target: number) => {
      const table = tableAt({ round: 4, phase: 'action', stack: [{ rule: 'vote', seat: 0 }] });
      const ctx = silent(new SeededChance(1));
      while (askedAt(table).decision === 'done-talking') game.apply(table, askedAt(table).seat, { type: 'done' }, ctx);
      game.apply(table, 0, { type: 'vote', target }, ctx);
      return insight.evaluate(table, 0);
    };
    expect(worthOf(3)).toBeGreaterThan(worthOf(1));
  });
});

describe('weigh', () => {
  const weighed = (table: Among) => {
    const { seat, decision, options } = askedAt(table);
    const worths = insight.weigh?.(table, seat, decision, options) ?? [];
    return new Map(options.map((option, i) => [game.choiceId(option), worths[i]]));
  };

  it('leaves the table as it was', () => {
    for (const phase of ['movement', 'action'] as const) {
      const table = tableAt({ phase, round: 3, players: { 0: { location: 'orange-1', route: 'route-02' } } });
      const before = game.clone(table);
      expect(weighed(table).size).toBeGreaterThan(1);
      expect(table).toEqual(before);
    }
  });

  it('keeps away from somebody who would strike', () => {
    const players = { 0: { location: 'hall-ne' }, 1: { location: 'red-2' }, 2: { location: 'blue-3' } };
    const walks = weighed(tableAt({ round: 2, players: { ...players, 3: { location: 'hall-nw' } } }));
    const worthOf = (walk: string) => walks.get(walk) ?? Number.NaN;
    expect(worthOf('move:cafeteria:hall-nw')).toBeLessThan(worthOf('move:cafeteria:hall-sw'));
  });

  it('minds the Dead card of an unsafe passage only if it is one', () => {
    const through = (top: string) =>
      weighed(tableAt({ round: 2, unsafeDeck: [top, 'alive'], players: { 0: { location: 'pink-1' } } })).get(
        'move:crypt-tunnel',
      ) ?? Number.NaN;
    expect(through('dead')).toBeLessThan(through('alive'));
  });

  it('turns a card over for what the deck holds on average', () => {
    const checking = (...deck: string[]) =>
      weighed(
        tableAt({
          phase: 'action',
          rooms: { 'orange-1': { deck } },
          players: { 0: { location: 'orange-1', route: 'route-01' } },
        }),
      ).get('check-room') ?? Number.NaN;
    expect(checking('failure', 'success', 'success')).toBeCloseTo(checking('success', 'success', 'failure'));
    expect(checking('success', 'success', 'success')).toBeGreaterThan(checking('success', 'success', 'failure'));
    expect(checking('success', 'success', 'failure')).toBeGreaterThan(checking('success', 'success', 'sabotage'));
  });

  it('wins by points where the last one is sure', () => {
    const table = tableAt({
      phase: 'action',
      vp: 9,
      rooms: { 'orange-1': { deck: ['success', 'success', 'success'] } },
      players: { 0: { location: 'orange-1', route: 'route-01' } },
    });
    expect(weighed(table).get('check-room')).toBe(1);
  });
});

describe('suggest', () => {
  it('takes a book where a room is sure to give one', () => {
    const table = tableAt({
      phase: 'action',
      players: { 0: { location: 'orange-1', route: 'route-01' } },
      rooms: { 'orange-1': { deck: ['success', 'success', 'success'] } },
    });
    expect(suggestionAt(table)).toBe('check-room');
  });

  it('lets the Cultist claim when enough are dead, and not before', () => {
    const dead = { pulse: ['dead'] };
    const claim = (players: object) => suggestionAt(tableAt({ round: 4, startPlayer: 3, players }));
    expect(claim({ 0: dead, 1: dead, 2: dead })).toBe('claim-victory');
    expect(claim({ 0: dead, 1: dead })).not.toBe('claim-victory');
  });

  it('answers every question of whole games with an option that is offered', () => {
    for (const [seats, preset] of [
      [6, 'mixed'],
      [8, 'polar'],
    ] as const) {
      const chance = new SeededChance(seats);
      const ctx = silent(chance);
      const table = game.setup(seats, resolveOptions(game, { preset }), ctx);
      let pending = game.pending(table);
      while (pending !== null) {
        const { seat, decision, options } = pending.asked[0] as Asked<AmongChoice>;
        const choice = suggest(table, seat, decision, options, chance);
        expect(options).toContain(choice);
        expect(Math.abs(insight.evaluate(table, seat))).toBeLessThanOrEqual(1);
        pending = game.apply(table, seat, choice, ctx);
      }
    }
  });
});

describe('beliefs', () => {
  const given = (seat: number, receiver: number): AmongTold => ({ type: 'pulseGiven', seat, receiver });
  const died = (seat: number): AmongTold => ({ type: 'died', seat, location: 'hall-nw', by: 'check' });

  it('suspect nobody more than others at first', () => {
    for (const one of suspicionAfter()) expect(one).toBeCloseTo(1 / 4);
  });

  it('suspect who gave a card to somebody found dead, and clear the dead', () => {
    const [, dead = 1, giver = 0, other = 1] = suspicionAfter(given(2, 1), died(1));
    expect(giver).toBeGreaterThan(other);
    expect(dead).toBeLessThan(0.05);
  });

  it('suspect who called somebody alive who was dead', () => {
    const said = { type: 'stateAnnounced', seat: 2, target: 1, state: 'alive' } as const;
    const [, , liar = 0, other = 1] = suspicionAfter(said, died(1));
    expect(liar).toBeGreaterThan(0.8);
    expect(other).toBeLessThan(0.1);
  });

  it('suspect who placed a card where something bad came up', () => {
    const [, placer = 0, other = 1] = suspicionAfter(
      { type: 'cardPlaced', seat: 1, room: 'blue-2' },
      { type: 'roomChecked', seat: 2, room: 'blue-2', card: 'sabotage' },
    );
    expect(placer).toBeGreaterThan(other);
  });

  it('suspect who acts in rooms that no Route card allows', () => {
    // No Route card names blue in each of the first six rounds (AC-2.8).
    const visits = [1, 2, 3, 4, 5, 6].flatMap((round): AmongTold[] => [
      { type: 'roundBegan', round, startPlayer: 0 },
      { type: 'cardPlaced', seat: 2, room: 'blue-2' },
    ]);
    const [, other = 1, roamer = 0] = suspicionAfter(...visits);
    expect(roamer).toBeGreaterThan(other * 10);
  });

  it('count deeds with four players only', () => {
    const clearedBy = (seats: number, map: string) => {
      const table = scenarios.given(seats, resolveOptions(game, { map }), {}, silent(new SeededChance('deeds')));
      const after = (deed: AmongTold) => publicSuspicion(game.viewOf(table, 0), mindAfter(deed))[1] ?? 0;
      const placed = after({ type: 'cardPlaced', seat: 1, room: 'blue-1' });
      return placed - after({ type: 'roomChecked', seat: 1, room: 'blue-1', card: 'success' });
    };
    expect(clearedBy(4, 'university')).toBeGreaterThan(0);
    expect(clearedBy(4, 'under-the-surface')).toBeGreaterThan(clearedBy(4, 'university'));
    expect(clearedBy(5, 'university')).toBeCloseTo(0, 10);
  });

  it('lead the worlds that a seat imagines', () => {
    const view = game.viewOf(tableAt({}), 0);
    const mind = mindAfter(given(2, 1), died(1));
    const chance = new SeededChance('worlds');
    const worlds = Array.from({ length: 200 }, () => game.worldFrom(view, chance, mind));
    const cultistIs = (seat: number) => worlds.filter(({ players }) => players[seat]?.role === 'cultist').length;
    expect(cultistIs(2)).toBeGreaterThan(cultistIs(3));
    expect(cultistIs(1)).toBeLessThan(20);
  });

  it('let a master suspect who places cards and never turns one over', () => {
    const view = game.viewOf(tableAt({}), 0);
    const turnsOver = [1, 3].map((seat): AmongTold => ({ type: 'roomChecked', seat, room: 'blue-1', card: 'success' }));
    const mind = mindAfter(...turnsOver, { type: 'cardPlaced', seat: 2, room: 'blue-3' }, ...turnsOver);
    const cultistsIn = (imagine: typeof game.worldFrom) => {
      const chance = new SeededChance('masters');
      const worlds = Array.from({ length: 200 }, () => imagine(view, chance, mind));
      return worlds.filter(({ players }) => players[2]?.role === 'cultist').length;
    };
    expect(cultistsIn(insight.imagine as typeof game.worldFrom)).toBeGreaterThan(cultistsIn(game.worldFrom) + 40);
  });
});

describe('a master at the end of a trial', () => {
  const round = 5;
  const doubting = (suspicion: readonly number[]) => ({ suspicion });
  const outlook = (given: object, suspicion: readonly number[] = [0.25, 0.25, 0.25, 0.25], seat = 0) => {
    const table = tableAt({ round, ...given });
    table.doubts = doubting(suspicion);
    return mastersEvaluate(table, seat, game.memory.fresh(seat));
  };

  it('hopes for points, and fears the dead that a Cultist knows of', () => {
    expect(outlook({ vp: 8 })).toBeGreaterThan(outlook({ vp: 4 }));
    const dead = [0, 1, 2].map((seat) => [seat, { firstPulse: 'dead', pulse: ['dead'] }]);
    expect(outlook({ players: Object.fromEntries(dead) })).toBeLessThan(-0.9);
    expect(outlook({ players: Object.fromEntries(dead.slice(1)) })).toBeLessThan(outlook({}));
  });

  it('wants the table to suspect the right one', () => {
    expect(outlook({}, [0.05, 0.1, 0.05, 0.8])).toBeGreaterThan(outlook({}, [0.05, 0.8, 0.05, 0.1]));
    expect(outlook({}, [0.05, 0.1, 0.05, 0.8], 3)).toBeLessThan(outlook({}, [0.05, 0.8, 0.05, 0.1], 3));
  });

  it('judges as anybody else in the middle of a round', () => {
    const table = tableAt({ round, phase: 'action' });
    expect(mastersEvaluate(table, 0, game.memory.fresh(0))).toBe(insight.evaluate(table, 0));
  });
});
