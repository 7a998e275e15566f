/** What a check hands back: a fault that was measured, with the element it was measured at. */
export interface Finding {
  /** The number of the check in docs/look.md. */
  readonly check: number;
  /** The element, as a person would point it out. */
  readonly element: string;
  /** What is wrong, with the figures. */
  readonly sentence: string;
}

/** A box on the screen, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
