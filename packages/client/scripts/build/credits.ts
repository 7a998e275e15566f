import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

export interface Credit {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly link: string | null;
}

/**
 * Writes credits.json, every package of others whose code or fonts ended up in the app, and licences.txt, which has their
 * licences in full, as they ask for. Plugins like rollup-plugin-license know modules only and would miss the fonts.
 */
export function credits(): Plugin {
  return {
    name: 'conclave:credits',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? file.moduleIds
          : file.originalFileNames.map((name) => join(this.environment.config.root, name)),
      );
      const folders = new Set(files.map(packageFolder).filter((folder) => folder !== null));
      const sorted = [...folders].sort();
      const list = sorted.map(creditOf).sort((a, b) => a.name.localeCompare(b.name));
      this.emitFile({ type: 'asset', fileName: 'credits.json', source: JSON.stringify(list) });
      this.emitFile({
        type: 'asset',
        fileName: 'licences.txt',
        source: sorted.map(licenceOf).join(`\n${'='.repeat(80)}\n\n`),
      });
    },
  };
}

/** The folder of the package of others that a file is part of; null for our own. */
function packageFolder(file: string): string | null {
  const match = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll('\\', '/'));
  const folder = match?.[1];
  return folder !== undefined && existsSync(join(folder, 'package.json')) ? folder : null;
}

function creditOf(folder: string): Credit {
  const { name, version, license, homepage, repository } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  if (typeof license !== 'string')
    throw new Error(`${dirname(folder)}: ${name} names no licence; look it up before using it`);
  return { name, version, licence: license, link: homepage ?? linkOf(repository) };
}

/** The licence of a package in full. */
function licenceOf(folder: string): string {
  const { name, version } = creditOf(folder);
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)/i.test(one));
  if (file === undefined) throw new Error(`${folder} has no licence text; look it up before using it`);
  return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}

function linkOf(repository: string | { url?: string } | undefined): string | null {
  const url = typeof repository === 'string' ? repository : repository?.url;
  if (url === undefined) return null;
  const plain = url
    .replace(/^git\+/, '')
    .replace(/\.git$/, '')
    .replace(/^git:/, 'https:');
  return plain.startsWith('https://') ? plain : null;
}
