/** Where a request comes from, as far as that can be believed. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** A request, as Node knows it. */
export type Incoming = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/**
 * Whom to count a request against. A proxy in front adds the address that it saw at the end of X-Forwarded-For; what
 * stands before that, anybody could have written.
 */
export function addressOf({ headers, socket }: Incoming, trustProxy: boolean): string {
  const forwarded = trustProxy ? lastOf(headers['x-forwarded-for']) : undefined;
  return networkOf(forwarded ?? socket.remoteAddress ?? 'unknown');
}

/** What the settings say about the way to the server. */
export interface Approach {
  readonly trustProxy: boolean;
  readonly publicOrigin: string | undefined;
}

/** Whether people reach the server over TLS: the operator says so once and for all, or the proxy with each request. */
export function isOverTls(headers: IncomingHttpHeaders, { trustProxy, publicOrigin }: Approach): boolean {
  if (publicOrigin?.startsWith('https:')) return true;
  return trustProxy && lastOf(headers['x-forwarded-proto']) === 'https';
}

/** Straight from the machine the server runs on, through no proxy. */
export function isFromThisMachine({ headers, socket }: Incoming): boolean {
  const isLoopback = /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
  return isLoopback && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}

function lastOf(header: string | string[] | undefined): string | undefined {
  const last = [header].flat().join(',').split(',').at(-1)?.trim();
  return last === '' ? undefined : last;
}

/** Whoever has one IPv6 address has 2^64 of them: the network counts. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [before = '', after] = address.toLowerCase().split('::');
  const left = before === '' ? [] : before.split(':');
  const right = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':');
}
