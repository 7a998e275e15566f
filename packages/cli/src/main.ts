/** The command line: `npm run -s conclave -- COMMAND`. */
import process from 'node:process';
import { runCli } from './cli.ts';

// A reader that has seen enough (`conclave rules ... | head`) closes the pipe: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await runCli(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  env: process.env,
});
