/**
 * Chance that comes out the same again, so that a fault can be seen twice (`--seed`). `npm run look` loads this file before all others,
 * and with it the threads in which bots think.
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';

/** Shared with the threads of the bots: a number that follows from the seed and the table. */
const KEY = 'look: luck';

/** From here on, everything this process draws follows from the seed. Called before the server is loaded. */
export function playWithSeed(seed: number): void {
  const shared = new Uint32Array(new SharedArrayBuffer(8));
  shared.set([seed, 0]);
  setEnvironmentData(KEY, shared);
  drawFrom(shared);
}

/** A table of the same name gets the same dice, cards and bots, whatever was looked at before it. */
export function luckOf(table: string): void {
  const shared = getEnvironmentData(KEY);
  if (shared instanceof Uint32Array) shared[1] = crypto.createHash('sha256').update(table).digest().readUInt32BE();
}

function drawFrom(shared: Uint32Array): void {
  let [table, drawn] = [shared[1], 0];
  const block = () => crypto.createHash('sha256').update(`${shared[0]}/${table}/${drawn++}`).digest();
  const randomBytes = (count: number): Buffer => {
    if (shared[1] !== table) [table, drawn] = [shared[1], 0];
    return Buffer.concat(Array.from({ length: Math.ceil(count / 32) }, block)).subarray(0, count);
  };
  const randomInt = (least: number, end?: number): number => {
    const [from, to] = end === undefined ? [0, least] : [least, end];
    return from + (randomBytes(6).readUIntBE(0, 6) % (to - from));
  };
  Object.assign(crypto, { randomBytes, randomInt });
  syncBuiltinESMExports();
}

/** In the thread of a bot the numbers are there from the beginning. */
const given = getEnvironmentData(KEY);
if (given instanceof Uint32Array) drawFrom(given);
