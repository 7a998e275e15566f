/** Malformed requests over connections that stay open, many on the way at once. */
import { connect, type Socket } from 'node:net';
import type { Chance } from '@conclave/kernel';
import { malformedBytes, nonsense, oddText } from './fuzz-mutations.ts';
import type { Route } from './fuzz-samples.ts';

export interface HttpTarget {
  readonly host: string;
  readonly port: number;
  readonly cookies: readonly string[];
  /** From how many networks it comes, as a proxy in front would say. */
  readonly networks: number;
  readonly tables: readonly string[];
  readonly routes: readonly Route[];
}

export interface HttpTally {
  sent: number;
  /** Answers by status. */
  readonly answers: Record<string, number>;
  /** Connections that the server ended, as it may where a request is no HTTP. */
  ended: number;
  /** Answers of the server's own fault, word for word. */
  readonly faults: string[];
}

/** An answer that does not come in this time never does. */
const PATIENCE = 20_000;
const AT_ONCE = 4;

/** Sends so many requests over one connection after another. */
export async function fuzzHttp(target: HttpTarget, requests: number, chance: Chance, tally: HttpTally): Promise<void> {
  let left = Math.ceil(requests);
  while (left > 0) {
    const batch = Array.from({ length: Math.min(AT_ONCE, left) }, () => requestOf(target, chance));
    left -= batch.length;
    tally.sent += batch.length;
    await exchange(target, Buffer.concat(batch), batch.length, tally);
  }
}

/** Routes that lead nowhere further if they succeed: well-formed nonsense may go there. */
const HARMLESS = /\/(choices|undo|consent|pass-until|orders|reports|view|replay|record|recover)$|\/api\/codes\//;

function requestOf(target: HttpTarget, chance: Chance): Buffer {
  const route = chance.pick(target.routes);
  const { method, path } = route;
  if (chance.below(200) === 0) return Buffer.from(noHttp(chance));
  const isNonsense = HARMLESS.test(path) && chance.below(3) === 0;
  const sent = method === 'GET' ? Buffer.alloc(0) : bodyOf(route, isNonsense, chance);
  const where = spoilt(path, target, chance);
  const query = route.query
    .map((name) => `${name}=${encodeURIComponent(safe(oddText(chance)).slice(0, 200))}`)
    .join('&');
  const head = [
    `${method} ${where}${query === '' ? '' : `?${query}`} HTTP/1.1`,
    `Host: ${target.host}:${target.port}`,
    `X-Forwarded-For: ${oddText(chance)
      .replace(/[^\x20-\x7e]/g, '')
      .slice(0, 40)}, ${addressOf(target, chance)}`,
    ...(chance.below(20) === 0 ? [] : [`Cookie: ${cookieOf(target, chance)}`]),
    ...(method === 'GET' ? [] : [`Content-Length: ${sent.length}`, `Content-Type: ${typeOf(chance)}`]),
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), sent]);
}

function bodyOf({ body }: Route, isNonsense: boolean, chance: Chance): Buffer {
  // Where no body is wanted any JSON is as good as none, and the request could end a user or a table.
  if (body === undefined) return Buffer.from(`{"stray":${JSON.stringify(oddText(chance))}`);
  return isNonsense ? Buffer.from(JSON.stringify(nonsense(body, chance))) : malformedBytes(body, chance);
}

function spoilt(path: string, { tables }: HttpTarget, chance: Chance): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'id' && chance.below(2) === 0) return chance.pick(tables);
    return encodeURIComponent(safe(oddText(chance)).slice(0, 300)) || 'x';
  });
}

function addressOf({ networks }: HttpTarget, chance: Chance): string {
  const network = chance.below(networks);
  return `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`;
}

/** Text that can be written into an address: half a surrogate pair cannot. */
function safe(text: string): string {
  return text.toWellFormed();
}

function cookieOf({ cookies }: HttpTarget, chance: Chance): string {
  if (chance.below(10) > 0) return chance.pick(cookies);
  return `conclave=${encodeURIComponent(safe(oddText(chance)).slice(0, 300))}`;
}

function typeOf(chance: Chance): string {
  return chance.below(8) > 0
    ? 'application/json'
    : chance.pick([
        'text/plain',
        'application/json; charset=utf-16',
        'multipart/form-data; boundary=x',
        'application/x-www-form-urlencoded',
        'a',
        'application/json;',
      ]);
}

/** What is no request at all. The parser of Node answers it, and ends the connection. */
function noHttp(chance: Chance): string {
  return chance.pick([
    'GET\r\n\r\n',
    'NONSENSE / HTTP/1.1\r\nHost: x\r\n\r\n',
    'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
    'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    `GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`,
    'GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n',
    '\0\0\0\0\r\n\r\n',
  ]);
}

/** Writes a batch and reads the answers, until all are there or the server ends the connection. */
function exchange({ host, port }: HttpTarget, batch: Buffer, wanted: number, tally: HttpTally): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, host, () => socket.write(batch));
    const reader = new Answers((status, body) => {
      tally.answers[status] = (tally.answers[status] ?? 0) + 1;
      if (status >= 500) tally.faults.push(`${status} ${body}`);
    });
    const done = () => {
      socket.destroy();
      resolve();
    };
    socket.setTimeout(PATIENCE, () => {
      socket.destroy();
      reject(new Error(`the server left ${wanted - reader.count} of ${wanted} requests without an answer: ${batch}`));
    });
    socket.on('data', (data) => {
      reader.read(data);
      if (reader.count >= wanted) done();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      if (reader.count < wanted) tally.ended++;
      resolve();
    });
  });
}

/** Reads answers one after another: a status, and as many bytes as are announced. */
class Answers {
  count = 0;
  private rest: Buffer = Buffer.alloc(0);
  private readonly tell: (status: number, body: string) => void;

  constructor(tell: (status: number, body: string) => void) {
    this.tell = tell;
  }

  read(data: Buffer): void {
    this.rest = Buffer.concat([this.rest, data]);
    for (;;) {
      const end = this.rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = this.rest.subarray(0, end).toString('latin1');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      const isChunked = /transfer-encoding: chunked/i.test(head);
      const bodyEnd = isChunked ? this.chunksEnd(end + 4) : end + 4 + length;
      if (bodyEnd === null || this.rest.length < bodyEnd) return;
      this.count++;
      this.tell(status, this.rest.subarray(end + 4, Math.min(bodyEnd, end + 504)).toString());
      this.rest = this.rest.subarray(bodyEnd);
    }
  }

  private chunksEnd(from: number): number | null {
    const at = this.rest.indexOf('0\r\n\r\n', from);
    return at < 0 ? null : at + 5;
  }
}
