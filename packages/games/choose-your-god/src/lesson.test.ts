import { resolveOptions, ScriptedChance, Telling } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { chooseYourGod as game } from './index.ts';
import { lesson } from './lesson.ts';

describe('the guided first game', () => {
  const chance = new ScriptedChance(lesson.chance, { loose: true });
  const begun = game.setup(lesson.seats, resolveOptions(game, lesson.options), new Telling(chance));

  it('is led by Fafnir against Tiamat, who begins because of her Might', () => {
    expect(begun.players.map(({ cult }) => cult)).toEqual(['fafnir', 'tiamat']);
    expect(begun.firstPlayer).toBe(1);
  });

  it('uses up everything that was prepared', () => {
    expect(chance.left).toBe(0);
  });

  it('begins with Inspiration in the Ruins and a Title that the first coins can buy', () => {
    expect(begun.miracleDeck[0]).toBe('mir-inspiration-1');
    expect(begun.licenseSlots[0]).toBe('lic-title-minstrel');
    expect(begun.players[0]?.coins).toBe(5);
  });
});
