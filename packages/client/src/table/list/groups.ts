/** The options as a list: grouped by the thing they begin with, numbered through, what may lose the game last. */
import type { Thing } from '@conclave/kernel';
import type { PathOption } from '../contract.ts';

export interface OptionGroup {
  /** The thing its options begin with; null for those that begin with none, and for those that are alone. */
  readonly first: Thing | null;
  readonly options: readonly PathOption[];
}

export function groupsOf(options: readonly PathOption[]): readonly OptionGroup[] {
  const groups = new Map<Thing | null, PathOption[]>();
  for (const option of options) {
    const [first, second] = option.description.path;
    const key = isDangerous(option) || second === undefined || first === undefined ? null : first;
    groups.set(key, [...(groups.get(key) ?? []), option]);
  }
  const plain = (groups.get(null) ?? []).filter((option) => !isDangerous(option));
  const dangerous = options.filter(isDangerous);
  const byThing = [...groups].filter(([first]) => first !== null);
  return [
    { first: null, options: plain },
    ...byThing.map(([first, all]) => ({ first, options: all })),
    { first: null, options: dangerous },
  ].filter((group) => group.options.length > 0);
}

export function isDangerous({ description }: PathOption): boolean {
  return description.warning !== undefined;
}
