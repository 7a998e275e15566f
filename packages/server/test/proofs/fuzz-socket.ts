/** Malformed frames over many sockets, written by hand: a library would not send most of them. */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import type { Chance } from '@conclave/kernel';
import { malformedBytes, nonsense } from './fuzz-mutations.ts';
import { sampleMessages } from './fuzz-samples.ts';

export interface SocketTarget {
  readonly host: string;
  readonly port: number;
  readonly cookies: readonly string[];
  readonly tables: readonly string[];
}

export interface SocketTally {
  sent: number;
  connections: number;
  refused: number;
  /** Connections that the server ended because of what they sent. */
  ended: number;
  readonly faults: string[];
}

/** What a connection may spend at once: the next one would be cut off, which is another test. */
const FRAMES = 55;
const PATIENCE = 20_000;
const A_MOMENT = 5;

const TEXT = 1;
const BINARY = 2;
const CLOSE = 8;
const PING = 9;

export async function fuzzSockets(
  target: SocketTarget,
  frames: number,
  chance: Chance,
  tally: SocketTally,
): Promise<void> {
  for (let left = frames; left > 0; left -= FRAMES + 1) await oneConnection(target, chance, tally);
}

async function oneConnection(target: SocketTarget, chance: Chance, tally: SocketTally): Promise<void> {
  const samples = sampleMessages(chance.pick(target.tables));
  const frames = Array.from({ length: FRAMES }, () => frameOf(samples, chance));
  const bytes = Buffer.concat([...frames, frame(TEXT, Buffer.from('{"type":"ping"}'))]);
  tally.sent += FRAMES + 1;
  tally.connections++;
  return new Promise((resolve, reject) => {
    const reader = new Frames((text) => {
      if (text.startsWith('{"type":"refused"')) tally.refused++;
      // The last one no connection survives; answers that take the server longer than the pong get a moment.
      if (text === '{"type":"pong"}') setTimeout(() => socket.write(fatal(chance)), A_MOMENT);
      if (text.includes('"code":"internal"')) tally.faults.push(text);
    });
    const socket: Socket = connect(target.port, target.host, () => socket.write(upgrade(target, chance)));
    let isOpen = false;
    socket.setTimeout(PATIENCE, () => {
      socket.destroy();
      reject(new Error('the server neither answered nor ended a connection'));
    });
    socket.on('data', (data) => {
      if (isOpen) return reader.read(data);
      isOpen = true;
      const end = data.indexOf('\r\n\r\n');
      if (!data.subarray(0, 12).toString().endsWith('101')) {
        tally.faults.push(`no connection: ${data.subarray(0, 60)}`);
        socket.destroy();
        return;
      }
      reader.read(data.subarray(end + 4));
      writeInParts(socket, bytes, chance);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      tally.ended++;
      resolve();
    });
  });
}

function upgrade({ host, port, cookies }: SocketTarget, chance: Chance): string {
  const lines = [
    'GET /api/socket HTTP/1.1',
    `Host: ${host}:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    `Cookie: ${chance.pick(cookies)}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** TCP may cut anywhere. */
function writeInParts(socket: Socket, bytes: Buffer, chance: Chance): void {
  if (chance.below(3) > 0) {
    socket.write(bytes);
    return;
  }
  const cut = chance.below(bytes.length);
  socket.write(bytes.subarray(0, cut));
  setTimeout(() => socket.write(bytes.subarray(cut)), 1);
}

function frameOf(samples: readonly unknown[], chance: Chance): Buffer {
  const sample = chance.pick(samples);
  const payload = validUtf8(malformedBytes(sample, chance));
  switch (chance.below(12)) {
    case 0:
      return frame(BINARY, randomBytes(chance.below(60)));
    case 1:
      return frame(BINARY, payload);
    case 2:
      return fragmented(payload, chance);
    case 3:
      return Buffer.concat([frame(PING, randomBytes(chance.below(100))), frame(TEXT, payload)]);
    case 4:
      return frame(TEXT, Buffer.from(JSON.stringify(nonsense(sample, chance))));
    default:
      return frame(TEXT, payload);
  }
}

/** A frame of other bytes would end the connection; that comes last. */
function validUtf8(bytes: Buffer): Buffer {
  return Buffer.from(bytes.toString());
}

function fragmented(payload: Buffer, chance: Chance): Buffer {
  const cuts = Array.from({ length: 1 + chance.below(5) }, () => chance.below(payload.length + 1)).sort(
    (a, b) => a - b,
  );
  const parts = [0, ...cuts].map((from, i) => payload.subarray(from, cuts[i] ?? payload.length));
  return Buffer.concat(parts.map((part, i) => frame(i === 0 ? TEXT : 0, part, { fin: i === parts.length - 1 })));
}

/** What the protocol of WebSockets forbids, or what ours has no room for. */
function fatal(chance: Chance): Buffer {
  return chance.pick([
    () => frame(3 + chance.below(5), Buffer.from('reserved')),
    () => frame(TEXT, Buffer.from([0x7b, 0xff, 0xfe, 0x80, 0x7d])),
    () => frame(TEXT, Buffer.from('{}'), { isMasked: false }),
    () => frame(TEXT, Buffer.from('{}'), { reserved: 0x40 }),
    () => frame(TEXT, Buffer.alloc(20_000, 0x20)),
    () => Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
    () => frame(0, Buffer.from('no beginning')),
    () => frame(PING, Buffer.alloc(126)),
    () => Buffer.concat([frame(TEXT, Buffer.from('{'), { fin: false }), frame(TEXT, Buffer.from('}'))]),
    () => frame(CLOSE, Buffer.from([0x03])),
    () => frame(CLOSE, Buffer.from([0x03, 0xed])),
    () => frame(CLOSE, Buffer.from([0x03, 0xe8])),
  ])();
}

function frame(opcode: number, payload: Buffer, { fin = true, isMasked = true, reserved = 0 } = {}): Buffer {
  const { length } = payload;
  const mark = isMasked ? 0x80 : 0;
  const head =
    length < 126
      ? Buffer.from([(fin ? 0x80 : 0) | reserved | opcode, mark | length])
      : Buffer.from([(fin ? 0x80 : 0) | reserved | opcode, mark | 126, length >> 8, length & 0xff]);
  if (!isMasked) return Buffer.concat([head, payload]);
  const mask = randomBytes(4);
  const masked = Buffer.allocUnsafe(length);
  for (let i = 0; i < length; i++) masked[i] = (payload[i] as number) ^ (mask[i & 3] as number);
  return Buffer.concat([head, mask, masked]);
}

/** Reads what the server sends: whole frames without a mask. */
class Frames {
  private rest: Buffer = Buffer.alloc(0);
  private readonly tell: (text: string) => void;

  constructor(tell: (text: string) => void) {
    this.tell = tell;
  }

  read(data: Buffer): void {
    this.rest = Buffer.concat([this.rest, data]);
    while (this.rest.length >= 2) {
      const short = (this.rest[1] as number) & 0x7f;
      const head = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (this.rest.length < head) return;
      const length =
        short < 126 ? short : short === 126 ? this.rest.readUInt16BE(2) : Number(this.rest.readBigUInt64BE(2));
      if (this.rest.length < head + length) return;
      if (((this.rest[0] as number) & 0x0f) === TEXT) this.tell(this.rest.subarray(head, head + length).toString());
      this.rest = this.rest.subarray(head + length);
    }
  }
}
