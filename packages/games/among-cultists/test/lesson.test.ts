import { Playthrough, ScriptedChance } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { amongCultists as game } from '../src/index.ts';
import { lesson } from '../src/lesson.ts';
import type { AmongView } from '../src/view.ts';

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
