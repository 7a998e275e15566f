/** The command line: `npm run -s conclave -- COMMAND`. */
import { enableCompileCache } from 'node:module';
import process from 'node:process';

// What was compiled once is kept between runs, in the folder for temporary files, so that a server is ready sooner. It has
// to be said before anything is loaded.
enableCompileCache();
const { runCli } = await import('./cli.ts');

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
