/**
 * A bad line between people and a server: it carries bytes both ways and breaks when it is told to, in the middle of a
 * message, after part of it has gone through.
 */
import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import type { Chance } from '@conclave/kernel';

/** Which way the message went that was cut in two. */
export const DIRECTIONS = ['to the client', 'to the server'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export interface BadLine {
  readonly origin: string;
  /** Breaks that fell between the first and the last byte of a message, by its direction. */
  readonly cuts: Readonly<Record<Direction, number>>;
  /** How many messages a new connection carries before it breaks; null: it holds. */
  lifetime: (() => number) | null;
  close(): Promise<void>;
}

export async function badLine(port: number, chance: Chance): Promise<BadLine> {
  const cuts = { 'to the client': 0, 'to the server': 0 };
  const sockets = new Set<Socket>();
  const line = { cuts, lifetime: null as BadLine['lifetime'] };

  const server: Server = createServer((client) => {
    const upstream = dial(port, '127.0.0.1');
    const both = [client, upstream];
    const end = () => {
      for (const socket of both) sockets.delete(socket.destroy());
    };
    for (const socket of both) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', end);
      socket.on('close', end);
    }
    const breaksIn: Direction | null = line.lifetime === null ? null : chance.pick(DIRECTIONS);
    const messages = line.lifetime?.() ?? Number.POSITIVE_INFINITY;
    carry(client, upstream, 'to the server');
    carry(upstream, client, 'to the client');

    function carry(from: Socket, to: Socket, direction: Direction): void {
      const cutter = direction === breaksIn ? createCutter(messages, chance) : null;
      from.on('data', (bytes) => {
        const cutAt = cutter?.(bytes as Buffer) ?? null;
        if (cutAt === null) {
          to.write(bytes);
          return;
        }
        cuts[direction]++;
        // The first part goes out; then the line is dead on both sides, now and then with a reset.
        to.write(bytes.subarray(0, cutAt), () => {
          if (chance.below(2) === 0) for (const socket of both) socket.resetAndDestroy();
          end();
        });
        from.pause();
        from.removeAllListeners('data');
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as { port: number };
  return Object.assign(line, {
    origin: `http://127.0.0.1:${own}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

/**
 * Follows the frames of a WebSocket (RFC 6455, 5.2) after its handshake, and says where to cut: inside the one that comes
 * after so many others, after its first byte and before its last. Null as long as that one has not come.
 */
export function createCutter(messages: number, chance: Chance): (bytes: Buffer) => number | null {
  let isHandshake = true;
  let pending = Buffer.alloc(0);
  let seen = 0;
  return (bytes) => {
    const before = pending.length;
    pending = Buffer.concat([pending, bytes]);
    let at = 0;
    if (isHandshake) {
      const end = pending.indexOf('\r\n\r\n');
      if (end < 0) return null;
      isHandshake = false;
      at = end + 4;
    }
    for (;;) {
      const length = frameLength(pending, at);
      const isCut = seen >= messages && pending.length - at >= 2;
      if (isCut) {
        const known = Math.min(length ?? pending.length - at, pending.length - at);
        // Bytes of this frame that went through with an earlier packet cannot be called back.
        const least = Math.max(at + 1, before);
        const most = at + known - 1;
        if (most > least) return least + chance.below(most - least) - before;
        if (most === least) return least - before;
      }
      if (length === null || at + length > pending.length) break;
      at += length;
      seen++;
    }
    pending = pending.subarray(at);
    return null;
  };
}

/** The length of the frame that begins here, header and all; null if not even the header is there. */
function frameLength(bytes: Buffer, at: number): number | null {
  if (bytes.length < at + 2) return null;
  const second = bytes[at + 1] as number;
  const mask = second & 0x80 ? 4 : 0;
  const short = second & 0x7f;
  if (short < 126) return 2 + mask + short;
  if (short === 126) return bytes.length < at + 4 ? null : 4 + mask + bytes.readUInt16BE(at + 2);
  return bytes.length < at + 10 ? null : 10 + mask + Number(bytes.readBigUInt64BE(at + 2));
}
