/** Every threshold of every check, in one place. Lengths are CSS pixels, times milliseconds; docs/look.md tells of each check. */
export type Frame = 'portrait' | 'landscape' | 'tablet' | 'desk';

/** The layout that a viewport gets. */
export function frameOf(width: number, height: number): Frame {
  if (height < 500) return 'landscape';
  if (width < 700) return 'portrait';
  return width >= 1180 && height >= 600 ? 'desk' : 'tablet';
}

/** Layouts that are used with fingers. */
export function isTouchFrame(frame: Frame): boolean {
  return frame !== 'desk';
}

/** The unit that boxes are written in: 1 at 1440x900, 1.6 at 2560x1440. */
export function unitOf(width: number, height: number): number {
  return Math.min(1.6, Math.max(1, Math.min(width / 1440, height / 900)));
}

export const LIMITS = {
  /** 1: a region stays where it is, but for rounding. */
  regionMoves: 1,
  /** 3: lines of the question. */
  questionLines: { portrait: 2, landscape: 3, tablet: 2, desk: 2 },
  /** 3: a click so soon after a change of the bar does not count. */
  quietAfterChange: 350,
  /** 4: from its centre, a thing is hit so far to each side. */
  reach: 19,
  slot: 44,
  /** 4, 5: of a card in a fan, so much is free. */
  freeStrip: { touch: 44, mouse: 28 },
  /** 5: boxes that touch by rounding do not overlap. */
  overlap: 1,
  /** 6 */
  text: {
    least: 12,
    question: { portrait: 15, landscape: 15, tablet: 18, desk: 18 },
    bodyAt1920: 18,
    bodyAt2560: 22,
    deciding: { portrait: 18, landscape: 18, tablet: 22, desk: 22 },
  },
  /** 7: what is fainter than this covers nothing. */
  coveringAlpha: 0.15,
  /** 8: text may stand out of its box by so much, for italics and rounding. */
  overflow: 2,
  /** 8: of the height of letters, so much may be cut, for rounding. */
  cutLetters: 1.5,
  /** 10: share of the pixels of a text box that may differ after hovering or selecting. */
  changedPixels: 0.02,
  changedPixelsAtLeast: 10,
  changedLightness: 48,
  /** A card in a hand rises so far, times the unit of the screen; its text is set anew there, with other edges. */
  cardRises: 6,
  changedPixelsOfRisen: 0.15,
  /** 12, in milliseconds at each pace; and how far the real time may be off. */
  greatMoment: { slow: 4000, normal: 2400, fast: 1200, instant: 0 },
  smallMoment: { slow: 2400, normal: 1400, fast: 800, instant: 0 },
  momentTolerance: 0.15,
  /** 14: the grid, and shares of the stage. */
  stage: { cell: 20, emptiest: 0.12, emptiestFirst: 0.16, covered: 0.4, lessAt2560: 0.05, ground: 0.35 },
  /** 15: a card at 2560 against the same at 1440. */
  growth: 1.5,
  /** 18 */
  contrast: { text: 4.5, ring: 3 },
  /** 20: at normal pace. */
  importantNews: 1200,
  botTurn: 6000,
  /** 22: decisions by touch alone in each phone frame. */
  touchDecisions: 200,
} as const;
