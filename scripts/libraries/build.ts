/**
 * Builds the packages that people outside of this repository can use, as JavaScript with types, and packs each of them:
 * `npm run build:libraries` fills dist/libraries with a folder and a tarball per package. The packages in the workspace
 * keep pointing at their sources, which Node runs directly; inside of node_modules it would refuse to.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OUT = join(ROOT, 'dist', 'libraries');
const COMPILED = join(OUT, 'compiled');

interface SourcePackage {
  readonly name: string;
  readonly description: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: object;
}

/** One version for all packages, and one address once the project has a public one. */
const { version, license, homepage, repository } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** Only who imports `@conclave/kernel/conformance` needs the test runner. */
const PEERS: Readonly<Record<string, object>> = {
  '@conclave/kernel': { peerDependencies: { vitest: '>=3' }, peerDependenciesMeta: { vitest: { optional: true } } },
};

rmSync(OUT, { recursive: true, force: true });
const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
execFileSync(process.execPath, [tsc, '-p', join(ROOT, 'scripts', 'libraries')], { stdio: 'inherit' });

const tarballs = globSync('*/{,*/}src', { cwd: COMPILED })
  .map((source) => source.replace(/.src$/, ''))
  .sort()
  .map(packLibrary);
rmSync(COMPILED, { recursive: true });
for (const tarball of tarballs) console.log(join('dist', 'libraries', tarball));

/** Writes the folder of one package, as npm would unpack it, and its tarball beside it. */
function packLibrary(folder: string): string {
  const source: SourcePackage = JSON.parse(readFileSync(join(ROOT, 'packages', folder, 'package.json'), 'utf8'));
  const target = join(OUT, source.name.replace('@conclave/', ''));
  mkdirSync(target);
  cpSync(join(COMPILED, folder, 'src'), join(target, 'dist'), { recursive: true });
  for (const file of globSync('dist/**/*.d.ts', { cwd: target })) pointAtJavaScript(join(target, file));
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifestOf(folder, source), null, 2)}\n`);
  writeFileSync(join(target, 'README.md'), readmeOf(source));
  cpSync(join(ROOT, 'LICENSE'), join(target, 'LICENSE'));
  const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', target], {
    cwd: OUT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(packed)[0].filename;
}

/** The compiler leaves `./state.ts` in declarations, which only its newer versions read as `./state.d.ts`. */
function pointAtJavaScript(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/((?:from|import)\s*\(?\s*')(\.[^']*)\.ts'/g, "$1$2.js'"));
}

/** Our own packages in the same version. */
function pinned(dependencies: Readonly<Record<string, string>>): object {
  const isOurs = (other: string) => other.startsWith('@conclave/');
  return Object.fromEntries(
    Object.entries(dependencies).map(([other, range]) => [other, isOurs(other) ? version : range]),
  );
}

function manifestOf(folder: string, source: SourcePackage): object {
  const { name, description, exports, dependencies = {}, peerDependencies, peerDependenciesMeta } = source;
  return {
    name,
    version,
    description,
    license,
    homepage,
    repository: repository && { ...repository, directory: `packages/${folder}` },
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    files: ['dist'],
    exports: Object.fromEntries(Object.entries(exports).map(([door, file]) => [door, builtDoor(file)])),
    dependencies: pinned(dependencies),
    peerDependencies: peerDependencies && pinned(peerDependencies),
    peerDependenciesMeta,
    ...PEERS[name],
  };
}

function builtDoor(source: string): { types: string; default: string } {
  const built = source.replace('./src/', './dist/').replace(/\.ts$/, '');
  return { types: `${built}.d.ts`, default: `${built}.js` };
}

function readmeOf({ name, description }: SourcePackage): string {
  const example = readFileSync(join(ROOT, 'examples', 'random-game.ts'), 'utf8').trim();
  return `# ${name}

${description}

A random game of Rise of Cthulhu, with \`@conclave/kernel\` and \`@conclave/rise-of-cthulhu\`:

\`\`\`ts
${example}
\`\`\`

A library of ${homepage === undefined ? 'Conclave' : `[Conclave](${homepage})`}, the table for games of cults. MIT licence.
`;
}
