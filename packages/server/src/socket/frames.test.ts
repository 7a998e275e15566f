import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { framesOf } from './frames.ts';

/** What a client of the usual kind makes of these bytes. */
async function heard(bytes: Buffer, count: number): Promise<readonly string[]> {
  const server = new WebSocketServer({ port: 0, perMessageDeflate: false });
  server.on('connection', (_, request) => request.socket.write(bytes));
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const messages: string[] = [];
  client.on('message', (data, isBinary) => messages.push(isBinary ? 'binary' : String(data)));
  while (messages.length < count) await once(client, 'message');
  client.terminate();
  server.close();
  return messages;
}

describe('frames', () => {
  it('carry messages of every length, on both sides of where the head grows', async () => {
    const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000];
    const texts = lengths.map((length) => 'x'.repeat(length));
    expect((await heard(framesOf(texts), texts.length)).map(({ length }) => length)).toEqual(lengths);
  });

  it('carry every letter, whatever it takes in bytes', async () => {
    const texts = ['{"name":"Zażółć 🐙"}', 'שלום\u2028', '🜏'.repeat(40)];
    expect(await heard(framesOf(texts), texts.length)).toEqual(texts);
  });

  it('carry long and short and empty messages one after another', async () => {
    const texts = ['{"n":1}', '{"name":"Zażółć"}', '', 'x'.repeat(500)];
    expect(await heard(framesOf(texts), texts.length)).toEqual(texts);
  });
});
