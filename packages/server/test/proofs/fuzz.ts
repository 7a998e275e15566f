/** A server under malformed frames and bodies, while people play at its other tables. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SeededChance } from '@conclave/kernel';
import type { TableInfo } from '@conclave/protocol';
import { Duel } from './duel.ts';
import { fuzzHttp, type HttpTally } from './fuzz-http.ts';
import { routesOf } from './fuzz-samples.ts';
import type { Condition } from './fuzz-server.ts';
import { fuzzSockets, type SocketTally } from './fuzz-socket.ts';
import { guestAt } from './wire.ts';

export interface FuzzSettings {
  readonly folder: string;
  readonly seed: string;
  /** How many frames and bodies, together, are to be refused: some that are sent turn out to be harmless. */
  readonly messages: number;
  /** With the limits in force most are turned away at the door; without them all get to the parsers. */
  readonly rateLimits?: boolean;
  readonly onProgress?: (sent: number) => void;
}

export interface FuzzReport {
  readonly frames: SocketTally;
  readonly requests: HttpTally;
  /** Choices that others made at their tables meanwhile. */
  readonly choices: number;
  /** What the server must never do, in words. */
  readonly faults: readonly string[];
  readonly longestWork: number;
  readonly longestDelay: number;
  /** Megabytes reachable after a fifth of the way, and at the end. */
  readonly heapEarly: number;
  readonly heapLate: number;
}

const LANES = 4;
const ROUNDS = 10;
const PEOPLE = 12;

export async function fuzz({
  folder,
  seed,
  messages,
  rateLimits = false,
  onProgress,
}: FuzzSettings): Promise<FuzzReport> {
  const server = await startWatched(folder, rateLimits);
  const frames: SocketTally = { sent: 0, connections: 0, refused: 0, ended: 0, faults: [] };
  const requests: HttpTally = { sent: 0, answers: {}, ended: 0, faults: [] };
  const others = await playMeanwhile(server.url, seed);
  const target = await targetAt(server.url, rateLimits);
  // The first of everything is slow: programs are loaded, documents are written. That is the start's affair.
  await round(target, `${seed} warm`, 2000, frames, requests);
  await server.condition();

  const conditions: Condition[] = [];
  for (let i = 1; i <= ROUNDS; i++) {
    for (let part = 0; refusedIn({ frames, requests }) < (messages * i) / ROUNDS; part++) {
      await round(target, `${seed} ${i} ${part}`, messages / ROUNDS / 2, frames, requests);
    }
    conditions.push(await server.condition());
    onProgress?.(frames.sent + requests.sent);
  }
  const choices = await others.stop();
  const ending = await server.stop();
  return {
    frames,
    requests,
    choices,
    faults: [...frames.faults, ...requests.faults, ...others.faults, ...ending],
    longestWork: Math.max(...conditions.map(({ longestWork }) => longestWork)),
    longestDelay: Math.max(...conditions.map(({ longestDelay }) => longestDelay)),
    heapEarly: conditions[1]?.heap ?? 0,
    heapLate: conditions.at(-1)?.heap ?? 0,
  };
}

/** How many frames and requests were refused, or cost their sender the connection. */
export function refusedIn({ frames, requests }: Pick<FuzzReport, 'frames' | 'requests'>): number {
  const refusals = Object.entries(requests.answers).filter(([status]) => status >= '400');
  return frames.refused + frames.ended + requests.ended + refusals.reduce((sum, [, count]) => sum + count, 0);
}

type Target = Awaited<ReturnType<typeof targetAt>>;

/** Frames cost less than requests, so there are more of them. */
async function round(target: Target, seed: string, messages: number, frames: SocketTally, requests: HttpTally) {
  const lanes = Array.from({ length: LANES }, (_, lane) => [
    fuzzSockets(target, (messages * 0.85) / LANES, new SeededChance(`${seed} socket ${lane}`), frames),
    fuzzHttp(target, (messages * 0.15) / LANES, new SeededChance(`${seed} http ${lane}`), requests),
  ]);
  await Promise.all(lanes.flat());
}

/** Where limits are to be met, few people send much; elsewhere many send little each. */
async function targetAt(url: string, isFew: boolean) {
  const { hostname, port } = new URL(url);
  const guests = await Promise.all(Array.from({ length: PEOPLE }, () => guestAt(url)));
  const tables: string[] = [];
  for (const guest of guests.slice(0, 6)) {
    const info = await guest.ask<TableInfo>('POST', '/api/tables', { game: 'rise-of-cthulhu', seats: 2 });
    tables.push(info.id);
  }
  const document = await (await fetch(`${url}/api/openapi.json`)).json();
  const cookies = guests.slice(0, isFew ? 2 : PEOPLE).map(({ cookie }) => cookie);
  const networks = isFew ? 2 : 2 ** 24;
  return {
    host: hostname,
    port: Number(port),
    cookies,
    networks,
    tables: [...tables, 'nowhere'],
    routes: routesOf(document as never),
  };
}

// ---- The server, in a process of its own

interface Watched {
  readonly url: string;
  condition(): Promise<Condition>;
  /** Stops it, and gives what it should not have done. */
  stop(): Promise<readonly string[]>;
}

async function startWatched(folder: string, rateLimits: boolean): Promise<Watched> {
  const child: ChildProcess = fork(fileURLToPath(new URL('./fuzz-server.ts', import.meta.url)), {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      TRUST_PROXY: 'on',
      RATE_LIMITS: rateLimits ? 'on' : 'off',
      BOT_WORKERS: '1',
    },
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => said.push(String(data)));
  const ended = once(child, 'exit').then(([code, signal]) => {
    said.push(`the server ended with ${code ?? signal}`);
    throw new Error(said.join('\n'));
  });
  ended.catch(() => {});
  const answer = async <T>() => (await Promise.race([once(child, 'message'), ended]))[0] as T;
  const { url } = await answer<{ url: string }>();
  return {
    url,
    condition() {
      child.send('how are you?');
      return answer<Condition>();
    },
    async stop() {
      const faults = [...said];
      child.kill('SIGKILL');
      await ended.catch(() => {});
      return faults;
    },
  };
}

// ---- Others, who play on

/** Two people at a table of their own, who choose at random as fast as they are asked, one game after another. */
async function playMeanwhile(url: string, seed: string) {
  const faults: string[] = [];
  let choices = 0;
  let isOn = true;

  async function playOne(): Promise<void> {
    const duel = await Duel.begin(url, `${seed} ${choices}`);
    for (;;) {
      const command = isOn ? await duel.next() : null;
      if (command === null) break;
      const answer = await duel.send(command);
      if (answer.type === 'refused') throw new Error(`a legal choice was refused: ${answer.code} ${answer.message}`);
      choices++;
    }
    await duel.close();
  }

  const playing = (async () => {
    while (isOn) await playOne();
  })().catch((error) => faults.push(`the others could not play on: ${(error as Error).message}`));
  return {
    faults,
    async stop() {
      isOn = false;
      await playing;
      return choices;
    },
  };
}
