/** Whatever a person opens closes with Escape, the back gesture and a touch outside of it. */
import { type RefObject, useEffect, useRef } from 'react';
import { useBackCloses } from '../../ui/useBackCloses.ts';

/** A question's tray stays open for touches that answer it; what a person opened closes with any touch beside it. */
export type Opened = 'by question' | 'by hand';

export function useDismiss(
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  dismiss: () => void,
  opened: Opened = 'by hand',
): void {
  const latest = useRef(dismiss);
  useEffect(() => {
    latest.current = dismiss;
  });
  useEffect(() => {
    if (!isOpen) return;
    function onKey(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      latest.current();
    }
    function onPointer(event: PointerEvent): void {
      const target = event.target instanceof Element ? event.target : null;
      if (target === null || box.current?.contains(target) || target.closest('dialog') !== null) return;
      // What opened it closes it by itself.
      if (target.closest('[aria-pressed="true"], [aria-expanded="true"]') !== null) return;
      const isAnswer = target.closest('[data-region="bar"], [data-touchable], [data-other-way]') !== null;
      if (opened === 'by hand' || !isAnswer) latest.current();
    }
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPointer);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPointer);
    };
  }, [box, isOpen, opened]);
  useBackCloses(dismiss, isOpen);
}
