/** How large things are, to be compared between screens. Runs in the browser. */
import { forget, isInPlay, isShown, rectOf } from './dom.ts';

/** What must grow with the screen: the middle height of each kind of things, by where they lie. */
export function heights(): Record<string, number> {
  forget();
  const byKind = new Map<string, number[]>();
  for (const element of document.querySelectorAll('[data-region] [data-thing]')) {
    if (!isShown(element) || !isInPlay(element)) continue;
    const region = element.closest('[data-region]')?.getAttribute('data-region') ?? '';
    const kind = (element.getAttribute('data-thing') ?? '').replace(/[:/].*$/, '');
    const key = `${region} ${kind}`;
    byKind.set(key, [...(byKind.get(key) ?? []), rectOf(element).height]);
  }
  return Object.fromEntries(
    [...byKind].map(([kind, all]) => [kind, all.sort((a, b) => a - b)[all.length >> 1] as number]),
  );
}
