import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import { type Box, placeFor } from './placement.ts';

export interface LessonPlace {
  /** Where the card lies. */
  readonly card: CSSProperties;
  /** There is less room than the card would like. */
  readonly isTight: boolean;
  /** Where the thing is that the lesson speaks of; null: it is nowhere to be seen. */
  readonly thing: CSSProperties | null;
}

/** Things travel, trays open, windows are turned: where everything is is looked at this often, in milliseconds. */
const LOOK = 250;
/** Lines that are too long are hard to read. */
const WIDE = 480;
const EDGE = 6;

export function useLessonPlace(
  card: RefObject<HTMLElement | null>,
  lesson: string | undefined,
  thing: string | undefined,
): LessonPlace | null {
  const [place, setPlace] = useState<LessonPlace | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each lesson is a card of its own
  useLayoutEffect(() => {
    const element = card.current;
    if (element === null) return;
    const look = () => {
      const found = findPlace(element, thing);
      setPlace((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    look();
    const timer = setInterval(look, LOOK);
    addEventListener('resize', look);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', look);
    };
  }, [card, lesson, thing]);
  return place;
}

function findPlace(card: HTMLElement, thing: string | undefined): LessonPlace | null {
  const board = boxOf('[data-region="board"]');
  if (board === null) return null;
  const own = boxOf('[data-region="own"]') ?? { ...board, top: board.bottom };
  const isDesk = document.querySelector('[data-frame="desk"]') !== null;
  const target = thing === undefined ? null : boxOf(`[data-thing="${CSS.escape(thing)}"]`);
  const open = ['tray', 'list'].map((region) => boxOf(`[data-region="${region}"]`)).filter((box) => box !== null);
  const { room, edge } = placeFor(
    { aside: isDesk ? boxOf('[data-region="aside"]') : null, board, own, thing: target, open },
    (width) => heightAt(card, width),
  );
  const width = Math.min(WIDE, room.right - room.left - 2 * EDGE);
  return {
    isTight: heightAt(card, room.right - room.left) > room.bottom - room.top,
    card: {
      left: room.left + EDGE,
      width,
      maxHeight: room.bottom - room.top - 2 * EDGE,
      ...(edge === 'top' ? { top: room.top + EDGE } : { bottom: innerHeight - room.bottom + EDGE }),
    },
    thing: target && {
      left: target.left,
      top: target.top,
      width: target.right - target.left,
      height: target.bottom - target.top,
    },
  };
}

/** How high the card would be if it were so wide, with all its room around the words. */
function heightAt(card: HTMLElement, room: number): number {
  const { width, maxHeight } = card.style;
  const isTight = card.hasAttribute('data-tight');
  card.removeAttribute('data-tight');
  card.style.width = `${Math.min(WIDE, room - 2 * EDGE)}px`;
  card.style.maxHeight = 'none';
  const height = card.offsetHeight;
  card.style.width = width;
  card.style.maxHeight = maxHeight;
  card.toggleAttribute('data-tight', isTight);
  return height + 2 * EDGE;
}

function boxOf(selector: string): Box | null {
  const { left, top, right, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  return right > left && bottom > top ? { left, top, right, bottom } : null;
}
