/** A line from one node to a service behind it, such as PostgreSQL or Redis, which can be cut. */
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

/**
 * How a line is cut. `refused`: connections break, and new ones are refused, as when the service's machine is up and the service is
 * not. `silent`: nothing comes through any more, and nobody says so, as in a network that has split.
 */
export const CUTS = ['refused', 'silent'] as const;
export type Cut = (typeof CUTS)[number];

export interface Line {
  /** Where the node finds the service. */
  readonly port: number;
  cut(how: Cut): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openLine(to: NetConnectOpts): Promise<Line> {
  const pairs = new Set<readonly [Socket, Socket]>();
  /** Nobody reads them: they are what a split network has swallowed. */
  const swallowed = new Set<Socket>();
  let state: Cut | 'open' = 'open';

  const server = createServer((near) => {
    near.on('error', () => {});
    if (state === 'refused') {
      near.resetAndDestroy();
      return;
    }
    if (state === 'silent') {
      swallow(near);
      return;
    }
    const far = connect(to);
    const pair = [near, far] as const;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const socket of pair) {
      socket.setNoDelay(true);
      socket.on('error', end);
      socket.on('close', end);
    }
    near.pipe(far);
    far.pipe(near);
  });

  function swallow(socket: Socket): void {
    socket.pause();
    swallowed.add(socket);
    socket.on('close', () => swallowed.delete(socket));
  }

  /** The far side learns of it at once, the near side never: its bytes go nowhere. */
  function silence([near, far]: readonly [Socket, Socket]): void {
    for (const socket of [near, far]) {
      socket.unpipe();
      socket.removeAllListeners('close');
    }
    far.destroy();
    swallow(near);
  }

  function breakAll(): void {
    for (const [near, far] of pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
    pairs.clear();
    breakSwallowed();
  }

  function breakSwallowed(): void {
    for (const socket of swallowed) socket.resetAndDestroy();
    swallowed.clear();
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    port,
    cut(how) {
      state = how;
      if (how === 'refused') {
        breakAll();
        return;
      }
      for (const pair of pairs) silence(pair);
      pairs.clear();
    },
    // Whoever still waits on a dead connection learns now that it is one, as from a network that is whole again.
    mend() {
      state = 'open';
      breakSwallowed();
    },
    async close() {
      breakAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
