/** How fast things happen on the screen, by the pace a person has chosen. Reading time is part of it; input never waits. */
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds. */
export interface Tempo {
  /** A piece travels from place to place. */
  readonly travel: number;
  readonly tumble: number;
  /** A number ticks to its new value, and "+2" stays beside it for so long. */
  readonly tick: number;
  readonly linger: number;
  /** Between two events, and before a bot acts. */
  readonly pause: number;
  readonly beforeBot: number;
  /** An event of importance is shown at least so long. */
  readonly important: number;
  readonly great: number;
  readonly small: number;
  /** A bot's whole turn takes no longer: then minor events are merged. */
  readonly botTurn: number;
}

export const TEMPOS: Readonly<Record<Pace, Tempo>> = {
  slow: {
    travel: 700,
    tumble: 1100,
    tick: 450,
    linger: 1800,
    pause: 1000,
    beforeBot: 900,
    important: 2000,
    great: 4000,
    small: 2400,
    botTurn: 10_000,
  },
  normal: {
    travel: 420,
    tumble: 700,
    tick: 300,
    linger: 1400,
    pause: 600,
    beforeBot: 500,
    important: 1200,
    great: 2400,
    small: 1400,
    botTurn: 6000,
  },
  fast: {
    travel: 220,
    tumble: 350,
    tick: 180,
    linger: 900,
    pause: 250,
    beforeBot: 200,
    important: 700,
    great: 1200,
    small: 800,
    botTurn: 3000,
  },
  instant: {
    travel: 0,
    tumble: 0,
    tick: 0,
    linger: 1400,
    pause: 0,
    beforeBot: 0,
    important: 0,
    great: 0,
    small: 0,
    botTurn: 300,
  },
};
