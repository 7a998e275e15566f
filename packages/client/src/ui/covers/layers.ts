/** A cover is printed in layers, one colour over the other, as from linoleum blocks. */
export type Ink = 'ink' | 'bone' | 'accent' | 'shade' | 'second';

export interface Layer {
  readonly ink: Ink;
  readonly path: string;
  /** A cut around it, where it would be lost on its ground. */
  readonly edge?: Ink;
}

export interface CoverArt {
  /** Pigments of the print; they are the same in every theme, as a picture on a wall is. */
  readonly accent: string;
  /** The accent in the shade. */
  readonly shade: string;
  readonly second?: string;
  readonly layers: readonly Layer[];
}

export const COVER_WIDTH = 300;
export const COVER_HEIGHT = 400;

/** The frame of every print: a margin of bone, cut unevenly. */
export const FRAME: Layer = {
  ink: 'bone',
  path: 'M0 0H300V400H0ZM9 10L150 8.5L291 10L292 200L290.5 391L150 391.500L9.500 390.5L8 200Z',
};
