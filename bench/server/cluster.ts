/**
 * The long test of a cluster: `node bench/server/cluster.ts [--nodes 3] [--tables 600] [--rate 300] [--minutes 10] [--every 20]
 * [--lasts 15] [--seed S] [--troubles all|LIST] [--plant none|unguarded] [--json]`. Players of every table sit on different nodes. Every so many
 * seconds something happens at random: a node is killed, paused, cut off from Redis or PostgreSQL, added; Redis is killed,
 * PostgreSQL restarted, everything deployed anew. `--nodes 1` with `--redis off` is one server without a cluster. With `--plant unguarded`
 * whoever is asked takes the table and commits without guards: then the run has to fail.
 */
import { fileURLToPath } from 'node:url';
import { BACK_WITHIN, CLOCKS_WITHIN, playThroughTroubles } from '../../packages/server/test/cluster/run.ts';
import { TROUBLES } from '../../packages/server/test/cluster/troubles.ts';
import { argumentsOf, conclude, progress } from './report.ts';

const args = argumentsOf({
  ...{ nodes: 3, tables: 600, rate: 300, minutes: 10, every: 20, lasts: 15, seed: 'cluster' },
  ...{ troubles: 'all', plant: 'none', redis: 'on' },
});
const PLANT = fileURLToPath(new URL('../../packages/server/test/cluster/unguarded.ts', import.meta.url));
const ALONE = ['kill a node', 'pause a node', 'restart PostgreSQL', 'cut a node from PostgreSQL'];
const SHOWN = 5;

const isAlone = args.redis === 'off';
const wanted = args.troubles === 'all' ? null : args.troubles.split(',');
const troubles = TROUBLES.filter((trouble) => wanted?.some((word) => trouble.includes(word)) ?? true).filter(
  (trouble) => !isAlone || ALONE.includes(trouble),
);
if (troubles.length === 0) throw new Error(`--troubles wants words of: ${TROUBLES.join(', ')}`);

const begun = Date.now();
const { faults, happened, ...report } = await playThroughTroubles({
  nodes: args.nodes,
  tables: args.tables,
  rate: args.rate,
  lasts: args.minutes * 60_000,
  every: args.every * 1000,
  troubleLasts: args.lasts * 1000,
  seed: args.seed,
  troubles,
  isAlone,
  isDurable: true,
  ...(args.plant === 'unguarded' ? { nodeFlags: ['--import', PLANT] } : {}),
  say: (what) => {
    progress(what);
    if (!args.json && !process.stderr.isTTY) console.error(`${Math.round((Date.now() - begun) / 1000)} s: ${what}`);
  },
});
progress('');

const count = (...words: readonly string[]) =>
  faults.filter((fault) => words.some((word) => fault.startsWith(word))).length;
const lost = count('LOST', 'GAP', 'UNANSWERED');
const doubled = count('DOUBLED', 'REFUSED AND DONE', "NOBODY'S", 'CHANGED');
const unverified = count('FALSE RECORD', 'UNFINISHED');
const clocks = count('WRONG CLOCK');
const late = count('LATE BACK', 'NOT BACK');
conclude(
  {
    seed: args.seed,
    seconds: Math.round((Date.now() - begun) / 1000),
    ...report,
    happened: happened.map(({ what }) => what).join('; '),
    faults: [...Map.groupBy(faults, (fault) => fault.split(':')[0]).values()].flatMap((kind) => kind.slice(0, SHOWN)),
  },
  [
    bar('acknowledged choices lost, or never answered', lost),
    bar('choices made twice', doubled),
    bar('records that cannot be verified', unverified),
    bar(`clocks off by more than ${CLOCKS_WITHIN} ms and the outage`, clocks),
    bar(`clients not back within ${BACK_WITHIN / 1000} s`, late),
    bar('anything else that is wrong', faults.length - lost - doubled - unverified - clocks - late),
  ],
  args.json,
);

function bar(what: string, found: number) {
  return { what, wanted: '0', reached: String(found), isReached: found === 0 };
}
