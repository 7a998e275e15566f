import type { LoadedGame, Scene } from '../contract.ts';

const LASTS = 2400;

/** Lights up what an event changed on the board, for a moment. */
export function light(screen: HTMLElement | null, loaded: LoadedGame, scene: Scene, index: number): void {
  const event = scene.told[index];
  const trace = event === undefined ? null : (loaded.traceOf?.(scene, event) ?? null);
  for (const thing of trace?.things ?? []) {
    const element = screen?.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`);
    if (element == null) continue;
    element.dataset.lit = '';
    setTimeout(() => delete element.dataset.lit, LASTS);
  }
}
