/** Whatever a person opens closes with Escape, the back gesture and a touch outside of it. */
import { type RefObject, useEffect, useRef } from 'react';
import { useBackCloses } from '../../ui/useBackCloses.ts';

export function useDismiss(box: RefObject<HTMLElement | null>, isOpen: boolean, dismiss: () => void): void {
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
      // The bar answers the same question, and a dialog over it is no way out of it.
      const isElsewhere =
        target?.closest('[data-region="bar"], [data-region="header"], [data-region="aside"], dialog') != null;
      if (target === null || isElsewhere || box.current?.contains(target)) return;
      if (target.closest('[data-touchable], [data-other-way]') === null) latest.current();
    }
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPointer);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPointer);
    };
  }, [box, isOpen]);
  useBackCloses(dismiss, isOpen);
}
