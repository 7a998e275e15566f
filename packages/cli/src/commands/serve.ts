import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { BadInput } from '@conclave/kernel';
import type { Config } from '@conclave/server';
import { noWords } from '../args.ts';
import { command } from '../command.ts';
import { say, table } from '../terminal.ts';

export const serve = command({
  name: 'serve',
  words: '',
  about: 'Serves the games over HTTP and WebSocket until stopped. Settings: docs/self-hosting.md.',
  flags: {
    port: { kind: 'number', value: 'N', from: 0, to: 65535, about: 'the port to listen on (default: PORT, else 8080)' },
    components: {
      kind: 'list',
      value: 'FILE',
      about: 'numbers of your own box, for tables that name none; one file per game (default: COMPONENTS)',
    },
    data: { kind: 'text', value: 'DIR', about: 'the folder of the database (default: DATA_DIR, else ./data)' },
  },
  async run({ words, flags }, terminal) {
    noWords(words);
    // Loaded only now: the other commands do not need a server's libraries.
    const { configFrom, createLog, readBoxes, StorageUnavailable, startServer, untilSignalled } = await import(
      '@conclave/server'
    );
    const settings = configFrom(terminal.env);
    const config = {
      ...settings,
      port: flags.port ?? settings.port,
      dataDir: flags.data ?? settings.dataDir,
      boxes: flags.components.length > 0 ? readBoxes(flags.components) : settings.boxes,
    };
    const log = createLog(config.logLevel);
    const server = await startServer(config, log).catch((error) => {
      throw error instanceof StorageUnavailable ? new BadInput(error.message) : error;
    });
    // Where lines are for machines, the log has said it.
    if (terminal.output.isTTY === true) for (const line of greeting(server.url, config)) say(terminal, line);
    return untilSignalled(server.stop, log);
  },
});

/** What whoever typed the command wants to know next. */
export function greeting(
  url: string,
  { host, dataDir, databaseUrl }: Pick<Config, 'host' | 'dataDir' | 'databaseUrl'>,
): string[] {
  const { port } = new URL(url);
  const isEverywhere = host === undefined || host === '0.0.0.0' || host === '::';
  const nearby = isEverywhere
    ? addressesHere().map((address) => ['In your network:', `http://${address}:${port}`])
    : [];
  const data = databaseUrl === undefined ? resolve(dataDir) : `PostgreSQL at ${new URL(databaseUrl).host}`;
  const rows = [['Conclave is ready:', url], ...nearby, ['Data:', data], ['Stop:', 'Ctrl-C']];
  return ['', ...table(rows).map((line) => `  ${line}`), ''];
}

function addressesHere(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return all.flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : [])).slice(0, 2);
}
