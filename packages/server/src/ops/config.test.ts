import { readFileSync } from 'node:fs';
import { BadInput } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { configFrom, VARIABLE_NAMES } from './config.ts';

describe('settings', () => {
  it('need not be made', () => {
    expect(configFrom({})).toMatchObject({
      port: 8080,
      host: undefined,
      dataDir: './data',
      databaseUrl: undefined,
      allowedOrigins: [],
      trustProxy: 0,
      logLevel: 'info',
      rateLimits: true,
    });
  });

  it('that are empty count as not made', () => {
    expect(configFrom({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: undefined });
  });

  it('for several servers want a database that they can share', () => {
    const REDIS_URL = 'redis://:secret@redis.example:6379';
    expect(() => configFrom({ REDIS_URL })).toThrow(/REDIS_URL .* set DATABASE_URL too, or leave REDIS_URL out/);
    expect(() => configFrom({ REDIS_URL: 'http://redis.example' })).toThrow(/REDIS_URL wants redis:/);
    expect(() => configFrom({ NODE_NAME: 'one two' })).toThrow(/NODE_NAME wants/);
    const config = configFrom({ REDIS_URL, DATABASE_URL: 'postgres://localhost/conclave', NODE_NAME: 'node-1' });
    expect(config).toMatchObject({ redisUrl: REDIS_URL, nodeName: 'node-1' });
  });

  it('allow the public origin and those that are named', () => {
    const config = configFrom({
      PUBLIC_ORIGIN: 'https://conclave.example',
      ALLOWED_ORIGINS: 'https://a.example, http://localhost:5173',
    });
    expect([...config.allowedOrigins].sort()).toEqual([
      'http://localhost:5173',
      'https://a.example',
      'https://conclave.example',
    ]);
  });

  it('that are wrong are all named in one line', () => {
    const read = () => configFrom({ PORT: 'http', TRUST_PROXY: 'yes', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x' });
    expect(read).toThrow(BadInput);
    for (const name of ['PORT', 'TRUST_PROXY', 'LOG_LEVEL', 'DATABASE_URL']) expect(read).toThrow(name);
    expect(read).not.toThrow('\n');
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['BOT_WORKERS', '0'],
    ['WORK_WORKERS', '0'],
    ['PUBLIC_ORIGIN', 'conclave.example'],
    ['PUBLIC_ORIGIN', 'https://conclave.example/'],
    ['ALLOWED_ORIGINS', 'https://a.example,b.example'],
    ['METRICS_TOKEN', 'short'],
    ['ADMIN_TOKEN', 'short'],
    ['REGISTRATION', 'closed'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0'],
    ['WEB_DIR', '/no/such/folder'],
    ['IDLE_TABLE_MINUTES', '0'],
    ['IDLE_GUEST_DAYS', 'never'],
  ])('cannot be %s=%s', (name, value) => {
    expect(() => configFrom({ [name]: value })).toThrow(`${name} wants`);
  });

  it('do not say a secret when it is wrong', () => {
    expect(() => configFrom({ DATABASE_URL: 'mysql://me:hunter2@x' })).not.toThrow('hunter2');
  });

  it('are told of in docs/self-hosting.md, each of them and no others', () => {
    const page = readFileSync(new URL('../../../../docs/self-hosting.md', import.meta.url), 'utf8');
    const listed = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map((match) => match[1]);
    expect(listed.sort()).toEqual([...VARIABLE_NAMES].sort());
  });
});
