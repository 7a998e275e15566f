/** 1: A lesson stays where it is, unless what it explains moves or something is opened. */
import type { Box } from '../finding.ts';
import { LIMITS } from '../limits.ts';

export interface LessonCard {
  readonly title: string;
  readonly place: Box;
  /** What may send it elsewhere: where the thing is that it explains, and what lies open. */
  readonly because: string;
}

/** The lesson on the screen, if there is one. */
export function seenLesson(): LessonCard | null {
  const card = document.querySelector('[data-region=lesson]');
  if (card === null) return null;
  const { x, y, width, height } = card.getBoundingClientRect();
  const thing = document.querySelector('[data-lesson-thing]')?.getAttribute('style') ?? '';
  const open = ['tray', 'list'].map((region) => document.querySelector(`[data-region=${region}]`) !== null);
  return {
    title: card.querySelector('h2')?.textContent ?? '',
    place: { x, y, width, height },
    because: [thing, ...open, innerWidth, innerHeight].join('/'),
  };
}

export function lessonMoved(before: LessonCard | null, now: LessonCard | null): now is LessonCard {
  if (before === null || now === null || before.title !== now.title || before.because !== now.because) return false;
  return (['x', 'y'] as const).some((side) => Math.abs(before.place[side] - now.place[side]) > LIMITS.regionMoves);
}
