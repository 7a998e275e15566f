import { useState } from 'react';
import { changeTableSettings } from '../table-settings.ts';
import type { Choosing } from '../useChoosing.ts';

export interface ListOpen {
  readonly isOpen: boolean;
  toggle(): void;
  close(): void;
}

/**
 * Whether the list of options is open: because the person always wants it, because they opened it for this question, or
 * because nothing else can answer it. Whoever closes it has it closed until the next question.
 */
export function useListOpen(isAlwaysOpen: boolean, decision: string | null, choosing: Choosing): ListOpen {
  const [chosen, setChosen] = useState<{ readonly decision: string | null; readonly isOpen: boolean } | null>(null);
  const { pass, confirm, listed } = choosing.slots;
  const isOnlyWay = listed.length > 0 && pass === null && confirm === null && choosing.touchable.size === 0;
  const isOpen = chosen !== null && chosen.decision === decision ? chosen.isOpen : isAlwaysOpen || isOnlyWay;
  const become = (next: boolean) => {
    setChosen({ decision, isOpen: next });
    if (isAlwaysOpen && !next) changeTableSettings({ list: false });
  };
  return { isOpen: isOpen && decision !== null, toggle: () => become(!isOpen), close: () => become(false) };
}
