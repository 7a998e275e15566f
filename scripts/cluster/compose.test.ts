import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { VARIABLE_NAMES } from '../../packages/server/src/ops/config.ts';

interface Service {
  readonly build?: string;
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>> | readonly string[];
}

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const { services, volumes } = parse(read('compose.yaml')) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};

it('the containers’ nodes have settings that there are', () => {
  for (const name of Object.keys(services.node?.environment ?? {})) expect(VARIABLE_NAMES).toContain(name);
});

it('whatever a container needs is there', () => {
  for (const [name, { build, image, depends_on: needs = [], volumes: mounted = [] }] of Object.entries(services)) {
    expect(build ?? image, name).toBeDefined();
    for (const other of Array.isArray(needs) ? needs : Object.keys(needs))
      expect(Object.keys(services)).toContain(other);
    for (const [from = ''] of mounted.map((one) => one.split(':'))) {
      if (from.startsWith('./')) expect(read(from)).not.toBe('');
      else expect(Object.keys(volumes)).toContain(from);
    }
  }
});

it('the balancer looks for nodes by the name of their service and the port that they listen at', () => {
  const [, service, port] = /server-template \S+ \d+ (\w+):(\d+)/.exec(read('scripts/cluster/haproxy.cfg')) ?? [];
  expect(Object.keys(services)).toContain(service);
  expect(read('Dockerfile')).toContain(`PORT=${port}`);
});
