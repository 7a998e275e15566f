// Starts Conclave on a machine that has only Node (20 or newer), npm and git: sets up what is missing, then hands over
// to the pinned Node. Plain JavaScript without dependencies, because it runs before there are any.
//
//   node scripts/run.mjs COMMAND ...    the command line (packages/cli); `serve` builds the web client first
//   node scripts/run.mjs --check        the quick lane (types, style, unused code, quick tests), then the long one
//   node scripts/run.mjs --check quick  the quick lane alone
//   node scripts/run.mjs --cluster ...  several nodes behind a balancer, for trying out; builds the web client first
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { whenNpmIsGone } from './npm.mjs';
import { setUpCluster, setUpTools } from './tools.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const bin = join(modules, '.bin');
const onWindows = process.platform === 'win32';
const pinnedNode = join(modules, 'node', 'bin', onWindows ? 'node.exe' : 'node');

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const buildClient = [join(root, 'packages', 'client', 'scripts', 'build.ts')];

const args = process.argv.slice(2);
setUp();
const modes = { '--check': () => check(args[1]), '--cluster': tryCluster };
process.exitCode = await (modes[args[0]] ?? (() => handOver(args)))();

/** Installs the dependencies if that was never done, was interrupted, or is out of date. */
function setUp() {
  if (isSetUp()) return;
  console.error('conclave: installing the dependencies, this takes a minute and happens once ...');
  // npm may replace the Node that lies in node_modules, so it must not run on it.
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.startsWith(bin));
  // `npm ci` gives up when a registry lacks the binaries of some other platform; this installs the same locked versions.
  const { status, error } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter) },
    shell: onWindows,
    // Standard output belongs to the command that follows, which may print JSON.
    stdio: ['ignore', 2, 2],
  });
  if (status === 0 && existsSync(pinnedNode)) return;
  const reason = error?.message ?? (status === 0 ? `${pinnedNode} is missing` : `npm ended with code ${status}`);
  console.error(`conclave: the dependencies could not be installed: ${reason}`);
  process.exit(1);
}

function isSetUp() {
  // npm writes this file last, so it stands for a finished installation.
  const installed = changed(join(modules, '.package-lock.json'));
  return existsSync(pinnedNode) && installed >= changed(join(root, 'package-lock.json'));
}

function changed(file) {
  return existsSync(file) ? statSync(file).mtimeMs : -1;
}

/** Runs every check, the fast ones first. Later ones run even if an earlier one fails, so that one run shows it all. */
async function check(lane) {
  if (lane !== undefined && lane !== 'quick') {
    console.error(`conclave: there is no lane "${lane}": use --check, or --check quick`);
    return 2;
  }
  const vitest = (project) => [join(modules, 'vitest', 'vitest.mjs'), 'run', '--project', project];
  const quick = [
    ['types', [join(modules, 'typescript', 'bin', 'tsc')]],
    ['types of the client', [join(modules, 'typescript', 'bin', 'tsc'), '-p', join('packages', 'client')]],
    ['style', [join(modules, '@biomejs', 'biome', 'bin', 'biome'), 'ci', '--error-on-warnings']],
    ['unused code', [join(modules, 'knip', 'bin', 'knip.js')]],
    ['quick tests', vitest('quick')],
  ];
  const long = [
    ['client', buildClient],
    ['long tests', vitest('long')],
  ];
  if (lane !== 'quick') setUpTools();
  const checks = lane === 'quick' ? quick : [...quick, ...long];
  const failed = [];
  for (const [name, command] of checks) {
    const start = performance.now();
    const code = await runNode(command);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${code === 0 ? 'ok' : 'FAILED'}: ${name} (${seconds} s)`);
    if (code !== 0) failed.push(name);
  }
  console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`);
  return failed.length === 0 ? 0 : 1;
}

/** PostgreSQL, Redis, nodes and a balancer on this machine. */
async function tryCluster() {
  const missing = setUpCluster(args.includes('--install'));
  if (missing.length > 0) {
    console.error(
      `conclave: a cluster needs ${missing.join(', ')}: install them, or add --install (Debian's packages, with sudo)`,
    );
    return 1;
  }
  const code = await runNode(buildClient);
  if (code !== 0) return code;
  return runNode([join(root, 'scripts', 'cluster', 'main.ts'), ...args.slice(1)], { passed: SIGNALS });
}

async function handOver(rest) {
  if (rest[0] === 'serve' && !rest.includes('--help')) {
    const code = await runNode(buildClient);
    if (code !== 0) return code;
  }
  // A terminal sends Ctrl-C to both processes, a supervisor only to this one. Our own commands do not mind being told twice.
  const command = [join(root, 'packages', 'cli', 'src', 'main.ts'), ...rest];
  return runNode(command, { cwd: process.cwd(), passed: SIGNALS });
}

/** Runs the pinned Node and gives its exit code. Signals reach the child too; it decides how to end. */
function runNode(command, { cwd = root, passed = ['SIGTERM', 'SIGHUP'] } = {}) {
  const path = `${bin}${delimiter}${process.env.PATH ?? ''}`;
  const child = spawn(pinnedNode, command, { cwd, env: { ...process.env, PATH: path }, stdio: 'inherit' });
  const stopWatching = whenNpmIsGone(() => child.kill('SIGTERM'));
  const onSignal = (signal) => {
    // Now the child knows; npm may go as it likes.
    stopWatching();
    if (passed.includes(signal)) child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`conclave: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => {
      stopWatching();
      for (const signal of SIGNALS) process.off(signal, onSignal);
      resolve(code ?? 1);
    });
  });
}
