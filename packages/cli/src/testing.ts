/** Runs the command line inside a test and catches what it writes. */
import { Readable, Writable } from 'node:stream';
import { runCli } from './cli.ts';

interface Ran {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

class Catcher extends Writable {
  text = '';
  override _write(chunk: Buffer | string, _: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

/** `input` is what comes through standard input, `env` the variables that are set. */
export async function conclave(
  argv: readonly string[],
  input = '',
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const output = new Catcher();
  const errors = new Catcher();
  const code = await runCli(argv, { input: Readable.from([input]), output, errors, env });
  return { code, output: output.text, errors: errors.text };
}
