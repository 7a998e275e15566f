import type { Observer } from '@conclave/kernel';
import type { Match } from './match.ts';

/** Views of a match for several observers, made all at once when the first is asked for. */
export class Glance {
  private readonly observers: readonly Observer[];
  /** What was looked at, mostly two: how the match stands, and how it is to stand. */
  private readonly seen: { readonly match: Match; readonly views: readonly unknown[] }[] = [];

  constructor(observers: readonly Observer[]) {
    this.observers = observers;
  }

  /** Undefined if it is none of these observers, or the game makes views one by one. */
  viewOf(match: Match, observer: Observer): unknown {
    const at = this.observers.indexOf(observer);
    return at < 0 ? undefined : this.viewsOf(match)?.[at];
  }

  private viewsOf(match: Match): readonly unknown[] | undefined {
    for (const one of this.seen) if (one.match === match) return one.views;
    const views = match.game.viewsOf?.(match.state, this.observers, match.pending);
    if (views !== undefined) this.seen.push({ match, views });
    return views;
  }
}
