import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = '**/*.{js,css,html,svg,json,webmanifest}';
/** Written last: who finds it compressed, finds everything (see fresh.ts). */
const LAST = 'index.html';

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
      const files = globSync(COMPRESSIBLE, { cwd: folder }).filter((file) => file !== LAST);
      await Promise.all(files.map((file) => compress(join(folder, file))));
      await compress(join(folder, LAST));
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
