import { BadInput } from '@conclave/kernel';
import { noWords } from '../args.ts';
import { command } from '../command.ts';
import { say } from '../terminal.ts';

export const serve = command({
  name: 'serve',
  words: '',
  about: 'Serves the games over HTTP and WebSocket until stopped. Settings: docs/self-hosting.md.',
  flags: {
    port: { kind: 'number', value: 'N', from: 0, to: 65535, about: 'the port to listen at (default: PORT, else 8080)' },
    data: { kind: 'text', value: 'DIR', about: 'the folder of the database (default: DATA_DIR, else ./data)' },
  },
  async run({ words, flags }, terminal) {
    noWords(words);
    // Loaded only now: the other commands do not need a server's libraries.
    const { configFrom, createLog, StorageUnavailable, startServer, untilSignalled } = await import('@conclave/server');
    const settings = configFrom(terminal.env);
    const config = { ...settings, port: flags.port ?? settings.port, dataDir: flags.data ?? settings.dataDir };
    const log = createLog(config.logLevel);
    const server = await startServer(config, log).catch((error) => {
      throw error instanceof StorageUnavailable ? new BadInput(error.message) : error;
    });
    // Where lines are for machines, the log has said it.
    if (terminal.output.isTTY === true) say(terminal, `\n  Conclave is open at ${server.url}\n  Ctrl-C ends it.\n`);
    return untilSignalled(server.stop, log);
  },
});
