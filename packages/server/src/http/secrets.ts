/** Secrets that the operator has set, and that a request must bring as a Bearer token. */
import { timingSafeEqual } from 'node:crypto';
import { hashOf } from '../identity/tokens.ts';

export function bearerOf(authorization: string | undefined): string {
  return /^Bearer +(.+)$/i.exec(authorization ?? '')?.[1] ?? '';
}

/** Compares without telling by the time it takes how much was right. */
export function isSame(given: string, wanted: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(wanted)));
}
