import { describe, expect, it } from 'vitest';
import { addressOf, isFromThisMachine, isOverTls } from './address.ts';

const from = (remoteAddress: string, headers: Record<string, string> = {}) => ({ headers, socket: { remoteAddress } });

describe('addressOf', () => {
  it('is the address of the connection', () => {
    expect(addressOf(from('203.0.113.7'), false)).toBe('203.0.113.7');
    expect(addressOf(from('::ffff:203.0.113.7'), false)).toBe('203.0.113.7');
  });

  it('believes what a proxy adds only where a proxy is trusted', () => {
    const request = from('10.0.0.1', { 'x-forwarded-for': '198.51.100.4' });
    expect(addressOf(request, true)).toBe('198.51.100.4');
    expect(addressOf(request, false)).toBe('10.0.0.1');
  });

  it('takes the last of several, which the proxy wrote itself', () => {
    const request = from('10.0.0.1', { 'x-forwarded-for': '1.1.1.1, 2.2.2.2 , 198.51.100.4' });
    expect(addressOf(request, true)).toBe('198.51.100.4');
  });

  it('counts all addresses of one IPv6 network as one', () => {
    expect(addressOf(from('2001:db8:1:2:3:4:5:6'), false)).toBe('2001:db8:1:2');
    expect(addressOf(from('2001:db8:1:2::9'), false)).toBe('2001:db8:1:2');
    expect(addressOf(from('2001:db8::1'), false)).toBe('2001:db8:0:0');
    expect(addressOf(from('::1'), false)).toBe('0:0:0:0');
  });
});

const DIRECT = { trustProxy: false, publicOrigin: undefined };
const PROXY = { ...DIRECT, trustProxy: true };

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
