/** The map at twice its size, moved by a finger: by a button or by two fingers. */
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { AmongTable } from '../among-table.ts';

/** Shares of the whole map, from 0 to 1. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Zoom {
  readonly isLarge: boolean;
  toggle(): void;
  /** What the map is seen through. */
  readonly window: RefObject<HTMLDivElement | null>;
  /** What of the map is seen. */
  readonly part: Part;
  readonly handlers: {
    onScroll(): void;
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
  };
}

const WHOLE: Part = { left: 0, top: 0, right: 1, bottom: 1 };

/** So much farther apart, or closer together, two fingers mean something. */
const SPREAD = 1.25;

export function useZoom(table: AmongTable): Zoom {
  const [isLarge, setLarge] = useState(false);
  const [part, setPart] = useState(WHOLE);
  const window = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, readonly [number, number]>());
  const first = useRef(0);
  const here = table.player(table.me).location;

  function look(): void {
    const box = window.current;
    if (box === null) return;
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = box;
    setPart({
      left: scrollLeft / scrollWidth,
      top: scrollTop / scrollHeight,
      right: (scrollLeft + clientWidth) / scrollWidth,
      bottom: (scrollTop + clientHeight) / scrollHeight,
    });
  }

  // It begins where one's own Character stands, and follows it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when the size or the place has changed
  useEffect(() => {
    if (isLarge) {
      const place = window.current?.querySelector(`[data-place="${CSS.escape(here)}"]`);
      place?.scrollIntoView({ block: 'center', inline: 'center' });
    }
    look();
  }, [isLarge, here]);

  const apart = () => {
    const [one, other] = [...fingers.current.values()];
    return one === undefined || other === undefined ? 0 : Math.hypot(one[0] - other[0], one[1] - other[1]);
  };
  const letGo = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId);
    first.current = 0;
  };
  return {
    isLarge,
    toggle: () => setLarge(!isLarge),
    window,
    part: isLarge ? part : WHOLE,
    handlers: {
      onScroll: look,
      onPointerDown({ pointerId, pointerType, clientX, clientY }) {
        if (pointerType !== 'touch') return;
        fingers.current.set(pointerId, [clientX, clientY]);
        first.current = apart();
      },
      onPointerMove({ pointerId, clientX, clientY }) {
        if (!fingers.current.has(pointerId)) return;
        fingers.current.set(pointerId, [clientX, clientY]);
        if (first.current === 0) return;
        const by = apart() / first.current;
        if (by > SPREAD) setLarge(true);
        else if (by < 1 / SPREAD) setLarge(false);
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
    },
  };
}
