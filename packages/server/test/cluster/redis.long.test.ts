import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { redisForTests, type TestRedis } from './redis.ts';

let redis: TestRedis | null = null;
afterEach(() => redis?.stop());

/** What Redis answers to these words, over a connection of its own. */
async function ask(...words: readonly string[]): Promise<string> {
  const socket = connect(Number(new URL(redis?.url ?? '').port), '127.0.0.1');
  socket.write(`${words.join(' ')}\r\n`);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return String(answer).trim();
}

it('a Redis for tests can be killed and started again at the same address, and has forgotten everything', async (context) => {
  redis = await redisForTests();
  if (redis === null || !redis.isOurs) return context.skip('there is no Redis that can be stopped');
  expect(await ask('SET', 'a', '1')).toBe('+OK');
  expect(await ask('GET', 'a')).toBe('$1\r\n1');
  await redis.kill();
  await expect(ask('PING')).rejects.toThrow();
  await redis.restart();
  expect(await ask('GET', 'a')).toBe('$-1');
});

it('asks for its password, if it has one', async (context) => {
  redis = await redisForTests({ password: 'abracadabra' });
  if (redis === null || !redis.isOurs) return context.skip('there is no Redis of our own');
  expect(await ask('PING')).toMatch('NOAUTH');
  expect(await ask('AUTH', 'abracadabra')).toBe('+OK');
});
