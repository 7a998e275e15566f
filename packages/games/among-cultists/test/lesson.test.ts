import { Playthrough, ScriptedChance } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { amongCultists as game } from '../src/index.ts';
import { lesson, underTheSurfaceLesson } from '../src/lesson.ts';
import type { Among } from '../src/state.ts';
import { mapOf } from '../src/table.ts';
import { type AmongView, viewOf } from '../src/view.ts';

describe('the guided first game', () => {
  const begun = new Playthrough(game, lesson.seats, lesson.options, new ScriptedChance(lesson.chance, { loose: true }));
  const view = game.viewOf(begun.state as never, 0) as AmongView;

  it('makes the learner an Investigator at the University who moves first', () => {
    expect(view.players[0]?.role).toBe('investigator');
    expect(view.variant).toBe('university-a');
    expect(view.pending).toMatchObject({ decision: 'move', seats: [0] });
  });

  it('has no events and no abilities of rooms, and names pink, orange and red at first', () => {
    expect(view.options).toMatchObject({ events: 'off', 'room-abilities': 'off' });
    expect(view.players[0]?.route).toBe('route-01');
  });

  it('lets the first check of an active room on the way bring a book', () => {
    const { rooms } = begun.state as unknown as { rooms: Record<string, { deck: string[] }> };
    for (const room of ['pink-1', 'orange-1', 'red-1']) {
      expect(rooms[room]?.deck).toEqual(['success', 'success', 'success']);
    }
  });
});

describe('the second guided game', () => {
  const { seats, options, chance } = underTheSurfaceLesson;
  const begun = new Playthrough(game, seats, options, new ScriptedChance(chance, { loose: true }));
  const state = begun.state as unknown as Among;
  const view = viewOf(state, 0);

  it('is on the ice, with Items, events and the Organism, and the learner moves first', () => {
    expect(view.options).toMatchObject({ map: 'under-the-surface', items: 'on', events: 'on', organism: 'on' });
    expect(view.players[0]?.role).toBe('investigator');
    expect(view.pending).toMatchObject({ decision: 'move', seats: [0] });
    expect(view.target).toBe(8);
  });

  it('puts the relics where a room can be checked at once, and nobody is dead', () => {
    const relics = mapOf(state).rooms.filter((room) => state.rooms[room]?.item === 'item-relic');
    expect(relics).toEqual(['blue-1', 'orange-1', 'red-1']);
    for (const room of relics) expect(state.rooms[room]?.deck.length).toBeGreaterThanOrEqual(3);
    expect(state.players.map(({ firstPulse }) => firstPulse)).toEqual(Array(5).fill('alive'));
  });
});
