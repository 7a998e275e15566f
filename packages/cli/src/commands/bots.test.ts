import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { conclave } from '../testing.ts';

it.each([
  ['no address', [], 'say which Redis with --connect redis://HOST:PORT, or set REDIS_URL'],
  ['what is no address', ['--connect', 'there'], 'wants an address like redis://HOST:PORT, not "there"'],
  ['the address of something else', ['--connect', 'http://localhost'], 'wants an address like redis://HOST:PORT'],
  ['no workers', ['--connect', 'redis://localhost', '--workers', '0'], '--workers'],
])('refuses %s in one line', async (_, args, message) => {
  const { code, output, errors } = await conclave(['bots', ...args]);
  expect({ code, output }).toEqual({ code: 2, output: '' });
  expect(errors).toMatch(/^conclave: [^\n]+\n$/);
  expect(errors).toContain(message);
});

it('says in one line that no Redis is there', async () => {
  const closed = createServer().listen(0);
  const { port } = closed.address() as { port: number };
  await new Promise((resolve) => closed.close(resolve));
  const { code, errors } = await conclave(['bots', '--connect', `redis://127.0.0.1:${port}`]);
  expect(code).toBe(2);
  expect(errors).toMatch(/^conclave: Redis at 127\.0\.0\.1:\d+ cannot be reached: [^\n]+\n$/);
});
