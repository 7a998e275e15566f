import { useCallback, useEffect, useState } from 'react';
import type { AsideTabs } from '../Aside.tsx';

/** The rule that is open in the drawer, from the beginning if the address names one. */
export function useRuleDrawer(
  { setTab }: AsideTabs,
  beforeOpening: () => void,
): { readonly rule: string | null; readonly openRule: (id: string) => void } {
  const [rule, setRule] = useState<string | null>(() => ruleInAddress());
  const openRule = useCallback(
    (id: string) => {
      beforeOpening();
      setRule(id);
      setTab('rules');
    },
    [beforeOpening, setTab],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address at the beginning counts
  useEffect(() => {
    if (rule !== null) setTab('rules');
  }, []);
  return { rule, openRule };
}

function ruleInAddress(): string | null {
  const id = decodeURIComponent(location.hash.slice(1));
  return /^[A-Z]{2}-\d+(?:\.\d+)+$/.test(id) ? id : null;
}
