// What the tests need besides npm packages: a browser and a PostgreSQL. Taken where they are, else from Debian's packages
// when we may install them. Plain JavaScript, because it runs before anything is set up.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Installs what is missing and can be installed; says loudly what cannot. The tests themselves skip or fail by that. */
export function setUpTools() {
  const missing = [];
  if (!BROWSERS.some(onPath)) missing.push('chromium');
  if (process.env.CONCLAVE_TEST_DATABASE_URL === undefined && !hasPostgres()) missing.push('postgresql');
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !onPath('apt-get')) {
    console.error(`conclave: not installed, so the tests that need them are skipped: ${missing.join(', ')}`);
    return;
  }
  console.error(`conclave: installing ${missing.join(' and ')} from Debian's packages ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  apt(['update', '-qq'], env);
  apt(['install', '-y', '-qq', '--no-install-recommends', ...missing], env);
}

function apt(args, env) {
  const { status } = spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) console.error(`conclave: apt-get ${args.join(' ')} ended with code ${status}`);
}

function onPath(program) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}

/** Debian keeps the server's programs out of the path, a folder for each version. */
function hasPostgres() {
  const home = '/usr/lib/postgresql';
  if (onPath('postgres')) return true;
  return existsSync(home) && readdirSync(home).some((version) => existsSync(join(home, version, 'bin', 'postgres')));
}
