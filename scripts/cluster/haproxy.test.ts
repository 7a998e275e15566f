import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { haproxyConfig } from './haproxy.ts';

const NODES = [
  { name: 'node1', port: 8171 },
  { name: 'node2', port: 8172 },
];

it('the balancer knows every node, by the rules that containers have too', () => {
  const text = haproxyConfig(8170, NODES);
  expect(text).toContain('  bind 127.0.0.1:8170\n');
  expect(text).toContain('  server node1 127.0.0.1:8171\n  server node2 127.0.0.1:8172');
  expect(text).not.toMatch(/server-template|resolvers/);
  expect(text).toContain('uri /readyz');
});

it('HAProxy itself takes the settings', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, haproxyConfig(8170, NODES));
  const { status, error, stderr } = spawnSync('haproxy', ['-c', '-f', file], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  });
  rmSync(folder, { recursive: true, force: true });
  if (error !== undefined) return context.skip('there is no HAProxy here');
  expect(stderr).not.toMatch(/ALERT|WARNING/);
  expect(status).toBe(0);
});
