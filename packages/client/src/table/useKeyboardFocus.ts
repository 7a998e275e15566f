import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard on the table: a card that was chosen leaves its place and takes the focus with it, so the focus
 * goes to the first thing that can be touched next. Whoever uses a pointer is left alone.
 */
export function useKeyboardFocus(board: RefObject<HTMLElement | null>, decision: string | null): void {
  const byKeyboard = useRef(false);
  useEffect(() => {
    const keys = () => {
      byKeyboard.current = true;
    };
    const pointer = () => {
      byKeyboard.current = false;
    };
    addEventListener('keydown', keys, true);
    addEventListener('pointerdown', pointer, true);
    return () => {
      removeEventListener('keydown', keys, true);
      removeEventListener('pointerdown', pointer, true);
    };
  }, []);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (decision === null || !byKeyboard.current || !isLost) return;
    const next = board.current?.querySelector<HTMLElement>('[data-touchable]');
    (next ?? document.querySelector<HTMLElement>('[data-option]'))?.focus();
  }, [board, decision]);
}
