/** Two people at each of many matches of boardgame.io's own server, through its own kind of socket. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { SeededChance } from '@conclave/kernel';
import type { Swarm } from '../../packages/server/test/proofs/load-pace.ts';
import { PEER_GAMES, type PeerGame } from './load-boardgameio-games.ts';

const SERVER = fileURLToPath(new URL('./load-boardgameio-server.ts', import.meta.url));
// Its client library, in the version that it brings itself.
const require = createRequire(createRequire(import.meta.url).resolve('boardgame.io/package.json'));

interface Socket {
  emit(event: string, ...args: readonly unknown[]): void;
  on(event: string, listener: (...args: never[]) => void): void;
  close(): void;
}

/** What a player is sent: the whole of it, after every move. */
interface Shown {
  readonly G: unknown;
  readonly ctx: { readonly gameover?: unknown };
  readonly _stateID: number;
}

/** Where it is: on one port with its sockets, its lobby does not answer under the version of Koa that it brings. */
interface Ports {
  readonly sockets: number;
  readonly lobby: number;
}

export function startBoardgameio({ sockets, lobby }: Ports, core: number, game: string): Promise<ChildProcess> {
  const args = ['-c', String(core), process.execPath, SERVER, String(sockets), String(lobby), game];
  // As its users run it: without the checks that help while a game is written, which cost it a third of its speed.
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn('taskset', args, { stdio: ['ignore', 'pipe', 'inherit'], env });
  process.once('exit', () => child.kill('SIGKILL'));
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('the server of boardgame.io did not start')));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line === 'open') resolve(child);
    });
  });
}

export async function boardgameioSwarm(ports: Ports, matches: number, seed: string, game: string): Promise<Swarm> {
  const peer = PEER_GAMES[game] as PeerGame;
  const { io } = require('socket.io-client') as { io(url: string, options: object): Socket };
  const chance = new SeededChance(seed);
  const latencies: number[] = [];
  const origin = `http://127.0.0.1:${ports.sockets}`;
  const connect = () => io(`${origin}/${peer.game.name}`, { transports: ['websocket'], forceNew: true });
  const all: Match[] = [];
  for (let n = 0; n < matches; n++) {
    const sockets = [connect(), connect()] as const;
    const openMatch = () => newMatch(`http://127.0.0.1:${ports.lobby}/games/${peer.game.name}`);
    all.push(await sitDown(peer, sockets, openMatch, chance, (milliseconds) => latencies.push(milliseconds)));
  }
  return {
    latencies,
    chooseSomewhere(among = all.length) {
      const some = among < all.length ? all.slice(0, among) : all;
      for (let tries = 0; tries < 20; tries++) if (chance.pick(some).choose()) return true;
      return false;
    },
    get isAtRest() {
      return all.every(({ isWaiting }) => !isWaiting);
    },
    async close() {
      for (const match of all) match.leave();
    },
  };
}

interface NewMatch {
  readonly id: string;
  /** What each player shows with every move. */
  readonly credentials: readonly string[];
}

/** Through its lobby, as people do: one opens the match, and both take a seat. */
async function newMatch(game: string): Promise<NewMatch> {
  const { matchID: id } = await post<{ matchID: string }>(`${game}/create`, { numPlayers: 2 });
  const credentials: string[] = [];
  for (const [playerID, playerName] of [
    ['0', 'Ada'],
    ['1', 'Bob'],
  ]) {
    const joined = await post<{ playerCredentials: string }>(`${game}/${id}/join`, { playerID, playerName });
    credentials.push(joined.playerCredentials);
  }
  return { id, credentials };
}

async function post<T>(url: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`boardgame.io answers ${response.status} to ${url}: ${await response.text()}`);
  return (await response.json()) as T;
}

interface Match {
  readonly isWaiting: boolean;
  choose(): boolean;
  leave(): void;
}

async function sitDown(
  peer: PeerGame,
  sockets: readonly [Socket, Socket],
  openMatch: () => Promise<NewMatch>,
  chance: SeededChance,
  heard: (milliseconds: number) => void,
): Promise<Match> {
  const shown: (Shown | null)[] = [null, null];
  let id = '';
  let credentials: readonly string[] = [];
  let isMoving = false;
  let hasLeft = false;
  let chosen: { by: number; at: number } | null = null;
  let waitsFor = 0;

  async function begin(): Promise<void> {
    isMoving = true;
    ({ id, credentials } = await openMatch());
    shown.fill(null);
    sockets.forEach((socket, seat) => {
      socket.emit('sync', id, String(seat), credentials[seat], 2);
    });
    isMoving = false;
  }

  function show(seat: number, state: Shown): void {
    shown[seat] = state;
    if (chosen === null) return;
    if (chosen.by !== seat) heard(performance.now() - chosen.at);
    if (--waitsFor === 0) chosen = null;
  }

  sockets.forEach((socket, seat) => {
    socket.on('sync', (match: string, { state }: { state: Shown }) => {
      if (match === id) show(seat, state);
    });
    socket.on('update', (match: string, state: Shown) => {
      if (match === id) show(seat, state);
    });
  });
  await Promise.all(sockets.map((socket) => new Promise<void>((resolve) => socket.on('connect', () => resolve()))));
  await begin();
  while (shown.includes(null)) await new Promise((resolve) => setTimeout(resolve, 1));

  return {
    get isWaiting() {
      return chosen !== null;
    },
    choose() {
      if (chosen !== null || isMoving || shown.includes(null)) return false;
      if (shown[0]?.ctx.gameover !== undefined) {
        // Whoever has left sits down no more, and its server may be gone.
        begin().catch((error) => {
          if (!hasLeft) throw error;
        });
        return false;
      }
      for (const seat of [0, 1] as const) {
        const { G, _stateID } = shown[seat] as Shown;
        const move = peer.moveIn(G, seat, chance);
        if (move === null) continue;
        chosen = { by: seat, at: performance.now() };
        waitsFor = 2;
        const payload = { type: move.type, args: [move.arg], playerID: String(seat), credentials: credentials[seat] };
        sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, _stateID, id, String(seat));
        return true;
      }
      return false;
    },
    leave() {
      hasLeft = true;
      for (const socket of sockets) socket.close();
    },
  };
}
