import { describe, expect, it } from 'vitest';
import { playThrough, sceneFrom } from '../test-table.ts';
import { amongView } from '../view.ts';
import { factsOf, fatesOf, walksOf } from './chronicle.ts';

describe('after the end', () => {
  const scenes = [1, 2, 3, 4, 5, 6].map((seed) => sceneFrom(playThrough(`end ${seed}`, 6, {}), 0));

  it('everybody who is a Ghost has a round and a reason, and nobody else', () => {
    for (const scene of scenes) {
      const view = amongView(scene.view);
      const fates = fatesOf(view, scene.told);
      expect(fates.map(({ kind }) => kind === 'ghost')).toEqual(view.players.map(({ ghost }) => ghost));
    }
  });

  it('whoever is dead got a deadly card from somebody or something, or was voted out or struck', () => {
    for (const scene of scenes) {
      const view = amongView(scene.view);
      const { deadly } = factsOf(view.revealed?.chronicle ?? [], view.players);
      const victims = new Set(deadly.map((fact) => ('receiver' in fact ? fact.receiver : fact.seat)));
      const dead = view.players.flatMap(({ pulse = [] }, seat) => (pulse.includes('dead') ? [seat] : []));
      expect(dead.filter((seat) => !victims.has(seat))).toEqual([]);
    }
  });

  it('each walk begins where the one before ended', () => {
    for (const scene of scenes) {
      const view = amongView(scene.view);
      const rounds = walksOf(scene.told, view.players.length);
      expect(rounds.length).toBe(view.round);
      rounds.slice(1).forEach((walks, i) => {
        walks.forEach((walk, seat) => {
          expect(walk[0]).toBe(rounds[i]?.[seat]?.at(-1));
        });
      });
      expect(rounds.at(-1)?.map((walk) => walk.at(-1))).toEqual(view.players.map(({ location }) => location));
    }
  });
});
