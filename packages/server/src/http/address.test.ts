import { describe, expect, it } from 'vitest';
import { addressOf, isFromThisMachine, isOverTls, readProxies, type TrustedProxies } from './address.ts';

const from = (remoteAddress: string, headers: Record<string, string> = {}) => ({ headers, socket: { remoteAddress } });

describe('addressOf', () => {
  it('is the address of the connection', () => {
    expect(addressOf(from('203.0.113.7'), 0)).toBe('203.0.113.7');
    expect(addressOf(from('::ffff:203.0.113.7'), 0)).toBe('203.0.113.7');
  });

  it('believes what a proxy adds only where a proxy is trusted', () => {
    const request = from('10.0.0.1', { 'x-forwarded-for': '198.51.100.4' });
    expect(addressOf(request, 1)).toBe('198.51.100.4');
    expect(addressOf(request, 0)).toBe('10.0.0.1');
  });

  it('takes the last of several, which the proxy wrote itself', () => {
    const request = from('10.0.0.1', { 'x-forwarded-for': '1.1.1.1, 2.2.2.2 , 198.51.100.4' });
    expect(addressOf(request, 1)).toBe('198.51.100.4');
  });

  it('goes back as many steps as there are proxies, and no further', () => {
    const request = from('10.0.0.1', { 'x-forwarded-for': '6.6.6.6, 198.51.100.4, 172.16.0.9' });
    expect(addressOf(request, 2)).toBe('198.51.100.4');
    expect(addressOf(request, 3)).toBe('6.6.6.6');
    expect(addressOf(request, 9)).toBe('6.6.6.6');
  });

  it('goes back to the first address that is not in a network of ours', () => {
    const ours = readProxies('10.0.0.0/8, 172.16.0.0/12,2001:db8::/32') as TrustedProxies;
    const behind = (forwarded: string, last = '::ffff:10.0.0.1') =>
      addressOf(from(last, { 'x-forwarded-for': forwarded }), ours);
    expect(behind('6.6.6.6, 198.51.100.4, 172.16.0.9')).toBe('198.51.100.4');
    expect(behind('198.51.100.4', '2001:db8::1')).toBe('198.51.100.4');
    // Somebody who comes past the proxies is believed nothing.
    expect(behind('6.6.6.6', '203.0.113.7')).toBe('203.0.113.7');
    expect(behind('nonsense')).toBe('nonsense');
  });

  it('counts all addresses of one IPv6 network as one', () => {
    expect(addressOf(from('2001:db8:1:2:3:4:5:6'), 0)).toBe('2001:db8:1:2');
    expect(addressOf(from('2001:db8:1:2::9'), 0)).toBe('2001:db8:1:2');
    expect(addressOf(from('2001:db8::1'), 0)).toBe('2001:db8:0:0');
    expect(addressOf(from('::1'), 0)).toBe('0:0:0:0');
  });
});

const DIRECT = { trustProxy: 0, publicOrigin: undefined };
const PROXY = { ...DIRECT, trustProxy: 1 };

describe('isOverTls', () => {
  it('is what a trusted proxy says', () => {
    expect(isOverTls({ 'x-forwarded-proto': 'https' }, PROXY)).toBe(true);
    expect(isOverTls({ 'x-forwarded-proto': 'http' }, PROXY)).toBe(false);
    expect(isOverTls({ 'x-forwarded-proto': 'https' }, DIRECT)).toBe(false);
    expect(isOverTls({}, PROXY)).toBe(false);
  });

  it('is so wherever the operator names an address with TLS', () => {
    expect(isOverTls({}, { ...DIRECT, publicOrigin: 'https://conclave.example' })).toBe(true);
    expect(isOverTls({}, { ...DIRECT, publicOrigin: 'http://conclave.example' })).toBe(false);
  });
});

describe('isFromThisMachine', () => {
  it('is not so for what a proxy on this machine passes on', () => {
    expect(isFromThisMachine(from('127.0.0.1'))).toBe(true);
    expect(isFromThisMachine(from('::1'))).toBe(true);
    expect(isFromThisMachine(from('203.0.113.7'))).toBe(false);
    expect(isFromThisMachine(from('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }))).toBe(false);
  });
});
