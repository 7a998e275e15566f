/** Which tables are looked at: every game at every size, and over them languages, themes, text sizes, seats and clocks. */
import { type Language, OFFERED_LANGUAGES } from '@conclave/kernel';
import { type Frame, frameOf } from './limits.ts';

/** A game has variants where its options change what is on the screen; the usual one comes first. */
export const GAMES = {
  'rise-of-cthulhu': { seats: [2], variants: ['usual'] },
  'choose-your-god': { seats: [2, 4, 5], variants: ['usual', 'gallery'] },
  'cult-of-the-deep': { seats: [4, 6, 8], variants: ['usual'] },
  'among-cultists': { seats: [4, 6, 8], variants: ['usual', 'surface'] },
} as const;
export type GameId = keyof typeof GAMES;
export const VARIANTS = ['usual', 'gallery', 'surface'] as const;
export type Variant = (typeof VARIANTS)[number];

export const SIZES = [
  [360, 640],
  [390, 844],
  [412, 915],
  [844, 390],
  [932, 430],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;
/** One of each frame, for whoever wants an answer soon. */
export const QUICK_SIZES: readonly (readonly [number, number])[] = [
  [360, 640],
  [844, 390],
  [1440, 900],
];
export const LANGUAGES = OFFERED_LANGUAGES;
export const THEMES = ['dark', 'light', 'contrast'] as const;
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;

/**
 * look: everything is measured, pointed at and opened. pages: the screens around the table, and the first lessons. watch: at
 * normal pace, what happens is timed. touch: many decisions by touch alone.
 */
export const KINDS = ['look', 'pages', 'watch', 'touch'] as const;

/** One table to be looked at. */
export interface Visit {
  readonly kind: (typeof KINDS)[number];
  readonly game: GameId;
  readonly width: number;
  readonly height: number;
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly text: (typeof TEXT_SIZES)[number];
  readonly seats: number;
  readonly clock: boolean;
  readonly variant: Variant;
}

export interface Wanted {
  readonly games: readonly GameId[];
  readonly sizes: readonly (readonly [number, number])[];
  readonly languages: readonly Visit['language'][];
  readonly themes: readonly Visit['theme'][];
  readonly texts: readonly Visit['text'][];
  /** Undefined: fewest, middle and most of each game. */
  readonly seats: number | undefined;
  readonly variants: readonly Variant[];
  /** Only one visit for each game and size. */
  readonly once: boolean;
  readonly kinds: readonly Visit['kind'][];
}

/** Where things are watched, and where they are played by touch: one size for each frame this is about. */
const WATCHED = ['1440x900', '390x844'];
const TOUCHED = ['390x844', '844x390'];

export function frameOfVisit({ width, height }: Visit): Frame {
  return frameOf(width, height);
}

/** Every size, and over the sizes any two values of two different settings: each size has another row of them. */
export function visitsFor(wanted: Wanted): Visit[] {
  const all = looksFor(wanted);
  const others = (kind: Visit['kind'], sizes: readonly string[]) =>
    all
      .filter(({ width, height }) => sizes.includes(`${width}x${height}`))
      .filter(({ game, width }, i, some) => some.findIndex((one) => one.game === game && one.width === width) === i)
      .map((visit) => ({ ...visit, kind }));
  const pages = others(
    'pages',
    all.map(({ width, height }) => `${width}x${height}`),
  );
  return [...all, ...pages, ...others('watch', WATCHED), ...others('touch', TOUCHED)].filter(({ kind }) =>
    wanted.kinds.includes(kind),
  );
}

function looksFor(wanted: Wanted): Visit[] {
  return wanted.games.flatMap((game) => {
    const seats = wanted.seats === undefined ? GAMES[game].seats : [within(wanted.seats, GAMES[game].seats)];
    const variants = variantsOf(game, wanted);
    const rows = pairs([wanted.languages, wanted.themes, wanted.texts, seats, [false, true], variants] as const);
    const count = wanted.once ? wanted.sizes.length : Math.max(rows.length, wanted.sizes.length);
    return Array.from({ length: count }, (_, i) => {
      const [width, height] = wanted.sizes[i % wanted.sizes.length] as readonly [number, number];
      const [language, theme, text, seated, clock, variant] = rows[i % rows.length] as (typeof rows)[number];
      return { kind: 'look' as const, game, width, height, language, theme, text, seats: seated, clock, variant };
    });
  });
}

/** The wanted ones that the game has, else the usual one. */
function variantsOf(game: GameId, { variants }: Wanted): readonly Variant[] {
  const own: readonly Variant[] = GAMES[game].variants;
  const wanted = own.filter((one) => variants.includes(one));
  return wanted.length === 0 ? ['usual'] : wanted;
}

/** As many as wanted, if the game is played by so many. */
function within(count: number, possible: readonly number[]): number {
  return Math.min(Math.max(count, Math.min(...possible)), Math.max(...possible));
}

type Row<T extends readonly (readonly unknown[])[]> = { [K in keyof T]: T[K] extends readonly (infer V)[] ? V : never };

/** Rows in which every value of each column meets every value of each other column (pairwise), found greedily. */
export function pairs<const T extends readonly (readonly unknown[])[]>(columns: T): Row<T>[] {
  const open = new Set<string>();
  const key = (i: number, a: number, j: number, b: number) => `${i}:${a}-${j}:${b}`;
  for (const [i, first] of columns.entries())
    for (let j = i + 1; j < columns.length; j++)
      for (const a of first.keys())
        for (const b of (columns[j] as readonly unknown[]).keys()) open.add(key(i, a, j, b));
  const rows: number[][] = [];
  while (open.size > 0 || rows.length === 0) {
    const row = columns.map(() => -1);
    for (const i of columns.keys()) {
      const values = [...(columns[i] as readonly unknown[]).keys()];
      const gain = (value: number) =>
        columns.reduce((sum, _, j) => {
          if (j === i) return sum;
          const [low, high] = j < i ? [j, i] : [i, j];
          const others = row[j] === -1 ? [...(columns[j] as readonly unknown[]).keys()] : [row[j] as number];
          return (
            sum +
            others.filter((other) => open.has(j < i ? key(low, other, high, value) : key(low, value, high, other)))
              .length
          );
        }, 0);
      const start = rows.length;
      row[i] = values
        .map((_, k) => (k + start) % values.length)
        .reduce((best, value) => (gain(value) > gain(best) ? value : best), start % values.length);
    }
    const before = open.size;
    for (const [i, a] of row.entries())
      for (let j = i + 1; j < row.length; j++) open.delete(key(i, a, j, row[j] as number));
    rows.push(row);
    if (open.size === before && open.size > 0) {
      // Nothing new was met: the next row begins with a pair that is missing.
      const [left = '', right = ''] = ([...open][0] ?? '').split('-');
      const forced = rows.at(-1) as number[];
      for (const part of [left, right]) {
        const [column = 0, value = 0] = part.split(':').map(Number);
        forced[column] = value;
      }
      for (const [i, a] of forced.entries())
        for (let j = i + 1; j < forced.length; j++) open.delete(key(i, a, j, forced[j] as number));
    }
  }
  return rows.map((row) => row.map((value, i) => (columns[i] as readonly unknown[])[value]) as Row<T>);
}
