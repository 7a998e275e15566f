/** Random text for ids and codes, and codes as people type them. */
import { randomInt } from 'node:crypto';

export const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Crockford's digits: no I, L, O, U. */
export const READABLE = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export function randomText(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** A code as a person may have typed it: any case, with spaces and hyphens, O for 0, I and L for 1. */
export function readCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
}
