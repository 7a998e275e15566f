import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { hearPlainTexts, isWholeFrames, plainText } from './plain.ts';

const LONGEST = 1000;
const TEXT = 0x1;
const CONTINUED = 0x0;
const BINARY = 0x2;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0xa;

/** A frame as a client sends it. */
function frame(opcode: number, payload: Buffer | string, { isFinal = true, mask = [1, 2, 3, 4] } = {}): Buffer {
  const bytes = Buffer.from(payload);
  const size = bytes.length < 126 ? 2 : bytes.length <= 0xffff ? 4 : 10;
  const head = Buffer.alloc(size);
  head[0] = (isFinal ? 0x80 : 0) | opcode;
  head[1] = 0x80 | (size === 2 ? bytes.length : size === 4 ? 126 : 127);
  if (size === 4) head.writeUInt16BE(bytes.length, 2);
  if (size === 10) head.writeBigUInt64BE(BigInt(bytes.length), 2);
  return Buffer.concat([head, Buffer.from(mask), bytes.map((byte, i) => byte ^ (mask[i % 4] as number))]);
}

describe('a chunk', () => {
  it('is one plain text, whatever its letters and its mask', () => {
    const mask = fc.array(fc.nat(255), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), mask, (text, bytes) => {
        fc.pre(Buffer.byteLength(text) <= LONGEST);
        expect(plainText(frame(TEXT, text, { mask: bytes }), LONGEST)).toBe(text);
      }),
    );
  });

  it.each([
    ['several frames', Buffer.concat([frame(TEXT, 'a'), frame(TEXT, 'b')])],
    ['a part of a frame', frame(TEXT, 'half').subarray(0, -1)],
    ['a part of a head', frame(TEXT, 'x'.repeat(200)).subarray(0, 3)],
    ['one byte', frame(TEXT, 'x').subarray(0, 1)],
    ['a text that goes on', frame(TEXT, 'on', { isFinal: false })],
    ['bytes', frame(BINARY, 'a')],
    ['a ping', frame(PING, '')],
    ['letters that are none', frame(TEXT, Buffer.from([0xc3, 0x28]))],
    ['a text that is too long', frame(TEXT, 'x'.repeat(LONGEST + 1))],
    ['a text of a length in eight bytes', frame(TEXT, 'x'.repeat(70_000))],
    ['a text without a mask', Buffer.from([0x81, 1, 97])],
  ])('is left to the library, as it came, if it is %s', (_, chunk) => {
    const before = Buffer.from(chunk);
    expect(plainText(chunk, LONGEST)).toBeNull();
    expect(chunk).toEqual(before);
  });

  it('ends with a message, or in the middle of one', () => {
    const whole = Buffer.concat([frame(PONG, ''), frame(TEXT, 'x'.repeat(500)), frame(BINARY, 'x'.repeat(70_000))]);
    expect(isWholeFrames(whole)).toBe(true);
    for (const end of [1, 3, 5, 7, 12, 400, whole.length - 1])
      expect(isWholeFrames(whole.subarray(0, end))).toBe(false);
    expect(isWholeFrames(frame(TEXT, 'a', { isFinal: false }))).toBe(false);
  });
});

describe('a connection', () => {
  const servers: WebSocketServer[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  /** What is heard on both ways, in order, and how the connection ended. */
  async function connected() {
    const server = new WebSocketServer({ port: 0, perMessageDeflate: false, maxPayload: LONGEST });
    servers.push(server);
    const heard: string[] = [];
    const ways: string[] = [];
    server.on('connection', (ws, request) => {
      ws.on('message', (data, isBinary) => {
        heard.push(isBinary ? 'binary' : String(data));
        ways.push('library');
      });
      ws.on('error', () => {});
      hearPlainTexts(request.socket, LONGEST, (text) => {
        heard.push(text);
        ways.push('plain');
      });
    });
    const socket: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.setNoDelay(true);
    const key = Buffer.alloc(16).toString('base64');
    socket.write(
      `GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    );
    await once(socket, 'data');
    const answers: Buffer[] = [];
    socket.on('data', (chunk) => answers.push(chunk));
    return {
      heard,
      ways,
      socket,
      answers,
      /** Each in a packet of its own. */
      async send(...chunks: readonly Buffer[]) {
        for (const chunk of chunks) {
          socket.write(chunk);
          await wait(10);
        }
      },
    };
  }

  it('is heard in order, whoever reads', async () => {
    const { send, heard, ways, socket } = await connected();
    const torn = frame(TEXT, 'torn');
    await send(
      frame(TEXT, 'a'),
      frame(PING, 'are you there'),
      frame(TEXT, 'b'),
      Buffer.concat([frame(TEXT, 'c'), frame(TEXT, 'd')]),
      frame(BINARY, 'x'),
      frame(TEXT, 'e'),
      torn.subarray(0, 5),
      torn.subarray(5),
      frame(TEXT, 'f'),
    );
    expect(heard).toEqual(['a', 'b', 'c', 'd', 'binary', 'e', 'torn', 'f']);
    expect(ways).toEqual(['plain', 'plain', 'library', 'library', 'library', 'plain', 'library', 'library']);
    socket.destroy();
  });

  it('may send a text in several frames, with something in between', async () => {
    const { send, heard, socket } = await connected();
    await send(
      frame(TEXT, 'to', { isFinal: false }),
      frame(PONG, ''),
      frame(CONTINUED, 'gether'),
      frame(TEXT, 'and on'),
    );
    expect(heard).toEqual(['together', 'and on']);
    socket.destroy();
  });

  it.each([
    ['letters that are none', frame(TEXT, Buffer.from([0xc3, 0x28])), 1007],
    ['a text that is too long', frame(TEXT, 'x'.repeat(LONGEST + 1)), 1009],
    ['a text without a mask', Buffer.from([0x81, 1, 97]), 1002],
    ['its goodbye', frame(CLOSE, Buffer.from([0x03, 0xe8])), 1000],
  ])('ends as the library would have it after %s', async (_, chunk, code) => {
    const connection = await connected();
    await connection.send(frame(TEXT, 'before'), chunk);
    expect(connection.heard).toEqual(['before']);
    const goodbye = Buffer.concat(connection.answers);
    expect([goodbye[0], goodbye.readUInt16BE(2)]).toEqual([0x80 | CLOSE, code]);
    connection.socket.destroy();
  });

  it('is heard once when it ends right after its words', async () => {
    const { heard, socket } = await connected();
    socket.end(frame(TEXT, 'last words'));
    await wait(50);
    expect(heard).toEqual(['last words']);
  });
});
