/** Plays at many tables of a cluster while things happen to it, and says what was lost, doubled, wrong or late. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { verifyRecord } from '@conclave/fair';
import { SeededChance } from '@conclave/kernel';
import { gameNamed } from '@conclave/registry';
import { startPostgres } from '../../src/storage/testing/postgres.ts';
import { checkChoices } from '../proofs/crash-checks.ts';
import { type LogLine, readLog } from '../proofs/crash-log.ts';
import type { Sent } from '../proofs/player.ts';
import { ask } from '../proofs/player-guest.ts';
import { Balancer } from './balancer.ts';
import { awayFor, byTable, clockFault } from './checks.ts';
import { CLOCK, Crowd, GAME, insist } from './crowd.ts';
import { ClusterNode } from './node.ts';
import type { Person, Span } from './person.ts';
import { startRedis } from './redis.ts';
import { type Grounds, type Happened, happens, inRounds, TROUBLES, type Trouble } from './troubles.ts';

export interface ClusterSetting {
  readonly nodes: number;
  readonly tables: number;
  /** Choices a second, at all tables together. */
  readonly rate: number;
  /** How long things happen, in milliseconds. */
  readonly lasts: number;
  /** From one trouble to the next. */
  readonly every: number;
  /** How long a node is paused or cut off. */
  readonly troubleLasts: number;
  readonly seed: string;
  readonly troubles?: readonly Trouble[];
  /** Without a cluster: one server, as it runs without Redis. */
  readonly isAlone?: boolean;
  /** The disk is waited for, as in earnest. */
  readonly isDurable?: boolean;
  /** Flags for the Node of every node: a planted fault is loaded with them. */
  readonly nodeFlags?: readonly string[];
  readonly say?: (what: string) => void;
}

export interface ClusterReport {
  acknowledged: number;
  /** How often, by the code of the problem. Many `not-asked` or `stale` are people who were shown an old table. */
  refused: Readonly<Record<string, number>>;
  tables: number;
  verified: number;
  happened: readonly Happened[];
  comparedClocks: number;
  /** Milliseconds beyond the outage. */
  worstClock: number;
  breaks: number;
  /** How often somebody could not play for a while, and for how long at the most, beyond outages for all; milliseconds. */
  timesAway: number;
  longestAway: number;
  p50Answer: number;
  p99Answer: number;
  faults: string[];
}

export const CLOCKS_WITHIN = 1000;
export const BACK_WITHIN = 10_000;
/** After its owner is gone a table may stand still for so long: nobody's clock runs then. */
const TAKE_OVER = 6000;
/** Without a choice at any table for so long the last games are given up. */
const LAST_GAMES = 30_000;
const SETTLE = 15_000;
const RECORD_WITHIN = 10_000;
/** One fault is shown so often; the rest is counted. */
const SHOWN = 20;

export async function playThroughTroubles(setting: ClusterSetting): Promise<ClusterReport> {
  const { isAlone = false, isDurable = false, seed, say = () => {} } = setting;
  const chance = new SeededChance(seed);
  const folder = mkdtempSync(join(tmpdir(), 'conclave-cluster-'));
  const postgres = await startPostgres({ isDurable });
  const redis = isAlone ? null : await startRedis();
  const services = { databaseUrl: postgres.url, redisUrl: redis?.url ?? null };
  const nodes: ClusterNode[] = [];
  const all: ClusterNode[] = [];
  const balancer = new Balancer((node) => crowd.cutOff(node));
  const crowd = new Crowd(balancer, seed);
  const happened: Happened[] = [];

  async function addNode(): Promise<ClusterNode> {
    const { nodeFlags } = setting;
    const name = `node${all.length + 1}`;
    const node = await ClusterNode.create({ name, folder, services, ...(nodeFlags ? { nodeFlags } : {}) });
    all.push(node);
    await node.start();
    nodes.push(node);
    balancer.add(node);
    return node;
  }
  const grounds: Grounds = {
    chance,
    postgres,
    redis,
    lasts: setting.troubleLasts,
    size: setting.nodes,
    nodes,
    addNode,
    startAgain: (node) => node.start(),
    async retire(node) {
      nodes.splice(nodes.indexOf(node), 1);
      await node.stop();
      balancer.remove(node);
    },
  };

  try {
    for (let n = 0; n < setting.nodes; n++) await addNode();
    say(`${setting.nodes} nodes run; ${setting.tables} tables gather`);
    await crowd.gather(setting.tables);
    const done = new AbortController();
    const playing = crowd.play(setting.rate, done.signal);
    const end = Date.now() + setting.lasts;
    const next = inRounds(setting.troubles ?? TROUBLES, chance);
    while (Date.now() + setting.every < end) {
      const at = Date.now() + setting.every;
      await sleep(setting.every / 4);
      const one = await happens(next.next().value, grounds);
      happened.push(one);
      say(`${one.what} (${((one.to - one.from) / 1000).toFixed(1)} s)`);
      await sleep(Math.max(0, at - Date.now()));
    }
    await sleep(Math.max(0, end - Date.now()));
    done.abort();
    await playing;
    say('nothing more happens; the last games are played to their end');
    await crowd.playToTheEnd(LAST_GAMES);
    const settled = Date.now() + SETTLE;
    while (crowd.people.some(({ isAway }) => isAway) && Date.now() < settled) await sleep(50);
    for (const person of crowd.people) person.lookLast(Date.now());
    const report = judge(crowd, happened, await readLog({ folder, databaseUrl: postgres.url }));
    say('the records are verified');
    await verify(crowd, balancer, report);
    return report;
  } finally {
    crowd.close();
    balancer.close();
    for (const node of all) await node.end();
    await redis?.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function judge(crowd: Crowd, happened: readonly Happened[], log: readonly LogLine[]): ClusterReport {
  const { people } = crowd;
  const lines = byTable(log);
  const sent = people.flatMap(({ chosen }) => chosen.flatMap((one) => one.sent));
  const answers = sent
    .flatMap(({ at, answeredAt }) => (answeredAt === null ? [] : [answeredAt - at]))
    .sort((a, b) => a - b);
  const forAll = happened.filter(({ isForAll }) => isForAll);
  const outages: readonly Span[] = happened.map(({ from, to }) => ({ from, to: to + TAKE_OVER }));
  const clocks = people.flatMap((person) => person.clocks);
  const clockFaults = clocks.map((pair) => ({
    pair,
    off: clockFault(pair, lines.get(pair.table) ?? [], CLOCK.incrementSeconds * 1000, outages),
  }));
  const away = people.flatMap((person) => person.away.map((span) => ({ person, off: awayFor(span, forAll), span })));
  const faults = [
    ...crowd.faults,
    ...checkChoices(
      people.flatMap(({ chosen }) => chosen),
      log.filter(({ table }) => crowd.tables.includes(table)),
    ),
    ...people.flatMap(({ player }) => player.faults.map((fault) => `STREAM: ${fault}`)),
    ...people.flatMap(({ player }) => player.underWay.map(({ id }) => `UNANSWERED: ${id} at table ${player.table}`)),
    ...clockFaults
      .filter(({ off }) => off > CLOCKS_WITHIN)
      .map(({ pair, off }) => `WRONG CLOCK: ${off} ms: ${JSON.stringify(pair)}`),
    ...away
      .filter(({ off }) => off > BACK_WITHIN)
      .map(({ person, off, span }) => `LATE BACK: ${off} ms, ${inWords(person, span, happened)}`),
  ];
  const quantile = (share: number) => answers[Math.floor((answers.length - 1) * share)] ?? 0;
  return {
    acknowledged: sent.filter(({ answer }) => answer === 'done').length,
    refused: refusalsOf(sent),
    tables: crowd.tables.length,
    verified: 0,
    happened,
    comparedClocks: clocks.length,
    worstClock: Math.max(0, ...clockFaults.map(({ off }) => off)),
    breaks: people.reduce((sum, { player }) => sum + player.breaks, 0),
    timesAway: away.length,
    longestAway: Math.max(0, ...away.map(({ off }) => off)),
    p50Answer: quantile(0.5),
    p99Answer: quantile(0.99),
    faults,
  };
}

function refusalsOf(sent: readonly Sent[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { answer } of sent) {
    if (answer === 'done' || answer === null) continue;
    counts[answer.code] = (counts[answer.code] ?? 0) + 1;
  }
  return counts;
}

/** Who was away, and in which trouble. */
function inWords({ guest, player }: Person, span: Span, happened: readonly Happened[]): string {
  const during = happened.filter(({ from, to }) => from < span.to && to + TAKE_OVER > span.from);
  return `${guest.name} at table ${player.table}: ${during.map(({ what }) => what).join(', ') || 'nothing happened then'}`;
}

/** Every choice and every draw of the dice again, from the record that anybody can download. */
async function verify({ people, tables, unfinished }: Crowd, balancer: Balancer, report: ClusterReport): Promise<void> {
  const players = new Map(people.flatMap(({ guest, chosen }) => chosen.map(({ table }) => [table, guest])));
  for (const [n, table] of tables.entries()) {
    const guest = players.get(table);
    if (guest === undefined || unfinished.has(table)) continue;
    const path = `/api/tables/${table}/record`;
    try {
      const record = await insist(
        () => ask<Parameters<typeof verifyRecord>[1]>(balancer.nodeFor(n).origin, guest, 'GET', path),
        RECORD_WITHIN,
      );
      verifyRecord(gameNamed(GAME), record);
      report.verified++;
    } catch (error) {
      report.faults.push(`FALSE RECORD: table ${table}: ${(error as Error).message}`);
      if (report.faults.filter((fault) => fault.startsWith('FALSE RECORD')).length > SHOWN) return;
    }
  }
}
