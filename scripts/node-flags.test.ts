import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

it('starts the server in a container with the flags it is started with elsewhere', () => {
  const command: string[] = JSON.parse(/^CMD (.*)$/m.exec(read('Dockerfile'))?.[1] ?? '[]');
  const flags = command.filter((word) => word.startsWith('--'));
  expect(flags).toEqual(JSON.parse(read('packages/server/node-flags.json')));
});
