/** What the table makes of this game's events: moments, traces, turns, and what only one player was told. */
import type { Thing, ToldEvent } from '@conclave/kernel';
import { say } from '@conclave/kernel';
import type { RiseView } from '@conclave/rise-of-cthulhu';
import type { Moment, Scene, Trace } from '../../table/contract.ts';
import { Picture } from '../shared/art/Picture.tsx';
import { emblemOf } from './art/index.ts';
import { LOCATIONS } from './things.ts';
import { sayRise } from './words/index.ts';

const named = (scene: Scene, id: unknown) => say(scene.catalogue, { key: `name.${id}` });

export function heading({ view }: Scene): string {
  return sayRise('rise.turn', { turn: (view as RiseView).turnNumber });
}

const SET_PICTURE: Readonly<Record<string, string>> = {
  colour: 'dark-hunter',
  number: 'monster-ghoul',
  run: 'artifact-elder-sign',
};

export function momentOf(scene: Scene, event: ToldEvent): Moment | null {
  if (event.type === 'oldOneAwoke') {
    const favoured = event.favoured as number | null;
    const favour =
      favoured === null
        ? sayRise('rise.favoursNobody')
        : favoured === scene.you
          ? sayRise('rise.favoursYou')
          : sayRise('rise.favours', { name: scene.names[favoured] ?? '' });
    return {
      weight: 'great',
      picture: <Picture emblem={emblemOf(String(event.oldOne))} />,
      title: sayRise('rise.awakens', { name: named(scene, event.oldOne) }),
      text: `${named(scene, event.location)} · ${favour}`,
      thing: `location:${event.location}`,
    };
  }
  if (event.type === 'setMade') {
    const set = event.set as 'colour' | 'number' | 'run';
    return {
      weight: 'small',
      picture: <Picture emblem={emblemOf(SET_PICTURE[set] ?? 'dark-hunter')} />,
      title: sayRise(`rise.set.${set}`),
      thing: `location:${event.location}`,
    };
  }
  if (event.type === 'artifactPlayed' || event.type === 'monsterPlayed') {
    return {
      weight: 'small',
      picture: <Picture emblem={emblemOf(String(event.card))} />,
      title: named(scene, event.card),
    };
  }
  return null;
}

const IMPORTANT: ReadonlySet<string> = new Set([
  'cultistPlayed',
  'valleyPlayed',
  'valleyDrawn',
  'hunterMoved',
  'cultistDestroyed',
  'setMade',
  'oldOneAwoke',
  'monsterPlayed',
  'artifactPlayed',
  'cultistStolen',
  'cultistMoved',
  'cultistPlaced',
  'handTaken',
  'locationPowerUsed',
  'gameEnded',
]);

export function isImportant({ type }: ToldEvent): boolean {
  return IMPORTANT.has(type);
}

export function beginsTurn({ type }: ToldEvent): boolean {
  return type === 'turnBegan';
}

/** The Lamp shows a hand and the next Old One to nobody but its owner. */
export function isOwnNews({ you }: Scene, event: ToldEvent): boolean {
  return event.type === 'handSeen' && event.seat === you;
}

export function traceOf({ view }: Scene, event: ToldEvent): Trace | null {
  const seat = typeof event.seat === 'number' ? event.seat : (view as RiseView).activeSeat;
  const things: Thing[] = [];
  if (typeof event.card === 'string') things.push(`card:${event.card}`);
  if (event.type === 'hunterMoved') things.push('hunter');
  if (event.type === 'valleyPlayed' || event.type === 'valleyDrawn') things.push('valley');
  if (event.type === 'cultistDestroyed' || event.type === 'oldOneAwoke') things.push(`location:${event.location}`);
  return things.length === 0 ? null : { seat, things };
}

export function ending(scene: Scene) {
  const view = scene.view as RiseView;
  const { you } = scene;
  const isWon = you !== null && (view.result?.winners.includes(you) ?? false);
  const last = scene.told.findLast((event) => event.type === 'oldOneAwoke');
  const places = LOCATIONS.map((id) => view.locations[id]);
  const part = (seat: number) => ({
    locations: places.filter(({ faces }) => faces === seat).length,
    points: places.reduce((sum, { totals }) => sum + totals[seat as 0 | 1], 0),
  });
  return {
    picture: <Picture emblem={emblemOf(String(last?.oldOne ?? 'old-one-cthulhu'))} />,
    part: you === null ? null : sayRise(isWon ? 'rise.partWon' : 'rise.partLost', part(you)),
  };
}
