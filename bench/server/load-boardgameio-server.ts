/** boardgame.io's own server on its in-memory storage: `node load-boardgameio-server.ts PORT LOBBY_PORT GAME`, a game of PEER_GAMES. */
import { createRequire } from 'node:module';
import process from 'node:process';
import { PEER_GAMES } from './load-boardgameio-games.ts';

const [port, lobbyPort, name = ''] = process.argv.slice(2);
const peer = PEER_GAMES[name];
if (peer === undefined) throw new Error(`no game ${name}`);

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server');

const server = Server({ games: [peer.game], origins: [Origins.LOCALHOST] });
await server.run({ port: Number(port), lobbyConfig: { apiPort: Number(lobbyPort) } });
console.log('open');
