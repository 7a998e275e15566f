/** Asking what a thing is: by resting the pointer on it, a long press, a right click, `?`, or touching what cannot be touched. */
import type { Thing } from '@conclave/kernel';
import { type HTMLAttributes, useCallback, useRef, useState } from 'react';

export interface Asked {
  readonly thing: Thing;
  readonly anchor: DOMRect;
  /** It stays until it is closed; otherwise it goes when the pointer does. */
  readonly pinned: boolean;
}

export interface Explaining {
  readonly asked: Asked | null;
  explain(thing: Thing): void;
  close(): void;
  /** For the element around the board. */
  readonly handlers: HTMLAttributes<HTMLElement>;
}

/** Where the explanation has a place of its own it disturbs nobody; over the board it waits until one means it. */
const REST = { docked: 250, floating: 700 };
const LONG_PRESS = 480;

export function useExplaining(isDocked: boolean, question: string | null): Explaining {
  const [asked, setAsked] = useState<Asked | null>(null);
  // Over the board it would cover what the next question asks for.
  const [askedDuring, setAskedDuring] = useState(question);
  if (askedDuring !== question) {
    setAskedDuring(question);
    if (!isDocked) setAsked(null);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** A long press was answered: the click that follows is part of it. */
  const answered = useRef(false);

  const ask = (element: HTMLElement, pinned: boolean) =>
    setAsked({ thing: element.dataset.thing as Thing, anchor: element.getBoundingClientRect(), pinned });
  const after = (milliseconds: number, element: HTMLElement, pinned: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (pinned) answered.current = true;
      if (element.isConnected) ask(element, pinned);
    }, milliseconds);
  };
  const leave = () => {
    clearTimeout(timer.current);
    setAsked((now) => (now?.pinned ? now : null));
  };

  const close = useCallback(() => setAsked(null), []);

  return {
    asked,
    explain(thing) {
      const element = document.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`);
      if (element !== null) ask(element, true);
    },
    close,
    handlers: {
      onPointerOver(event) {
        if (event.pointerType !== 'mouse' || asked?.pinned) return;
        const element = thingAt(event.target);
        if (element === null) leave();
        else if (element.dataset.thing !== asked?.thing) after(isDocked ? REST.docked : REST.floating, element, false);
      },
      onPointerLeave: leave,
      onPointerDown(event) {
        answered.current = false;
        clearTimeout(timer.current);
        setAsked(null);
        const element = thingAt(event.target);
        if (event.pointerType !== 'mouse' && element !== null) after(LONG_PRESS, element, true);
      },
      onPointerUp: () => clearTimeout(timer.current),
      onPointerCancel: () => clearTimeout(timer.current),
      onClickCapture(event) {
        if (!answered.current) return;
        answered.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      onContextMenu(event) {
        const element = thingAt(event.target);
        if (element === null) return;
        event.preventDefault();
        ask(element, true);
      },
      onKeyDown(event) {
        const element = thingAt(event.target);
        if (event.key === '?' && element !== null) {
          event.preventDefault();
          ask(element, true);
        }
      },
    },
  };
}

function thingAt(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-thing]') : null;
}
