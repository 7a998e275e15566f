/** What the table makes of this game's events: moments, traces, turns, and what only one player was told. */
import { say, type Thing } from '@conclave/kernel';
import type { RiseEvent, RiseTold } from '@conclave/rise-of-cthulhu';
import type { Moment, Scene, Trace } from '../../table/contract.ts';
import { Picture } from '../shared/art/Picture.tsx';
import { emblemOf } from './art/index.ts';
import { LOCATIONS } from './things.ts';
import { riseView } from './view.ts';
import { sayRise } from './words/index.ts';

const named = (scene: Scene, id: string) => say(scene.catalogue, { key: `name.${id}` });

export function heading({ view }: Scene): string {
  return sayRise('rise.turn', { turn: riseView(view).turnNumber });
}

const SET_PICTURE: Readonly<Record<RiseTold<'setMade'>['set'], string>> = {
  colour: 'dark-hunter',
  number: 'monster-ghoul',
  run: 'artifact-elder-sign',
};

export function momentOf(scene: Scene, event: RiseTold): Moment | null {
  if (event.type === 'oldOneAwoke') {
    const { favoured } = event;
    const favour =
      favoured === null
        ? sayRise('rise.favoursNobody')
        : favoured === scene.you
          ? sayRise('rise.favoursYou')
          : sayRise('rise.favours', { name: scene.names[favoured] ?? '' });
    return {
      weight: 'great',
      picture: <Picture emblem={emblemOf(event.oldOne)} />,
      title: sayRise('rise.awakens', { name: named(scene, event.oldOne) }),
      text: `${named(scene, event.location)} · ${favour}`,
      thing: `location:${event.location}`,
    };
  }
  if (event.type === 'setMade') {
    const { set } = event;
    return {
      weight: 'small',
      picture: <Picture emblem={emblemOf(SET_PICTURE[set])} />,
      title: sayRise(`rise.set.${set}`),
      thing: `location:${event.location}`,
    };
  }
  if (event.type === 'artifactPlayed' || event.type === 'monsterPlayed') {
    return {
      weight: 'small',
      picture: <Picture emblem={emblemOf(event.card)} />,
      title: named(scene, event.card),
    };
  }
  return null;
}

const IMPORTANT: ReadonlySet<string> = new Set<RiseTold['type']>([
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

export function isImportant({ type }: RiseTold): boolean {
  return IMPORTANT.has(type);
}

export function beginsTurn({ type }: RiseTold): boolean {
  return type === 'turnBegan';
}

/** The Lamp shows a hand and the next Old One to nobody but its owner. */
export function isOwnNews({ you }: Scene, event: RiseTold): boolean {
  return event.type === 'handSeen' && event.seat === you;
}

export function traceOf({ view }: Scene, event: RiseTold): Trace | null {
  const seat = 'seat' in event ? event.seat : riseView(view).activeSeat;
  const things: Thing[] = [];
  if ('card' in event && event.card !== undefined) things.push(`card:${event.card}`);
  if (event.type === 'hunterMoved') things.push('hunter');
  if (event.type === 'valleyPlayed' || event.type === 'valleyDrawn') things.push('valley');
  if (event.type === 'cultistDestroyed' || event.type === 'oldOneAwoke') things.push(`location:${event.location}`);
  return things.length === 0 ? null : { seat, things };
}

export function ending(scene: Scene<RiseEvent>) {
  const view = riseView(scene.view);
  const { you } = scene;
  const isWon = you !== null && (view.result?.winners.includes(you) ?? false);
  const last = scene.told.findLast((event) => event.type === 'oldOneAwoke');
  const places = LOCATIONS.map((id) => view.locations[id]);
  const part = (seat: number) => ({
    locations: places.filter(({ faces }) => faces === seat).length,
    points: places.reduce((sum, { totals }) => sum + totals[seat as 0 | 1], 0),
  });
  return {
    picture: <Picture emblem={emblemOf(last?.oldOne ?? 'old-one-cthulhu')} />,
    part: you === null ? null : sayRise(isWon ? 'rise.partWon' : 'rise.partLost', part(you)),
  };
}
