/** Names that cannot be guessed, and codes that can be read out over the telephone. */
import { randomBytes, randomInt } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Crockford's digits: no I, L, O, U. */
const READABLE = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function randomText(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** 131 bits. */
export const newTableId = (): string => randomText(LETTERS, 22);
/** Names one stretch of updates; it only has to differ from those before. */
export const newStreamId = (): string => randomText(LETTERS, 12);
/** 50 bits, and guesses are counted. */
export const newCode = (): string => randomText(READABLE, 10);
export const newSeed = (): string => randomBytes(32).toString('hex');
export const newReportId = (): string => randomText(LETTERS, 22);

/** A code as a person may have typed it: any case, with spaces and hyphens, O for 0, I and L for 1. */
export function readCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
}
