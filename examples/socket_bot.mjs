#!/usr/bin/env node
/**
 * A bot for Conclave over the socket: no polling, and everything in words, so that it needs to know no game.
 *
 *     node examples/socket_bot.mjs [SERVER] [GAME] [SEATS]     Node 22 or newer, nothing to install
 *
 * docs/protocol.md tells how everything works; only `decide` has to become cleverer.
 */
import { randomBytes } from 'node:crypto';

const [server = 'http://localhost:8080', game = 'rise-of-cthulhu', seats = '2'] = process.argv.slice(2);

/** One of the options, each with its words. */
function decide(options) {
  return options[Math.floor(Math.random() * options.length)];
}

let cookie = '';
async function ask(method, path, body) {
  const response = await fetch(server + path, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  const answer = await response.json();
  if (!response.ok) throw new Error(`${answer.code}: ${answer.message}`);
  return answer;
}

const random = (bytes) => randomBytes(bytes).toString('hex');

await ask('POST', '/api/guests', {});
const bots = Array.from({ length: Number(seats) - 1 }, () => 'novice');
const { id: table, fair } = await ask('POST', '/api/tables', { game, seats: Number(seats), bots });
// The server is bound to its seed by now: our own randomness makes sure that it could not choose the dice.
await ask('POST', `/api/tables/${table}/start`, { dice: { commitment: fair.commitment, entropy: random(16) } });
console.log(`At the table ${table}`);

const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/api/socket`, { headers: { cookie } });
let decision = null;
let answered = null;

socket.onopen = () => socket.send(JSON.stringify({ type: 'open', table, words: 'en' }));
socket.onclose = ({ code, reason }) => {
  if (code !== 1000) console.error(`The connection was closed: ${code} ${reason}`);
};
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  // A snapshot or an update says what has changed; the words for it follow.
  if (message.decision !== undefined) decision = message.decision;
  if (message.type === 'words') hear(message);
  if (message.type === 'refused') console.error(`Refused (${message.code}): ${message.message}`);
  if (message.info?.status === 'finished') finish(message.info);
};

function hear({ sentences, question, options }) {
  for (const sentence of sentences) console.log(`  ${sentence}`);
  // Each decision is answered once. Were the answer refused as stale, a new decision with a new id comes by itself.
  if (decision === null || decision.id === answered || options.length === 0) return;
  answered = decision.id;
  const { choice, words } = decide(options);
  console.log(`${question} ${words}`);
  socket.send(JSON.stringify({ type: 'choose', table, id: random(8), decision: decision.id, choice }));
}

function finish({ outcome, you }) {
  const result = outcome.winners.includes(you.seat) ? 'won' : 'lost';
  console.log(`The game is over (${outcome.reason}): seat ${you.seat} has ${result}.`);
  socket.close(1000);
}
