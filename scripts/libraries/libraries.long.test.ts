/** The libraries as somebody outside of this repository gets them: packed, installed into an empty project, used and type-checked. */
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LIBRARIES = join(ROOT, 'dist', 'libraries');
const project = mkdtempSync(join(tmpdir(), 'conclave-libraries-'));

function run(program: string, ...args: string[]): string {
  return execFileSync(program, args, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

/** The programs that docs/libraries.md shows. */
function documentedPrograms(): string[] {
  const page = readFileSync(join(ROOT, 'docs', 'libraries.md'), 'utf8');
  return [...page.matchAll(/```ts\n(.*?)```/gs)].map(([, program = '']) => program);
}

const NAMES = [
  '@conclave/kernel',
  '@conclave/rise-of-cthulhu',
  '@conclave/choose-your-god',
  '@conclave/cult-of-the-deep',
  '@conclave/among-cultists',
  '@conclave/rise-of-cthulhu/scenario',
  '@conclave/scenario',
  '@conclave/bots',
  '@conclave/fair',
];

beforeAll(() => {
  execFileSync(process.execPath, [join(ROOT, 'scripts', 'libraries', 'build.ts')], { stdio: 'ignore' });
  writeFileSync(join(project, 'package.json'), '{ "name": "empty", "type": "module" }');
  // What they depend on comes from this repository's own installation, so that the test needs no network.
  const fileOf = (owner: string, file: string) =>
    createRequire(join(ROOT, 'packages', owner, 'package.json')).resolve(file);
  for (const file of [fileOf('fair', '@noble/hashes/sha2.js'), fileOf('scenario', 'zod/package.json')]) {
    run('npm', 'pack', '--silent', '--ignore-scripts', dirname(file));
  }
  const tarballs = [LIBRARIES, project].flatMap((folder) =>
    globSync('*.tgz', { cwd: folder }).map((file) => join(folder, file)),
  );
  run('npm', 'install', '--offline', '--no-audit', '--no-fund', '--loglevel=error', ...tarballs);
}, 300_000);

afterAll(() => rmSync(project, { recursive: true }));

describe('the packed libraries', () => {
  it('hold no sources, no tests and no source paths', () => {
    const files = globSync('node_modules/@conclave/**/*.*', { cwd: project });
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => /(?<!\.d)\.ts$|\.test\./.test(file))).toEqual([]);
    const declarations = files.filter((file) => file.endsWith('.d.ts'));
    expect(declarations.filter((file) => /'\..*\.ts'/.test(readFileSync(join(project, file), 'utf8')))).toEqual([]);
  });

  it('can each be imported', () => {
    const imports = NAMES.map((name) => `console.log(Object.keys(await import('${name}')).length > 0);`);
    writeFileSync(join(project, 'imports.mjs'), imports.join('\n'));
    expect(run(process.execPath, 'imports.mjs').trim().split('\n')).toEqual(NAMES.map(() => 'true'));
  });

  it('run the programs that docs/libraries.md shows, the same game each time', () => {
    const [randomGame, matches] = documentedPrograms().map((program, i) => {
      writeFileSync(join(project, `program-${i}.ts`), program);
      return run(process.execPath, `program-${i}.ts`);
    });
    expect(randomGame).toMatch(/^\d+ choices later: won by seat [01] \(\S+\)\n$/);
    expect(run(process.execPath, 'program-0.ts')).toBe(randomGame);
    expect(matches?.trim().split('\n')).toHaveLength(5);
  });

  it('type-check them strictly, declarations included', () => {
    const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2024', '--types', 'node'];
    const typeRoots = ['--typeRoots', join(ROOT, 'node_modules', '@types')];
    const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
    const programs = documentedPrograms().map((_, i) => `program-${i}.ts`);
    expect(run(process.execPath, tsc, ...options, ...typeRoots, ...programs)).toBe('');
  });
});

describe('docs/libraries.md', () => {
  it('shows examples/random-game.ts as it is', () => {
    const [program] = documentedPrograms();
    expect(program).toBe(readFileSync(join(ROOT, 'examples', 'random-game.ts'), 'utf8'));
  });

  it('plays a random game in at most 15 lines', () => {
    const [program = ''] = documentedPrograms();
    expect(program.trim().split('\n').length).toBeLessThanOrEqual(15);
  });
});
