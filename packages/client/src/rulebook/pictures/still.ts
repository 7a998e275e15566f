import type { Thing } from '@conclave/kernel';
import type { Touching } from '../../table/contract.ts';

/** A board that only shows: what could be touched glows, what has changed is outlined. */
export function still({
  glow = [],
  changed = [],
}: {
  glow?: readonly Thing[] | undefined;
  changed?: readonly Thing[] | undefined;
} = {}): Touching {
  return {
    touchable: new Set(glow),
    otherWays: new Set(),
    touched: changed,
    sending: null,
    touch: () => {},
    optionBehind: () => null,
    explain: () => {},
  };
}
