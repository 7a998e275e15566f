// What the tests and the cluster for trying out need besides npm packages: a browser, PostgreSQL, Redis, a balancer. Taken where
// they are, else from Debian's packages when we may install them. Plain JavaScript, because it runs before anything is set up.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const REDIS = ['redis-server', 'valkey-server'];

/** Debian's name of each, and whether it is here. */
const TOOLS = {
  chromium: () => BROWSERS.some(onPath),
  postgresql: hasPostgres,
  'redis-server': () => REDIS.some(onPath),
  haproxy: () => onPath('haproxy'),
};

/** Installs what is missing and can be installed; says loudly what cannot. The tests themselves skip or fail by that. */
export function setUpTools() {
  const given = {
    postgresql: process.env.CONCLAVE_TEST_DATABASE_URL,
    'redis-server': process.env.CONCLAVE_TEST_REDIS_URL,
  };
  const missing = missingOf(['chromium', 'postgresql', 'redis-server'].filter((tool) => given[tool] === undefined));
  if (missing.length === 0) return;
  if (!isRoot() || !onPath('apt-get')) {
    console.error(`conclave: not installed, so the tests that need them are skipped: ${missing.join(', ')}`);
    return;
  }
  install(missing, []);
}

/** What the cluster for trying out runs on. Gives what is still missing: nothing is installed unless we are root or it is wished. */
export function setUpCluster(isWished) {
  const missing = missingOf(['postgresql', 'redis-server', 'haproxy']);
  if (missing.length === 0) return [];
  if (onPath('apt-get') && (isRoot() || isWished)) install(missing, isRoot() ? [] : ['sudo']);
  return missingOf(missing);
}

function missingOf(tools) {
  return tools.filter((tool) => !TOOLS[tool]());
}

function isRoot() {
  return process.getuid?.() === 0;
}

function install(tools, as) {
  console.error(`conclave: installing ${tools.join(' and ')} from Debian's packages ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...tools],
  ]) {
    const [program, ...rest] = [...as, 'apt-get', ...args];
    const { status } = spawnSync(program, rest, { env, stdio: ['inherit', 'ignore', 'inherit'] });
    if (status !== 0) console.error(`conclave: apt-get ${args.join(' ')} ended with code ${status}`);
  }
}

/** Debian keeps servers where only root's path leads. */
function onPath(program) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.some((folder) => existsSync(join(folder, program)));
}

/** Debian keeps the server's programs out of the path, a folder for each version. */
function hasPostgres() {
  const home = '/usr/lib/postgresql';
  if (onPath('postgres')) return true;
  return existsSync(home) && readdirSync(home).some((version) => existsSync(join(home, version, 'bin', 'postgres')));
}
