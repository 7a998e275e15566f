/** What an operator watches. Labels are patterns and statuses: never an id, a name, or anything that a player keeps secret. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export interface Metrics {
  httpSeconds(route: string, method: string, status: number, seconds: number): void;
  /** A choice is on disk: a person's, a bot's, a stand-in's or the clock's. */
  choice(decidedBy: string): void;
  commit(milliseconds: number): void;
  /** A commit was not written: another was there first, or the database is away. */
  commitFailed(why: 'conflict' | 'unavailable'): void;
  /** Somebody was refused or cut: too many sockets, messages, bytes left unread, or a budget of requests used up. */
  refused(why: string): void;
  /** Something was asked of another node. */
  forwarded(result: string, milliseconds: number): void;
  relayed(direction: 'in' | 'out', bytes: number): void;
  claimed(why: 'asked' | 'due'): void;
  handedOver(): void;
  /** Asked at each scrape. */
  watch(name: WatchedName, read: () => number | Promise<Readonly<Record<string, number>>>): void;
  /** Everything in the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

const WATCHED = {
  sockets: 'Connected sockets.',
  live_tables: 'Tables in memory.',
  tables: 'Stored tables by status.',
  bot_queue: 'Decisions of bots that wait for a worker.',
  node_tables: 'Tables that this node runs.',
  nodes: 'Nodes that live, as this one sees it.',
  channels: 'Readers on this node of tables that another one runs.',
  redis_down: 'Whether this node cannot reach Redis just now: 1 or 0.',
  storage_down: 'Whether nothing can be stored just now: 1 or 0.',
} as const;
type WatchedName = keyof typeof WATCHED;

export function createMetrics(): Metrics {
  const register = new Registry();
  // The delay of the event loop is measured by a timer: often enough to see stalls, not so often that it keeps a core awake.
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: 50 });
  const http = new Histogram({
    name: 'conclave_http_seconds',
    help: 'Time to answer a request, by the pattern of its route.',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers: [register],
  });
  const commits = new Histogram({
    name: 'conclave_commit_seconds',
    help: 'Time until a commit was on disk.',
    buckets: SECONDS,
    registers: [register],
  });
  const failures = new Counter({
    name: 'conclave_commit_failures_total',
    help: 'Commits that were not written, by why.',
    labelNames: ['why'],
    registers: [register],
  });
  const choices = new Counter({
    name: 'conclave_choices_total',
    help: 'Choices that were made and stored, by who decided.',
    labelNames: ['by'],
    registers: [register],
  });
  const refusals = new Counter({
    name: 'conclave_refusals_total',
    help: 'What was refused or cut, by what there was too much of.',
    labelNames: ['why'],
    registers: [register],
  });
  const forwardedAsks = new Counter({
    name: 'conclave_forwarded_asks_total',
    help: 'What was asked of another node, by what came of it.',
    labelNames: ['result'],
    registers: [register],
  });
  const forwardedSeconds = new Histogram({
    name: 'conclave_forwarded_seconds',
    help: 'Time until another node had answered.',
    buckets: SECONDS,
    registers: [register],
  });
  const relayBytes = new Counter({
    name: 'conclave_relay_bytes_total',
    help: 'Bytes that went between nodes through Redis.',
    labelNames: ['direction'],
    registers: [register],
  });
  const claims = new Counter({
    name: 'conclave_claims_total',
    help: 'Tables that this node took, because somebody asked or their time had come.',
    labelNames: ['why'],
    registers: [register],
  });
  const handOvers = new Counter({
    name: 'conclave_handed_over_total',
    help: 'Tables that this node gave to another one.',
    registers: [register],
  });
  // To find a counter by its labels takes longer than to count, and choices are many.
  const byWhom = new Map<string, Counter.Internal>();
  return {
    httpSeconds: (route, method, status, seconds) => http.observe({ route, method, status }, seconds),
    choice(decidedBy) {
      const count = byWhom.get(decidedBy) ?? choices.labels(decidedBy);
      byWhom.set(decidedBy, count);
      count.inc();
    },
    refused: (why) => refusals.inc({ why }),
    commitFailed: (why) => failures.inc({ why }),
    commit: (milliseconds) => commits.observe(milliseconds / 1000),
    forwarded(result, milliseconds) {
      forwardedAsks.inc({ result });
      forwardedSeconds.observe(milliseconds / 1000);
    },
    relayed: (direction, bytes) => relayBytes.inc({ direction }, bytes),
    claimed: (why) => claims.inc({ why }),
    handedOver: () => handOvers.inc(),
    watch(name, read) {
      new Gauge({
        name: `conclave_${name}`,
        help: WATCHED[name],
        labelNames: name === 'tables' ? ['status'] : [],
        registers: [register],
        async collect() {
          const value = await read();
          if (typeof value === 'number') this.set(value);
          else for (const [status, count] of Object.entries(value)) this.set({ status }, count);
        },
      });
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}
