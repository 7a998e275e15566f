/** 14 and 15: What is on a screen of 2560 is larger than on one of 1440, and fills it as well. Compares two visits of one game. */
import type { Finding } from '../finding.ts';
import { LIMITS } from '../limits.ts';

export interface Room {
  readonly width: number;
  /** Middle heights by kind of thing. */
  readonly heights: Readonly<Record<string, number>>;
  /** Share of the stage that text and pictures cover. */
  readonly covered: number;
}

/** What each game is played with, and what a large screen is for. */
const GROWS: Readonly<Record<string, readonly string[]>> = {
  'rise-of-cthulhu': ['own card'],
  'choose-your-god': ['board location'],
  'cult-of-the-deep': ['board altar'],
  'among-cultists': ['board location'],
};

export function growth(game: string, rooms: readonly Room[]): Finding[] {
  const small = rooms.find(({ width }) => width === 1440);
  const large = rooms.find(({ width }) => width === 2560);
  if (small === undefined || large === undefined) return [];
  return [...heights(game, small, large), ...use(small, large)];
}

function heights(game: string, small: Room, large: Room): Finding[] {
  return (GROWS[game] ?? []).flatMap((kind) => {
    const [before, after] = [small.heights[kind], large.heights[kind]];
    if (before === undefined || after === undefined || after >= before * LIMITS.growth - 0.5) return [];
    const sentence = `it is ${Math.round(after)} px high at 2560 and ${Math.round(before)} at 1440, not ${LIMITS.growth} times as high`;
    return [{ check: 15, element: kind, sentence }];
  });
}

function use({ covered: before }: Room, { covered: after }: Room): Finding[] {
  if (after >= before - LIMITS.stage.lessAt2560) return [];
  const sentence = `text and pictures cover ${Math.round(after * 100)} % at 2560 and ${Math.round(before * 100)} % at 1440`;
  return [{ check: 14, element: 'stage', sentence }];
}
