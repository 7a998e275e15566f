/**
 * Reads what nearly every client nearly always sends: one short text, whole in one frame (RFC 6455, section 5.2). The library
 * reads everything there is, and for that takes every chunk through a stream of its own, which costs several times as much.
 */
import { isUtf8 } from 'node:buffer';
import type { Duplex } from 'node:stream';
import { IN_EIGHT_BYTES, IN_TWO_BYTES } from './frames.ts';

const FINAL = 0x80;
const TEXT = 0x01;
const MASKED = 0x80;
const MASK_SIZE = 4;
const BEYOND_ASCII = 0x80;

type Listener = (chunk: Buffer) => void;

/** Hands plain texts to `hear`. Whatever else comes is the library's, whose listener the stream must have already. */
export function hearPlainTexts(stream: Duplex, longest: number, hear: (text: string) => void): void {
  const [library] = stream.listeners('data') as [Listener];
  function listen(chunk: Buffer): void {
    const text = plainText(chunk, longest);
    if (text !== null) hear(text);
    else {
      if (!isWholeFrames(chunk)) leaveItToLibrary();
      library.call(stream, chunk);
    }
  }
  /** The next chunk begins in the middle of something. */
  function leaveItToLibrary(): void {
    stream.on('data', library).off('data', listen);
  }
  stream.on('data', listen).off('data', library);
  // The library reads by itself what is left in a stream that closes.
  stream.prependListener('close', () => stream.off('data', listen));
}

/** The text if the chunk is exactly one frame with a text of allowed length; null for anything else, which is then as it was. */
export function plainText(chunk: Buffer, longest: number): string | null {
  const isText = chunk[0] === (FINAL | TEXT) && ((chunk[1] as number) & MASKED) !== 0;
  if (!isText || frameEnd(chunk, 0) !== chunk.length) return null;
  const begin = payloadBegin(chunk, 0);
  if (chunk.length - begin > longest) return null;
  const letters = unmask(chunk, begin);
  if (letters < BEYOND_ASCII) return chunk.toString('latin1', begin);
  if (isUtf8(chunk.subarray(begin))) return chunk.toString('utf8', begin);
  unmask(chunk, begin);
  return null;
}

/** Whether nothing is left open at the end of the chunk: no frame, and no message in several frames. */
export function isWholeFrames(chunk: Buffer): boolean {
  let at = 0;
  while (at < chunk.length) {
    const isFinal = ((chunk[at] as number) & FINAL) !== 0;
    const end = frameEnd(chunk, at);
    if (!isFinal || end > chunk.length) return false;
    at = end;
  }
  return true;
}

/** Where the frame that begins at `at` ends; beyond the chunk if it is not all there. */
function frameEnd(chunk: Buffer, at: number): number {
  const begin = payloadBegin(chunk, at);
  if (begin > chunk.length) return Number.POSITIVE_INFINITY;
  const length = (chunk[at + 1] as number) & ~MASKED;
  if (length < IN_TWO_BYTES) return begin + length;
  return begin + (length === IN_TWO_BYTES ? chunk.readUInt16BE(at + 2) : Number(chunk.readBigUInt64BE(at + 2)));
}

function payloadBegin(chunk: Buffer, at: number): number {
  const head = chunk[at + 1];
  if (head === undefined) return Number.POSITIVE_INFINITY;
  const length = head & ~MASKED;
  const more = length === IN_TWO_BYTES ? 2 : length === IN_EIGHT_BYTES ? 8 : 0;
  return at + 2 + more + (head & MASKED ? MASK_SIZE : 0);
}

/** Masks what is unmasked and the other way round, up to the end of the chunk. Returns all bits of the letters together. */
function unmask(chunk: Buffer, begin: number): number {
  const mask = begin - MASK_SIZE;
  let bits = 0;
  for (let i = begin; i < chunk.length; i++) {
    const letter = (chunk[i] as number) ^ (chunk[mask + ((i - begin) & 3)] as number);
    chunk[i] = letter;
    bits |= letter;
  }
  return bits;
}
