/** What a request brings to sign in with: a browser its cookie, a program its key. */
import type { IncomingHttpHeaders } from 'node:http';
import { Problem } from '../problem.ts';

const COOKIE = 'conclave';

/** The longest time browsers keep a cookie. */
const COOKIE_DAYS = 400;

export interface Credentials {
  readonly kind: 'session' | 'bot';
  readonly token: string;
}

type HeadersToRead = Pick<IncomingHttpHeaders, 'cookie' | 'authorization'>;

/** A program that sends a key means it, so the key goes before a cookie. */
export function credentialsIn({ cookie, authorization }: HeadersToRead): Credentials | null {
  const key = /^Bearer +([\w-]{1,64})$/i.exec(authorization ?? '')?.[1];
  if (key !== undefined) return { kind: 'bot', token: key };
  const token = new RegExp(`(?:^|; *)${COOKIE}=([\\w-]{1,64})(?:;|$)`).exec(cookie ?? '')?.[1];
  return token === undefined ? null : { kind: 'session', token };
}

/** What somebody is told whom we do not know by what was sent: a program with a key that opens nothing needs another one. */
export function notSignedIn({ authorization }: HeadersToRead): Problem {
  const how =
    authorization === undefined
      ? 'Sign in first: POST /api/guests makes you a guest, with nothing to fill in.'
      : 'This bot token is not valid (any longer). Make one with POST /api/me/bot-tokens, and send "Authorization: Bearer TOKEN".';
  return new Problem('not-signed-in', how);
}

/** The `Set-Cookie` that signs a browser in. No script can read it, and no other site's page can send it. */
export function signInCookie(token: string, overTls: boolean): string {
  return cookieWith(token, COOKIE_DAYS * 24 * 60 * 60, overTls);
}

export function signOutCookie(overTls: boolean): string {
  return cookieWith('', 0, overTls);
}

function cookieWith(value: string, maxAge: number, overTls: boolean): string {
  return `${COOKIE}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${overTls ? '; Secure' : ''}`;
}
