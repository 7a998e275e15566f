/** boardgame.io's own server on its in-memory storage, with the reference game: `node load-boardgameio-server.ts PORT`. */
import { createRequire } from 'node:module';
import process from 'node:process';
import { referenceGame } from '../measure/boardgameio.ts';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server');

// Matches are made by whoever comes first, and nobody's credentials are checked: less work than it would have in earnest.
const server = Server({ games: [referenceGame], origins: [Origins.LOCALHOST], authenticateCredentials: () => true });
await server.run({ port: Number(process.argv[2]) });
console.log('open');
