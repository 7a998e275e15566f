import { useEffect } from 'react';
import type { TableScreenProps } from '../contract.ts';

/** A window's countdown begins when everybody's page has shown it, so the page says when it has. */
export function useShown({ decision }: TableScreenProps['snapshot'], { shown }: TableScreenProps['actions']): void {
  const window = decision?.kind === 'window' ? decision.id : null;
  useEffect(() => {
    if (window !== null) shown(window);
  }, [window, shown]);
}
