import type { Thing } from '@conclave/kernel';
import { type RefObject, useEffect, useRef } from 'react';
import { focusFirst, focusWhatIsNext } from './keys.ts';
import type { Choosing } from './useChoosing.ts';

/** These answer, or go back. */
const DECIDING_KEYS: readonly string[] = ['Enter', ' ', 'Escape'];

/**
 * Keeps the keyboard on the table: what was touched may leave its place and take the focus with it, or stay and be no
 * way on, so the focus goes to what can be touched next, and back to what was let go. Whoever uses a pointer, or has gone
 * on to look at something else, is left alone.
 */
export function useKeyboardFocus(
  board: RefObject<HTMLElement | null>,
  decision: string | null,
  { touched, sending, confirming }: Choosing,
): void {
  const byKeyboard = useRef(false);
  /** Where the last deciding key was pressed, or where the focus was put since. */
  const left = useRef<Element | null>(null);
  const before = useRef<readonly Thing[]>([]);
  useEffect(() => {
    const keys = ({ key }: KeyboardEvent) => {
      byKeyboard.current = true;
      if (DECIDING_KEYS.includes(key)) left.current = document.activeElement;
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
    const letGo = before.current.length > touched.length ? before.current[touched.length] : undefined;
    before.current = touched;
    const here = document.activeElement;
    const isLost = here === null || here === document.body;
    const isDone = here === left.current && board.current?.contains(here) && !here?.matches('[data-touchable]');
    if (decision === null || sending !== null || !byKeyboard.current) return;
    if (confirming === null && !isLost && !isDone) return;
    const isThere =
      confirming === null
        ? letGo !== undefined && focusFirst(board.current, `[data-thing="${CSS.escape(letGo)}"]`)
        : focusFirst(document, '[data-option]');
    if (!isThere) focusWhatIsNext(board.current);
    left.current = document.activeElement;
  }, [board, decision, touched, sending, confirming]);
}
