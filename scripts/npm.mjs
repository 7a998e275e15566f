// What npm does not pass on. It runs a script as `sh -c "node scripts/run.mjs ..."` and signals only the shell. Many shells (dash
// among them) stay as the parent of what they run, end at the signal and tell nobody: then our parent is gone, and that is
// all we learn of it.
import process from 'node:process';

const EVERY = 250;

/** Looked up at once: while things are set up, the parent may go. */
const parent = process.ppid;

/**
 * Calls `tell` once when npm or its shell is gone, if they run us; gives what stops the watch. Whoever starts us otherwise may leave us
 * alone on purpose (`nohup`, `setsid`, a script that goes on without us), so nothing is watched then.
 */
export function whenNpmIsGone(tell) {
  if (!isRunByNpm()) return () => {};
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    tell();
  }, EVERY);
  timer.unref();
  return () => clearInterval(timer);
}

/** By a script of our own package.json, and in the foreground. Scripts of others may start us and end. */
function isRunByNpm() {
  return /^node scripts\/run\.mjs( [\w-]+)?$/.test(process.env.npm_lifecycle_script ?? '');
}
