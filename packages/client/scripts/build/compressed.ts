import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = '**/*.{js,css,html,svg,json,webmanifest}';

/** Writes a .br and a .gz beside every file that is text, so that the server compresses nothing while people wait. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'conclave:compressed',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      await Promise.all(globSync(COMPRESSIBLE, { cwd: folder }).map((file) => compress(join(folder, file))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const plain = await readFile(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Promise.all([
    writeFile(`${file}.br`, await promisify(brotliCompress)(plain, quality)),
    writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 })),
  ]);
}
