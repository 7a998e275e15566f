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

export function startBoardgameio(port: number, core: number, game: string): Promise<ChildProcess> {
  const args = ['-c', String(core), process.execPath, SERVER, String(port), game];
  const child = spawn('taskset', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => child.kill('SIGKILL'));
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('the server of boardgame.io did not start')));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line === 'open') resolve(child);
    });
  });
}

export async function boardgameioSwarm(port: number, matches: number, seed: string, game: string): Promise<Swarm> {
  const peer = PEER_GAMES[game] as PeerGame;
  const { io } = require('socket.io-client') as { io(url: string, options: object): Socket };
  const chance = new SeededChance(seed);
  const latencies: number[] = [];
  const connect = () => io(`http://127.0.0.1:${port}/${peer.game.name}`, { transports: ['websocket'], forceNew: true });
  const all: Match[] = [];
  for (let n = 0; n < matches; n++) {
    const sockets = [connect(), connect()] as const;
    all.push(await sitDown(peer, sockets, `${seed}-${n}`, chance, (milliseconds) => latencies.push(milliseconds)));
  }
  return {
    latencies,
    chooseSomewhere() {
      for (let tries = 0; tries < 20; tries++) if (chance.pick(all).choose()) return true;
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

interface Match {
  readonly isWaiting: boolean;
  choose(): boolean;
  leave(): void;
}

async function sitDown(
  peer: PeerGame,
  sockets: readonly [Socket, Socket],
  name: string,
  chance: SeededChance,
  heard: (milliseconds: number) => void,
): Promise<Match> {
  const shown: (Shown | null)[] = [null, null];
  let games = 0;
  let id = '';
  let chosen: { by: number; at: number } | null = null;
  let waitsFor = 0;

  function begin(): void {
    id = `${name}-${games++}`;
    shown.fill(null);
    sockets.forEach((socket, seat) => {
      socket.emit('sync', id, String(seat), undefined, 2);
    });
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
  begin();
  while (shown.includes(null)) await new Promise((resolve) => setTimeout(resolve, 1));

  return {
    get isWaiting() {
      return chosen !== null;
    },
    choose() {
      if (chosen !== null || shown.includes(null)) return false;
      if (shown[0]?.ctx.gameover !== undefined) {
        begin();
        return false;
      }
      for (const seat of [0, 1] as const) {
        const { G, _stateID } = shown[seat] as Shown;
        const move = peer.moveIn(G, seat, chance);
        if (move === null) continue;
        chosen = { by: seat, at: performance.now() };
        waitsFor = 2;
        const payload = { type: move.type, args: [move.arg], playerID: String(seat) };
        sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, _stateID, id, String(seat));
        return true;
      }
      return false;
    },
    leave() {
      for (const socket of sockets) socket.close();
    },
  };
}
