/**
 * Breaks connections in the middle of messages, again and again, while people play. Beside everybody whose connection breaks
 * sits a witness on a good one, who is the same viewer; in the end both have been told the same, word for word.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { SeededChance } from '@conclave/kernel';
import { checkChoices } from './crash-checks.ts';
import { type Disk, readLog } from './crash-log.ts';
import { type BadLine, badLine } from './drop-proxy.ts';
import { createPlayer, type Player } from './player.ts';
import { type Guest, newGuest, newTable } from './player-guest.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

export interface DropSetting extends Disk {
  readonly port: number;
  /** How many connections are to break. */
  readonly drops: number;
  readonly tables: number;
  readonly seed: string;
  readonly onDrop?: (drops: number) => void;
}

export interface DropReport {
  /** Connections that broke, by what broke them. */
  readonly drops: {
    readonly insideMessageToClient: number;
    readonly insideMessageToServer: number;
    readonly byClient: number;
  };
  /** Of people who were connected and came back. */
  readonly reconnects: number;
  readonly updatesCompared: number;
  readonly choices: number;
  /** Choices that were sent more than once. */
  readonly resent: number;
  readonly finishedTables: number;
  readonly faults: readonly string[];
}

const GAME = 'rise-of-cthulhu';
const CLOCK = { kind: 'live', bankSeconds: 7200, incrementSeconds: 2 } as const;
const PATIENCE = 60_000;

/** Somebody on the bad line, and the same viewer on a good one. */
interface Pair {
  readonly dropper: Player;
  readonly witness: Player;
}

export async function dropAgainAndAgain(setting: DropSetting): Promise<DropReport> {
  const server = await startServerProcess({ port: setting.port, folder: setting.folder, env: { BOT_WORKERS: '1' } });
  const chance = new SeededChance(setting.seed);
  const line = await badLine(setting.port, chance);
  const run: Run = { setting, server, line, chance, pairs: [], byClient: 0, faults: [] };
  try {
    return await dropUntilDone(run);
  } finally {
    for (const { dropper, witness } of run.pairs) {
      dropper.leave();
      witness.leave();
    }
    await line.close();
    await server.stop();
  }
}

interface Run {
  readonly setting: DropSetting;
  readonly server: ServerProcess;
  readonly line: BadLine;
  readonly chance: SeededChance;
  readonly pairs: Pair[];
  byClient: number;
  readonly faults: string[];
}

async function dropUntilDone(run: Run): Promise<DropReport> {
  const { setting, line, chance, pairs, faults } = run;
  let tables = 0;
  const deadline = Date.now() + PATIENCE + setting.drops * 500;
  // Few messages on each connection: a line that breaks again before much was said is the hardest.
  line.lifetime = () => 1 + chance.below(12);
  while (dropsOf(run) < setting.drops && Date.now() < deadline) {
    const open = pairs.filter(({ witness }) => !witness.isOver);
    for (let missing = setting.tables * 3 - open.length; missing >= 3; missing -= 3) {
      pairs.push(...(await newPairs(run, tables++)));
    }
    if (chance.below(20) === 0) dropOnClientSide(run, open);
    setting.onDrop?.(dropsOf(run));
    await sleep(10);
  }
  if (dropsOf(run) < setting.drops) faults.push(`only ${dropsOf(run)} connections broke in time`);
  line.lifetime = null;
  await playToTheEnd(run);
  for (const pair of pairs) faults.push(...faultsOf(pair));
  const droppers = pairs.map(({ dropper }) => dropper);
  faults.push(...checkChoices(droppers, await readLog(setting)));
  const sent = droppers.flatMap((dropper) => dropper.sent);
  return {
    drops: {
      insideMessageToClient: line.cuts['to the client'],
      insideMessageToServer: line.cuts['to the server'],
      byClient: run.byClient,
    },
    reconnects: droppers.reduce((sum, { breaks }) => sum + breaks, 0),
    updatesCompared: droppers.reduce((sum, { heard }) => sum + heard.length, 0),
    choices: sent.filter(({ answer }) => answer === 'done').length,
    resent: sent.filter(({ times }) => times > 1).length,
    finishedTables: tables,
    faults,
  };
}

function dropsOf({ line, byClient }: Run): number {
  return line.cuts['to the client'] + line.cuts['to the server'] + byClient;
}

function dropOnClientSide(run: Run, open: readonly Pair[]): void {
  const connected = open.filter(({ dropper }) => dropper.isConnected);
  if (connected.length === 0) return;
  run.chance.pick(connected).dropper.breakOff();
  run.byClient++;
}

/** Both seats of a new table, and somebody who looks on. */
async function newPairs(run: Run, n: number): Promise<Pair[]> {
  const { origin } = run.server;
  const guests: Guest[] = [];
  for (const name of ['Ada', 'Bob', 'Eve']) guests.push(await newGuest(origin, `${name} ${n}`));
  const table = await newTable(origin, guests.slice(0, 2), { game: GAME, clock: CLOCK });
  const pairs = guests.map((guest, seat): Pair => {
    const chance = new SeededChance(`${run.setting.seed} ${guest.name}`);
    const thinks = seat < 2 ? () => chance.below(30) : null;
    const witness = createPlayer({ origin, guest, table, chance, thinks: null });
    return { witness, dropper: createPlayer({ origin: run.line.origin, guest, table, chance, thinks }) };
  });
  // Witnesses first: they see everything that anybody sees.
  await Promise.all(pairs.map(({ witness }) => witness.come()));
  for (const { dropper } of pairs) void dropper.come();
  return pairs;
}

async function playToTheEnd({ pairs }: Run): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  const isDone = ({ dropper, witness }: Pair) =>
    witness.isOver &&
    dropper.isConnected &&
    dropper.snapshot?.seq === witness.snapshot?.seq &&
    dropper.underWay.length === 0;
  while (!pairs.every(isDone) && Date.now() < deadline) await sleep(20);
}

/** What the two were told differently. */
function faultsOf({ dropper, witness }: Pair): string[] {
  const where = `${dropper.guest.name} at table ${dropper.table}`;
  const faults = [...dropper.faults, ...witness.faults];
  if (!witness.isOver) faults.push(`UNFINISHED: the table of ${where} did not end`);
  if (dropper.underWay.length > 0) faults.push(`UNANSWERED: a choice of ${where}`);
  const firsts = new Set(dropper.pictures.map(({ seq }) => seq));
  if (firsts.size > 1) faults.push(`GAP: ${where} had to be shown the whole table again`);
  const first = dropper.pictures[0]?.seq ?? 0;
  const wanted = witness.heard.filter(({ seq }) => seq > first);
  if (wanted.length !== dropper.heard.length) {
    faults.push(`MISSING: ${where} heard ${dropper.heard.length} of ${wanted.length} updates`);
  }
  const at = wanted.findIndex(({ stream, seq, text }, i) => {
    const other = dropper.heard[i];
    return other?.stream !== stream || other.seq !== seq || other.text !== text;
  });
  if (at >= 0) faults.push(`OTHERWISE: update ${wanted[at]?.seq} of ${where} is not what was told`);
  return faults;
}
