import type { Frame } from '../limits.ts';

/** What somebody was doing when the screen was measured. */
export type State = 'rest' | 'hovered' | 'selected' | 'opened' | 'moment' | 'after' | 'lesson' | 'page';

/** What a check must know that the page does not tell. */
export interface Facts {
  readonly frame: Frame;
  readonly state: State;
  readonly isFirstTurn: boolean;
  /** The names of those who sit at the table, in full. */
  readonly names: readonly string[];
  readonly hasClocks: boolean;
}
