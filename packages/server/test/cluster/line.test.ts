import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Line, openLine } from './line.ts';

let echo: Server;
let line: Line;
beforeEach(async () => {
  echo = createServer((socket) => socket.on('error', () => {}).pipe(socket));
  await once(echo.listen(0, '127.0.0.1'), 'listening');
  line = await openLine({ port: (echo.address() as { port: number }).port, host: '127.0.0.1' });
});
afterEach(async () => {
  await line.close();
  echo.close();
});

async function dial(): Promise<Socket> {
  const socket = connect(line.port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** However it ends: `once` would take a reset for a failure. */
function closes(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()));
}

async function says(socket: Socket, text: string): Promise<string> {
  const heard = once(socket, 'data');
  socket.write(text);
  return String((await heard)[0]);
}

it('carries what is said, both ways', async () => {
  const socket = await dial();
  expect(await says(socket, 'hello')).toBe('hello');
  expect(await says(socket, 'again')).toBe('again');
});

it('that is cut and refuses breaks what is open and what comes, until it is mended', async () => {
  const socket = await dial();
  await says(socket, 'hello');
  const broken = closes(socket);
  line.cut('refused');
  await broken;
  await closes(connect(line.port, '127.0.0.1').on('error', () => {}));
  line.mend();
  expect(await says(await dial(), 'hello')).toBe('hello');
});

it('that is cut and silent answers nothing and breaks nothing, and what hung breaks when it is mended', async () => {
  const before = await dial();
  await says(before, 'hello');
  line.cut('silent');
  const during = await dial();
  const heard: string[] = [];
  for (const socket of [before, during]) {
    socket.on('data', () => heard.push('data')).on('close', () => heard.push('close'));
    socket.write('is anybody there');
  }
  await sleep(300);
  expect(heard).toEqual([]);
  line.mend();
  await Promise.all([before, during].map(closes));
  expect(heard).toEqual(['close', 'close']);
  expect(await says(await dial(), 'hello')).toBe('hello');
});
