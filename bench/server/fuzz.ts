/**
 * The long fuzz: `node bench/server/fuzz.ts [--messages 2000000] [--limits off|on] [--seed S] [--json]`. Malformed frames and
 * bodies for a server in a process of its own, which watches its event loop and its memory, while others play there.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fuzz, refusedIn } from '../../packages/server/test/proofs/fuzz.ts';
import { argumentsOf, conclude, progress } from './report.ts';

const args = argumentsOf({ messages: 2_000_000, limits: 'off', seed: 'fuzz' });
const folder = mkdtempSync(join(tmpdir(), 'conclave-fuzz-'));
const begun = Date.now();
try {
  const { messages, seed, limits } = args;
  const onProgress = (sent: number) => progress(`${sent} of ${messages}`);
  const report = await fuzz({ folder, seed, messages, rateLimits: limits === 'on', onProgress });
  const { faults, longestWork, longestDelay, heapEarly, heapLate, choices, frames, requests } = report;
  const figures = {
    seconds: Math.round((Date.now() - begun) / 1000),
    frames: frames.sent,
    'frames refused': frames.refused,
    connections: frames.connections,
    'connections ended for it': frames.ended,
    requests: requests.sent,
    'answers by status': requests.answers,
    'requests that ended the connection': requests.ended,
    'choices of others meanwhile': choices,
    'longest delay of the loop, ms (whoever was at fault)': longestDelay.toFixed(1),
    'heap early and late, MB': [heapEarly.toFixed(1), heapLate.toFixed(1)].join(', '),
    faults: faults.slice(0, 20),
  };
  const refused = refusedIn(report);
  conclude(
    figures,
    [
      {
        what: 'messages refused',
        wanted: `at least ${messages}`,
        reached: `${refused}`,
        isReached: refused >= messages,
      },
      { what: 'faults', wanted: '0', reached: `${faults.length}`, isReached: faults.length === 0 },
      {
        what: 'longest work without a turn of the loop, ms',
        wanted: 'under 50',
        reached: longestWork.toFixed(1),
        isReached: longestWork < 50,
      },
      {
        what: 'growth of the heap, MB',
        wanted: 'under 15',
        reached: (heapLate - heapEarly).toFixed(1),
        isReached: heapLate - heapEarly < 15,
      },
    ],
    args.json,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
