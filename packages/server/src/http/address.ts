/** Where a request comes from, as far as that can be believed. */

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { at } from '@conclave/kernel';

/** A request, as Node knows it. */
export type Incoming = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/** How many proxies in front are ours, or the networks that ours are in; 0: none. */
export type TrustedProxies = number | BlockList;

/** `off`, `on` (one proxy), a number of them, or networks such as `10.0.0.0/8,2001:db8::/32`; null for anything else. */
export function readProxies(text: string): TrustedProxies | null {
  if (text === 'off') return 0;
  if (text === 'on') return 1;
  if (/^[1-9]$/.test(text)) return Number(text);
  const trusted = new BlockList();
  for (const network of text.split(',').map((one) => one.trim())) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address);
    const widest = family === 4 ? 32 : 128;
    const prefix = bits === undefined ? widest : Number(/^\d{1,3}$/.exec(bits)?.[0] ?? -1);
    if (family === 0 || prefix < 0 || prefix > widest) return null;
    trusted.addSubnet(address, prefix, family === 4 ? 'ipv4' : 'ipv6');
  }
  return trusted;
}

/**
 * Whom to count a request against. Each proxy adds the address that it saw at the end of X-Forwarded-For: what our own proxies
 * added is true, and what stands before that, anybody could have written.
 */
export function addressOf({ headers, socket }: Incoming, trusted: TrustedProxies): string {
  const forwarded = trusted === 0 ? [] : listIn(headers['x-forwarded-for']);
  const way = [...forwarded, socket.remoteAddress ?? 'unknown'].map(unmapped);
  const isOurs = (address: string, hops: number) =>
    typeof trusted === 'number' ? hops < trusted : isWithin(trusted, address);
  const client = way.findLastIndex((address, i) => !isOurs(address, way.length - 1 - i));
  return networkOf(at(way, Math.max(0, client)));
}

function isWithin(networks: BlockList, address: string): boolean {
  const family = isIP(address);
  return family !== 0 && networks.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** What the settings say about the way to the server. */
export interface Approach {
  readonly trustProxy: TrustedProxies;
  readonly publicOrigin: string | undefined;
}

/** Whether people reach the server over TLS: the operator says so once and for all, or the proxy with each request. */
export function isOverTls(headers: IncomingHttpHeaders, { trustProxy, publicOrigin }: Approach): boolean {
  if (publicOrigin?.startsWith('https:')) return true;
  return trustProxy !== 0 && listIn(headers['x-forwarded-proto']).at(-1) === 'https';
}

/** Straight from the machine the server runs on, through no proxy. */
export function isFromThisMachine({ headers, socket }: Incoming): boolean {
  const isLoopback = /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
  return isLoopback && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}

function listIn(header: string | string[] | undefined): string[] {
  const parts = [header ?? []].flat().join(',').split(',');
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** An IPv4 address as such, where a socket for both kinds has it as one of IPv6. */
function unmapped(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

/** Whoever has one IPv6 address has 2^64 of them: the network counts. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [before = '', after] = address.toLowerCase().split('::');
  const left = before === '' ? [] : before.split(':');
  const right = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':');
}
