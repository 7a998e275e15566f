/** Random ids and secrets, and the only form in which secrets are stored. */
import { createHash, randomBytes, randomInt } from 'node:crypto';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Crockford's letters: none that is taken for another. */
const BASE32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A public id that nobody can guess: 18 letters, 107 bits. */
export function newId(): string {
  return randomLetters(BASE62, 18);
}

/** What signs a browser or a program in: 128 bits. */
export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/** A code for people to copy by hand: `7K3QF-X0MZD-9TRWA-C2H5V`, 100 bits. */
export function newRecoveryCode(): string {
  return Array.from({ length: 4 }, () => randomLetters(BASE32, 5)).join('-');
}

/** The code as it was given out, however it was typed: case, spaces, and O for 0, I and L for 1 do not matter. */
export function tidyRecoveryCode(typed: string): string {
  const letters = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return (letters.match(/.{1,5}/g) ?? []).join('-');
}

/** SHA-256 in hex. The secrets are random and long, so they need neither salt nor a slow hash. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

function randomLetters(alphabet: string, length: number): string {
  let text = '';
  for (let i = 0; i < length; i++) text += alphabet[randomInt(alphabet.length)];
  return text;
}
