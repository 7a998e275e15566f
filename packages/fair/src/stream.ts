/**
 * The chance of a table between people: a stream of words that nobody could choose and everybody can check afterwards.
 * docs/fair-dice.md pins down every byte; test/vectors.json has examples.
 */
import { NumberChance } from '@conclave/kernel';
import { bytes32, joined, toHex } from './bytes.ts';
import { hmacSha256, sha256 } from './sha256.ts';

export const SCHEME = 'conclave-fair/1';

/** What the stream of a table is made of. */
export interface FairSource {
  /** The server's secret: 32 bytes in hex. */
  readonly seed: string;
  /** The table's id, so that one seed gives every table other dice. */
  readonly table: string;
  /** What each seat added, in the order of the seats; null for one that added nothing. */
  readonly entropy: readonly (string | null)[];
}

/** What is shown before anybody chooses: it binds the server to the seed without telling it. */
export function commitmentTo(seed: string): string {
  return toHex(sha256(bytes32(seed, 'the seed')));
}

/** The key that all blocks of the table's stream come from. */
export function streamKey({ seed, table, entropy }: FairSource): Uint8Array {
  const parts = [utf8(SCHEME), lengthFirst(table), uint32(entropy.length)];
  for (const text of entropy) parts.push(...(text === null ? [ABSENT] : [PRESENT, lengthFirst(text)]));
  return hmacSha256(bytes32(seed, 'the seed'), joined(parts));
}

const ABSENT = Uint8Array.of(0);
const PRESENT = Uint8Array.of(1);

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function lengthFirst(text: string): Uint8Array {
  const bytes = utf8(text);
  return joined([uint32(bytes.length), bytes]);
}

function uint32(number: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}

/** The key of a table's stream, derived once and reused for every choice. */
export class FairKey {
  readonly bytes: Uint8Array;

  constructor(source: FairSource) {
    this.bytes = streamKey(source);
  }
}

const WORDS_IN_BLOCK = 8;
const ALL_WORDS = 2 ** 32;

/** Chance from a table's stream. To continue one, pass how many words were used before. */
export class FairChance extends NumberChance {
  private readonly key: Uint8Array;
  private block: { readonly number: number; readonly words: DataView } | null = null;
  private usedWords: number;

  constructor(source: FairSource | FairKey, used = 0) {
    super();
    this.key = source instanceof FairKey ? source.bytes : streamKey(source);
    this.usedWords = used;
  }

  /** How many words of the stream were used so far. */
  get used(): number {
    return this.usedWords;
  }

  below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > ALL_WORDS) throw new RangeError(`no whole number is below ${n}`);
    if (n === 1) return 0;
    // Rejection sampling: words from the largest multiple of n on would favour small numbers.
    const fairWords = ALL_WORDS - (ALL_WORDS % n);
    let word = this.word();
    while (word >= fairWords) word = this.word();
    return word % n;
  }

  private word(): number {
    const number = Math.floor(this.usedWords / WORDS_IN_BLOCK);
    if (this.block?.number !== number) this.block = { number, words: this.blockOf(number) };
    const word = this.block.words.getUint32(4 * (this.usedWords % WORDS_IN_BLOCK));
    this.usedWords++;
    return word;
  }

  private blockOf(number: number): DataView {
    const counter = new Uint8Array(8);
    new DataView(counter.buffer).setBigUint64(0, BigInt(number));
    return new DataView(hmacSha256(this.key, counter).buffer);
  }
}
