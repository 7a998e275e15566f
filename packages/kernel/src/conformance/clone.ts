/** A clone is as good as the original and has nothing to do with it. */
import { ScriptedChance } from '../chance.ts';
import { clonePlain } from '../plain.ts';
import { silent } from '../playthrough.ts';
import { type Check, mustBeSame } from './check.ts';
import { spread, visit } from './journey.ts';

const cloneSharesNothing: Check = {
  title: 'a clone is equal, shares nothing, and goes its own way',
  run: (journeys) =>
    visit(journeys, spread, ({ state, move }, { table: { game } }) => {
      const original = clonePlain(state);
      const clone = game.clone(original);
      mustBeSame('a clone differs', clone, state);
      const shared = sharedPath(original, clone);
      if (shared !== null) throw new Error(`a clone shares ${shared} with the original`);
      if (move === null) return;
      game.choose(clone, move.seat, move.choice, silent(new ScriptedChance(move.chance)));
      mustBeSame('playing on a clone changes the original', original, state);
    }),
};

/** The path of an object or list that is part of both, at any depth and any place; null if there is none. */
function sharedPath(original: unknown, clone: unknown): string | null {
  const parts = new Map<unknown, string>();
  eachPart(original, '', (part, path) => parts.set(part, path));
  let shared: string | null = null;
  eachPart(clone, '', (part) => {
    shared ??= parts.get(part) ?? null;
  });
  return shared;
}

function eachPart(value: unknown, path: string, look: (part: object, path: string) => void): void {
  if (value === null || typeof value !== 'object') return;
  look(value, path === '' ? 'the whole state' : path);
  for (const [key, part] of Object.entries(value)) eachPart(part, path === '' ? key : `${path}.${key}`, look);
}

export const CLONE_CHECKS = [cloneSharesNothing];
