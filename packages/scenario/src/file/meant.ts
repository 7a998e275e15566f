/** Whether what a scenario has written is what was found: by other names of things, and in any order where order means nothing. */
import { samePlain } from '@conclave/kernel';
import type { AnyScenarios } from '../game-scenarios.ts';

export function isMeant(scenarios: AnyScenarios, found: unknown, written: unknown): boolean {
  if (samePlain(found, written)) return true;
  if (typeof written === 'string') return scenarios.isCalled?.(found, written) ?? false;
  if (Array.isArray(found) && Array.isArray(written)) {
    return found.length === written.length && found.every((one, i) => isMeant(scenarios, one, written[i]));
  }
  return false;
}

/** The same for the value at a path, which may be a list without an order, such as a hand. */
export function isMeantAt(scenarios: AnyScenarios, path: string, found: unknown, written: unknown): boolean {
  if (isMeant(scenarios, found, written)) return true;
  if (!Array.isArray(found) || !Array.isArray(written) || found.length !== written.length) return false;
  return (scenarios.isUnordered?.(path) ?? false) && holdsAll(scenarios, found, written);
}

/** Things that are named exactly are taken first, so that a looser name does not take them away. */
function holdsAll(scenarios: AnyScenarios, found: readonly unknown[], written: readonly unknown[]): boolean {
  const left = [...found];
  const take = (isIt: (one: unknown) => boolean): boolean => {
    const i = left.findIndex(isIt);
    if (i >= 0) left.splice(i, 1);
    return i >= 0;
  };
  const loose = written.filter((wanted) => !take((one) => samePlain(one, wanted)));
  return loose.every((wanted) => take((one) => isMeant(scenarios, one, wanted)));
}
