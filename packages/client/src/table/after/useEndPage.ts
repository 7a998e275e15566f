import { useEffect, useState } from 'react';

/** After the last moment the result stands on the board for a while before the page of the end opens. */
const BREATH = 800;

/** Whether the page of the end is open: at once where the game was over before, else when its last moment has been shown. */
export function useEndPage(
  isOver: boolean,
  moment: number,
): { readonly isOpen: boolean; setOpen(open: boolean): void } {
  const [isOpen, setOpen] = useState(isOver);
  const [wasOver, setWasOver] = useState(isOver);
  useEffect(() => {
    if (!isOver || wasOver) return;
    const timer = setTimeout(() => {
      setWasOver(true);
      setOpen(true);
    }, moment + BREATH);
    return () => clearTimeout(timer);
  }, [isOver, wasOver, moment]);
  return { isOpen: isOpen && isOver, setOpen };
}
