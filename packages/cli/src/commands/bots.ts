import { availableParallelism } from 'node:os';
import { BadInput } from '@conclave/kernel';
import { noWords } from '../args.ts';
import { command } from '../command.ts';
import { say } from '../terminal.ts';

export const bots = command({
  name: 'bots',
  words: '',
  about: 'Thinks for the bots of a cluster, until stopped. See docs/scaling.md.',
  flags: {
    connect: { kind: 'text', value: 'URL', about: 'the Redis of the cluster (default: REDIS_URL)' },
    workers: {
      kind: 'number',
      value: 'N',
      from: 1,
      to: 64,
      about: 'how many bots think at the same time (default: one for each core)',
    },
  },
  async run({ words, flags }, terminal) {
    noWords(words);
    const redisUrl = flags.connect ?? terminal.env.REDIS_URL;
    if (redisUrl === undefined)
      throw new BadInput('say which Redis with --connect redis://HOST:PORT, or set REDIS_URL');
    if (!/^rediss?:$/.test(URL.parse(redisUrl)?.protocol ?? ''))
      throw new BadInput(`--connect wants an address like redis://HOST:PORT, not ${JSON.stringify(redisUrl)}`);
    // Loaded only now: the other commands do not need a server's libraries.
    const { createLog, startBotHost, untilSignalled } = await import('@conclave/server');
    const log = createLog('info');
    const workers = flags.workers ?? availableParallelism();
    const host = await startBotHost({ redisUrl, workers, log });
    if (terminal.output.isTTY === true)
      say(terminal, `Thinking for the bots of the cluster, ${workers} at a time. Stop: Ctrl-C`);
    else log.info({ workers }, 'thinks for the bots of the cluster');
    return untilSignalled(host.stop, log);
  },
});
