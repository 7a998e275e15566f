import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A game in the terminal, which waits for somebody to type, below a shell that stays its parent as npm's does. */
async function playing(script: string | undefined): Promise<ChildProcess> {
  const { npm_lifecycle_script: _, ...env } = process.env;
  const shell = spawn('sh', ['-c', 'sleep 60 | node scripts/run.mjs play rise-of-cthulhu; true'], {
    cwd: root,
    env: script === undefined ? env : { ...env, npm_lifecycle_script: script },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  onTestFinished(() => void process.kill(-(shell.pid as number), 'SIGKILL'));
  await once(shell.stdout, 'data');
  return shell;
}

// Windows passes no signals, and a parent's number stays there when the parent is gone.
describe.skipIf(process.platform === 'win32')('what npm started', () => {
  it('ends when the shell between has ended', async () => {
    const shell = await playing('node scripts/run.mjs');
    shell.kill('SIGTERM');
    // The pipe is closed when the last process that holds it has ended.
    await once(shell, 'close');
  });

  it.each([undefined, 'nohup node scripts/run.mjs serve &'])(
    'goes on if it was left alone on purpose (%s)',
    async (script) => {
      const shell = await playing(script);
      const closed = once(shell, 'close').then(() => 'closed');
      shell.kill('SIGTERM');
      expect(await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 1500, 'goes on'))])).toBe(
        'goes on',
      );
    },
  );
});
