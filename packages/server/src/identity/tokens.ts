/** Random ids and secrets, and the only form in which secrets are stored. */
import { createHash } from 'node:crypto';
import { LETTERS, READABLE, randomText, readCode } from '../random.ts';

/** A public id that nobody can guess: 107 bits. */
export function newId(): string {
  return randomText(LETTERS, 18);
}

/** What signs a browser or a program in: 131 bits. Letters and digits alone, so that no shell takes it for an option. */
export function newToken(): string {
  return randomText(LETTERS, 22);
}

/** A code for people to copy by hand: `7K3QF-X0MZD-9TRWA-C2H5V`, 100 bits. */
export function newRecoveryCode(): string {
  return Array.from({ length: 4 }, () => randomText(READABLE, 5)).join('-');
}

/** The code as it was given out, however it was typed. */
export function tidyRecoveryCode(typed: string): string {
  return (readCode(typed).match(/.{1,5}/g) ?? []).join('-');
}

/** SHA-256 in hex. The secrets are random and long, so they need neither salt nor a slow hash. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
