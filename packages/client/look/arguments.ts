/** The command line of `npm run look`. */
import { parseArgs } from 'node:util';
import {
  GAMES,
  type GameId,
  KINDS,
  LANGUAGES,
  QUICK_SIZES,
  SIZES,
  TEXT_SIZES,
  THEMES,
  VARIANTS,
  type Wanted,
} from './matrix.ts';

export const HELP = `npm run look -- [options]

Plays every game in a browser, takes pictures, and reports what can be measured to be wrong. Exit code 1 if anything is.

  --game G[,G]       rise-of-cthulhu, choose-your-god, cult-of-the-deep, among-cultists, or a word of one
  --size WxH[,WxH]   screen sizes; all of docs/look.md if left out
  --lang en,de       languages; all that people can choose if left out
  --theme T[,T]      dark, light, contrast
  --text T[,T]       normal, large, larger
  --seats N          seats at the table; fewest, middle and most if left out
  --variant V[,V]    surface (Among Cultists on its other map), gallery (Choose Your God, with gods to choose), usual
  --quick            one visit for each game, at three sizes, with few decisions: for while you work
  --kind K[,K]       look (measure everything), pages (around the table, lessons), watch (time what happens), touch (200
                     decisions by touch); all of them if left out, quick: look
  --decisions N      how many decisions of each table are looked at
  --check N[,N]      report only these checks
  --seed N           other games (default 1): with the same number, the same cards and dice come again
  --at DIR           look at the server and client of another checkout
  --out DIR          where pictures, sheets and the report go (default: look-out)
  --part N/M         the Nth of M equal parts of these visits, for a run in pieces
  --pages N          how many tables at the same time (default 1)
  --json             print the report as JSON`;

/** The first is 1. */
export interface Part {
  readonly number: number;
  readonly of: number;
}

export interface Arguments {
  readonly wanted: Wanted;
  readonly quick: boolean;
  readonly decisions: number;
  readonly checks: readonly number[] | null;
  readonly seed: number;
  readonly at: string | undefined;
  readonly out: string;
  readonly part: Part;
  readonly pages: number;
  readonly json: boolean;
  readonly help: boolean;
}

export function readArguments(args: readonly string[]): Arguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string' },
      size: { type: 'string' },
      lang: { type: 'string' },
      theme: { type: 'string' },
      text: { type: 'string' },
      seats: { type: 'string' },
      variant: { type: 'string' },
      quick: { type: 'boolean', default: false },
      kind: { type: 'string' },
      decisions: { type: 'string' },
      check: { type: 'string' },
      seed: { type: 'string', default: '1' },
      at: { type: 'string' },
      out: { type: 'string', default: 'look-out' },
      part: { type: 'string', default: '1/1' },
      pages: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { quick } = values;
  const first = <T>(all: readonly T[]) => (quick ? all.slice(0, 1) : all);
  return {
    wanted: {
      games: listOf(values.game, Object.keys(GAMES) as GameId[], 'game') ?? (Object.keys(GAMES) as GameId[]),
      sizes: values.size === undefined ? (quick ? QUICK_SIZES : SIZES) : values.size.split(',').map(readSize),
      languages: listOf(values.lang, LANGUAGES, 'lang') ?? first(LANGUAGES),
      themes: listOf(values.theme, THEMES, 'theme') ?? first(THEMES),
      texts: listOf(values.text, TEXT_SIZES, 'text') ?? first(TEXT_SIZES),
      seats: values.seats === undefined ? undefined : readNumber(values.seats, 'seats'),
      variants: listOf(values.variant, VARIANTS, 'variant') ?? first(VARIANTS),
      once: quick,
      kinds: listOf(values.kind, KINDS, 'kind') ?? first(KINDS),
    },
    quick,
    decisions: values.decisions === undefined ? (quick ? 8 : 25) : readNumber(values.decisions, 'decisions'),
    checks: values.check?.split(',').map((one) => readNumber(one, 'check')) ?? null,
    seed: readNumber(values.seed, 'seed'),
    at: values.at,
    out: values.out,
    part: readPart(values.part),
    pages: readNumber(values.pages, 'pages'),
    json: values.json,
    help: values.help,
  };
}

/** The named ones; a part of a name is enough. */
function listOf<T extends string>(
  text: string | undefined,
  known: readonly T[],
  option: string,
): readonly T[] | undefined {
  return text?.split(',').map((given) => {
    const found = known.find((one) => one === given) ?? known.find((one) => one.includes(given));
    if (found === undefined || given === '') throw new Error(`--${option} knows ${known.join(', ')}, not “${given}”`);
    return found;
  });
}

function readSize(text: string): readonly [number, number] {
  const [, width, height] = /^(\d{3,4})x(\d{3,4})$/.exec(text) ?? [];
  if (width === undefined || height === undefined) throw new Error(`--size wants 390x844 and the like, not “${text}”`);
  return [Number(width), Number(height)];
}

function readNumber(text: string, option: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new Error(`--${option} wants a whole number, not “${text}”`);
  return Number(text);
}

function readPart(text: string): Part {
  const [, number, of] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number);
  if (number === undefined || of === undefined || number < 1 || number > of)
    throw new Error(`--part wants 1/4 and the like, not “${text}”`);
  return { number, of };
}

/** Together the parts are the whole, and no two share a visit. */
export function partOf<T>(all: readonly T[], { number, of }: Part): readonly T[] {
  const at = (part: number) => Math.round((all.length * part) / of);
  return all.slice(at(number - 1), at(number));
}
