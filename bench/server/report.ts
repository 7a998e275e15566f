/** How the long runs take their arguments and say what came out. */
import { availableParallelism, cpus } from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';

/** A signal alone would end a run without its `exit`, and leave the servers running that it has started. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;
for (const [signal, code] of Object.entries(SIGNALS)) process.once(signal, () => process.exit(code));

/** Numbers and texts by name, as `--name value`; what is not given has the default. */
export function argumentsOf<T extends Record<string, string | number>>(defaults: T): T & { json: boolean } {
  const options = Object.fromEntries(Object.keys(defaults).map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ options: { ...options, json: { type: 'boolean', default: false } } });
  const given = values as Readonly<Record<string, string | boolean | undefined>>;
  const read = Object.entries(defaults).map(([name, usual]) => {
    const text = given[name];
    return [name, typeof text !== 'string' ? usual : typeof usual === 'number' ? numberOf(name, text) : text];
  });
  return { ...Object.fromEntries(read), json: given.json === true };
}

function numberOf(name: string, given: string): number {
  const number = Number(given);
  if (given.trim() === '' || !Number.isFinite(number)) throw new Error(`--${name} wants a number, not ${given}`);
  return number;
}

/** A bar that was set, what was reached, and whether that is enough. */
export interface Bar {
  readonly what: string;
  readonly wanted: string;
  readonly reached: string;
  readonly isReached: boolean;
}

/** Prints the figures and bars, as a table or as one JSON object. The exit code tells whether all bars are reached. */
export function conclude(figures: Readonly<Record<string, unknown>>, bars: readonly Bar[], asJson: boolean): void {
  if (bars.some(({ isReached }) => !isReached)) process.exitCode = 1;
  const machine = { node: process.version, processor: cpus()[0]?.model ?? 'unknown', cores: availableParallelism() };
  if (asJson) {
    console.log(JSON.stringify({ ...figures, bars, machine }, null, 2));
    return;
  }
  const longest = Math.max(...Object.keys(figures).map(({ length }) => length));
  for (const [name, figure] of Object.entries(figures)) console.log(`${name.padEnd(longest)}  ${inWords(figure)}`);
  console.log('\nWhat was wanted:\n');
  for (const { what, wanted, reached, isReached } of bars) {
    console.log(`  ${isReached ? 'reached    ' : 'NOT REACHED'}  ${what}: ${reached} (${wanted})`);
  }
}

function inWords(figure: unknown): string {
  if (Array.isArray(figure)) return figure.length === 0 ? 'none' : figure.map(String).join('\n');
  return typeof figure === 'object' ? JSON.stringify(figure) : String(figure);
}

/** Between two lines of progress in a file, in milliseconds. */
const LINE_EVERY = 60_000;
let lastLine = Date.now();

/** Says how far a long run is: at once where somebody watches, in a line a minute where it is kept in a file. */
export function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${text}\x1b[K`);
  else if (text !== '' && Date.now() - lastLine >= LINE_EVERY) {
    lastLine = Date.now();
    process.stderr.write(`${text}\n`);
  }
}

export function median(figures: readonly number[]): number {
  return quantile(figures, 0.5);
}

export function quantile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
